#define _GNU_SOURCE
#include "Clock.h"
#include "SimulatedClock.h"

#include <errno.h>
#include <poll.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

// Calls that wait until a time: while time is simulated they wait until the clock is turned.

struct sleeper *clock_sleepers;
uint64_t clock_order;

void sleepers_add(struct sleeper *sleeper) {
  sleeper->order = clock_order++;
  sleeper->next = clock_sleepers;
  clock_sleepers = sleeper;
  clock_something_waits();
}

void sleepers_remove(struct sleeper *sleeper) {
  for (struct sleeper **link = &clock_sleepers; *link; link = &(*link)->next) {
    if (*link != sleeper) continue;
    *link = sleeper->next;
    return;
  }
}

// MARK: Sleeping

/// Sleeps this short are for other threads to go on, as locks use them; they are real.
static const int64_t shortest = 1000000;
/// How many of them a thread is waited for between two turns of the clock: one that sleeps again and again
/// may wait for a time.
static const unsigned most_short = 10;

atomic_int short_sleepers;

static int sleep_shortly(int64_t duration) {
  static _Thread_local uint64_t last;
  static _Thread_local unsigned sleeps;
  uint64_t turn = atomic_load(&clock_turns);
  sleeps = turn == last ? sleeps + 1 : 0;
  last = turn;
  bool counts = sleeps < most_short;
  struct timespec rest = {0, duration};
  if (counts) atomic_fetch_add(&short_sleepers, 1);
  int problem = REAL(clock_nanosleep)(CLOCK_MONOTONIC, 0, &rest, NULL);
  if (counts) atomic_fetch_sub(&short_sleepers, 1);
  return problem;
}

static void sleep_until(int64_t deadline) {
  struct sleeper sleeper = {.deadline = deadline, .descriptor = -1};
  pthread_mutex_lock(&clock_lock);
  sleepers_add(&sleeper);
  clock_hint();
  while (!sleeper.is_due) pthread_cond_wait(&clock_turned, &clock_lock);
  sleepers_remove(&sleeper);
  pthread_mutex_unlock(&clock_lock);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  if (!is_simulated() || clock_base(clock) < 0)
    return REAL(clock_nanosleep)(clock, flags, time, left);
  if (time->tv_nsec < 0 || time->tv_nsec >= second || time->tv_sec < 0) return EINVAL;
  int64_t now = simulated_clock_now();
  int64_t deadline = flags & TIMER_ABSTIME ? since_start(clock, time)
                                           : now + time->tv_sec * second + time->tv_nsec;
  if (deadline - now < shortest) {
    return deadline <= now ? 0 : sleep_shortly(deadline - now);
  }
  sleep_until(deadline);
  return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  if (!is_simulated()) return REAL(nanosleep)(time, left);
  int problem = clock_nanosleep(CLOCK_MONOTONIC, 0, time, left);
  if (!problem) return 0;
  errno = problem;
  return -1;
}

int usleep(useconds_t microseconds) {
  if (!is_simulated()) return REAL(usleep)(microseconds);
  struct timespec time = {microseconds / 1000000, microseconds % 1000000 * 1000};
  return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
  if (!is_simulated()) return REAL(sleep)(seconds);
  struct timespec time = {seconds, 0};
  return nanosleep(&time, NULL) ? seconds : 0;
}

// MARK: Semaphores

static atomic_int semaphore_sleepers;

int sem_post(sem_t *semaphore) {
  int result = REAL(sem_post)(semaphore);
  if (is_simulated() && atomic_load(&semaphore_sleepers) > 0) {
    pthread_mutex_lock(&clock_lock);
    pthread_cond_broadcast(&clock_turned);
    pthread_mutex_unlock(&clock_lock);
  }
  return result;
}

static int wait_for_semaphore(sem_t *semaphore, int64_t deadline) {
  struct sleeper sleeper = {.deadline = deadline, .descriptor = -1};
  atomic_fetch_add(&semaphore_sleepers, 1);
  pthread_mutex_lock(&clock_lock);
  sleepers_add(&sleeper);
  clock_hint();
  int problem = 0;
  while (sem_trywait(semaphore) != 0) {
    if (sleeper.is_due || simulated_clock_now() >= deadline) {
      problem = ETIMEDOUT;
      break;
    }
    pthread_cond_wait(&clock_turned, &clock_lock);
  }
  sleepers_remove(&sleeper);
  pthread_mutex_unlock(&clock_lock);
  atomic_fetch_sub(&semaphore_sleepers, 1);
  if (!problem) return 0;
  errno = problem;
  return -1;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  if (!is_simulated()) return REAL(sem_timedwait)(semaphore, time);
  if (sem_trywait(semaphore) == 0) return 0;
  int64_t deadline = since_start(CLOCK_REALTIME, time), left = deadline - simulated_clock_now();
  // A thread of libdispatch that has nothing to do ends after five seconds; nobody waits for that.
  if (left > 5 * second - shortest && left <= 5 * second && gettid() != getpid()) {
    clock_hint();
    struct timespec real = clock_real_time(CLOCK_REALTIME, left);
    return REAL(sem_timedwait)(semaphore, &real);
  }
  return wait_for_semaphore(semaphore, deadline);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time) {
  if (!is_simulated() || clock_base(clock) < 0)
    return REAL(sem_clockwait)(semaphore, clock, time);
  return wait_for_semaphore(semaphore, since_start(clock, time));
}

