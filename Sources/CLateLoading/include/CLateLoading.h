#pragma once

// Libraries that are loaded when the first of their functions is called. Two fifths of what a program's
// start spent in the loader went to libraries that few screens need.

/// A library of the system.
struct late_library {
  const char *file;
  /// Debian's package with it.
  const char *package;
  void *handle;
};

/// A function of a library; where the library is missing the program ends, as if it had been linked with it,
/// and says what to install.
void *late_function(struct late_library *library, const char *name);

/// Defines `late_NAME`, which calls a library's function NAME.
#define LATE(library, result, name, parameters, arguments)                          \
  result late_##name parameters {                                                   \
    static __typeof__(&late_##name) known;                                          \
    __typeof__(&late_##name) function = __atomic_load_n(&known, __ATOMIC_RELAXED);  \
    if (!function) {                                                                \
      function = (__typeof__(&late_##name))late_function(&library, #name);          \
      __atomic_store_n(&known, function, __ATOMIC_RELAXED);                         \
    }                                                                               \
    return function arguments;                                                      \
  }
