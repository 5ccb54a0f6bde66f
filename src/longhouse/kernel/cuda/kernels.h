// The entries of longhouse.kernel.entries, a thread a game. The record, its sizes and its rules stand before this.

RULE void begin_anew(State& s, i64 seed, i64 players, const i64* options, i64* generator) {
    s = State{};
    Line<const i64> chosen = {options, OPTIONS};
    deal_(s, seed, players, chosen);
    i64 rng[4];
    seed_random_(rng, seed ^ BESIDE);
    for (i32 k = 0; k < 4; k++) generator[k] = rng[k];
}

RULE void mark_legal(State& s, i8* mask) {
    for (i32 code = 0; code < ANSWERS; code++) mask[code] = 0;
    if (s.actor_ < 0) return;
    i16 codes[ANSWERS];
    const i32 found = legal_actions_(s, codes);
    for (i32 k = 0; k < found; k++) mask[codes[k]] = 1;
}

ENTRY renew_games(
    State* states, i64 games, const i8* which, const i64* seeds, i64 players, const i64* options, i64* generators
) {
    EACH_GAME(i, games) {
        if (which[i] == 1) begin_anew(states[i], seeds[i], players, options, generators + 4 * i);
    }
}

ENTRY mark_some(State* states, i64 games, const i8* which, i8* mask) {
    EACH_GAME(i, games) {
        if (which[i] == 1) mark_legal(states[i], mask + i * ANSWERS);
    }
}

ENTRY step_games(State* states, i64 games, const i8* which, const i64* answers, i8* mask) {
    EACH_GAME(i, games) {
        if (which[i] == 1) {
            take_(states[i], answers[i]);
            mark_legal(states[i], mask + i * ANSWERS);
        }
    }
}

ENTRY observe_games(State* states, i64 games, const i64* seats, i16* out) {
    EACH_GAME(i, games) {
        Line<i16> seen = {out + i * FEATURES, FEATURES};
        observe_(states[i], seats[i], seen);
    }
}

ENTRY random_answers(State* states, i64 games, i64* generators, i64* answers) {
    EACH_GAME(i, games) {
        if (states[i].actor_ >= 0) {
            i16 codes[ANSWERS];
            i64 rng[4];
            for (i32 k = 0; k < 4; k++) rng[k] = generators[4 * i + k];
            answers[i] = codes[random_below_(rng, legal_actions_(states[i], codes))];
            for (i32 k = 0; k < 4; k++) generators[4 * i + k] = rng[k];
        }
    }
}

ENTRY play_games(State* states, i64 games, i64* generators, i64 limit, i64* decisions) {
    EACH_GAME(i, games) {
        i16 codes[ANSWERS];
        i64 rng[4];
        for (i32 k = 0; k < 4; k++) rng[k] = generators[4 * i + k];
        State s = states[i];
        decisions[i] = play_to_end_(s, codes, rng, limit);
        states[i] = s;
        for (i32 k = 0; k < 4; k++) generators[4 * i + k] = rng[k];
    }
}

ENTRY tally_games(State* states, i64 games, const i8* which, i64* scores, i64* wins) {
    EACH_GAME(i, games) {
        if (which[i] == 1) {
            State& s = states[i];
            const i32 players = s.players_;
            for (i32 seat = 0; seat < players; seat++) {
                scores[i * players + seat] = score_(s, seat);
                wins[i * players + seat] = is_winner_(s, seat) ? 1 : 0;
            }
        }
    }
}

ENTRY sheet_games(State* states, i64 games, const i8* which, i64* sheets) {
    EACH_GAME(i, games) {
        if (which[i] == 1) {
            State& s = states[i];
            const i32 players = s.players_;
            for (i32 seat = 0; seat < players; seat++)
                for (i32 line = 0; line < LINES; line++)
                    sheets[(i * players + seat) * LINES + line] = score_line_(s, seat, line);
        }
    }
}
