// The storm of src/core once more, in C, as a measure for its speed: rules full, equal and decorrelated with base 1,
// cap 200, outage 100, refusals at 1/10 of an answer, without arrivals and without giving up. Two ways to keep the
// buckets: `list` chains the clients themselves, `chunks` keeps 256-entry chunks of one pool, one word an entry.
//
//   storm <rule> <list|chunks> <clients> <capacity> <seed> <runs>
//
// prints the requests of a run, a checksum of it (the sum of tick x load), and the median nanoseconds of a run.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FULL, EQUAL, DECORRELATED };
enum { BASE = 1, CAP = 200, OUTAGE = 100, HORIZON = 20000, REJECT_P = 1, REJECT_Q = 10 };
enum { RING = 256, CHUNK = 256, LEVELS = 9 };

typedef struct { uint32_t x, y, z, w; } Random;

static inline uint32_t next(Random *r) {
  uint32_t t = r->x ^ (r->x << 11);
  r->x = r->y;
  r->y = r->z;
  r->z = r->w;
  // seedrandom works on signed words, and shifts both of these without sign
  r->w = r->w ^ (r->w >> 19) ^ t ^ (t >> 8);
  return r->w;
}

static inline uint32_t below(Random *r, uint32_t span) { return (uint32_t)(((uint64_t)next(r) * span) >> 32); }

static uint32_t grown[LEVELS];

// The state of a client is its level of growth, or, for decorrelated, its previous pause: both fit 8 bits here.
static inline __attribute__((always_inline)) uint32_t pause_of(int rule, Random *r, uint32_t *state) {
  uint32_t level = *state, pause;
  if (rule == DECORRELATED) {
    pause = BASE + below(r, 3 * level - BASE + 1);
    if (pause > CAP) pause = CAP;
    *state = pause;
    return pause;
  }
  uint32_t g = grown[level];
  *state = level < LEVELS - 1 ? level + 1 : level;
  if (rule == FULL) return 1 + below(r, g);
  uint32_t half = g / 2;
  pause = half + below(r, g - half + 1);
  return pause ? pause : 1;
}

typedef struct { uint64_t requests, checksum; } Outcome;

static int64_t answers(int tick, int64_t load, int64_t capacity) {
  if (tick < OUTAGE) return 0;
  int64_t room = capacity * REJECT_Q - load * REJECT_P;
  if (room < 0) return 0;
  int64_t s = room / (REJECT_Q - REJECT_P);
  return s < load ? s : load;
}

static inline __attribute__((always_inline)) Outcome run_list(int rule, int clients, int64_t capacity, Random r) {
  int32_t *following = malloc(sizeof(int32_t) * clients), *answered_tick = malloc(sizeof(int32_t) * clients);
  uint8_t *states = malloc(clients);
  int32_t first[RING], last[RING], size[RING] = {0};
  int32_t *load = calloc(HORIZON, sizeof(int32_t)), *answered = calloc(HORIZON, sizeof(int32_t));
  for (int i = 0; i < clients; i++) following[i] = i + 1;
  memset(states, rule == DECORRELATED ? BASE : 0, clients);
  memset(answered_tick, -1, sizeof(int32_t) * clients);
  first[0] = 0;
  size[0] = clients;
  int waiting = clients;
  Outcome out = {0, 0};
  for (int tick = 0; tick < HORIZON && waiting > 0; tick++) {
    int bucket = tick & (RING - 1), n = size[bucket], client = first[bucket];
    int s = (int)answers(tick, n, capacity);
    size[bucket] = 0;
    for (int i = 0; i < s; i++, client = following[client]) answered_tick[client] = tick;
    for (int i = s; i < n; i++) {
      int next_client = following[client];
      uint32_t state = states[client];
      int target = (tick + pause_of(rule, &r, &state)) & (RING - 1);
      states[client] = (uint8_t)state;
      if (size[target]++ == 0) first[target] = client;
      else following[last[target]] = client;
      last[target] = client;
      client = next_client;
    }
    load[tick] = n;
    answered[tick] = s;
    waiting -= s;
    out.requests += n;
    out.checksum += (uint64_t)tick * n;
  }
  free(following), free(answered_tick), free(states), free(load), free(answered);
  return out;
}

typedef struct {
  uint32_t *pool;
  int32_t *following;
  int32_t first[RING];
  uint32_t end[RING];
  int32_t chunks, room, spare;
} Chunks;

static uint32_t open_chunk(Chunks *c, int bucket, uint32_t end) {
  int32_t chunk = c->spare;
  if (chunk >= 0) c->spare = c->following[chunk];
  else {
    if (c->chunks == c->room) {
      c->room *= 2;
      c->pool = realloc(c->pool, sizeof(uint32_t) * CHUNK * c->room);
      c->following = realloc(c->following, sizeof(int32_t) * c->room);
    }
    chunk = c->chunks++;
  }
  if (end == 0) c->first[bucket] = chunk;
  else c->following[(end - 1) / CHUNK] = chunk;
  return (uint32_t)chunk * CHUNK;
}

