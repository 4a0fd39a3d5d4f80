#include "AllocatingInit.h"

#include <stddef.h>

// Dispatch has these for run loops and for everyone, but not for Swift on Linux. Asked for by name at run
// time they are missing where Dispatch is part of the program.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern const char *dispatch_queue_get_label(void *queue);

int tsumiki_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

const char *tsumiki_current_queue_label(void) { return dispatch_queue_get_label(NULL); }
