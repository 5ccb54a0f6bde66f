from __future__ import annotations

import itertools
import json
import random

import msgspec
import pytest

import longhouse
from longhouse import tables
from longhouse.tables import commands as ask
from longhouse.tables import errors
from longhouse.tables import events as log
from longhouse.tables.clocks import DaysClock, LiveClock
from longhouse.tables.deciding import new_token
from longhouse.tables.files import export_table, import_events, play_on_events
from longhouse.tables.settings import Settings
from longhouse.tables.showing import show_entries, show_match, show_table
from longhouse.tables.table import SNAPSHOT_EVERY, Table
from tests.tables.playing import PEOPLE, Sitting, chains, unsealed_answer


def kinds(events: list[log.TableEvent]) -> list[str]:
    return [str(type(event).__struct_config__.tag) for event in events]


# ---------------------------------------------------------------------- setting up
def test_the_host_has_the_first_seat_and_one_invitation_for_each() -> None:
    table = Sitting(3).table
    assert table.seats[0].person == "astrid"
    assert len({*table.invitations, table.watch}) == 4


def test_no_name_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-mAbc", "--x", "a-bc"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_token() == "a-bc"


def test_an_invitation_is_for_its_seat() -> None:
    sitting = Sitting(3)
    sitting.do("bjorn", ask.Sit(invitation=sitting.table.invitations[2]))
    assert sitting.table.seat_of("bjorn") == 2
    with pytest.raises(errors.SeatTaken):
        sitting.do("cnut", ask.Sit(invitation=sitting.table.invitations[2]))
    with pytest.raises(errors.SeatTaken):
        sitting.do("bjorn", ask.Sit(invitation=sitting.table.invitations[1]))
    with pytest.raises(errors.NotAllowed):
        sitting.do("cnut", ask.Sit(invitation="guessed"))
    with pytest.raises(errors.NotAllowed):
        sitting.do("cnut", ask.Sit(seat=1))


def test_anybody_sits_at_a_public_table_until_it_is_full() -> None:
    sitting = Sitting(2, public=True)
    sitting.do("bjorn", ask.Sit())
    assert sitting.table.seat_of("bjorn") == 1
    with pytest.raises(errors.SeatTaken):
        sitting.do("cnut", ask.Sit())


def test_bots_by_level_and_emptied_seats() -> None:
    sitting = Sitting(2)
    sitting.do("astrid", ask.SeatBot(1, "random"))
    with pytest.raises(errors.BadSetting):
        sitting.do("astrid", ask.SeatBot(1, "berserk"))
    with pytest.raises(errors.BadSetting):
        sitting.do("astrid", ask.SeatBot(5))
    with pytest.raises(errors.SeatTaken):
        sitting.do("astrid", ask.SeatBot(0))
    sitting.do("astrid", ask.RemovePlayer(1))
    assert sitting.table.seats[1].empty
    with pytest.raises(errors.NotNow):
        sitting.do("astrid", ask.RemovePlayer(1))


def test_only_the_host_sets_up_and_starts() -> None:
    sitting = Sitting(2).fill()
    for command in (ask.Start(), ask.SeatBot(1), ask.RemovePlayer(1), ask.Change({}, Settings()), ask.Archive()):
        with pytest.raises(errors.NotAllowed):
            sitting.do("bjorn", command)
    sitting.do("astrid", ask.Start())
    assert sitting.table.stage is tables.Stage.PLAYING


def test_a_table_with_an_empty_seat_cannot_start() -> None:
    with pytest.raises(errors.NotNow):
        Sitting(2).do("astrid", ask.Start())