// MARK: Conditions

static int wait_for_condition(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  if (simulated_clock_now() >= deadline) return ETIMEDOUT;
  struct sleeper sleeper = {.deadline = deadline, .condition = condition, .descriptor = -1};
  pthread_mutex_lock(&clock_lock);
  sleepers_add(&sleeper);
  pthread_mutex_unlock(&clock_lock);
  clock_hint();
  int problem = pthread_cond_wait(condition, mutex);
  pthread_mutex_lock(&clock_lock);
  sleepers_remove(&sleeper);
  pthread_mutex_unlock(&clock_lock);
  // Being woken for nothing is allowed; whoever waits looks again.
  return problem ? problem : sleeper.is_due ? ETIMEDOUT : 0;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict time) {
  if (!is_simulated()) return REAL(pthread_cond_timedwait)(condition, mutex, time);
  // A condition does not tell its clock; no machine has been on for thirty years.
  clockid_t clock = time->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  return wait_for_condition(condition, mutex, since_start(clock, time));
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           clockid_t clock, const struct timespec *restrict time) {
  if (!is_simulated() || clock_base(clock) < 0)
    return REAL(pthread_cond_clockwait)(condition, mutex, clock, time);
  return wait_for_condition(condition, mutex, since_start(clock, time));
}

// MARK: Descriptors

static int wait_for_descriptors(struct pollfd *descriptors, nfds_t count, int64_t duration,
                                const sigset_t *signals) {
  if (duration == 0) return REAL(ppoll)(descriptors, count, &(struct timespec){0, 0}, signals);
  clock_hint();
  if (duration < 0) return REAL(ppoll)(descriptors, count, NULL, signals);
  int bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  struct pollfd *all = calloc(count + 1, sizeof *all);
  if (bell < 0 || !all) {
    if (bell >= 0) close(bell);
    free(all);
    errno = ENOMEM;
    return -1;
  }
  memcpy(all, descriptors, count * sizeof *all);
  all[count] = (struct pollfd){bell, POLLIN, 0};
  struct sleeper sleeper = {.deadline = simulated_clock_now() + duration, .descriptor = bell};
  pthread_mutex_lock(&clock_lock);
  sleepers_add(&sleeper);
  pthread_mutex_unlock(&clock_lock);
  clock_hint();
  int ready = REAL(ppoll)(all, count + 1, NULL, signals);
  int problem = errno;
  pthread_mutex_lock(&clock_lock);
  sleepers_remove(&sleeper);
  pthread_mutex_unlock(&clock_lock);
  if (ready > 0 && all[count].revents) ready--;
  memcpy(descriptors, all, count * sizeof *all);
  free(all);
  close(bell);
  errno = problem;
  return ready;
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *time,
          const sigset_t *signals) {
  if (!is_simulated()) return REAL(ppoll)(descriptors, count, time, signals);
  int64_t duration = !time ? -1 : time->tv_sec > INT64_MAX / second / 2
                                      ? INT64_MAX / 4
                                      : time->tv_sec * second + time->tv_nsec;
  return wait_for_descriptors(descriptors, count, duration, signals);
}

int poll(struct pollfd *descriptors, nfds_t count, int milliseconds) {
  if (!is_simulated()) return REAL(poll)(descriptors, count, milliseconds);
  int64_t duration = milliseconds < 0 ? -1 : milliseconds * (second / 1000);
  return wait_for_descriptors(descriptors, count, duration, NULL);
}

int _dispatch_get_main_queue_handle_4CF(void);

bool simulated_clock_wait_for_input(int descriptor, int64_t nanoseconds, bool heeds_main_queue) {
  struct pollfd descriptors[] = {
    {.fd = descriptor, .events = POLLIN},
    {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN},
  };
  struct timespec time = {nanoseconds / second, nanoseconds % second};
  // Somebody else is at work: nothing comes to be due here until the answer has come.
  atomic_fetch_add(&clock_drives, 1);
  bool was_driven = atomic_exchange(&clock_is_driven, true);
  REAL(ppoll)(descriptors, heeds_main_queue ? 2 : 1, nanoseconds < 0 ? NULL : &time, NULL);
  atomic_store(&clock_is_driven, was_driven);
  return descriptors[0].revents != 0;
}
