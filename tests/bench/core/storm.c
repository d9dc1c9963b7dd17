// The storm of src/core in C, as a measure of its speed: the jittered rules, without arrivals and without giving
// up. Two ways to keep the buckets: `list` chains the clients themselves, `chunks` keeps chunks of 256 entries in
// one pool, a word an entry.
//
//   storm <full|equal|decorrelated> <list|chunks>
//         <clients> <capacity> <outage> <p> <q> <horizon> <base> <cap> <seed> <runs>
//
// prints the requests of a run, a checksum (the sum of tick x load, and of the ticks at which clients were
// answered), and the nanoseconds of processor
// time that a run took, the mean of `runs`.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FULL, EQUAL, DECORRELATED };
enum { CHUNK = 256, MOST_LEVELS = 32 };

typedef struct {
  int clients, outage, horizon;
  int64_t capacity, p, q;
  uint32_t base, cap, seed;
} Params;

typedef struct {
  uint64_t requests, checksum;
} Outcome;

#define INLINE static inline __attribute__((always_inline))

// xorshift, as seedrandom's xor128 takes it
typedef struct {
  uint32_t x, y, z, w;
} Random;

INLINE uint32_t next_output(Random *r) {
  uint32_t t = r->x ^ (r->x << 11);
  r->x = r->y;
  r->y = r->z;
  r->z = r->w;
  r->w = r->w ^ (r->w >> 19) ^ t ^ (t >> 8);
  return r->w;
}

static Random seeded(uint32_t seed) {
  Random r = {seed, 0, 0, 0};
  for (int i = 0; i < 64; i++) next_output(&r);
  return r;
}

INLINE uint32_t below(Random *r, uint32_t span) { return (uint32_t)(((uint64_t)next_output(r) * span) >> 32); }

// What a client remembers: its level of growth, or its previous pause.
typedef struct {
  uint32_t base, cap, last_level, grown[MOST_LEVELS];
} Rule;

static Rule make_rule(const Params *p) {
  Rule rule = {.base = p->base, .cap = p->cap, .last_level = 0};
  uint32_t g = p->base;
  for (; g < p->cap; g *= 2) rule.grown[rule.last_level++] = g;
  rule.grown[rule.last_level] = p->cap;
  return rule;
}

INLINE uint32_t next_pause(int kind, const Rule *rule, Random *r, uint32_t *memory) {
  uint32_t remembered = *memory;
  if (kind == DECORRELATED) {
    uint32_t pause = rule->base + below(r, 3 * remembered - rule->base + 1);
    if (pause > rule->cap) pause = rule->cap;
    return *memory = pause;
  }
  uint32_t g = rule->grown[remembered];
  *memory = remembered + (remembered < rule->last_level);
  if (kind == FULL) return 1 + below(r, g);
  uint32_t half = g / 2, pause = half + below(r, g - half + 1);
  return pause ? pause : 1;
}

static int answers_at(const Params *p, int tick, int64_t load) {
  if (tick < p->outage) return 0;
  int64_t room = p->capacity * p->q - load * p->p;
  if (room < 0) return 0;
  int64_t s = room / (p->q - p->p);
  return (int)(s < load ? s : load);
}

// What both ways keep beside the buckets.
typedef struct {
  int32_t *load, *answered, *gave_up, *answered_tick;
  int waiting, room;
  Outcome outcome;
} Books;

// Room for more ticks, as many as the run turns out to take.
static __attribute__((noinline)) void grow_books(Books *books, int room) {
  int32_t **per_tick[] = {&books->load, &books->answered, &books->gave_up};
  for (int i = 0; i < 3; i++) {
    *per_tick[i] = realloc(*per_tick[i], sizeof(int32_t) * room);
    memset(*per_tick[i] + books->room, 0, sizeof(int32_t) * (room - books->room));
  }
  books->room = room;
}

static Books open_books(const Params *p) {
  Books books = {.waiting = p->clients};
  grow_books(&books, 512);
  books.answered_tick = malloc(sizeof(int32_t) * p->clients);
  memset(books.answered_tick, -1, sizeof(int32_t) * p->clients);
  return books;
}

static void enter(Books *books, int tick, int load, int answered) {
  if (tick >= books->room) grow_books(books, 2 * books->room);
  books->load[tick] = load;
  books->answered[tick] = answered;
  books->waiting -= answered;
  books->outcome.requests += load;
  books->outcome.checksum += (uint64_t)tick * load;
}

static Outcome close_books(Books *books, const Params *p) {
  for (int i = 0; i < p->clients; i++) books->outcome.checksum += (uint64_t)(int64_t)books->answered_tick[i];
  free(books->load), free(books->answered), free(books->gave_up), free(books->answered_tick);
  return books->outcome;
}

static uint32_t ring_size(const Params *p) {
  uint32_t ring = 1;
  while (ring <= p->cap) ring *= 2;
  return ring;
}