def test_options_are_checked_and_changed_before_the_start() -> None:
    sitting = Sitting(2)
    sitting.do("astrid", ask.Change({"edition": "fr"}, Settings(end_turn="explicit")))
    assert sitting.table.options["edition"] == "fr"
    with pytest.raises(errors.BadSetting):
        sitting.do("astrid", ask.Change({"edition": "xx"}, Settings()))
    with pytest.raises(errors.BadSetting):
        Sitting(9)
    with pytest.raises(errors.BadSetting):
        Sitting(2, game="chess")
    sitting.begin()
    with pytest.raises(errors.NotNow):
        sitting.do("astrid", ask.Change({}, Settings()))


def test_what_is_for_another_stage_is_refused() -> None:
    sitting = Sitting(2).fill()
    for early in (ask.EndTurn(), ask.Undo(), ask.Redo(), ask.Agree(), ask.Return(), ask.Vote(1), ask.Resign()):
        with pytest.raises(errors.NotNow):
            sitting.do("astrid", early)
    sitting.do("astrid", ask.Start())
    for late in (ask.Sit(), ask.SeatBot(1), ask.RemovePlayer(1), ask.Change({}, Settings()), ask.Start()):
        with pytest.raises(errors.NotNow):
            sitting.do("astrid", late)


def test_a_seat_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(errors.BadSetting, match=r"there is no seat 2: use 0 to 1$"):
        Sitting(2).do("astrid", ask.SeatBot(2))


# ---------------------------------------------------------------------- answers
def test_the_score_sheet_is_shown_at_any_time_where_nothing_that_counts_is_hidden() -> None:
    open_game, secret_game = Sitting(2, game="knarr").begin(bots=1), Sitting(2).begin(bots=1)
    for sitting, shown in ((open_game, True), (secret_game, False)):
        position = show_table(sitting.table, "astrid").position
        assert position is not None
        assert (position.score_sheets is not None) == shown
    ended = show_table(secret_game.play_out().table, "astrid").position
    assert ended is not None
    assert ended.score_sheets is not None


def test_a_whole_game_ends_with_the_rules_scores() -> None:
    sitting = Sitting(3).begin(bots=1).play_out()
    table = sitting.table
    assert table.result is not None
    assert table.result.scores == table.match.scores
    assert table.result.winners == table.match.winners
    replayed = longhouse.Match.from_json(json.dumps(export_table(table)))
    assert replayed.state_bytes() == table.match.state_bytes()


def test_answers_of_others_illegal_ones_and_old_ones_change_nothing() -> None:
    sitting = Sitting(2).begin()
    table = sitting.table
    other = next(person for person in PEOPLE[:2] if person != sitting.actor)
    before = table.fingerprint()
    with pytest.raises(errors.NotYourTurn):
        sitting.do(other, ask.Move((table.match.legal_codes[0],)))
    with pytest.raises(errors.RuleBroken):
        sitting.do(sitting.actor, ask.Move((10**6,)))
    with pytest.raises(errors.NotAllowed):
        sitting.do("cnut", ask.Move((table.match.legal_codes[0],)))
    with pytest.raises(errors.Stale):
        sitting.do(sitting.actor, ask.Move((table.match.legal_codes[0],)), expected=None)
    with pytest.raises(errors.Stale):
        sitting.do(sitting.actor, ask.Move((table.match.legal_codes[0],)), expected=table.moved_seq - 1)
    assert table.fingerprint() == before == sitting.refolded().fingerprint()


def test_chat_does_not_make_an_answer_stale() -> None:
    sitting = Sitting(2).begin()
    known = sitting.table.seq
    sitting.do("bjorn", ask.Say("Skål!"))
    sitting.do(sitting.actor, ask.Move((sitting.table.match.legal_codes[0],)), expected=known)


def test_several_answers_are_given_whole_or_not_at_all() -> None:
    sitting = Sitting(2).begin()
    table, seat = sitting.table, sitting.table.turn
    codes: list[int] = []
    trial = table.match.copy()
    while trial.actor == seat:
        codes.append(trial.legal_codes[0])
        trial.play(codes[-1])
    before = table.fingerprint()
    with pytest.raises(errors.NotYourTurn):
        sitting.do(sitting.actor, ask.Move((*codes, trial.legal_codes[0])))
    assert table.fingerprint() == before
    sitting.do(sitting.actor, ask.Move(tuple(codes)))
    assert table.match.state_bytes() == trial.state_bytes()


