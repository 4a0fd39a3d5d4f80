#define _GNU_SOURCE
#include "Clock.h"
#include "SimulatedClock.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Whether other threads have something to do: the kernel knows which of them sleep, and how often
// each has been woken.

_Atomic(pid_t) clock_turner;

/// What `/proc/self/task/ID/FILE` begins with.
static bool read_about(const char *thread, const char *file, char *text, size_t length) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%s/%s", thread, file);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  ssize_t count = read(descriptor, text, length - 1);
  REAL(close)(descriptor);
  text[count > 0 ? count : 0] = 0;
  return count > 0;
}

/// Whether a thread sleeps, given its status.
static bool sleeps(const char *status) {
  const char *state = strstr(status, "\nState:\t");
  // Threads that end and those that somebody stopped do no work.
  return !state || strchr("SIZXTt", state[8]);
}

/// Whether all other threads sleep; `wakings` is another number once one of them was awake.
static bool others_sleep(uint64_t *wakings) {
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return true;
  pid_t self = gettid(), turner = atomic_load(&clock_turner);
  bool all = true;
  *wakings = 0;
  for (struct dirent *entry; all && (entry = readdir(threads));) {
    pid_t thread = atoi(entry->d_name);
    if (thread <= 0 || thread == self || thread == turner) continue;
    char status[2048];
    if (!read_about(entry->d_name, "status", status, sizeof status)) continue;
    all = sleeps(status);
    const char *voluntary = strstr(status, "\nvoluntary_ctxt_switches:\t");
    const char *forced = strstr(status, "\nnonvoluntary_ctxt_switches:\t");
    uint64_t times = (voluntary ? strtoull(voluntary + 26, NULL, 10) : 0)
                     + (forced ? strtoull(forced + 29, NULL, 10) : 0);
    *wakings = (*wakings ^ ((uint64_t)thread << 32 ^ times)) * 0x9E3779B97F4A7C15;
  }
  closedir(threads);
  return all;
}

/// Whether there is no other thread: of a folder of threads the kernel counts the links.
static bool is_alone(void) {
  struct stat threads;
  return stat("/proc/self/task", &threads) == 0 && threads.st_nlink == 3;
}

bool simulated_clock_is_quiet(void) {
  if (atomic_load(&short_sleepers) != 0 || transfers_count() != 0) return false;
  if (is_alone()) return true;
  // One look after the other: a thread seen asleep may be woken by one that is not looked at yet.
  uint64_t before, after;
  return others_sleep(&before) && others_sleep(&after) && before == after
         && atomic_load(&short_sleepers) == 0 && transfers_count() == 0;
}

/// The descriptor by which libdispatch tells run loops of work.
int _dispatch_get_main_queue_handle_4CF(void);

bool simulated_clock_main_queue_has_work(void) {
  struct pollfd poller = {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
  return REAL(poll)(&poller, 1, 0) > 0;
}

void simulated_clock_describe_busy(char *text, size_t length) {
  size_t used = transfers_describe(text, length);
  DIR *threads = opendir("/proc/self/task");
  pid_t self = gettid(), turner = atomic_load(&clock_turner);
  for (struct dirent *entry; threads && (entry = readdir(threads));) {
    pid_t thread = atoi(entry->d_name);
    if (thread <= 0 || thread == self || thread == turner) continue;
    char status[2048], name[32];
    if (!read_about(entry->d_name, "status", status, sizeof status) || sleeps(status)) continue;
    if (!read_about(entry->d_name, "comm", name, sizeof name)) continue;
    name[strcspn(name, "\n")] = 0;
    int more = snprintf(text + used, length - used, "%sthread \"%s\"", used ? ", " : "", name);
    if (more < 0 || (size_t)more >= length - used) break;
    used += (size_t)more;
  }
  if (threads) closedir(threads);
  if (!used && length) text[0] = 0;
}
