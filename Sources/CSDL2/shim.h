#pragma once
#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <SDL_syswm.h>
