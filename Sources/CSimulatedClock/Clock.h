#ifndef CLOCK_H
#define CLOCK_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

// What the parts of the simulated clock share.

static const int64_t second = 1000000000;

/// The C library's own function of a name; the first call looks it up.
#define REAL(name)                                                              \
  ({                                                                            \
    static _Atomic(__typeof__(&name)) found;                                    \
    __typeof__(&name) function = atomic_load_explicit(&found, memory_order_relaxed); \
    if (!function) {                                                            \
      function = (__typeof__(&name))clock_real_function(#name);                 \
      atomic_store_explicit(&found, function, memory_order_relaxed);            \
    }                                                                           \
    function;                                                                   \
  })

void *clock_real_function(const char *name);

extern atomic_bool clock_is_running;
/// Guards timers and sleepers.
extern pthread_mutex_t clock_lock;
/// Told of each turn of the clock and of each signalled semaphore.
extern pthread_cond_t clock_turned;

static inline bool is_simulated(void) {
  return atomic_load_explicit(&clock_is_running, memory_order_relaxed);
}

/// What a clock shows at the start, in nanoseconds; below zero: not a clock that is simulated.
int64_t clock_base(clockid_t clock);

/// A time of a clock, in nanoseconds since the start.
static inline int64_t since_start(clockid_t clock, const struct timespec *time) {
  int64_t base = clock_base(clock);
  // Dates that are never to come.
  if (time->tv_sec > INT64_MAX / second / 2) return INT64_MAX;
  return time->tv_sec * second + time->tv_nsec - base;
}

struct timespec clock_real_time(clockid_t clock, int64_t from_now);

/// A thread that waits until a time.
struct sleeper {
  int64_t deadline;
  uint64_t order;
  /// What its thread waits on: a condition of its own, a descriptor to write to, or the turn of the
  /// clock.
  pthread_cond_t *condition;
  int descriptor;
  /// Whether its time has come.
  bool is_due;
  struct sleeper *next;
};

/// The lock must be held for all of these.
extern struct sleeper *clock_sleepers;
extern uint64_t clock_order;
void sleepers_add(struct sleeper *sleeper);
void sleepers_remove(struct sleeper *sleeper);
bool timers_earliest(int64_t *deadline, uint64_t *order, int *index);
void timers_fire(int index);

/// Begins to turn the clock by itself where that is wanted: something is due now that somebody may
/// wait for.
void clock_something_waits(void);

/// Looks whether a thread may have begun to wait.
void clock_hint(void);

/// The thread that turns the clock, which is not looked at.
extern _Atomic(pid_t) clock_turner;
/// Whether somebody who turns the clock waits for the other threads, and how often that began.
extern atomic_bool clock_is_driven;
extern _Atomic(uint64_t) clock_drives;

/// How often the clock was turned.
extern _Atomic(uint64_t) clock_turns;
/// How many threads sleep so shortly that they go on without the clock.
extern atomic_int short_sleepers;

int transfers_count(void);
size_t transfers_describe(char *text, size_t length);

#endif
