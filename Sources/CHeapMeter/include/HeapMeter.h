#pragma once

#include <stddef.h>

/// How many bytes the process has asked for and not given back, in all threads.
///
/// What the C library keeps for itself, and what is fragmented, does not count, so the number falls when
/// things go away. Systems without the call it needs say zero.
size_t heap_in_use(void);
