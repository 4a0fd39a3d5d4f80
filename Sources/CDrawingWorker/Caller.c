#define _GNU_SOURCE
#include "DrawingWorker.h"
#include "Exchange.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// The side of the program that asks.

extern char **environ;

uint64_t drawing_row_bytes(uint32_t width) { return ((uint64_t)width * 4 + 15) & ~15ull; }

/// The environment of a worker, of which only the list is to be freed.
static char **worker_environment(void) {
  size_t count = 0;
  while (environ[count]) count++;
  char **list = malloc((count + 3) * sizeof *list);
  if (!list) return NULL;
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    if (strncmp(environ[i], "SWIFT_BACKTRACE=", 16)) list[kept++] = environ[i];
  }
  // Nobody reads how a worker ended; it is to be over at once.
  list[kept++] = "SWIFT_BACKTRACE=enable=no";
  list[kept++] = DRAWING_WORKER_VARIABLE "=1";
  list[kept] = NULL;
  return list;
}

bool drawing_worker_start(struct drawing_worker *worker) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return false;
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], DRAWING_WORKER_SOCKET);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  char **environment = worker_environment();
  char *arguments[] = {"drawing-worker", NULL};
  int problem = environment ? posix_spawn(&worker->process, "/proc/self/exe", &files, &attributes,
                                          arguments, environment)
                            : ENOMEM;
  free(environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  close(ends[1]);
  worker->socket = ends[0];
  if (problem) close(ends[0]);
  return problem == 0;
}

/// Receives so many bytes; false where the worker has ended.
static bool receive(int socket, void *place, uint64_t count) {
  // A thread that sleeps is taken for one that waits for time to pass; only the main thread, which
  // turns the clock itself, may.
  bool sleeps = gettid() == getpid();
  for (uint64_t done = 0; done < count;) {
    ssize_t got = recv(socket, (char *)place + done, count - done, sleeps ? 0 : MSG_DONTWAIT);
    if (got > 0) {
      done += (uint64_t)got;
    } else if (got == 0) {
      return false;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      sched_yield();
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

static bool send_all(int socket, const void *place, uint64_t count) {
  for (uint64_t done = 0; done < count;) {
    ssize_t gone = send(socket, (const char *)place + done, count - done, MSG_NOSIGNAL);
    if (gone > 0) {
      done += (uint64_t)gone;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

bool drawing_worker_ask(const struct drawing_worker *worker, const struct drawing_request *request,
                        const void *data, struct drawing_answer *answer, void **payload) {
  *payload = NULL;
  if (!send_all(worker->socket, request, sizeof *request)
      || !send_all(worker->socket, data, request->length)
      || !receive(worker->socket, answer, sizeof *answer)) {
    return false;
  }
  // A worker that something took over must not make its caller take more than was asked for.
  uint64_t most = answer->status == DRAWING_DONE && request->operation == DRAWING_RENDER
                      ? drawing_row_bytes(request->width) * request->height
                      : 4096;
  if (answer->length > most) return false;
  if (answer->length == 0) return true;
  *payload = malloc(answer->length);
  if (*payload && receive(worker->socket, *payload, answer->length)) return true;
  free(*payload);
  *payload = NULL;
  return false;
}

int drawing_worker_end(const struct drawing_worker *worker) {
  close(worker->socket);
  int status = 0;
  // One that has ended by itself says how.
  if (waitpid(worker->process, &status, WNOHANG) != worker->process) {
    kill(worker->process, SIGKILL);
    waitpid(worker->process, &status, 0);
  }
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
