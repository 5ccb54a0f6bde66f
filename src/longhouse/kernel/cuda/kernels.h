// The entries of longhouse.kernel.entries, a thread a game. The record, its sizes and its rules stand before this.

// Records are moved word by word: written out, a copy would take all registers there are.
RULE void copy(State& to, const State& from) {
    ROLLED
    for (i32 k = 0; k < (i32)(sizeof(State) / sizeof(i64)); k++) ((i64*)&to)[k] = ((const i64*)&from)[k];
}

RULE void clear(State& s) {
    ROLLED
    for (i32 k = 0; k < (i32)(sizeof(State) / sizeof(i64)); k++) ((i64*)&s)[k] = 0;
}

constexpr i32 NOTHING = ANSWERS;  // in the place of a question or an answer: there is none

#ifdef __CUDACC__
// The games of a block in the order of what is asked or answered: a warp whose games do the same does it once. Left as
// they are, 32 games stand at a dozen questions, and a warp goes through all of them, two lanes at a time.
#ifndef CREW
#define CREW 256  // threads and games of a block
#endif
#define CREWED __launch_bounds__(CREW)
constexpr i32 EACH = (ANSWERS + CREW) / CREW;  // bins a thread sums up

constexpr i32 TILE = 64;

struct Muster {
    i32 bins[EACH * CREW];
    i32 sums[CREW / 32];
    i32 game[CREW];
    i16 code[CREW];
    i16 order[CREW];
};

// The sum over all threads before this one; every thread must come.
static __device__ i32 summed_before(Muster& crew, i32 own) {
    const i32 lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    i32 sum = own;
    for (i32 step = 1; step < 32; step *= 2) {
        const i32 other = __shfl_up_sync(0xffffffffu, sum, step);
        if (lane >= step) sum += other;
    }
    if (lane == 31) crew.sums[warp] = sum;
    __syncthreads();
    i32 before = 0;
    for (i32 k = 0; k < warp; k++) before += crew.sums[k];
    return before + sum - own;
}

// The slot that this thread takes when slots are ordered by key; every thread must come, each with its own slot's key.
static __device__ i32 mustered(Muster& crew, i32 key) {
    for (i32 k = 0; k < EACH; k++) crew.bins[k * CREW + threadIdx.x] = 0;
    __syncthreads();
    const i32 place = atomicAdd(&crew.bins[key], 1);
    __syncthreads();
    i32* const bins = crew.bins + threadIdx.x * EACH;
    i32 sum = 0;
    for (i32 k = 0; k < EACH; k++) sum += bins[k];
    i32 before = summed_before(crew, sum);
    for (i32 k = 0; k < EACH; k++) {
        const i32 count = bins[k];
        bins[k] = before;
        before += count;
    }
    __syncthreads();
    crew.order[crew.bins[key] + place] = (i16)threadIdx.x;
    __syncthreads();
    return crew.order[threadIdx.x];
}
#else
#define CREWED
#endif

RULE void begin_anew(State& s, i64 seed, i64 players, const i64* options, i64* generator) {
    clear(s);
    Line<const i64> chosen = {options, OPTIONS};
    deal_(s, seed, players, chosen);
    i64 rng[4];
    seed_random_(rng, seed ^ BESIDE);
    for (i32 k = 0; k < 4; k++) generator[k] = rng[k];
}

// The legal answers as a row of 0 and 1; a clean row is all 0 before.
RULE void mark_legal(State& s, i8* mask, i64 clean) {
    if (!clean)
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
        if (which[i] == 1) mark_legal(states[i], mask + i * ANSWERS, 0);
    }
}

ENTRY step_games(State* states, i64 games, const i8* which, const i64* answers, i8* mask) {
    EACH_GAME(i, games) {
        if (which[i] == 1) {
            take_(states[i], answers[i]);
            mark_legal(states[i], mask + i * ANSWERS, 0);
        }
    }
}

