#include "AllocatingInit.h"

#include <malloc.h>

#define SWIFT_SELF __attribute__((swift_context))
#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void *(*Init)(const void *SWIFT_SELF);
typedef SWIFT_CALL void *(*InitAny)(void *, const void *SWIFT_SELF);
typedef SWIFT_CALL void *(*InitFrame)(double, double, double, double, const void *SWIFT_SELF);
typedef SWIFT_CALL void *(*InitStyleIdentifier)(uint8_t, uint64_t, uint64_t, const void *SWIFT_SELF);
typedef SWIFT_CALL void *(*InitIdentifier)(uint64_t, uint64_t, const void *SWIFT_SELF);

void *tsumiki_call_init(const void *function, const void *metadata) {
  return ((Init)function)(metadata);
}

void *tsumiki_call_init_any(const void *function, const void *metadata, void *any) {
  return ((InitAny)function)(any, metadata);
}

void *tsumiki_call_init_frame(const void *function, const void *metadata,
                              double x, double y, double width, double height) {
  return ((InitFrame)function)(x, y, width, height, metadata);
}

void *tsumiki_call_init_style_identifier(const void *function, const void *metadata,
                                         uint8_t style, uint64_t identifier0,
                                         uint64_t identifier1) {
  return ((InitStyleIdentifier)function)(style, identifier0, identifier1, metadata);
}

void *tsumiki_call_init_identifier(const void *function, const void *metadata,
                                   uint64_t identifier0, uint64_t identifier1) {
  return ((InitIdentifier)function)(identifier0, identifier1, metadata);
}

typedef SWIFT_CALL void *(*InitNib)(uint64_t, uint64_t, void *, const void *SWIFT_SELF);

void *tsumiki_call_init_nib(const void *function, const void *metadata, uint64_t name0,
                            uint64_t name1, void *bundle) {
  return ((InitNib)function)(name0, name1, bundle, metadata);
}

typedef SWIFT_CALL void *(*InitSegue)(uint64_t, uint64_t, void *, void *, const void *SWIFT_SELF);

void *tsumiki_call_init_segue(const void *function, const void *metadata, uint64_t identifier0,
                              uint64_t identifier1, void *source, void *destination) {
  return ((InitSegue)function)(identifier0, identifier1, source, destination, metadata);
}

size_t tsumiki_block_size(void *object) { return malloc_usable_size(object); }
