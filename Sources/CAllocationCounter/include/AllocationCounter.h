#pragma once

/// How often the calling thread has asked for memory since it started.
///
/// A program that links this file has its own malloc, calloc, realloc, posix_memalign and
/// aligned_alloc, which count and hand on to those of the C library.
unsigned long allocation_count(void);
