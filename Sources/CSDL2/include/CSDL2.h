#pragma once

// SDL's own interface. Its functions are those of Door.c, which loads the library with the first of them:
// pictures, tests and apps that are served need no window, and half of all libraries of a program come
// with SDL.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
