"""The observation of A Feast for Odin (see kernel.observation).

What is under way is a stack of programs (see rules.frames); their registers are told as they are, the topmost first.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import CLAUSES, MAX_CLAUSES
from longhouse.games.feast_for_odin.components import (
    CARDS,
    FOODS,
    ITEMS,
    MAX_EMIGRATED,
    MAX_ROUNDS,
    RESOURCES,
    SHEDS,
    SHIP_KINDS,
    SPECIALS,
    STRIP_ITEMS,
    STRIPS,
    VESSELS,
    WEAPONS,
)
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.knowledge import cards_with_back
from longhouse.games.feast_for_odin.layouts import (
    BOARD_WIDTH,
    BOARDS,
    FIRST_LETTER,
    FIRST_LONG,
    FIRST_SPOT,
    FIRST_STONE,
    LETTERS,
    SPOTS,
    VARIANTS,
)
from longhouse.games.feast_for_odin.rules.harbour import vessels
from longhouse.games.feast_for_odin.rules.income import income
from longhouse.games.feast_for_odin.rules.scoring import score
from longhouse.games.feast_for_odin.spaces import ALL_SPACES
from longhouse.games.feast_for_odin.state import (
    BLOCKED,
    COLUMNS,
    MAX_IN_PLAY,
    MAX_PLAYERS,
    OUT,
    Ask,
    State,
    Step,
)
from longhouse.kernel.observation import (
    Feature,
    Group,
    Observation,
    bit,
    category,
    count,
    field,
    filled,
    made,
    made_of_seats,
    of_seats,
    question_asked,
    sitting,
    whose,
)
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["OBSERVATION"]

LEVELS = 12  # programs under way that are told
MEMORY_BITS = 64
MOST_STOCK = 500
MOST_POINTS = 1000
MOST_VIKINGS = 12
MOST_VERSIONS = 16
DECKS = 3
REGISTER = count(32767, -32768)


# ---------------------------------------------------------------------------- programs under way
@rule
def level(s: State, i: int) -> int:
    """The frame of the i-th program from the top, or NOBODY."""
    return s.depth - 1 - i if i < s.depth else NOBODY


@rule
def program_code(s: State, seat: int, i: int) -> int:
    f = level(s, i)
    return 0 if f == NOBODY else s.frame_pc[f] + 1


@rule
def program_owner(s: State, seat: int, i: int) -> int:
    f = level(s, i)
    return 0 if f == NOBODY else (s.frame_owner[f] - seat + s.players) % s.players + 1


@rule
def program_stage(s: State, seat: int, i: int) -> int:
    f = level(s, i)
    return 0 if f == NOBODY else s.frame_stage[f] + 0


@rule
def program_x(s: State, seat: int, i: int) -> int:
    f = level(s, i)
    return 0 if f == NOBODY else s.register[0, f] + 0


@rule
def program_y(s: State, seat: int, i: int) -> int:
    f = level(s, i)
    return 0 if f == NOBODY else s.register[1, f] + 0


@rule
def program_z(s: State, seat: int, i: int) -> int:
    f = level(s, i)
    return 0 if f == NOBODY else s.register[2, f] + 0


@rule
def program_clause(s: State, seat: int, i: int) -> int:
    f = level(s, i)
    return 0 if f == NOBODY else s.frame_clause[f] + 0


@rule
def program_memory(s: State, seat: int, out: Row, first: int) -> None:
    for i in range(min(s.depth, LEVELS)):
        memory = s.frame_memory[level(s, i)] + 0
        if memory != 0:
            for k in range(MEMORY_BITS):
                out[first + MEMORY_BITS * i + k] = (memory >> k) & 1


@rule
def waiting_seen(s: State, seat: int, i: int) -> int:
    return (s.waiting >> i) & 1


@rule
def arrived_seen(s: State, seat: int, i: int) -> int:
    return (s.arrived >> i) & 1


@rule
def paid_seen(s: State, seat: int, i: int) -> int:
    return (s.paid >> i) & 1


@rule
def types_seen(s: State, seat: int, i: int) -> int:
    return (s.types_taken >> i) & 1


@rule
def deck_seen(s: State, seat: int, i: int) -> int:
    return (s.decks >> i) & 1


@rule
def imitation_seen(s: State, seat: int, i: int) -> int:
    return (s.imitation >> (i + 1)) & 1


# ---------------------------------------------------------------------------- occupations
@rule
def hand_seen(s: State, seat: int, i: int) -> int:
    return 1 if s.card_at[i] == seat else 0


@rule
def unseen_card(s: State, seat: int, i: int) -> int:
    return 1 if s.card_at[i] != OUT and s.card_at[i] != seat else 0


@rule
def in_play_seen(s: State, seat: int, i: int, j: int) -> int:
    player = sitting(s, seat, i)
    return s.in_play[player, j] + 1 if i < s.players and j < s.in_play_len[player] else 0


@rule
def used_seen(s: State, seat: int, out: Row, first: int) -> None:
    for i in range(s.players):
        player = sitting(s, seat, i)
        for j in range(s.in_play_len[player]):
            used = s.used_up[player, j] + 0
            for k in range(2 * MAX_CLAUSES):
                out[first + (MAX_IN_PLAY * i + j) * 2 * MAX_CLAUSES + k] = (used >> k) & 1


# ---------------------------------------------------------------------------- boards
@rule
def board_owner_seen(s: State, seat: int, i: int) -> int:
    owner = s.board_owner[board_at(s, seat, i)]
    return 0 if owner == NOBODY else (owner - seat + s.players) % s.players + 1


@rule
def board_at(s: State, seat: int, k: int) -> int:
    """The board that the seat counts as k: home boards from the own one on, the others as they are."""
    return (seat + k) % s.players if k < s.players else k


@rule
def tile_at(s: State, seat: int, board: int, row: int, col: int) -> int:
    seen = board_at(s, seat, board)
    return s.laid[FIRST_SPOT[seen] + row * BOARD_WIDTH[seen] + col] + 0


@rule
def covered_at(s: State, seat: int, board: int, row: int, col: int) -> int:
    return (s.covered[board_at(s, seat, board), row] >> col) & 1


@rule
def home_tile(s: State, seat: int, i: int, j: int, k: int) -> int:
    return tile_at(s, seat, i, j, k)


@rule
def home_covered(s: State, seat: int, i: int, j: int, k: int) -> int:
    return covered_at(s, seat, i, j, k)


@rule
def abroad_tile(s: State, seat: int, i: int, j: int, k: int) -> int:
    return tile_at(s, seat, FIRST_LETTER + i, j, k)


@rule
def abroad_covered(s: State, seat: int, i: int, j: int, k: int) -> int:
    return covered_at(s, seat, FIRST_LETTER + i, j, k)


@rule
def stone_house_tile(s: State, seat: int, i: int, j: int, k: int) -> int:
    return tile_at(s, seat, FIRST_STONE + i, j, k)


@rule
def stone_house_covered(s: State, seat: int, i: int, j: int, k: int) -> int:
    return covered_at(s, seat, FIRST_STONE + i, j, k)


@rule
def long_house_tile(s: State, seat: int, i: int, j: int, k: int) -> int:
    return tile_at(s, seat, FIRST_LONG + i, j, k)


@rule
def long_house_covered(s: State, seat: int, i: int, j: int, k: int) -> int:
    return covered_at(s, seat, FIRST_LONG + i, j, k)


def _cells(first: int, end: int) -> dict[str, int]:
    """Boards of one kind by rows and columns."""
    area = (FIRST_SPOT[first + 1] if first + 1 < BOARDS else SPOTS) - FIRST_SPOT[first]
    return {"board": end - first, "row": area // BOARD_WIDTH[first], "column": BOARD_WIDTH[first]}


_GROUND = (
    ("home", (0, FIRST_LETTER), home_tile, home_covered),
    ("abroad", (FIRST_LETTER, FIRST_STONE), abroad_tile, abroad_covered),
    ("stone_house", (FIRST_STONE, FIRST_LONG), stone_house_tile, stone_house_covered),
    ("long_house", (FIRST_LONG, BOARDS), long_house_tile, long_house_covered),
)
_LAID = "The tile, in its turn, whose first cell this is (top row, from the left)."


def _ground() -> tuple[Feature, ...]:
    """Two features for every kind of board."""
    features = []
    for name, ends, tile, covered in _GROUND:
        features.append(made(f"{name}_tile", category(len(VARIANTS), none=True), _LAID, _cells(*ends), tile))
        features.append(made(f"{name}_covered", bit(), "Whether something lies there.", _cells(*ends), covered))
    return tuple(features)


# ---------------------------------------------------------------------------- the table
@rule
def special_owner_seen(s: State, seat: int, i: int) -> int:
    owner = s.special_owner[i]
    return 0 if owner == NOBODY else (owner - seat + s.players) % s.players + 1


@rule
def space_owner_seen(s: State, seat: int, i: int) -> int:
    owner = s.space_owner[i]
    if owner == NOBODY:
        return 0
    return MAX_PLAYERS + 1 if owner == BLOCKED else (owner - seat + s.players) % s.players + 1


# ---------------------------------------------------------------------------- the declaration
_LEVEL, _RESOURCE, _SPACE = {"level": LEVELS}, {"resource": RESOURCES}, {"space": ALL_SPACES}
_CARD, _IN_PLAY = {"card": CARDS}, {"seat": MAX_PLAYERS, "place": MAX_IN_PLAY}
_SPECIAL, _STRIP = {"tile": SPECIALS}, {"strip": STRIPS}
_USED, _SERVED = {**_IN_PLAY, "clause": 2 * MAX_CLAUSES}, {"food": 2 * FOODS}
_AT_SPACE = category(ALL_SPACES, none=True)

OBSERVATION = Observation(
    State,
    Group(
        "turn",
        "The options of the game, the question and the round.",
        (
            *question_asked(Ask, MAX_PLAYERS),
            field("length", category(2), "Option: the long game or the short one."),
            made("decks", bit(), "Option: whether the deck is in the game.", {"deck": DECKS}, deck_seen),
            field("later_rules", count(MOST_VERSIONS), "Versions of the rules after the second."),
            field("round_number", count(MAX_ROUNDS), "The round."),
            field("step", category(len(Step)), "The step of the round."),
            field("steps_taken", count(MAX_PLAYERS), "Players who have taken it."),
            whose("first", "Who holds the moose."),
            whose("next_player", "Whose turn is next."),
            whose("last_placed", "Who placed Vikings last."),
        ),
    ),
    Group(
        "action",
        "Facts of the action under way.",
        (
            field("space_used", _AT_SPACE, "The space where its Vikings stand."),
            field("space_in_use", _AT_SPACE, "The space whose effects are used."),
            field("vikings_placed", count(MOST_VIKINGS), "Vikings placed on it."),
            field("opening", bit(), "Whether the space needs what cards give before it is used."),
            field("must_use", bit(), "Whether no effect of the space has been used yet."),
            field("replaced", bit(), "Whether a card has been used instead of what was about to happen."),
            field("pledged", category(RESOURCES), "The building resource that a card demands to be paid; 0: none."),
            made("paid", bit(), "Whether the building resource was paid.", _RESOURCE, paid_seen),
            field("brought", count(MOST_STOCK), "What the space has brought.", _RESOURCE),
            made("types_taken", bit(), "Whether it was taken from the mountains.", _RESOURCE, types_seen),
            field("cards_played", count(MAX_IN_PLAY), "Occupations played by the action."),
            made("arrived", bit(), "Goods that the upgrade under way has brought.", {"item": ITEMS}, arrived_seen),
            field("result", category(4), "The result of the die action."),
            field("rolls", count(16), "Rolls so far."),
            field("rolled", count(16), "What the die showed last."),
            field("die_bonus", count(32, -32), "What cards add to this die action."),
            field("boats_used", count(8), "Whaling boats used."),
            field("spent_resource", count(64), "Wood or stone spent on the die."),
            field("spent_weapon", count(64), "Weapons spent on the die."),
        ),
    ),
    Group(
        "programs",
        "Programs under way, the topmost first; the registers mean what the instruction makes of them.",
        (
            field("depth", count(24), "Programs under way."),
            made("code", category(len(CODE), none=True), "The instruction.", _LEVEL, program_code),
            made("owner", category(MAX_PLAYERS, none=True), "For whom it runs.", _LEVEL, program_owner),
            made("stage", count(127, -128), "Where the instruction goes on.", _LEVEL, program_stage),
            made("x", REGISTER, "First register.", _LEVEL, program_x),
            made("y", REGISTER, "Second register.", _LEVEL, program_y),
            made("z", REGISTER, "Third register, kept from one instruction to the next.", _LEVEL, program_z),
            made("clause", category(CLAUSES + 1), "The clause of a card; 0: none.", _LEVEL, program_clause),
            filled("memory", bit(), "What it remembers.", {**_LEVEL, "bit": MEMORY_BITS}, program_memory),
            made(
                "waiting",
                bit(),
                "Clauses that wait to be used, place by place.",
                {"bit": MEMORY_BITS - 1},
                waiting_seen,
            ),
        ),
    ),
    Group(
        "seats",
        "What the players own.",
        (
            of_seats("stock", count(MOST_STOCK), "Everything in supply, stable and harbour.", {"item": ITEMS}),
            made_of_seats("vessels", count(8), "Ships with their ore.", vessels, {"vessel": VESSELS}),
            of_seats("emigrated", count(MAX_EMIGRATED), "Ships on the banquet table.", {"ship": SHIP_KINDS}),
            of_seats("thing", count(MOST_VIKINGS), "Vikings on the Thing square."),
            of_seats("passed", bit(), "Whether the player has passed."),
            of_seats("penalties", count(MOST_STOCK), "Thing penalties."),
            of_seats("final_income", count(MOST_STOCK), "Income of the last round."),
            of_seats("placements", count(MOST_VIKINGS), "Placements of this round by column.", {"column": COLUMNS}),
            of_seats("stored", count(SHEDS * 8), "Wood and stone put into sheds.", {"resource": 2}),
            made_of_seats("income", count(MOST_STOCK), "What the boards pay.", income),
            made_of_seats("score", count(MOST_POINTS, -MOST_POINTS), "Points if the game ended now.", score),
        ),
    ),
    Group(
        "cards",
        "Occupations.",
        (
            field("deck_len", count(CARDS), "Cards of the pile."),
            made("hand", bit(), "Whether the card is in the own hand.", _CARD, hand_seen),
            made("unseen", bit(), "Whether it may be in the pile, the box or another hand.", _CARD, unseen_card),
            made_of_seats("backs", count(CARDS), "Dark and light backs in hand.", cards_with_back, {"back": 2}),
            made("in_play", category(CARDS, none=True), "Cards laid out, in order.", _IN_PLAY, in_play_seen),
            filled("used", bit(), "Clauses used in this action, then in the game.", _USED, used_seen),
        ),
    ),
    Group(
        "boards",
        "Home boards from the own one on, exploration boards, stone houses and long houses.",
        (
            made("owner", category(MAX_PLAYERS, none=True), "Whose board it is.", {"board": BOARDS}, board_owner_seen),
            field("side", bit(), "Whether the exploration board is turned over.", {"letter": LETTERS}),
            field("board_silver", count(MOST_STOCK), "Silver on the exploration board.", {"letter": LETTERS}),
            *_ground(),
        ),
    ),
    Group(
        "table",
        "What belongs to nobody yet.",
        (
            field("sheds_left", count(SHEDS), "Sheds."),
            made(
                "special", category(MAX_PLAYERS, none=True), "Who got the special tile.", _SPECIAL, special_owner_seen
            ),
            field(
                "strip", category(STRIP_ITEMS + 1, none=True), "Items gone from a strip; nothing: face down.", _STRIP
            ),
            field("strips_up", count(STRIPS), "Strips turned up."),
            made(
                "space_owner",
                category(MAX_PLAYERS + 2),
                "Who is there; the last one: blocked.",
                _SPACE,
                space_owner_seen,
            ),
            field("space_vikings", count(MOST_VIKINGS), "Vikings there.", _SPACE),
            made("imitation", bit(), "Whether the column has an imitation space.", {"column": COLUMNS}, imitation_seen),
            field("weapons_left", count(24), "Weapon cards in the pile.", {"weapon": WEAPONS}),
            field("weapons_used", count(24), "Weapon cards discarded.", {"weapon": WEAPONS}),
            field("served", count(MOST_STOCK), "Food on the banquet table, lying and standing.", _SERVED),
        ),
    ),
)
