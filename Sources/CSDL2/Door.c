#define _GNU_SOURCE
#include "CSDL2.h"

#include <dlfcn.h>
#include <pthread.h>

static void *library;

static void load(void) {
  library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libSDL2.so", RTLD_NOW | RTLD_LOCAL);
}

/// A function of the library; NULL where it is not installed.
static void *find(const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library ? dlsym(library, name) : NULL;
}

#define FOUND(name)                                                                          \
  static __typeof__(&name) known;                                                            \
  __typeof__(&name) function = __atomic_load_n(&known, __ATOMIC_RELAXED);                    \
  if (!function) {                                                                           \
    function = (__typeof__(&name))find(#name);                                               \
    __atomic_store_n(&known, function, __ATOMIC_RELAXED);                                    \
  }

/// Without the library a function answers as those of a system without screens do.
#define FORWARD(result, name, parameters, arguments, otherwise) \
  result name parameters {                                      \
    FOUND(name)                                                 \
    return function ? function arguments : (otherwise);         \
  }

#define FORWARD_VOID(name, parameters, arguments) \
  void name parameters {                          \
    FOUND(name)                                   \
    if (function) function arguments;             \
  }

FORWARD(int, SDL_InitSubSystem, (Uint32 flags), (flags), -1)
FORWARD(Uint32, SDL_WasInit, (Uint32 flags), (flags), 0)
FORWARD_VOID(SDL_QuitSubSystem, (Uint32 flags), (flags))
FORWARD_VOID(SDL_SetMainReady, (void), ())
FORWARD(const char *, SDL_GetError, (void), (),
        "libSDL2-2.0.so.0 is missing: apt-get install libsdl2-2.0-0")
FORWARD(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value), SDL_FALSE)
FORWARD(SDL_bool, SDL_SetHintWithPriority,
        (const char *name, const char *value, SDL_HintPriority priority), (name, value, priority),
        SDL_FALSE)
FORWARD(SDL_bool, SDL_ResetHint, (const char *name), (name), SDL_FALSE)
FORWARD_VOID(SDL_free, (void *memory), (memory))
FORWARD_VOID(SDL_Delay, (Uint32 milliseconds), (milliseconds))
FORWARD(Uint64, SDL_GetPerformanceCounter, (void), (), 0)
FORWARD(Uint64, SDL_GetPerformanceFrequency, (void), (), 1)

// MARK: Windows

FORWARD(SDL_Window *, SDL_CreateWindow,
        (const char *title, int x, int y, int width, int height, Uint32 flags),
        (title, x, y, width, height, flags), NULL)
FORWARD_VOID(SDL_DestroyWindow, (SDL_Window * window), (window))
FORWARD(SDL_Window *, SDL_GetWindowFromID, (Uint32 id), (id), NULL)
FORWARD_VOID(SDL_SetWindowTitle, (SDL_Window * window, const char *title), (window, title))
FORWARD(const char *, SDL_GetWindowTitle, (SDL_Window * window), (window), "")
FORWARD_VOID(SDL_SetWindowSize, (SDL_Window * window, int width, int height),
             (window, width, height))
FORWARD_VOID(SDL_GetWindowSize, (SDL_Window * window, int *width, int *height),
             (window, width, height))
FORWARD_VOID(SDL_GetWindowSizeInPixels, (SDL_Window * window, int *width, int *height),
             (window, width, height))
FORWARD(int, SDL_GetWindowDisplayIndex, (SDL_Window * window), (window), -1)
FORWARD(Uint32, SDL_GetWindowPixelFormat, (SDL_Window * window), (window), 0)
FORWARD(SDL_bool, SDL_GetWindowWMInfo, (SDL_Window * window, SDL_SysWMinfo *info), (window, info),
        SDL_FALSE)
FORWARD(int, SDL_GetCurrentDisplayMode, (int display, SDL_DisplayMode *mode), (display, mode), -1)
FORWARD(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window * window), (window), NULL)
FORWARD(int, SDL_UpdateWindowSurface, (SDL_Window * window), (window), -1)
FORWARD(int, SDL_UpdateWindowSurfaceRects, (SDL_Window * window, const SDL_Rect *rects, int count),
        (window, rects, count), -1)
FORWARD(int, SDL_ConvertPixels,
        (int width, int height, Uint32 from, const void *source, int source_pitch, Uint32 to,
         void *target, int target_pitch),
        (width, height, from, source, source_pitch, to, target, target_pitch), -1)

// MARK: Input

FORWARD(int, SDL_PollEvent, (SDL_Event * event), (event), 0)
FORWARD(int, SDL_WaitEventTimeout, (SDL_Event * event, int timeout), (event, timeout), 0)
FORWARD(int, SDL_PushEvent, (SDL_Event * event), (event), -1)
FORWARD(Uint32, SDL_RegisterEvents, (int count), (count), (Uint32)-1)
FORWARD(SDL_Keymod, SDL_GetModState, (void), (), KMOD_NONE)
FORWARD_VOID(SDL_SetModState, (SDL_Keymod state), (state))
FORWARD(const char *, SDL_GetKeyName, (SDL_Keycode key), (key), "")
FORWARD_VOID(SDL_StartTextInput, (void), ())
FORWARD_VOID(SDL_StopTextInput, (void), ())
FORWARD(SDL_bool, SDL_IsTextInputActive, (void), (), SDL_FALSE)
FORWARD_VOID(SDL_SetTextInputRect, (const SDL_Rect *rect), (rect))
FORWARD(char *, SDL_GetClipboardText, (void), (), NULL)
FORWARD(int, SDL_SetClipboardText, (const char *text), (text), -1)
FORWARD(SDL_bool, SDL_HasClipboardText, (void), (), SDL_FALSE)
FORWARD(SDL_Cursor *, SDL_CreateSystemCursor, (SDL_SystemCursor shape), (shape), NULL)
FORWARD_VOID(SDL_SetCursor, (SDL_Cursor * cursor), (cursor))
FORWARD_VOID(SDL_FreeCursor, (SDL_Cursor * cursor), (cursor))
FORWARD(int, SDL_ShowCursor, (int toggle), (toggle), 0)
