#define _GNU_SOURCE
#include "Clock.h"
#include "SimulatedClock.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

// Timers of libdispatch and of run loops are descriptors that become readable. While time is
// simulated they are plain events, written to once the clock has come to their time.

struct timer {
  int descriptor;
  clockid_t clock;
  /// In nanoseconds since the start; zero: not set.
  int64_t deadline;
  int64_t interval;
  uint64_t order;
  /// Whether an epoll set looks at it, if one ever did.
  bool was_watched, is_watched;
};

static struct timer *timers;
static int count, capacity;

/// The timer of a descriptor; the lock must be held.
static struct timer *timer_of(int descriptor) {
  for (int i = 0; i < count; i++)
    if (timers[i].descriptor == descriptor) return &timers[i];
  return NULL;
}

int timerfd_create(clockid_t clock, int flags) {
  if (!is_simulated()) return REAL(timerfd_create)(clock, flags);
  int descriptor = eventfd(0, (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0)
                                  | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0));
  if (descriptor < 0) return descriptor;
  pthread_mutex_lock(&clock_lock);
  struct timer *timer = timer_of(descriptor);
  if (!timer) {
    if (count == capacity) {
      int wanted = capacity ? capacity * 2 : 16;
      struct timer *larger = realloc(timers, wanted * sizeof *timers);
      if (!larger) {
        pthread_mutex_unlock(&clock_lock);
        close(descriptor);
        errno = ENOMEM;
        return -1;
      }
      timers = larger;
      capacity = wanted;
    }
    timer = &timers[count++];
  }
  *timer = (struct timer){.descriptor = descriptor, .clock = clock};
  pthread_mutex_unlock(&clock_lock);
  return descriptor;
}

static void drain(int descriptor) {
  struct pollfd poller = {descriptor, POLLIN, 0};
  uint64_t value;
  if (REAL(poll)(&poller, 1, 0) > 0 && read(descriptor, &value, sizeof value) < 0) return;
}

static void make_readable(int descriptor) {
  uint64_t one = 1;
  while (write(descriptor, &one, sizeof one) < 0 && errno == EINTR) {}
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old) {
  pthread_mutex_lock(&clock_lock);
  struct timer *timer = is_simulated() ? timer_of(descriptor) : NULL;
  if (!timer) {
    pthread_mutex_unlock(&clock_lock);
    return REAL(timerfd_settime)(descriptor, flags, new, old);
  }
  if (old) memset(old, 0, sizeof *old);
  drain(descriptor);
  const struct timespec *value = &new->it_value;
  timer->interval = new->it_interval.tv_sec * second + new->it_interval.tv_nsec;
  timer->order = clock_order++;
  if (value->tv_sec == 0 && value->tv_nsec == 0) {
    timer->deadline = 0;
  } else {
    int64_t time = flags & TFD_TIMER_ABSTIME
                       ? since_start(timer->clock, value)
                       : simulated_clock_now() + value->tv_sec * second + value->tv_nsec;
    timer->deadline = time;
    if (time <= simulated_clock_now()) {
      timer->deadline = 0;
      make_readable(descriptor);
    } else {
      clock_something_waits();
    }
  }
  pthread_mutex_unlock(&clock_lock);
  return 0;
}

int epoll_ctl(int set, int operation, int descriptor, struct epoll_event *event) {
  int result = REAL(epoll_ctl)(set, operation, descriptor, event);
  if (is_simulated() && result == 0) {
    pthread_mutex_lock(&clock_lock);
    struct timer *timer = timer_of(descriptor);
    if (timer) {
      timer->was_watched = true;
      timer->is_watched = operation != EPOLL_CTL_DEL && event->events & EPOLLIN;
    }
    pthread_mutex_unlock(&clock_lock);
  }
  return result;
}

/// Closed descriptors are other files soon.
int close(int descriptor) {
  if (is_simulated()) {
    pthread_mutex_lock(&clock_lock);
    struct timer *timer = timer_of(descriptor);
    if (timer) *timer = timers[--count];
    pthread_mutex_unlock(&clock_lock);
  }
  return REAL(close)(descriptor);
}

bool timers_earliest(int64_t *deadline, uint64_t *order, int *index) {
  *index = -1;
  for (int i = 0; i < count; i++) {
    struct timer *timer = &timers[i];
    if (timer->deadline == 0 || timer->deadline == INT64_MAX) continue;
    if (timer->was_watched && !timer->is_watched) continue;
    if (*index >= 0
        && (timer->deadline > *deadline
            || (timer->deadline == *deadline && timer->order > *order)))
      continue;
    *deadline = timer->deadline;
    *order = timer->order;
    *index = i;
  }
  return *index >= 0;
}

void timers_fire(int index) {
  struct timer *timer = &timers[index];
  timer->deadline = timer->interval > 0 ? timer->deadline + timer->interval : 0;
  timer->order = clock_order++;
  make_readable(timer->descriptor);
}
