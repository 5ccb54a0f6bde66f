"""What must hold after every answer: nothing appears, nothing disappears, no limit is passed."""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import CARD_RECEIVES, CARD_STANDING, CARD_WATCHES
from longhouse.games.feast_for_odin.components import (
    CARD_DECK,
    CARDS,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    FOODS,
    IS_STARTING,
    ITEMS,
    LARGE_BERTHS,
    LONG_HOUSE,
    LONGSHIP,
    LONGSHIP_ORE,
    MAX_EMIGRATED,
    SHED,
    SHED_SPACES,
    SHEDS,
    SMALL_BERTHS,
    SPECIALS,
    STONE_HOUSE,
    STRIP_ITEMS,
    STRIPS,
    VIKINGS,
    WEAPON_CARDS,
    WEAPONS,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.layouts import (
    BOARDS,
    FIRST_LETTER,
    FIRST_LONG,
    FIRST_STONE,
    SPOTS,
    VARIANT_ITEM,
)
from longhouse.games.feast_for_odin.operands import OP
from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.registers import REGISTERS
from longhouse.games.feast_for_odin.rules.banquet import emigrated_ships
from longhouse.games.feast_for_odin.rules.board_invariants import boards_are_wrong, owner_of_spot, tiles_apart_are_wrong
from longhouse.games.feast_for_odin.rules.harbour import free_berths
from longhouse.games.feast_for_odin.rules.occupations import cards_at
from longhouse.games.feast_for_odin.spaces import ALL_SPACES
from longhouse.games.feast_for_odin.state import BLOCKED, BOX, DECK, DEPTH, OUT, TABLE_WIDTH, Ask, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def vikings_are_miscounted(s: State, player: int) -> bool:
    """Whether some Viking of this round is neither on the Thing square nor on a space."""
    total = s.thing[player] + 0
    for space in range(ALL_SPACES):
        total += s.space_vikings[space] if s.space_owner[space] == player else 0
    return s.thing[player] < 0 or total != VIKINGS[s.length, s.round_number]


@rule
def specials_are_miscounted(s: State) -> bool:
    """Whether special tiles are not each in one place: the oval board, their owner's supply or boards."""
    out = 0
    for i in range(SPECIALS):
        out += 0 if s.special_owner[i] == NOBODY else 1
        for player in range(s.players):
            n = s.stock[player, FIRST_SPECIAL + i]
            out -= n
            if n > 1 or (n == 1 and s.special_owner[i] != player):
                return True
    for spot in range(SPOTS):
        i = VARIANT_ITEM[s.laid[spot]] - FIRST_SPECIAL
        if i >= 0 and i < SPECIALS:
            out -= 1
            if s.special_owner[i] != owner_of_spot(s, spot):
                return True
    return out != 0


@rule
def weapons_are_miscounted(s: State, i: int) -> bool:
    """Whether weapon cards got lost; more than there are may be out (ruling 26)."""
    total = s.weapons_left[i] + s.weapons_used[i]
    for player in range(s.players):
        total += s.stock[player, FIRST_WEAPON + i]
    return s.weapons_left[i] < 0 or s.weapons_used[i] < 0 or total < WEAPON_CARDS[i]


@rule
def cards_are_miscounted(s: State) -> bool:
    """Whether some card of the decks in the game is not exactly in one place."""
    if cards_at(s, DECK) != s.deck_len:
        return True
    out = 0
    for player in range(s.players):
        if cards_at(s, player) != s.hand_len[player]:
            return True
        out += s.in_play_len[player]
        for place in range(s.in_play_len[player]):
            if s.card_at[s.in_play[player, place]] != OUT:
                return True
    for card in range(CARDS):
        if card_is_misplaced(s, card):
            return True
        if (s.decks >> CARD_DECK[card]) & 1 == 1 and s.card_at[card] == OUT:
            out -= 1
    return out != 0


@rule
def card_is_misplaced(s: State, card: int) -> bool:
    """Whether a card is in the game without its deck, or in the pile of the other back."""
    where = s.card_at[card]
    if (s.decks >> CARD_DECK[card]) & 1 == 0:
        return where != OUT
    pile = BOX if IS_STARTING[card] == 1 else DECK
    return where < OUT or (where >= s.players and where != pile)


@rule
def houses_are_miscounted(s: State) -> bool:
    """Whether houses and sheds are not all on the table or with their owners."""
    sheds = s.sheds_left + 0
    for player in range(s.players):
        sheds += s.stock[player, SHED]
        stone, long = 0, 0
        for board in range(FIRST_STONE, BOARDS):
            stone += 1 if board < FIRST_LONG and s.board_owner[board] == player else 0
            long += 1 if board >= FIRST_LONG and s.board_owner[board] == player else 0
        if s.stock[player, STONE_HOUSE] != stone or s.stock[player, LONG_HOUSE] != long:
            return True
        if s.board_owner[player] != player:
            return True
    return sheds != SHEDS


@rule
def harbour_is_wrong(s: State, player: int) -> bool:
    """Whether there are too many ships, or ore where it cannot be; most ore comes first."""
    if free_berths(s, player, WHALING_BOAT) < 0 or free_berths(s, player, LONGSHIP) < 0:
        return True
    if emigrated_ships(s, player) > MAX_EMIGRATED:
        return True
    for berth in range(SMALL_BERTHS):
        most = 1 if berth < s.stock[player, WHALING_BOAT] else 0
        if s.boat_ore[player, berth] < 0 or s.boat_ore[player, berth] > most:
            return True
        if berth > 0 and s.boat_ore[player, berth] > s.boat_ore[player, berth - 1]:
            return True
    for berth in range(LARGE_BERTHS):
        most = LONGSHIP_ORE if berth < s.stock[player, LONGSHIP] else 0
        if s.longship_ore[player, berth] < 0 or s.longship_ore[player, berth] > most:
            return True
        if berth > 0 and s.longship_ore[player, berth] > s.longship_ore[player, berth - 1]:
            return True
    return False


@rule
def supply_is_negative(s: State, player: int) -> bool:
    """Whether somebody paid what they did not have."""
    for item in range(ITEMS):
        if s.stock[player, item] < 0:
            return True
    return s.penalties[player] < 0


@rule
def strips_are_wrong(s: State) -> bool:
    """Whether a strip is not once in the pile or once turned up."""
    seen = 0
    for i in range(STRIPS):
        strip = s.strip_order[i]
        seen |= 1 << strip
        if (s.strip[strip] == NOBODY) != (i >= s.strips_up) or s.strip[strip] > STRIP_ITEMS:
            return True
    return seen != (1 << STRIPS) - 1


@rule
def feast_is_under_way(s: State) -> bool:
    """Whether somebody is filling the banquet table."""
    for f in range(s.depth):
        if CODE[s.frame_pc[f], OP] == Op.FEAST:
            return True
    return False


@rule
def facts_are_left(s: State) -> bool:
    """Whether facts of an action were kept although none is under way."""
    if s.space_in_use != NOBODY or s.space_used != NOBODY or s.depth > 1:
        return False
    facts = s.must_use + s.opening + s.pledged + s.paid + s.types_taken + s.cards_played + s.result
    dice = s.rolls + s.rolled + s.die_bonus + s.boats_used + s.spent_resource + s.spent_weapon
    return facts + dice + s.replaced + s.vikings_placed != 0 or s.arrived != 0


@rule
def scratch_is_left(s: State) -> bool:
    """Whether something of a finished step was not cleared away."""
    for i in range(TABLE_WIDTH * TABLE_WIDTH):
        if s.scratch[i] != 0:
            return True
    if not feast_is_under_way(s):
        for i in range(2 * FOODS):
            if s.served[i] != 0:
                return True
    if s.waiting != 0 and s.ask != Ask.USE_CARD:
        return True
    for f in range(s.depth, DEPTH):
        if s.frame_pc[f] + s.frame_owner[f] + s.frame_stage[f] != 0:
            return True
        for i in range(REGISTERS):
            if s.register[i, f] != 0:
                return True
        if s.frame_clause[f] != 0 or s.frame_memory[f] != 0:
            return True
    return facts_are_left(s)


@rule
def program_is_of_nobody(s: State) -> bool:
    """Whether something under way belongs to none of the players."""
    for f in range(s.depth):
        if s.frame_owner[f] < 0 or s.frame_owner[f] >= s.players:
            return True
    return False


@rule
def cards_are_not_awake(s: State, player: int) -> bool:
    """Whether what the player's cards wait for is not what they say."""
    watch, receives, standing = 0, 0, 0
    for place in range(s.in_play_len[player]):
        card = s.in_play[player, place]
        watch |= CARD_WATCHES[card]
        receives |= CARD_RECEIVES[card]
        standing |= CARD_STANDING[card]
    return s.watch[player] != watch or s.receives[player] != receives or s.standing[player] != standing


@rule
def sheds_are_overfull(s: State, player: int) -> bool:
    """Whether more wood or stone was put into sheds than they hold."""
    most = SHED_SPACES * s.stock[player, SHED]
    for i in range(2):
        if s.stored[player, i] < 0 or s.stored[player, i] > most:
            return True
    return False


@rule
def player_is_wrong(s: State, player: int) -> int:
    """0, or the number of the first invariant of a player that does not hold."""
    if s.round_number > 0 and vikings_are_miscounted(s, player):
        return 1
    if supply_is_negative(s, player):
        return 2
    if harbour_is_wrong(s, player):
        return 3
    if cards_are_not_awake(s, player):
        return 14
    return 15 if sheds_are_overfull(s, player) else 0


@rule
def broken(s: State) -> int:
    """0, or the number of the first invariant that does not hold."""
    for player in range(s.players):
        fault = player_is_wrong(s, player)
        if fault != 0:
            return fault
    if boards_are_wrong(s):
        return 4
    if tiles_apart_are_wrong(s):
        return 16
    if program_is_of_nobody(s):
        return 17
    if specials_are_miscounted(s):
        return 5
    for i in range(WEAPONS):
        if weapons_are_miscounted(s, i):
            return 6
    if cards_are_miscounted(s):
        return 7
    if houses_are_miscounted(s):
        return 8
    if strips_are_wrong(s):
        return 9
    if scratch_is_left(s) or s.depth > DEPTH:
        return 10
    for letter in range(FIRST_STONE - FIRST_LETTER):
        if s.board_owner[FIRST_LETTER + letter] != NOBODY and s.board_silver[letter] != 0:
            return 11
    for space in range(ALL_SPACES):
        if s.space_owner[space] == BLOCKED and s.players > 1:
            return 12
    over = s.ask == Ask.OVER
    return 13 if over != (s.actor == NOBODY) or over != (s.depth == 0) or s.actor >= s.players else 0