# ---------------------------------------------------------------------- undo
def test_own_answers_are_taken_back_and_given_again() -> None:
    sitting = Sitting(2).begin()
    seat = unsealed_answer(sitting, passes_on=False)
    table, person = sitting.table, sitting.table.seats[seat].person
    after, given = table.match.state_bytes(), table.codes[-1]
    assert kinds(sitting.do(person, ask.Undo())) == ["undone"]
    assert table.match.state_bytes() != after
    assert kinds(sitting.do(person, ask.Redo())) == ["redone"]
    assert (table.match.state_bytes(), table.codes[-1]) == (after, given)
    with pytest.raises(errors.CannotTakeBack):
        sitting.do(person, ask.Redo())


def test_answers_are_given_again_in_the_order_in_which_they_were_given() -> None:
    sitting = Sitting(2, game="feast_for_odin").begin()
    codes = next(chains(sitting, 3))
    table, person = sitting.table, sitting.actor
    states = [table.match.state_bytes()]
    for code in codes:
        sitting.do(person, ask.Move((code,)))
        states.append(table.match.state_bytes())
    for state in states[-2::-1]:
        sitting.do(person, ask.Undo())
        assert table.match.state_bytes() == state
    for state in states[1:]:
        sitting.do(person, ask.Redo())
        assert table.match.state_bytes() == state


def test_once_the_turn_has_passed_the_others_are_asked() -> None:
    sitting = Sitting(3).begin()
    seat = unsealed_answer(sitting, passes_on=True)
    table = sitting.table
    person, (first, second) = PEOPLE[seat], [p for n, p in enumerate(PEOPLE[:3]) if n != seat]
    assert kinds(sitting.do(person, ask.Undo())) == ["asked"]
    with pytest.raises(errors.NotAllowed):
        sitting.do(person, ask.Agree())
    sitting.do(first, ask.Refuse())
    with pytest.raises(errors.NotNow):
        sitting.do(first, ask.Agree())
    sitting.do(person, ask.Undo())
    assert kinds(sitting.do(first, ask.Agree())) == ["agreed"]
    with pytest.raises(errors.NotAllowed):
        sitting.do(first, ask.Agree())
    assert kinds(sitting.do(second, ask.Agree())) == ["agreed", "undone"]
    assert table.turn == seat


def test_nothing_is_taken_back_across_another_players_answer_or_where_the_host_forbids_it() -> None:
    sitting = Sitting(2).begin()
    seat = unsealed_answer(sitting, passes_on=True)
    sitting.answer()
    with pytest.raises(errors.CannotTakeBack):
        sitting.do(PEOPLE[seat], ask.Undo())
    strict = Sitting(2, undo="never").begin()
    with pytest.raises(errors.CannotTakeBack):
        strict.do(PEOPLE[unsealed_answer(strict, passes_on=False)], ask.Undo())


def test_nothing_is_taken_back_across_a_seal() -> None:
    sitting = Sitting(2).begin()
    choose = random.Random(5)
    while True:
        person = sitting.actor
        (moved, *_) = sitting.answer(choose)
        assert isinstance(moved, log.Moved)
        if moved.sealed and sitting.table.turn is not None:
            break
    with pytest.raises(errors.CannotTakeBack):
        sitting.do(person, ask.Undo())


