"""What the rules' numbers are in words: the arguments of questions and answers, and why an answer is not possible."""

from __future__ import annotations

from typing import Any

from longhouse.games.vikings_on_board.components import BARRELS, BUILDING_NAMES, BUILDINGS, MAX_BODY
from longhouse.games.vikings_on_board.rules.fjord import (
    are_equal,
    clan_of,
    in_fjord,
    may_jump,
    moored,
    place_of,
)
from longhouse.games.vikings_on_board.rules.harbour import has_other_bet_before, place_in_hand
from longhouse.games.vikings_on_board.rules.sailing import may_sail
from longhouse.games.vikings_on_board.rules.village import can_perform, is_free
from longhouse.games.vikings_on_board.state import (
    A_BARREL,
    A_MOVE_BET,
    A_PIECE,
    A_SHIP,
    BARREL,
    CLAN,
    CODES,
    FIRST_CODE,
    PIECE,
    SUPPLY,
    Ask,
    BetLimit,
    State,
)
from longhouse.kernel.answers import Say
from longhouse.kernel.state import NOBODY
from longhouse.kernel.words import Message

# ---------------------------------------------------------------------------- questions and answers
# Whose words tell some seats more than others.
SECRET_QUESTIONS = frozenset({Ask.LOAD_SHIP, Ask.BET_SHIP, Ask.BET_CLAN})


def question_args(say: Say, s: State, seat: int | None) -> dict[str, Any]:
    """The arguments of the question's words, as the seat may see them."""
    args: dict[str, Any] = {"clan": CLAN.word(say, s.actor)} if s.actor != NOBODY else {}
    if s.ask == Ask.BUILDING:
        args["which"] = _which_viking(s)
    elif s.ask in (Ask.JUMP_SHIP, Ask.SWAP_WITH):
        args["piece"] = PIECE.word(say, s.piece)
        args["ship"] = s.piece_ship[s.piece] + 1
    elif s.ask == Ask.LOAD_SHIP:
        args["supply"] = _token_in_hand(say, s, seat)
    elif s.ask in (Ask.BET_SHIP, Ask.BET_CLAN):
        args["barrel"] = _barrel_in_hand(say, s, seat)
        args["ship"] = s.ship + 1
    elif s.ask in (Ask.SHARE, Ask.LOSE):
        args["ship"] = s.ship + 1
        args["taker"] = CLAN.word(say, s.rank[s.next_rank])
    return args


def _which_viking(s: State) -> int:
    """The how manieth of the actor's Vikings moves this round; 0 when it is the only one."""
    placed = sum(s.placed[building] == s.actor for building in range(BUILDINGS))
    waiting = sum(s.waiting[building] == s.actor for building in range(BUILDINGS))
    return 0 if placed + waiting == 1 else placed + 1


def _token_in_hand(say: Say, s: State, seat: int | None) -> Any:
    if seat == s.actor or (s.drawn_len == 1 and s.drawn_known[0] < 0):
        return SUPPLY.word(say, s.drawn[s.kept])
    return say("supply-hidden")


def _barrel_in_hand(say: Say, s: State, seat: int | None) -> Any:
    owner = CLAN.word(say, s.owner)
    if seat == s.owner:
        return say("barrel-of", owner=owner, barrel=BARREL.word(say, s.barrel[s.owner, s.bet]))
    return say("barrel-hidden", owner=owner)


def answer_args(say: Say, s: State, code: int) -> dict[str, Any]:
    """What an answer's words need besides its own nouns."""
    if A_PIECE <= code < A_SHIP:
        piece = code - A_PIECE
        return {"ship": s.piece_ship[piece] + 1, "place": place_of(s, piece) + 1, "spare": s.spare[piece]}
    if A_SHIP <= code < A_SHIP + CODES[Ask.SAIL]:
        return {"pieces": s.body_len[code - A_SHIP]}
    if code >= A_MOVE_BET:
        owner, bet = divmod(code - A_MOVE_BET, BARRELS)
        ship, clan = s.bet_ship[owner, bet], s.bet_clan[owner, bet]
        if ship == NOBODY:
            return {"ship": "-", "on": "-"}
        return {"ship": ship + 1, "on": CLAN.word(say, clan)}
    return {}


# ---------------------------------------------------------------------------- why not
def why_not(say: Say, s: State, code: int) -> Message | None:
    """Why an answer is not legal now."""
    i = code - FIRST_CODE[s.ask]
    if not 0 <= i < CODES[s.ask]:
        return say("why-other-question")
    if s.ask == Ask.BUILDING:
        return _why_not_building(say, s, i)
    if A_PIECE <= code < A_SHIP:
        return _why_not_piece(say, s, i)
    if A_SHIP <= code < A_SHIP + CODES[Ask.SAIL]:
        return _why_not_ship(say, s, i)
    if code >= A_BARREL:
        return _why_not_barrel(say, s, i)
    if s.ask == Ask.BET_CLAN:
        return say("why-circle-taken")
    if s.ask == Ask.MARKET:
        return say("why-value-highest")
    return say("why-not-drawn" if s.ask == Ask.DRAWN_SUPPLY else "why-not-aboard")


def _why_not_building(say: Say, s: State, building: int) -> Message:
    if not is_free(s, building):
        return say("why-building-taken", clan=CLAN.word(say, s.placed[building]))
    assert not can_perform(s, building)
    return say(f"why-no-{BUILDING_NAMES[building].replace('_', '-')}")


def _why_not_piece(say: Say, s: State, piece: int) -> Message:
    if not in_fjord(s, piece):
        return say("why-piece-sailed")
    if s.ask == Ask.SWAP_WITH:
        return say("why-same-piece" if not _other_ship(s, piece) else "why-equal-piece")
    if clan_of(piece) != s.actor and s.ask != Ask.SWAP_PIECE:
        return say("why-not-your-piece")
    if s.ask == Ask.PROMOTE:
        return say("why-behind-equals" if place_of(s, piece) > 0 else "why-first-already")
    if s.ask == Ask.SPARE_VIKING:
        return say("why-spare-already")
    return say("why-all-full" if not may_jump(s, piece) else "why-no-swap")


def _other_ship(s: State, piece: int) -> bool:
    return s.piece_ship[piece] != s.piece_ship[s.piece] or not are_equal(s, piece, s.piece)


def _why_not_ship(say: Say, s: State, ship: int) -> Message:
    if not moored(s, ship):
        return say("why-ship-sailed")
    if s.ask == Ask.JUMP_SHIP:
        return say("why-same-ship" if s.piece_ship[s.piece] == ship else "why-ship-full", most=MAX_BODY)
    if s.ask == Ask.SAIL:
        assert not may_sail(s, ship)
        return say("why-not-ready")
    limited = s.bet_limit != BetLimit.ONE_PER_CIRCLE and has_other_bet_before(s, s.owner, s.bet, ship)
    return say("why-bet-before-ship" if limited else "why-no-circle")


def _why_not_barrel(say: Say, s: State, i: int) -> Message:
    if i < BARRELS:
        return say("why-barrel-used" if place_in_hand(s, i) < s.bets[s.actor] else "why-no-circle")
    owner, bet = divmod(i - BARRELS, BARRELS)
    if bet >= s.bets[owner] or s.bet_ship[owner, bet] == NOBODY:
        return say("why-no-bet-there")
    if s.building != 7:
        return say("why-only-bet-or-move")
    return say("why-not-your-bet" if owner != s.actor else "why-no-circle")
