#define _GNU_SOURCE
#include "Clock.h"
#include "SimulatedClock.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

// Turning the clock: by hand, or by a thread that does it whenever all others wait.

atomic_bool clock_is_driven;
_Atomic(uint64_t) clock_drives;

/// What is due first; the lock must be held. `sleeper` is nil where it is a timer.
static bool earliest(int64_t *deadline, struct sleeper **sleeper, int *timer) {
  uint64_t order = 0;
  bool found = timers_earliest(deadline, &order, timer);
  *sleeper = NULL;
  for (struct sleeper *other = clock_sleepers; other; other = other->next) {
    if (other->is_due || other->deadline == INT64_MAX) continue;
    if (found
        && (other->deadline > *deadline
            || (other->deadline == *deadline && other->order > order)))
      continue;
    found = true;
    *deadline = other->deadline;
    order = other->order;
    *sleeper = other;
  }
  return found;
}

bool simulated_clock_next_deadline(int64_t *deadline) {
  struct sleeper *sleeper;
  int timer;
  pthread_mutex_lock(&clock_lock);
  bool found = earliest(deadline, &sleeper, &timer);
  pthread_mutex_unlock(&clock_lock);
  return found;
}

/// Lets the earliest happen if it is due; the lock must be held.
static bool fire(void) {
  int64_t deadline;
  struct sleeper *sleeper;
  int timer;
  if (!earliest(&deadline, &sleeper, &timer) || deadline > simulated_clock_now()) return false;
  if (!sleeper) {
    timers_fire(timer);
    return true;
  }
  // Its thread takes it out of the list when it wakes.
  sleeper->is_due = true;
  if (sleeper->descriptor >= 0) {
    uint64_t one = 1;
    while (write(sleeper->descriptor, &one, sizeof one) < 0 && errno == EINTR) {}
  } else {
    pthread_cond_broadcast(sleeper->condition ? sleeper->condition : &clock_turned);
  }
  return true;
}

bool simulated_clock_fire(void) {
  pthread_mutex_lock(&clock_lock);
  bool fired = fire();
  pthread_mutex_unlock(&clock_lock);
  return fired;
}

void simulated_clock_wait_for_others(void) {
  struct timespec moment = {0, 30000};
  atomic_fetch_add(&clock_drives, 1);
  atomic_store(&clock_is_driven, true);
  REAL(nanosleep)(&moment, NULL);
  atomic_store(&clock_is_driven, false);
}

// MARK: By itself

static _Atomic(uint32_t) hints;
static atomic_bool is_waiting_for_hints;

void clock_hint(void) {
  if (!atomic_load(&clock_turner)) return;
  atomic_fetch_add(&hints, 1);
  if (atomic_load(&is_waiting_for_hints)) syscall(SYS_futex, &hints, FUTEX_WAKE_PRIVATE, 1);
}

/// Waits until a thread may have begun to wait, or a while; returns whether one may have.
static bool wait_for_hint(uint32_t seen) {
  struct timespec longest = {0, 5000000};
  atomic_store(&is_waiting_for_hints, true);
  syscall(SYS_futex, &hints, FUTEX_WAIT_PRIVATE, seen, &longest);
  atomic_store(&is_waiting_for_hints, false);
  return atomic_load(&hints) != seen;
}

/// Looks a few times whether all threads wait.
static bool becomes_quiet(int looks) {
  while (looks-- > 0) {
    // Who began to drive it during the look sleeps while doing so, and may have ended by now.
    uint64_t drives = atomic_load(&clock_drives);
    if (!atomic_load(&clock_is_driven) && simulated_clock_is_quiet()
        && !atomic_load(&clock_is_driven) && atomic_load(&clock_drives) == drives)
      return true;
    struct timespec moment = {0, 20000};
    REAL(nanosleep)(&moment, NULL);
  }
  return false;
}

static bool turn_to_next(void) {
  int64_t deadline;
  struct sleeper *sleeper;
  int timer;
  pthread_mutex_lock(&clock_lock);
  bool found = earliest(&deadline, &sleeper, &timer);
  if (found) simulated_clock_advance(deadline);
  found = found && fire();
  pthread_mutex_unlock(&clock_lock);
  return found;
}

static void *turn(void *unused) {
  atomic_store(&clock_turner, gettid());
  pthread_setname_np(pthread_self(), "clock");
  for (bool hinted = true;;) {
    uint32_t seen = atomic_load(&hints);
    bool has_turned = becomes_quiet(hinted ? 20 : 1) && turn_to_next();
    hinted = has_turned || wait_for_hint(seen);
  }
  return unused;
}

static atomic_bool turns_by_itself, has_begun;

void simulated_clock_turn_by_itself(void) { atomic_store(&turns_by_itself, true); }

void clock_something_waits(void) {
  // A thread that looks at the others costs each start of a program a millisecond, and most have no timer.
  if (!atomic_load(&turns_by_itself) || atomic_exchange(&has_begun, true)) return;
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 128 << 10);
  if (pthread_create(&thread, &attributes, turn, NULL) != 0) atomic_store(&has_begun, false);
  pthread_attr_destroy(&attributes);
}