// How a game ended: points, the score sheet, and what it brought each seat.
RULE void close_game(State& s, i64 players, float* rewards, i64* scores, i64* sheets) {
    i64 winners = 0;
    for (i32 seat = 0; seat < players; seat++) {
        scores[seat] = score_(s, seat);
        const bool won = is_winner_(s, seat);
        winners += won;
        rewards[seat] = won ? 1.0f : 0.0f;
        for (i32 line = 0; line < LINES; line++) sheets[seat * LINES + line] = score_line_(s, seat, line);
    }
    for (i32 seat = 0; seat < players; seat++)
        rewards[seat] = players == 1 ? (float)scores[seat] : (float)((double)rewards[seat] / (double)winners);
}

// Where a step writes down what ended, and what it needs to begin anew.
struct Ledger {
    i64 games, renews, players;
    i64* seeds;
    const i64* options;
    i64* generators;
    i8* ended;
    float* rewards;
    i64* scores;
    i64* sheets;
};

// An answer in game i, and what follows when it was the last one.
RULE void answer_game(State& s, i64 i, i64 code, const Ledger& ledger) {
    const i64 players = ledger.players;
    take_(s, code);
    if (s.actor_ >= 0) return;
    ledger.ended[i] = 1;
    close_game(
        s, players, ledger.rewards + i * players, ledger.scores + i * players, ledger.sheets + i * players * LINES
    );
    if (!ledger.renews) return;
    ledger.seeds[i] += ledger.games;
    begin_anew(s, ledger.seeds[i], players, ledger.options, ledger.generators + 4 * i);
}

// A whole step: answers, what ends, what begins anew, and the masks.
ENTRY CREWED advance_games(
    State* states, i64 games, const i8* which, const i64* answers, i8* mask, i64 clean, i64 renews, i64* seeds,
    i64 players, const i64* options, i64* generators, i8* ended, float* rewards, i64* scores, i64* sheets
) {
    const Ledger ledger = {games, renews, players, seeds, options, generators, ended, rewards, scores, sheets};
#ifdef __CUDACC__
    __shared__ Muster crew;
    const i64 first = (i64)blockIdx.x * CREW, own = first + threadIdx.x;
    const bool asked = own < games && which[own] == 1;
    i64 i = first + mustered(crew, asked ? (i32)answers[own] : NOTHING);
    if (i < games && which[i] == 1) answer_game(states[i], i, answers[i], ledger);
    __syncthreads();
    i = first + mustered(crew, asked && states[own].actor_ >= 0 ? states[own].ask_ : NOTHING);
    if (i < games && which[i] == 1) mark_legal(states[i], mask + i * ANSWERS, clean);
#else
    for (i64 i = 0; i < games; i++) {
        if (which[i] == 1) {
            answer_game(states[i], i, answers[i], ledger);
            mark_legal(states[i], mask + i * ANSWERS, clean);
        }
    }
#endif
}

// The first game that goes on and was given an answer that is not legal.
ENTRY find_illegal(State* states, i64 games, const i64* answers, const i8* mask, i64* first) {
    EACH_GAME(i, games) {
        const i64 code = answers[i];
        const bool legal = code >= 0 && code < ANSWERS && mask[i * ANSWERS + code] == 1;
        if (states[i].actor_ >= 0 && !legal) LOWER(first, i);
    }
}

// What seats know, a column a game: lanes that write the same feature write side by side. Games from `first` on, as
// many as there are columns.
ENTRY observe_columns(State* states, i64 games, i64 first, i64 columns, const i64* seats, i16* out) {
    EACH_GAME(k, columns) {
        Column<i16> seen = {out + k, columns};
        if (first + k < games) observe_(states[first + k], seats[first + k], seen);
    }
}

