from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

import longhouse
from longhouse import Match
from tests.patience import PATIENCE
from tests.server.running import Running, Visitor, actor_of, client, table_of


def test_a_guest_plays_a_whole_game_against_bots(open_server: Callable[..., Running], database: str) -> None:
    server = open_server(database=database)
    table, (astrid,) = table_of(server, 1, bots=2)
    deadline = time.monotonic() + PATIENCE
    while (shown := astrid.look(table))["stage"] == "playing":
        assert time.monotonic() < deadline
        if shown["position"]["legal"]:
            code = shown["position"]["legal"][-1]["code"]
            assert astrid.do(table, "move", shown["seq"], codes=[code]).status_code == 200
        else:
            time.sleep(0.005)
    assert shown["winners"] == shown["position"]["view"]["winners"]
    file = astrid.get(f"/api/tables/{table}/file")
    assert list(Match.from_json(file.content).scores) == shown["scores"]
    again = astrid.post("/api/tables/files", file.json()).json()
    assert (again["stage"], again["scores"]) == ("over", shown["scores"])
    on = astrid.post(f"/api/tables/{table}/play_on", {"position": 10}).json()
    assert (on["stage"], on["goes_on"]) == ("open", True)


def test_friends_join_by_link_and_others_do_not_see_the_table(server: Running) -> None:
    astrid, bjorn, stranger = server.guest("Astrid"), server.guest("Bjorn"), server.guest("Loki")
    table = astrid.set_up(2)
    assert bjorn.get(f"/api/tables/{table['id']}").status_code == 404
    assert bjorn.look(table["id"], key=table["invitations"][1])["stage"] == "open"
    assert stranger.look(table["id"], key=table["watch"])["seat"] is None
    assert stranger.do(table["id"], "sit").status_code == 404
    assert bjorn.do(table["id"], "sit", invitation=table["invitations"][1]).status_code == 200
    assert bjorn.look(table["id"])["invitations"] is None
    astrid.do(table["id"], "start")
    assert stranger.get(f"/api/tables/{table['id']}", key=table["invitations"][1]).status_code == 404


def test_the_lobby_and_my_tables_with_my_turn_first(server: Running) -> None:
    table, visitors = table_of(server, 2, public=True)
    actor = actor_of(table, visitors)
    later = actor.set_up(2, public=True)
    mine = actor.get("/api/me/tables").json()
    assert [(row["id"], row["your_turn"]) for row in mine] == [(table, True), (later["id"], False)]
    listed = {row["id"]: row for row in Visitor(server.url).get("/api/tables").json()}
    assert listed[later["id"]]["free_seats"] == 1
    assert listed[table]["stage"] == "playing"


def test_a_repeated_command_gets_the_first_answer(open_server: Callable[..., Running], database: str) -> None:
    server = open_server(database=database)
    table, visitors = table_of(server)
    actor = actor_of(table, visitors)
    shown = actor.look(table)
    code = shown["position"]["legal"][0]["code"]
    first = actor.do(table, "move", shown["seq"], id="once", codes=[code])
    again = actor.do(table, "move", shown["seq"], id="once", codes=[code])
    assert first.json() == {**again.json(), "repeated": False}
    assert again.json()["repeated"]
    assert len([h for h in actor.get(f"/api/tables/{table}/log").json() if h["kind"] == "moved"]) == 1


def test_positions_are_shown_as_the_seat_knew_them(server: Running) -> None:
    table, visitors = table_of(server)
    views = []
    for _ in range(5):
        views.append(visitors[0].look(table)["position"]["view"])
        assert actor_of(table, visitors).answer(table).status_code == 200
    for n, view in enumerate(views):
        assert visitors[0].get(f"/api/tables/{table}/positions/{n}").json()["view"] == view
    assert visitors[0].get(f"/api/tables/{table}/positions/99").status_code == 400


def test_reasons_are_for_the_one_who_must_answer(server: Running) -> None:
    table, visitors = table_of(server)
    actor = actor_of(table, visitors)
    other = next(visitor for visitor in visitors if visitor is not actor)
    legal = {action["code"] for action in actor.look(table)["position"]["legal"]}
    illegal = next(code for code in range(300) if code not in legal)
    assert "message" in actor.get(f"/api/tables/{table}/why_not/{illegal}").json()
    assert actor.get(f"/api/tables/{table}/why_not/{min(legal)}").json() == {"message": None}
    assert other.get(f"/api/tables/{table}/why_not/{illegal}").status_code == 409


def test_an_answer_that_no_question_has_gets_no_reason(server: Running) -> None:
    table, visitors = table_of(server)
    size = longhouse.game("vikings_on_board").room.answers.size
    actor = actor_of(table, visitors)
    assert actor.get(f"/api/tables/{table}/why_not/{size - 1}").status_code == 200
    assert actor.get(f"/api/tables/{table}/why_not/{size}").status_code == 400


