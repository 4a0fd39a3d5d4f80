#include "CLateLoading.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

/// What a program ends with whose libraries are not all there.
static const int not_loaded = 127;

void *late_function(struct late_library *library, const char *name) {
  void *handle = __atomic_load_n(&library->handle, __ATOMIC_ACQUIRE);
  if (!handle) {
    // Whoever else loads it at the same time gets the same library.
    handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
    __atomic_store_n(&library->handle, handle, __ATOMIC_RELEASE);
  }
  void *function = handle ? dlsym(handle, name) : NULL;
  if (!function) {
    fprintf(stderr, "%s: %s\nremedy: apt-get install %s\n", library->file,
            handle ? "is another version" : "is missing", library->package);
    _exit(not_loaded);
  }
  return function;
}
