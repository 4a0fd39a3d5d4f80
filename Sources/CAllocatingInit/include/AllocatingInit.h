#pragma once
#include <stddef.h>
#include <stdint.h>

// Calls of Swift allocating initialisers whose address was read from a class's method table.
// `metadata` travels in the context register, where Swift expects `self`.

void *tsumiki_call_init(const void *function, const void *metadata);
// `any` is an existential box whose contents the initialiser takes over.
void *tsumiki_call_init_any(const void *function, const void *metadata, void *any);
void *tsumiki_call_init_frame(const void *function, const void *metadata,
                              double x, double y, double width, double height);
// `style` is a payload-free enum; a Swift String is two machine words.
void *tsumiki_call_init_style_identifier(const void *function, const void *metadata,
                                         uint8_t style, uint64_t identifier0,
                                         uint64_t identifier1);
// The two objects come with a count of their own that the initialiser takes over.
void *tsumiki_call_init_segue(const void *function, const void *metadata, uint64_t identifier0,
                              uint64_t identifier1, void *source, void *destination);
// The bundle, if any, comes with a count of its own that the initialiser takes over.
void *tsumiki_call_init_nib(const void *function, const void *metadata, uint64_t name0,
                            uint64_t name1, void *bundle);
void *tsumiki_call_init_identifier(const void *function, const void *metadata,
                                   uint64_t identifier0, uint64_t identifier1);

// How many bytes belong to an object on the heap, at least.
size_t tsumiki_block_size(void *object);

// What signals that something waits on the main queue: a descriptor that becomes readable.
int tsumiki_main_queue_handle(void);
// The label of the queue that runs the caller.
const char *tsumiki_current_queue_label(void);

// Enters what upper storeys of UIKit provide; the top storey defines it, in Swift.
void tsumiki_provide_services(void *services);