def test_a_rematch_is_a_new_table_made_at_once(server: Running) -> None:
    table, (astrid, bjorn) = table_of(server)
    assert astrid.do(table, "resign").status_code == 200
    astrid.do(table, "rematch")
    bjorn.do(table, "rematch")
    again = bjorn.look(bjorn.look(table)["rematch"])
    assert [seat["name"] for seat in again["seats"]] == ["Bjorn", "Astrid"]
    assert again["rematch_of"] == table


def test_clocks_run_while_nobody_does_anything(open_server: Callable[..., Running]) -> None:
    server = open_server(fake_clock=True)
    table, visitors = table_of(server, clock={"kind": "live", "seconds": 60, "increment": 0})
    slow = visitors[0].look(table)["position"]["turn"]
    server.now += 61_000
    deadline = time.monotonic() + PATIENCE
    while not (shown := visitors[0].look(table))["seats"][slow]["replaced"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert shown["seats"][slow]["level"] == "random"


# ---------------------------------------------------------------------- sockets
def test_a_socket_greets_acknowledges_and_tells(server: Running) -> None:
    table, visitors = table_of(server)
    sockets = [visitor.socket(table) for visitor in visitors]
    greetings = [socket.next("table")["table"] for socket in sockets]
    turn = greetings[0]["position"]["turn"]
    code = greetings[turn]["position"]["legal"][0]["code"]
    assert greetings[1 - turn]["position"]["legal"] == []
    sockets[turn].send("move", greetings[turn]["seq"], id="a", codes=[code])
    frames = [sockets[turn].next() for _ in range(2)]
    while frames[0]["type"] == "presence":
        frames = [frames[1], sockets[turn].next()]
    assert [frame["type"] for frame in frames] == ["ack", "happened"]
    told = sockets[1 - turn].next("happened")
    assert told["entries"][0]["kind"] == "moved"
    assert "codes" not in told["entries"][0]
    assert frames[1]["entries"][0]["codes"] == [code]
    assert told["seq"] == frames[1]["seq"] == frames[0]["seq"]
    sockets[0].raw('{"ping": 7}')
    assert sockets[0].next("pong") == {"type": "pong", "pong": 7}
    for socket in sockets:
        socket.close()


def test_a_socket_resumes_where_it_left_off(server: Running) -> None:
    table, visitors = table_of(server)
    socket = visitors[0].socket(table)
    known = socket.next("table")["table"]["seq"]
    socket.close()
    for _ in range(4):
        actor_of(table, visitors).answer(table)
    back = visitors[0].socket(table, since=known)
    now = back.next("table")["table"]["seq"]
    missed = back.next("happened")
    assert [entry["seq"] for entry in missed["entries"]] == list(range(known + 1, now + 1))
    assert missed["entries"] == visitors[0].get(f"/api/tables/{table}/log", since=known).json()
    back.close()


def test_presence_and_a_watcher_who_cannot_act(server: Running) -> None:
    astrid = server.guest("Astrid")
    table = astrid.set_up(2, public=True)
    sitting = astrid.socket(table["id"])
    watcher = Visitor(server.url).socket(table["id"], origin=None)
    assert watcher.next("presence") == {"type": "presence", "seats": [0], "watching": 1}
    watcher.send("say", text="hello")
    assert watcher.next("error")["code"] == "unauthorized"
    watcher.close()
    while sitting.next("presence")["watching"]:
        pass
    sitting.close()


def test_who_watches_and_then_sits_down_is_no_watcher_any_more(server: Running) -> None:
    astrid, bjorn = server.guest("Astrid"), server.guest("Bjorn")
    table = astrid.set_up(2, public=True)
    host, friend = astrid.socket(table["id"]), bjorn.socket(table["id"])
    while host.next("presence") != {"type": "presence", "seats": [0], "watching": 1}:
        pass
    bjorn.do(table["id"], "sit")
    assert host.next("presence") == {"type": "presence", "seats": [0, 1], "watching": 0}
    bjorn.do(table["id"], "leave")
    assert host.next("presence") == {"type": "presence", "seats": [0], "watching": 1}
    for socket in (host, friend):
        socket.close()


def test_an_event_stream_carries_the_same_frames(server: Running) -> None:
    table, visitors = table_of(server)
    with visitors[0].http.stream("GET", f"/api/tables/{table}/events", params={"since": 0}) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        while not (line := next(lines)).startswith("data: "):
            pass
        assert '"type":"table"' in line
        while '"type":"happened"' not in (line := next(lines)):
            pass
        assert '"kind":"started"' in line


def test_an_event_stream_that_is_read_does_not_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it has told: only who does not read is let go."""
    monkeypatch.setattr("longhouse.server.listeners.MOST_WAITING", 4)
    table, (astrid, bjorn) = table_of(server)
    with astrid.http.stream("GET", f"/api/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        for n in range(8):
            assert bjorn.do(table, "say", text=f"word {n}").status_code == 200
            assert any(f"word {n}" in line for line in lines)


def test_a_socket_that_cannot_be_sent_to_at_once_is_told_all_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longhouse.server.routes.sockets.AT_ONCE", "under a server that offers nothing of the kind")
    table, (astrid, bjorn) = table_of(server)
    socket = astrid.socket(table)
    assert socket.next()["type"] == "table"
    for n in range(3):
        bjorn.do(table, "say", text=f"word {n}")
        assert socket.next("happened")["entries"][0]["text"] == f"word {n}"
    socket.close()


def test_an_event_stream_goes_on_behind_the_last_event_that_was_had(server: Running) -> None:
    table, visitors = table_of(server)
    known = visitors[0].look(table)["seq"]
    visitors[0].do(table, "say", text="well met")
    headers = {"last-event-id": str(known)}
    with visitors[0].http.stream("GET", f"/api/tables/{table}/events", headers=headers) as stream:
        lines = stream.iter_lines()
        greeting = [next(lines) for _ in range(8)]
    assert [line[:12] for line in greeting] == [f"id: {known + 1}", 'data: {"type', ""] * 2 + ['data: {"type', ""]
    assert '"type":"table"' in greeting[1]
    assert '"type":"happened"' in greeting[4]
    assert ('"kind":"said"' in greeting[4], '"kind":"started"' in greeting[4]) == (True, False)
    assert '"type":"presence"' in greeting[6]


def test_tokens_let_an_outside_bot_act(server: Running) -> None:
    astrid = server.guest("Astrid")
    made = astrid.post("/api/me/tokens", {"label": "my bot"}).json()
    assert [token["label"] for token in astrid.get("/api/me/tokens").json()] == ["my bot"]
    with client(server.url, headers={"authorization": f"Bearer {made['token']}"}) as bot:
        assert bot.get("/api/me").json()["id"] == astrid.id
        new = {"game": "vikings_on_board", "players": 2}
        assert bot.post("/api/tables", json=new).status_code == 201
        gone = astrid.http.delete(f"/api/me/tokens/{made['id']}", headers={"x-form-key": astrid.form_key})
        assert gone.status_code == 204
        assert bot.get("/api/me").status_code == 401


# ---------------------------------------------------------------------- accounts
def test_an_account_keeps_a_guests_games_and_takes_over_anothers(server: Running) -> None:
    password = {"login": "Astrid", "password": "a long enough password"}
    astrid = server.guest("Astrid")
    first = astrid.set_up(2)["id"]
    assert astrid.post("/api/account", password).status_code == 201
    assert astrid.post("/api/account", password).status_code == 409
    assert server.guest("Loki").post("/api/account", password).json()["code"] == "login_taken"
    phone = server.guest("Astrid on the phone")
    second = phone.set_up(2)["id"]
    assert phone.post("/api/login", {**password, "password": "something wrong"}).json()["code"] == "wrong_password"
    assert phone.post("/api/login", password).status_code == 200
    assert phone.get("/api/me").json()["id"] == astrid.id
    assert {row["id"] for row in phone.get("/api/me/tables").json()} == {first, second}
    assert phone.look(second)["hosting"]
    assert phone.look(second)["seats"][0]["name"] == "Astrid"
    assert phone.post("/api/logout").status_code == 204
    assert phone.get("/api/me").status_code == 401


def test_names_are_one_line_of_visible_characters(server: Running) -> None:
    astrid = server.guest("Astrid")
    for name in ("", "   ", "a\nb", "x" * 41, "nul\0", "\u202eevil"):
        assert astrid.put("/api/me", {"name": name}).status_code == 400, repr(name)
    assert astrid.put("/api/me", {"name": " <b>Æthel</b> "}).json()["name"] == "<b>Æthel</b>"


def test_health_metrics_words_and_the_page_of_the_api(server: Running) -> None:
    visitor = Visitor(server.url)
    assert visitor.get("/health").json()["status"] == "ok"
    table_of(server)
    page = visitor.get("/metrics").text
    assert 'longhouse_entries_total{kind="started"} 1.0' in page
    assert "longhouse_commit_seconds_count" in page
    assert "ask-" in visitor.get("/api/games/vikings_on_board/words/fr").text
    assert visitor.get("/api/games/vikings_on_board/words/xx").status_code == 404
    assert "/api/tables/{table_id}/commands" in visitor.get("/api/docs").text
    assert "<title>Longhouse</title>" in visitor.get("/").text


def test_commits_are_counted_by_powers_of_two(server: Running) -> None:
    page = Visitor(server.url).get("/metrics").text
    groups = re.findall(r'longhouse_commit_group_bucket\{le="(.+?)"\}', page)
    assert groups == [*(f"{2**n}.0" for n in range(9)), "+Inf"]


def test_the_server_is_set_by_its_options(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    from longhouse.server.cli import app

    with pytest.raises(SystemExit):
        app(["--help"], standalone_mode=True)
    told = capsys.readouterr().out
    for option in ("--host", "--port", "--data", "--database-url", "--public-url", "--trusted-proxies", "--bots"):
        assert option in told