// Columns of games turned into rows, tile by tile.
ENTRY turn_columns(const i16* columns, i64 games, i64 first, i64 width, i16* rows) {
#ifdef __CUDACC__
    __shared__ i16 tile[TILE][TILE + 2];
    const i64 game = (i64)blockIdx.x * TILE, feature = (i64)blockIdx.y * TILE;
    for (i32 k = threadIdx.y; k < TILE; k += blockDim.y)
        if (feature + k < FEATURES && game + threadIdx.x < width)
            tile[k][threadIdx.x] = columns[(feature + k) * width + game + threadIdx.x];
    __syncthreads();
    for (i32 k = threadIdx.y; k < TILE; k += blockDim.y)
        if (game + k < width && first + game + k < games && feature + threadIdx.x < FEATURES)
            rows[(first + game + k) * FEATURES + feature + threadIdx.x] = tile[threadIdx.x][k];
#else
    for (i64 k = 0; k < width && first + k < games; k++)
        for (i32 feature = 0; feature < FEATURES; feature++)
            rows[(first + k) * FEATURES + feature] = columns[feature * width + k];
#endif
}

// A random legal answer, drawn by the generator beside the game.
RULE i32 drawn(State& s, i64* generator) {
    i16 codes[ANSWERS];
    i64 rng[4];
    for (i32 k = 0; k < 4; k++) rng[k] = generator[k];
    const i32 code = codes[random_below_(rng, legal_actions_(s, codes))];
    for (i32 k = 0; k < 4; k++) generator[k] = rng[k];
    return code;
}

RULE bool goes_on(const State& s, i64 made, i64 limit) { return s.actor_ >= 0 && made < limit; }

ENTRY random_answers(State* states, i64 games, i64* generators, i64* answers) {
    EACH_GAME(i, games) {
        if (states[i].actor_ >= 0) answers[i] = drawn(states[i], generators + 4 * i);
    }
}

ENTRY CREWED play_games(State* states, i64 games, i64* generators, i64 limit, i64* decisions, i32* next) {
#ifdef __CUDACC__
    __shared__ Muster crew;
    i64 own = -1;  // the game of this thread's slot; a slot whose game is over gets the next one
    bool more = true;
    while (true) {
        if (own >= 0 && !goes_on(states[own], decisions[own], limit)) own = -1;
        while (own < 0 && more) {
            const i64 i = atomicAdd(next, 1);
            more = i < games;
            if (!more) break;
            decisions[i] = 0;
            if (goes_on(states[i], 0, limit)) own = i;
        }
        crew.game[threadIdx.x] = (i32)own;
        if (!__syncthreads_or(own >= 0)) return;
        i32 slot = mustered(crew, own < 0 ? NOTHING : states[own].ask_);
        i64 i = crew.game[slot];
        i32 code = NOTHING;
        if (i >= 0) code = drawn(states[i], generators + 4 * i);
        crew.code[slot] = (i16)code;
        __syncthreads();
        slot = mustered(crew, crew.code[threadIdx.x]);
        code = crew.code[slot];
        i = crew.game[slot];
        if (i >= 0) {
            take_(states[i], code);
            decisions[i]++;
        }
        __syncthreads();
    }
#else
    for (i64 i = 0; i < games; i++)
        for (decisions[i] = 0; goes_on(states[i], decisions[i], limit); decisions[i]++)
            take_(states[i], drawn(states[i], generators + 4 * i));
#endif
}

// Playing on in the order of all games, not of a block's: what is asked is answered in one game after the other that is
// asked the same. It takes two sortings a step from outside, and pays where rules are long.
ENTRY ask_games(State* states, i64 games, i64 limit, const i64* decisions, i16* asked) {
    EACH_GAME(i, games) asked[i] = goes_on(states[i], decisions[i], limit) ? (i16)states[i].ask_ : (i16)NOTHING;
}

ENTRY draw_in_order(State* states, i64 games, const i64* order, const i16* asked, i64* generators, i16* codes) {
    EACH_GAME(k, games) {
        const i64 i = order[k];
        codes[i] = asked[i] == NOTHING ? (i16)NOTHING : (i16)drawn(states[i], generators + 4 * i);
    }
}

ENTRY take_in_order(
    State* states, i64 games, const i64* order, const i16* codes, i64 limit, i64* decisions, i16* asked
) {
    EACH_GAME(k, games) {
        const i64 i = order[k];
        if (codes[i] != NOTHING) {
            take_(states[i], codes[i]);
            decisions[i]++;
            asked[i] = goes_on(states[i], decisions[i], limit) ? (i16)states[i].ask_ : (i16)NOTHING;
        }
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
