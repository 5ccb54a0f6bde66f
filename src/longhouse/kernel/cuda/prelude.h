// What every program begins with: numbers, rows, and the few of Python's operations that C++ does otherwise.
typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;

#ifdef __CUDACC__
#define RULE static __device__
#define RULE_MEMBER __device__
#define BIG_RULE __device__ __noinline__
#define ROLLED _Pragma("unroll 1")  // unrolled loops cost more in fetched code than they gain
#define TABLE static __device__ const
#define ENTRY extern "C" __global__ void
#define EACH_GAME(i, games)                                  \
    const i64 i = blockIdx.x * (i64)blockDim.x + threadIdx.x; \
    if (i < games)
#define LOWER(place, value) atomicMin(place, value)
#else  // an ordinary compiler: what the tests use where no card is
#define RULE static inline
#define RULE_MEMBER
#define BIG_RULE static
#define ROLLED
#define TABLE static const
#define ENTRY extern "C" void
#define EACH_GAME(i, games) for (i64 i = 0; i < games; i++)
#define LOWER(place, value) (*(place) = least(*(place), value))
#endif

template <class T> RULE T least(T a, T b) { return a < b ? a : b; }
template <class T> RULE T most(T a, T b) { return a > b ? a : b; }
template <class T> RULE T absolute(T a) { return a < 0 ? -a : a; }

// Python's // and %: the rest has the sign of the divisor.
template <class T> RULE T floor_rest(T a, T b) {
    const T rest = a % b;
    return rest != 0 && ((rest ^ b) < 0) ? rest + b : rest;
}
template <class T> RULE T floor_divided(T a, T b) {
    const T whole = a / b;
    return a % b != 0 && ((a ^ b) < 0) ? whole - 1 : whole;
}

template <class T, int count> RULE constexpr i32 length(T (&)[count]) { return count; }

// A row that lies elsewhere.
template <class T> struct Line {
    T* cells;
    i32 count;
    RULE_MEMBER T& operator[](i64 i) { return cells[i]; }
};
template <class T> RULE i32 length(Line<T>& line) { return line.count; }

// A row whose cells lie apart.
template <class T> struct Column {
    T* cells;
    i64 apart;
    RULE_MEMBER T& operator[](i64 i) { return cells[i * apart]; }
};
