#define _GNU_SOURCE
#include "DrawingWorker.h"
#include "Exchange.h"

#include <errno.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

// The process that draws.

/// How much a request may compute, in seconds.
static const int most_seconds = 5;
/// How much memory it may take, beside that of the libraries.
static const uint64_t most_memory = 1ull << 30;
/// The longest file.
static const uint64_t most_bytes = 1ull << 28;

static void limit_memory(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
  }
  rlim_t most = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + most_memory;
  struct rlimit memory = {most, most}, core = {0, 0};
  setrlimit(RLIMIT_AS, &memory);
  setrlimit(RLIMIT_CORE, &core);
}

/// Lets the process be ended by a signal when it has computed for so long; 0 takes that back.
static void limit_time(int seconds) {
  struct itimerval timer = {{0, 0}, {seconds, 0}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

static void receive(void *place, uint64_t count) {
  for (uint64_t done = 0; done < count;) {
    ssize_t got = recv(DRAWING_WORKER_SOCKET, (char *)place + done, count - done, 0);
    if (got > 0) {
      done += (uint64_t)got;
    } else if (got == 0 || errno != EINTR) {
      // Whoever asked is gone.
      _exit(0);
    }
  }
}

static void answer(const void *place, uint64_t count) {
  for (uint64_t done = 0; done < count;) {
    ssize_t gone = send(DRAWING_WORKER_SOCKET, (const char *)place + done, count - done,
                        MSG_NOSIGNAL);
    if (gone > 0) {
      done += (uint64_t)gone;
    } else if (errno != EINTR) {
      _exit(0);
    }
  }
}

static void serve(void) {
  struct drawing_request request;
  receive(&request, sizeof request);
  if (request.length > most_bytes) _exit(0);
  void *data = malloc(request.length ? request.length : 1);
  if (!data) _exit(0);
  receive(data, request.length);
  struct drawing_answer result = {0};
  void *payload = NULL;
  limit_time(most_seconds);
  drawing_answer_to(&request, data, &result, &payload);
  limit_time(0);
  answer(&result, sizeof result);
  answer(payload, result.length);
  free(payload);
  free(data);
  malloc_trim(0);
}

/// Takes over before main() where the program was started as a worker.
__attribute__((constructor)) static void become_worker(void) {
  if (!getenv(DRAWING_WORKER_VARIABLE)) return;
  // What a worker starts is none.
  unsetenv(DRAWING_WORKER_VARIABLE);
  limit_memory();
  for (;;) serve();
}
