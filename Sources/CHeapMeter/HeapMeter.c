#include "HeapMeter.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

size_t heap_in_use(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  struct mallinfo2 state = mallinfo2();
  return state.uordblks + state.hblkhd;
#else
  return 0;
#endif
}
