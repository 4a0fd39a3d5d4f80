#define _GNU_SOURCE
#include "Clock.h"

#include <stdio.h>
#include <string.h>

// What comes over the network: URLSession hands each transfer to libcurl and takes it back when it
// is done. No program here links libcurl; the names are only met where Foundation does.

typedef int (*handle_function)(void *, void *);
int curl_multi_add_handle(void *set, void *handle);
int curl_multi_remove_handle(void *set, void *handle);
int curl_easy_getinfo(void *handle, int what, ...);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *transfers[256];
static int count;
/// Transfers for which there was no room.
static int more;

int transfers_count(void) {
  pthread_mutex_lock(&lock);
  int result = count + more;
  pthread_mutex_unlock(&lock);
  return result;
}

int curl_multi_add_handle(void *set, void *handle) {
  int problem = REAL(curl_multi_add_handle)(set, handle);
  if (problem) return problem;
  pthread_mutex_lock(&lock);
  if (count < 256) transfers[count++] = handle;
  else more++;
  pthread_mutex_unlock(&lock);
  return problem;
}

int curl_multi_remove_handle(void *set, void *handle) {
  pthread_mutex_lock(&lock);
  int index = 0;
  while (index < count && transfers[index] != handle) index++;
  if (index < count) transfers[index] = transfers[--count];
  else if (more > 0) more--;
  pthread_mutex_unlock(&lock);
  return REAL(curl_multi_remove_handle)(set, handle);
}

size_t transfers_describe(char *text, size_t length) {
  /// The number of libcurl's question for the address.
  static const int effective_url = 0x100000 + 1;
  size_t used = 0;
  __typeof__(&curl_easy_getinfo) ask = dlsym(RTLD_NEXT, "curl_easy_getinfo");
  pthread_mutex_lock(&lock);
  for (int i = 0; i < count; i++) {
    const char *address = NULL;
    if (ask) ask(transfers[i], effective_url, &address);
    int written = snprintf(text + used, length - used, "%stransfer of %s", used ? ", " : "",
                           address ? address : "an unknown address");
    if (written < 0 || (size_t)written >= length - used) break;
    used += (size_t)written;
  }
  pthread_mutex_unlock(&lock);
  return used;
}
