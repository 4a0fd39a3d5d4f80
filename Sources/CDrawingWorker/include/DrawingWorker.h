#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// Drawings in SVG and PDF are read by large libraries that can be made to abort, to take gigabytes and
// never to end by files of a few hundred bytes. So they are read in another process, which has bounds
// of time and memory and may be ended: this program again, which turns into the worker before main().

enum drawing_format { DRAWING_SVG, DRAWING_PDF };

enum drawing_operation {
  /// The size that the drawing asks for: numbers 0 and 1.
  DRAWING_MEASURE,
  /// The box around all ink, where the drawing fills its own size: numbers 0 to 3.
  DRAWING_INK,
  /// Premultiplied ARGB of `width` × `height` pixels, each row on 16 bytes.
  DRAWING_RENDER,
};

enum drawing_status {
  DRAWING_DONE,
  /// The payload is the reason as a text.
  DRAWING_FAILED,
  /// The library that reads the format is not installed.
  DRAWING_NO_LIBRARY,
  /// The drawing has no page, or no ink.
  DRAWING_EMPTY,
};

struct drawing_request {
  uint32_t operation, format, width, height;
  uint64_t length;
};

struct drawing_answer {
  uint32_t status, unused;
  double numbers[4];
  uint64_t length;
};

struct drawing_worker {
  int socket;
  pid_t process;
};

/// The bytes of a row of pixels.
uint64_t drawing_row_bytes(uint32_t width);

/// Starts a worker; false where that is impossible.
bool drawing_worker_start(struct drawing_worker *worker);

/// Asks for something to be done with a file's bytes; false where the worker has ended.
///
/// What comes with the answer is to be freed.
bool drawing_worker_ask(const struct drawing_worker *worker, const struct drawing_request *request,
                        const void *data, struct drawing_answer *answer, void **payload);

/// Ends a worker; returns the signal that had ended it before, 0 where there was none.
int drawing_worker_end(const struct drawing_worker *worker);

/// Does what a request asks in this process; what comes with the answer is to be freed.
void drawing_answer_to(const struct drawing_request *request, const void *data,
                       struct drawing_answer *answer, void **payload);