INLINE Outcome run_list(int kind, const Params *p) {
  Random r = seeded(p->seed);
  Rule rule = make_rule(p);
  Books books = open_books(p);
  uint32_t mask = ring_size(p) - 1;
  int32_t *first = malloc(sizeof(int32_t) * (mask + 1)), *last = malloc(sizeof(int32_t) * (mask + 1));
  int32_t *size = calloc(mask + 1, sizeof(int32_t)), *following = malloc(sizeof(int32_t) * p->clients);
  uint32_t *memory = malloc(sizeof(uint32_t) * p->clients);
  for (int i = 0; i < p->clients; i++) following[i] = i + 1, memory[i] = kind == DECORRELATED ? p->base : 0;
  first[0] = 0;
  size[0] = p->clients;
  for (int tick = 0; tick < p->horizon && books.waiting > 0; tick++) {
    uint32_t bucket = tick & mask;
    int n = size[bucket], client = first[bucket], s = answers_at(p, tick, n);
    size[bucket] = 0;
    for (int i = 0; i < s; i++, client = following[client]) books.answered_tick[client] = tick;
    for (int i = s; i < n; i++) {
      int next_client = following[client];
      uint32_t target = (tick + next_pause(kind, &rule, &r, &memory[client])) & mask;
      if (size[target]++ == 0) first[target] = client;
      else following[last[target]] = client;
      last[target] = client;
      client = next_client;
    }
    enter(&books, tick, n, s);
  }
  free(first), free(last), free(size), free(following), free(memory);
  return close_books(&books, p);
}

typedef struct {
  uint32_t *pool, *end;
  int32_t *first, *following;
  int32_t chunks, room, spare;
} Chunks;

static __attribute__((noinline)) uint32_t open_chunk(Chunks *c, uint32_t bucket, uint32_t end) {
  int32_t chunk = c->spare;
  if (chunk >= 0) {
    c->spare = c->following[chunk];
  } else {
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

INLINE void put(Chunks *c, uint32_t bucket, uint32_t entry) {
  uint32_t end = c->end[bucket];
  if (end % CHUNK == 0) end = open_chunk(c, bucket, end);
  c->pool[end] = entry;
  c->end[bucket] = end + 1;
}

INLINE Outcome run_chunks(int kind, const Params *p) {
  Random r = seeded(p->seed);
  Rule rule = make_rule(p);
  Books books = open_books(p);
  uint32_t mask = ring_size(p) - 1;
  uint32_t shift = 0;
  while (1u << shift <= (kind == DECORRELATED ? p->cap : rule.last_level)) shift++;
  Chunks c = {.room = 256, .spare = -1};
  c.pool = malloc(sizeof(uint32_t) * CHUNK * c.room);
  c.following = malloc(sizeof(int32_t) * c.room);
  c.end = calloc(mask + 1, sizeof(uint32_t));
  c.first = malloc(sizeof(int32_t) * (mask + 1));
  for (int i = 0; i < p->clients; i++) put(&c, 0, (uint32_t)i << shift | (kind == DECORRELATED ? p->base : 0));
  for (int tick = 0; tick < p->horizon && books.waiting > 0; tick++) {
    uint32_t bucket = tick & mask, end = c.end[bucket];
    int32_t chunk = c.first[bucket];
    int n = 0;
    if (end > 0) {
      int32_t last = (int32_t)((end - 1) / CHUNK);
      n = (end - 1) % CHUNK + 1;
      for (int32_t k = chunk; k != last; k = c.following[k]) n += CHUNK;
    }
    int s = answers_at(p, tick, n), left = s;
    c.end[bucket] = 0;
    for (int todo = n; todo > 0; todo -= CHUNK) {
      int count = todo < CHUNK ? todo : CHUNK, i = 0;
      uint32_t from = (uint32_t)chunk * CHUNK;
      for (; i < count && left > 0; i++, left--) books.answered_tick[c.pool[from + i] >> shift] = tick;
      for (; i < count; i++) {
        uint32_t entry = c.pool[from + i], memory = entry & ((1u << shift) - 1), client = entry >> shift;
        uint32_t target = (tick + next_pause(kind, &rule, &r, &memory)) & mask;
        put(&c, target, client << shift | memory);
      }
      int32_t following = c.following[chunk];
      c.following[chunk] = c.spare;
      c.spare = chunk;
      chunk = following;
    }
    enter(&books, tick, n, s);
  }
  free(c.pool), free(c.following), free(c.end), free(c.first);
  return close_books(&books, p);
}

// A copy of the loops a rule, so that the compiler leaves the other rules out of each.
static Outcome run(int kind, int list, const Params *p) {
  switch (kind) {
    case FULL: return list ? run_list(FULL, p) : run_chunks(FULL, p);
    case EQUAL: return list ? run_list(EQUAL, p) : run_chunks(EQUAL, p);
    default: return list ? run_list(DECORRELATED, p) : run_chunks(DECORRELATED, p);
  }
}

// Time that the processor gave to this program: what others do meanwhile does not count.
static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 13) return 2;
  int kind = argv[1][0] == 'f' ? FULL : argv[1][0] == 'e' ? EQUAL : DECORRELATED, list = argv[2][0] == 'l';
  Params p = {.clients = atoi(argv[3]),
              .capacity = atoll(argv[4]),
              .outage = atoi(argv[5]),
              .p = atoll(argv[6]),
              .q = atoll(argv[7]),
              .horizon = atoi(argv[8]),
              .base = (uint32_t)atoi(argv[9]),
              .cap = (uint32_t)atoi(argv[10]),
              .seed = (uint32_t)atoi(argv[11])};
  int runs = atoi(argv[12]);
  Outcome outcome = run(kind, list, &p);
  for (int i = 0; i < runs; i++) outcome = run(kind, list, &p);  // warm-up
  int64_t from = now();
  for (int i = 0; i < runs; i++) outcome = run(kind, list, &p);
  printf("%llu %llu %lld\n", (unsigned long long)outcome.requests, (unsigned long long)outcome.checksum,
         (long long)((now() - from) / runs));
  return 0;
}
