#pragma once

/// How often the calling thread has asked for memory since it started.
///
/// A program that links this file has its own malloc, calloc, realloc, free, posix_memalign and
/// aligned_alloc, which count and hand on to those of the C library.
unsigned long allocation_count(void);

/// Begins to watch how much more memory the calling thread holds than now.
void allocation_peak_begin(void);

/// The most bytes the calling thread held since then, above what it held then.
long allocation_peak(void);