static inline __attribute__((always_inline)) void put(Chunks *c, int bucket, uint32_t entry) {
  uint32_t end = c->end[bucket];
  if (end % CHUNK == 0) end = open_chunk(c, bucket, end);
  c->pool[end] = entry;
  c->end[bucket] = end + 1;
}

static inline __attribute__((always_inline)) Outcome run_chunks(int rule, int clients, int64_t capacity, Random random) {
  Chunks c = {.chunks = 0, .room = 256, .spare = -1};
  c.pool = malloc(sizeof(uint32_t) * CHUNK * c.room);
  c.following = malloc(sizeof(int32_t) * c.room);
  memset(c.end, 0, sizeof c.end);
  int32_t *answered_tick = malloc(sizeof(int32_t) * clients);
  int32_t *load = calloc(HORIZON, sizeof(int32_t)), *answered = calloc(HORIZON, sizeof(int32_t));
  memset(answered_tick, -1, sizeof(int32_t) * clients);
  Random r = random;
  for (int i = 0; i < clients; i++) put(&c, 0, (uint32_t)i << 8 | (rule == DECORRELATED ? BASE : 0));
  int waiting = clients;
  Outcome out = {0, 0};
  for (int tick = 0; tick < HORIZON && waiting > 0; tick++) {
    int bucket = tick & (RING - 1), n = 0;
    uint32_t end = c.end[bucket];
    int32_t chunk = c.first[bucket], last = end == 0 ? -1 : (int32_t)((end - 1) / CHUNK);
    if (end > 0) {
      n = (end - 1) % CHUNK + 1;
      for (int32_t k = chunk; k != last; k = c.following[k]) n += CHUNK;
    }
    int s = (int)answers(tick, n, capacity), left = s;
    c.end[bucket] = 0;
    for (int todo = n; todo > 0;) {
      int count = todo < CHUNK ? todo : CHUNK, i = 0;
      uint32_t from = (uint32_t)chunk * CHUNK;
      for (; i < count && left > 0; i++, left--) answered_tick[c.pool[from + i] >> 8] = tick;
      for (; i < count; i++) {
        uint32_t entry = c.pool[from + i], state = entry & 255;
        int target = (tick + pause_of(rule, &r, &state)) & (RING - 1);
        put(&c, target, (entry & ~255u) | state);
      }
      todo -= count;
      int32_t following = c.following[chunk];
      c.following[chunk] = c.spare;
      c.spare = chunk;
      chunk = following;
    }
    load[tick] = n;
    answered[tick] = s;
    waiting -= s;
    out.requests += n;
    out.checksum += (uint64_t)tick * n;
  }
  free(c.pool), free(c.following), free(answered_tick), free(load), free(answered);
  return out;
}

// One copy of the loop a rule, so that the compiler can leave the other rules out of it.
static Outcome run(int rule, int list, int clients, int64_t capacity, Random r) {
  switch (rule) {
    case FULL: return list ? run_list(FULL, clients, capacity, r) : run_chunks(FULL, clients, capacity, r);
    case EQUAL: return list ? run_list(EQUAL, clients, capacity, r) : run_chunks(EQUAL, clients, capacity, r);
    default: return list ? run_list(DECORRELATED, clients, capacity, r) : run_chunks(DECORRELATED, clients, capacity, r);
  }
}

static int by_size(const void *a, const void *b) {
  int64_t d = *(const int64_t *)a - *(const int64_t *)b;
  return (d > 0) - (d < 0);
}

int main(int argc, char **argv) {
  if (argc != 7) return 2;
  int rule = argv[1][0] == 'f' ? FULL : argv[1][0] == 'e' ? EQUAL : DECORRELATED;
  int list = argv[2][0] == 'l', clients = atoi(argv[3]), runs = atoi(argv[6]);
  int64_t capacity = atoll(argv[4]);
  for (int level = 0; level < LEVELS; level++) grown[level] = BASE << level < CAP ? BASE << level : CAP;
  Random r = {(uint32_t)atoi(argv[5]), 0, 0, 0};
  for (int i = 0; i < 64; i++) next(&r);
  int64_t *nanoseconds = malloc(sizeof(int64_t) * runs);
  Outcome out = {0, 0};
  for (int i = 0; i < runs; i++) {
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    out = run(rule, list, clients, capacity, r);
    clock_gettime(CLOCK_MONOTONIC, &to);
    nanoseconds[i] = (to.tv_sec - from.tv_sec) * 1000000000LL + (to.tv_nsec - from.tv_nsec);
  }
  qsort(nanoseconds, runs, sizeof(int64_t), by_size);
  printf("%llu %llu %lld\n", (unsigned long long)out.requests, (unsigned long long)out.checksum, (long long)nanoseconds[runs / 2]);
  free(nanoseconds);
  return 0;
}
