#ifndef SIMULATED_CLOCK_H
#define SIMULATED_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A clock that a program turns by hand, for everything in the process that asks for the time or
// waits for it: this library's definitions of the C library's clock, timer and sleeping calls are
// found before the C library's own, so that libdispatch, Foundation's run loops and Swift's tasks
// use them too. Until `simulated_clock_start` each call goes on to the C library.
// Docs/Decisions/0006-one-clock.md tells why.

/// Starts to simulate time. `wall` is what clocks on the wall show then, in whole seconds since
/// 1970; below zero: what they really show. Does nothing where time is simulated already.
void simulated_clock_start(int64_t wall);

/// Whether time is simulated in this process.
bool simulated_clock_is_running(void);

/// The time since the start, in nanoseconds.
int64_t simulated_clock_now(void);

/// When the next timer or sleeper is due, in nanoseconds since the start; false where none is.
bool simulated_clock_next_deadline(int64_t *deadline);

/// Turns the clock forward, to nanoseconds since the start; it never goes back.
void simulated_clock_advance(int64_t time);

/// Lets the earliest of what is due happen; false where nothing is. What is due at the same time
/// happens in the order it was asked for.
bool simulated_clock_fire(void);

/// Whether every other thread sleeps and nothing comes over the network.
bool simulated_clock_is_quiet(void);

/// Whether blocks wait for the main queue to be served.
bool simulated_clock_main_queue_has_work(void);

/// A real time that only goes on, in nanoseconds.
int64_t simulated_clock_real_now(void);

/// Waits a moment of real time for other threads.
void simulated_clock_wait_for_others(void);

/// Waits in real time, in which the clock stands still, until a descriptor can be read, or the time is over, in nanoseconds; below zero:
/// for as long as it takes. Ends early where blocks wait for the main queue and that is wanted. Returns
/// whether the descriptor can be read, or has come to its end.
bool simulated_clock_wait_for_input(int descriptor, int64_t nanoseconds, bool heeds_main_queue);

/// Lets the clock turn by itself whenever all threads wait: for code that blocks, and for tests. It does
/// from the first timer or sleeper on.
void simulated_clock_turn_by_itself(void);

/// Says who is still busy: names of threads and addresses, with commas between.
void simulated_clock_describe_busy(char *text, size_t length);

#endif