def test_an_explicit_end_of_turn_holds_the_next_player_back() -> None:
    sitting = Sitting(2, end_turn="explicit").begin()
    seat = unsealed_answer(sitting, passes_on=True)
    table, person, other = sitting.table, PEOPLE[seat], PEOPLE[1 - seat]
    assert table.waiting_for == seat != table.turn
    with pytest.raises(errors.TurnNotEnded):
        sitting.do(other, ask.Move((table.match.legal_codes[0],)))
    with pytest.raises(errors.NotYourTurn):
        sitting.do(person, ask.Move((table.match.legal_codes[0],)))
    with pytest.raises(errors.NotYourTurn):
        sitting.do(other, ask.EndTurn())
    assert kinds(sitting.do(person, ask.Undo())) == ["undone"]
    assert table.turn == seat
    sitting.do(person, ask.Redo())
    assert kinds(sitting.do(person, ask.EndTurn())) == ["turn_ended"]
    with pytest.raises(errors.CannotTakeBack):
        sitting.do(person, ask.Undo())
    sitting.do(other, ask.Move((table.match.legal_codes[0],)))


# ---------------------------------------------------------------------- leaving and clocks
def test_a_leaver_is_replaced_after_a_time_and_may_come_back() -> None:
    sitting = Sitting(2, patience=60).begin()
    sitting.do("bjorn", ask.Leave())
    assert sitting.table.deadline == sitting.now + 60_000
    assert sitting.tick(59) == []
    assert sitting.tick(1) == [log.Replaced(1, "random", "left")]
    assert sitting.table.seats[1].level == "random"
    sitting.do("bjorn", ask.Return())
    assert sitting.table.seats[1].played_by_person
    assert sitting.tick(1000) == []


def test_the_others_vote_on_a_leaver() -> None:
    sitting = Sitting(3).begin()
    with pytest.raises(errors.NotNow):
        sitting.do("astrid", ask.Vote(2))
    sitting.do("cnut", ask.Leave())
    assert kinds(sitting.do("astrid", ask.Vote(2))) == ["voted"]
    with pytest.raises(errors.NotNow):
        sitting.do("astrid", ask.Vote(2))
    with pytest.raises(errors.NotAllowed):
        sitting.do("cnut", ask.Vote(2))
    assert kinds(sitting.do("bjorn", ask.Vote(2))) == ["voted", "replaced"]


def test_who_keeps_all_waiting_can_be_voted_out() -> None:
    sitting = Sitting(2, patience=60).begin()
    slow = sitting.table.turn
    assert slow is not None
    sitting.now += 60_000
    assert kinds(sitting.do(PEOPLE[1 - slow], ask.Vote(slow))) == ["voted", "replaced"]


def test_nobody_is_voted_out_before_their_time_is_up() -> None:
    sitting = Sitting(2, patience=60).begin()
    slow = sitting.table.turn
    assert slow is not None
    sitting.now += 59_999
    with pytest.raises(errors.NotNow):
        sitting.do(PEOPLE[1 - slow], ask.Vote(slow))


def test_votes_on_who_keeps_all_waiting_are_void_once_they_have_answered() -> None:
    sitting = Sitting(3, patience=60).begin()
    slow = sitting.table.turn
    assert slow is not None
    first, second = (person for n, person in enumerate(PEOPLE[:3]) if n != slow)
    sitting.now += 60_000
    assert kinds(sitting.do(first, ask.Vote(slow))) == ["voted"]
    while sitting.table.turn == slow:
        sitting.answer()
    while sitting.table.turn != slow:
        sitting.answer()
    sitting.now += 60_000
    assert kinds(sitting.do(second, ask.Vote(slow))) == ["voted"]


def test_a_live_clock_runs_for_the_one_who_must_answer() -> None:
    sitting = Sitting(2, clock=LiveClock(60, 5)).begin()
    seat = sitting.table.turn
    assert seat is not None
    sitting.now += 20_000
    assert sitting.table.time_left(seat, sitting.now) == 40_000
    assert sitting.table.time_left(1 - seat, sitting.now) == 60_000
    while sitting.table.turn == seat:
        sitting.answer()
    assert sitting.table.time_left(seat, sitting.now) == 45_000
    assert sitting.table.deadline == sitting.now + 60_000
    assert sitting.tick(59.999) == []
    assert sitting.tick(0.001) == [log.Replaced(1 - seat, "random", "time")]


