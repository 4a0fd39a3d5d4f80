#pragma once
#include <stdbool.h>
#include <stdint.h>

// What Pango finds out about text, which is loaded with the first that is more than Latin in one direction
// on one line. Declared in Door.c are the parts of its interface that have been the same since version 1.22.

/// Tells for each character, and for the end, whether a line may break before it; `breaks` has room for them.
void text_line_breaks(const char *text, int length, const char *language, uint8_t *breaks,
                      int count);

enum text_direction {
  TEXT_LEFT_TO_RIGHT = 0,
  TEXT_RIGHT_TO_LEFT = 1,
  /// What the first strong character says; without one, as the name says.
  TEXT_WEAK_LEFT_TO_RIGHT = 4,
  TEXT_WEAK_RIGHT_TO_LEFT = 5,
};

/// The bidirectional level of each character; `direction` becomes that of the text. NULL where there is no
/// memory; the caller frees what is returned with `text_free`.
uint8_t *text_embedding_levels(const char *text, int length, enum text_direction *direction);
void text_free(void *memory);
