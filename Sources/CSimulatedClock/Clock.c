#define _GNU_SOURCE
#include "Clock.h"
#include "SimulatedClock.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

atomic_bool clock_is_running;
pthread_mutex_t clock_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t clock_turned = PTHREAD_COND_INITIALIZER;

static _Atomic int64_t now;
_Atomic(uint64_t) clock_turns;
static int64_t monotonic_base, boot_base, wall_base;

void *clock_real_function(const char *name) {
  // Conditions have an older version of the same name.
  void *function = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  if (!function) function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

int64_t clock_base(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
#ifdef CLOCK_TAI
  case CLOCK_TAI:
#endif
    return wall_base;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE: return monotonic_base;
  case CLOCK_BOOTTIME: return boot_base;
  default: return -1;
  }
}

/// Whole seconds, so that what is reckoned from them is rounded alike in every run.
static int64_t whole_seconds(clockid_t clock) {
  struct timespec time;
  REAL(clock_gettime)(clock, &time);
  return (time.tv_sec + 1) * second;
}

void simulated_clock_start(int64_t wall) {
  if (is_simulated()) return;
  monotonic_base = whole_seconds(CLOCK_MONOTONIC);
  boot_base = whole_seconds(CLOCK_BOOTTIME);
  wall_base = wall < 0 ? whole_seconds(CLOCK_REALTIME) : wall * second;
  atomic_store(&now, 0);
  atomic_store(&clock_is_running, true);
}

int64_t simulated_clock_real_now(void) {
  struct timespec time;
  REAL(clock_gettime)(CLOCK_MONOTONIC, &time);
  return time.tv_sec * second + time.tv_nsec;
}

bool simulated_clock_is_running(void) { return is_simulated(); }

int64_t simulated_clock_now(void) { return atomic_load(&now); }

void simulated_clock_advance(int64_t time) {
  atomic_fetch_add(&clock_turns, 1);
  int64_t old = atomic_load(&now);
  while (time > old && !atomic_compare_exchange_weak(&now, &old, time)) {}
}

struct timespec clock_real_time(clockid_t clock, int64_t from_now) {
  struct timespec time;
  REAL(clock_gettime)(clock, &time);
  int64_t whole = time.tv_sec * second + time.tv_nsec + from_now;
  return (struct timespec){whole / second, whole % second};
}

/// How often a thread may look at the clock before its looking moves it.
static const unsigned patience = 10000;

/// The time for somebody who asks.
///
/// Each look takes a nanosecond, so that what is asked for later is due later. A loop that does nothing
/// but look at the clock until it has moved would take very long: after many looks between two turns of
/// the clock each takes a microsecond.
static int64_t looked_at(void) {
  static _Thread_local uint64_t last;
  static _Thread_local unsigned looks;
  uint64_t turn = atomic_load_explicit(&clock_turns, memory_order_relaxed);
  looks = turn == last ? looks + 1 : 0;
  last = turn;
  return atomic_fetch_add(&now, looks < patience ? 1 : 1000);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (is_simulated()) {
    int64_t base = clock_base(clock);
    if (base >= 0) {
      int64_t whole = base + looked_at();
      *time = (struct timespec){whole / second, whole % second};
      return 0;
    }
  }
  return REAL(clock_gettime)(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!is_simulated()) return REAL(gettimeofday)(time, zone);
  int64_t whole = wall_base + looked_at();
  *time = (struct timeval){whole / second, whole % second / 1000};
  return 0;
}

time_t time(time_t *result) {
  if (!is_simulated()) return REAL(time)(result);
  time_t seconds = (wall_base + looked_at()) / second;
  if (result) *result = seconds;
  return seconds;
}

int timespec_get(struct timespec *time, int base) {
  if (!is_simulated() || base != TIME_UTC) return REAL(timespec_get)(time, base);
  clock_gettime(CLOCK_REALTIME, time);
  return base;
}