def test_a_clock_of_days_is_for_each_turn() -> None:
    sitting = Sitting(2, clock=DaysClock(2)).begin()
    seat = sitting.table.turn
    assert sitting.tick(2 * 86_400 - 1) == []
    while sitting.table.turn == seat:
        sitting.answer()
    assert sitting.tick(2 * 86_400 - 1) == []
    assert kinds(sitting.tick(1)) == ["replaced"]


def test_who_comes_back_has_a_whole_turn_before_them() -> None:
    sitting = Sitting(2, clock=DaysClock(2)).begin()
    slow = sitting.table.turn
    assert slow is not None
    assert kinds(sitting.tick(2 * 86_400)) == ["replaced"]
    sitting.now += 3_600_000
    sitting.do(PEOPLE[slow], ask.Return())
    assert sitting.table.deadline == sitting.now + 2 * 86_400_000


def test_resigning_ends_a_game_of_two() -> None:
    sitting = Sitting(2).begin()
    assert kinds(sitting.do("astrid", ask.Resign())) == ["resigned", "ended"]
    assert sitting.table.result is not None
    assert sitting.table.result.winners == (1,)
    with pytest.raises(errors.NotNow):
        sitting.do("bjorn", ask.Resign())


def test_resigning_among_three_leaves_the_seat_to_a_bot_that_cannot_win() -> None:
    for seed in range(3):
        sitting = Sitting(3)
        sitting.seed = seed
        sitting.begin()
        assert kinds(sitting.do("astrid", ask.Resign())) == ["resigned", "replaced"]
        with pytest.raises(errors.NotAllowed):
            sitting.do("astrid", ask.Return())
        sitting.play_out(seed)
        assert sitting.table.result is not None
        assert 0 not in sitting.table.result.winners
        assert sitting.table.result.winners


def test_the_best_of_the_others_win_when_the_rules_name_one_who_resigned() -> None:
    for seed in range(40):
        sitting = Sitting(3).begin()
        sitting.do("astrid", ask.Resign())
        table = sitting.play_out(seed).table
        if table.match.winners == (0,):
            break
    assert table.match.winners == (0,)
    _, *others = table.match.scores
    assert table.result is not None
    assert table.result.winners == tuple(n for n, score in enumerate(others, start=1) if score == max(others))
    assert len(set(others)) == 2, "one of them is better than the other"


# ---------------------------------------------------------------------- talk, notes, rematch, archive
def test_chat_is_for_all_and_notes_are_for_oneself() -> None:
    sitting = Sitting(2).begin()
    sitting.do("bjorn", ask.Say("<b>hej</b>"))
    sitting.do("bjorn", ask.Note("watch the knarr"))
    with pytest.raises(errors.NotAllowed):
        sitting.do("cnut", ask.Say("let me in"))
    shown = {person: show_table(sitting.table, person) for person in ("astrid", "bjorn", "cnut")}
    assert [said.text for said in shown["cnut"].chat] == ["<b>hej</b>"]
    assert (shown["astrid"].note, shown["bjorn"].note) == ("", "watch the knarr")
    seen = {person: show_entries(sitting.table, sitting.log, person) for person in ("astrid", "bjorn")}
    assert [h.text for h in seen["bjorn"] if h.kind == "noted"] == ["watch the knarr"]
    assert not [h for h in seen["astrid"] if h.kind == "noted"]


def test_the_last_two_hundred_words_are_kept() -> None:
    sitting = Sitting(2)
    for n in range(203):
        sitting.do("astrid", ask.Say(f"{n}"))
    assert [said.text for said in show_table(sitting.table, "astrid").chat] == [f"{n}" for n in range(3, 203)]


