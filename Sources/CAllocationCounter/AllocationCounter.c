#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static __thread unsigned long count;
static __thread long live;
static __thread long peak;

unsigned long allocation_count(void) { return count; }

void allocation_peak_begin(void) { live = peak = 0; }

long allocation_peak(void) { return peak; }

static void *add(void *memory) {
  live += (long)malloc_usable_size(memory);
  if (live > peak) peak = live;
  return memory;
}

void *malloc(size_t size) {
  count++;
  return add(__libc_malloc(size));
}

void *calloc(size_t number, size_t size) {
  count++;
  return add(__libc_calloc(number, size));
}

void *realloc(void *memory, size_t size) {
  count++;
  long before = (long)malloc_usable_size(memory);
  void *result = __libc_realloc(memory, size);
  if (result != NULL || size == 0) live -= before;
  return add(result);
}

void free(void *memory) {
  live -= (long)malloc_usable_size(memory);
  __libc_free(memory);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return add(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = add(memory);
  return 0;
}