def test_a_rematch_is_made_when_all_people_want_it() -> None:
    sitting = Sitting(3).begin(bots=1).play_out()
    assert kinds(sitting.do("astrid", ask.Rematch())) == ["rematch_wanted"]
    events = sitting.do("bjorn", ask.Rematch())
    assert kinds(events) == ["rematch_wanted", "rematch_made"]
    again = Table("again")
    for event in tables.rematch_events(sitting.table, sitting.asker("astrid")):
        again.fold(log.Entry(again.seq + 1, sitting.now, "astrid", event))
    assert [seat.person or seat.level for seat in again.seats] == ["bjorn", "random", "astrid"]
    assert (again.host, again.rematch_of) == ("astrid", "here")


def test_an_archived_table_can_only_be_looked_at() -> None:
    sitting = Sitting(2).begin()
    with pytest.raises(errors.NotNow):
        sitting.do("astrid", ask.Archive())
    sitting.play_out().do("astrid", ask.Archive())
    with pytest.raises(errors.NotNow):
        sitting.do("astrid", ask.Say("anybody?"))
    assert show_table(sitting.table, "bjorn").archived


def test_an_account_takes_over_a_guests_seat_host_right_and_note() -> None:
    sitting = Sitting(2).begin()
    sitting.do("astrid", ask.Note("mine"))
    sitting.append("", tables.hand_over(sitting.table, "astrid", "account", "Astrid the Wise"))
    assert sitting.table.seat_of("account") == 0
    assert sitting.table.host == "account"
    assert show_table(sitting.table, "account").note == "mine"
    assert tables.hand_over(sitting.table, "bjorn", "account", "x") == []
    assert tables.hand_over(sitting.table, "stranger", "cnut", "x") == []


def test_a_seat_without_a_host_right_and_a_host_right_without_a_seat_are_handed_over() -> None:
    sitting = Sitting(2).fill()
    assert tables.hand_over(sitting.table, "bjorn", "account", "B") == [log.Handed("bjorn", "account", "B")]
    sitting.do("astrid", ask.Leave())
    assert sitting.table.seat_of("astrid") is None
    assert tables.hand_over(sitting.table, "astrid", "account", "A") == [log.Handed("astrid", "account", "A")]


# ---------------------------------------------------------------------- files and snapshots
def test_a_game_is_exported_only_when_it_is_over_and_imports_as_it_was() -> None:
    sitting = Sitting(2).begin()
    with pytest.raises(errors.NotNow):
        export_table(sitting.table)
    sitting.play_out()
    text = json.dumps(export_table(sitting.table))
    again = Table("again")
    for event in import_events(text, sitting.asker("dagny")):
        again.fold(log.Entry(again.seq + 1, 5, "dagny", event))
    assert again.stage is tables.Stage.OVER
    assert again.match.state_bytes() == sitting.table.match.state_bytes()
    assert [seat.name for seat in again.seats] == ["Astrid", "Bjorn"]
    assert json.loads(text)["codes"] == export_table(again)["codes"]
    assert len(again.match.history) == 1, "a table holds only what can be taken back, however it came to its game"


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": 1}', "\x00"])
def test_a_broken_file_is_refused(text: str) -> None:
    with pytest.raises(errors.BadSetting):
        import_events(text, Sitting(2).asker("astrid"))


def test_a_file_goes_on_under_the_rules_it_was_begun_with() -> None:
    older = longhouse.game("feast_for_odin", 2)
    match = older.start(players=2, seed=5)
    created, *_ = import_events(match.to_json(), Sitting(2).asker("astrid"))
    assert isinstance(created, log.Created)
    assert older.rules_version != longhouse.game("feast_for_odin").rules_version
    assert created.rules_version == older.rules_version


def test_one_plays_on_from_a_position_of_a_finished_game() -> None:
    sitting = Sitting(2).begin().play_out()
    played = Sitting(2)
    played.log, played.table = [], Table("here")
    with pytest.raises(errors.BadSetting):
        play_on_events(sitting.table, len(sitting.table.codes), sitting.asker("astrid"))
    played.append("astrid", play_on_events(sitting.table, 40, sitting.asker("astrid")))
    played.begin(bots=1)
    assert played.table.match.state_bytes() == sitting.table.match_at(40).state_bytes()
    assert played.table.codes == sitting.table.codes[:40]
    (begun,) = (entry.event for entry in played.log if isinstance(entry.event, log.Started))
    told = [
        told for entry in sitting.log if isinstance(entry.event, log.Started | log.Moved) for told in entry.event.told
    ]
    assert list(begun.told) == told[:41], "what the earlier game told is told again"
    assert begun.turn == sitting.table.match_at(40).actor
    with pytest.raises(errors.CannotTakeBack):
        played.do("astrid", ask.Undo())
    played.play_out()


def test_snapshots_open_every_position_with_few_answers_replayed() -> None:
    sitting = Sitting(2).begin().play_out()
    table = sitting.table
    kept = sorted(table.snapshots)
    assert len(kept) >= len(table.codes) // SNAPSHOT_EVERY - 1
    assert all(later - earlier >= SNAPSHOT_EVERY for earlier, later in itertools.pairwise(kept))
    again = Table("here", sitting.log, table.snapshots)
    for position in range(len(table.codes) + 1):
        match = again.match_at(position)
        assert len(match.history) <= 2 * SNAPSHOT_EVERY
        assert (match.history == ()) == (position in (0, *kept)), "what was kept is not played again"
        assert show_match(again, position, 0).view == match.view(0)
    truth = longhouse.Match.from_json(json.dumps(export_table(table)))
    assert again.match.state_bytes() == truth.state_bytes()


def test_what_was_decided_is_not_carried_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(2).begin()
    table = sitting.table
    codes = (table.match.legal_codes[0],)
    (moved,) = tables.decide(table, ask.Move(codes), sitting.asker(sitting.actor), table.seq)
    played: list[object] = []
    monkeypatch.setattr(longhouse.Match, "play", lambda match, answer: played.append(answer))
    table.fold(log.Entry(table.seq + 1, sitting.now, sitting.actor, moved))
    assert played == []
    monkeypatch.undo()
    again = Table("here", [*sitting.log, log.Entry(table.seq, sitting.now, "", moved)])
    assert table.match.state_bytes() == again.match.state_bytes()


def test_the_table_before_an_entry_stays_as_it_was() -> None:
    sitting = Sitting(2).begin()
    table = sitting.table
    before, apart = table.match.state_bytes(), sitting.refolded()
    codes = (table.match.legal_codes[0],)
    (moved,) = tables.decide(apart, ask.Move(codes), sitting.asker(sitting.actor), apart.seq)
    later = table.after([log.Entry(table.seq + 1, sitting.now, sitting.actor, moved)])
    assert later.match.state_bytes() != before
    assert table.match.state_bytes() == before
    assert (later.codes, table.codes) == (list(codes), [])


def test_what_is_shown_before_the_end_holds_no_seed_no_invitation_and_no_foreign_code() -> None:
    sitting = Sitting(3)
    sitting.seed = 4_611_686_018_427_387_904
    sitting.begin()
    for _ in range(20):
        sitting.answer()
    for person in ("bjorn", "cnut", "", "stranger"):
        entries = show_entries(sitting.table, sitting.log, person)
        shown = msgspec.json.encode([show_table(sitting.table, person), entries]).decode()
        assert str(sitting.seed) not in shown
        assert "by-link" not in shown
        assert all(not h.codes for h in entries if h.seat != sitting.table.seat_of(person))
    host = show_table(sitting.table, "astrid")
    assert host.invitations == list(sitting.table.invitations)
    assert show_table(sitting.play_out().table, "bjorn").seed == str(sitting.seed)


def test_an_entry_out_of_order_is_not_folded() -> None:
    sitting = Sitting(2)
    with pytest.raises(ValueError, match="does not follow"):
        sitting.table.fold(sitting.log[0])
