#define _GNU_SOURCE
#include "DrawingWorker.h"

#include <dlfcn.h>
#include <cairo.h>
#include <CGObject.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static void fail(struct drawing_answer *answer, void **payload, GError *error) {
  const char *text = error ? error->message : "no reason given";
  answer->status = DRAWING_FAILED;
  *payload = strndup(text, 4000);
  answer->length = *payload ? strlen(*payload) : 0;
  if (error) g_error_free(error);
}

/// A context over new pixels; NULL where there is no memory.
static cairo_t *begin(const struct drawing_request *request, void **pixels) {
  uint64_t row = drawing_row_bytes(request->width);
  *pixels = calloc(request->height, row);
  if (!*pixels) return NULL;
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      *pixels, CAIRO_FORMAT_ARGB32, (int)request->width, (int)request->height, (int)row);
  cairo_t *context = cairo_create(surface);
  cairo_surface_destroy(surface);
  return context;
}

/// Hands the pixels over, or the reason why there are none.
static void end(const struct drawing_request *request, struct drawing_answer *answer,
                void **payload, cairo_t *context, void *pixels, bool isDone, GError *error) {
  cairo_surface_flush(cairo_get_target(context));
  isDone = isDone && cairo_status(context) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(context);
  if (isDone) {
    answer->status = DRAWING_DONE;
    answer->length = drawing_row_bytes(request->width) * request->height;
    *payload = pixels;
  } else {
    free(pixels);
    fail(answer, payload, error);
  }
}

// MARK: SVG

typedef struct rsvg_handle rsvg_handle;

struct rsvg_rectangle {
  double x, y, width, height;
};

struct rsvg_length {
  double length;
  int unit;
};

/// The library that reads SVG, which is loaded when the first SVG is met: it takes as long as all others
/// together. Declared here are the parts of its interface that have been the same since version 2.52.
static struct {
  rsvg_handle *(*open)(const void *, gsize, GError **);
  void (*set_dpi)(rsvg_handle *, double);
  gboolean (*pixel_size)(rsvg_handle *, double *, double *);
  void (*dimensions)(rsvg_handle *, gboolean *, struct rsvg_length *, gboolean *,
                     struct rsvg_length *, gboolean *, struct rsvg_rectangle *);
  gboolean (*geometry)(rsvg_handle *, const char *, const struct rsvg_rectangle *,
                       struct rsvg_rectangle *, struct rsvg_rectangle *, GError **);
  gboolean (*render)(rsvg_handle *, cairo_t *, const struct rsvg_rectangle *, GError **);
  bool is_whole;
} rsvg;

static void find_rsvg(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW);
  if (!library) library = dlopen("librsvg-2.so", RTLD_NOW);
  if (!library) return;
  rsvg.open = dlsym(library, "rsvg_handle_new_from_data");
  rsvg.set_dpi = dlsym(library, "rsvg_handle_set_dpi");
  rsvg.pixel_size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  rsvg.dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  rsvg.geometry = dlsym(library, "rsvg_handle_get_geometry_for_layer");
  rsvg.render = dlsym(library, "rsvg_handle_render_document");
  rsvg.is_whole = rsvg.open && rsvg.set_dpi && rsvg.pixel_size && rsvg.dimensions && rsvg.geometry
      && rsvg.render;
}

static bool load_rsvg(void) {
  // Our own drawings are read on whatever thread needs them.
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_rsvg);
  return rsvg.is_whole;
}

/// The size a drawing asks for, in CSS pixels: without a width and height that of the view box, and
/// without that a square of 100.
static void measure_svg(rsvg_handle *handle, double *size) {
  gdouble width = 0, height = 0;
  if (rsvg.pixel_size(handle, &width, &height) && width > 0 && height > 0
      && isfinite(width) && isfinite(height)) {
    size[0] = width, size[1] = height;
    return;
  }
  gboolean has_width, has_height, has_box = FALSE;
  struct rsvg_rectangle box = {0};
  struct rsvg_length length;
  rsvg.dimensions(handle, &has_width, &length, &has_height, &length, &has_box, &box);
  bool is_box = has_box && box.width > 0 && box.height > 0;
  size[0] = is_box ? box.width : 100;
  size[1] = is_box ? box.height : 100;
}

static void find_ink(rsvg_handle *handle, struct drawing_answer *answer) {
  double size[2];
  measure_svg(handle, size);
  struct rsvg_rectangle viewport = {0, 0, size[0], size[1]}, ink = {0}, logical = {0};
  gboolean is_done = rsvg.geometry(handle, NULL, &viewport, &ink, &logical, NULL);
  if (!is_done || !(ink.width > 0 && ink.height > 0)) {
    answer->status = DRAWING_EMPTY;
    return;
  }
  double numbers[] = {ink.x, ink.y, ink.width, ink.height};
  memcpy(answer->numbers, numbers, sizeof numbers);
}

static void answer_svg(const struct drawing_request *request, const void *data,
                       struct drawing_answer *answer, void **payload) {
  if (!load_rsvg()) {
    answer->status = DRAWING_NO_LIBRARY;
    return;
  }
  GError *error = NULL;
  rsvg_handle *handle = rsvg.open(data, request->length, &error);
  if (!handle) return fail(answer, payload, error);
  rsvg.set_dpi(handle, 96);
  if (request->operation == DRAWING_MEASURE) {
    measure_svg(handle, answer->numbers);
  } else if (request->operation == DRAWING_INK) {
    find_ink(handle, answer);
  } else {
    void *pixels;
    cairo_t *context = begin(request, &pixels);
    if (context) {
      struct rsvg_rectangle viewport = {0, 0, request->width, request->height};
      gboolean is_done = rsvg.render(handle, context, &viewport, &error);
      end(request, answer, payload, context, pixels, is_done, error);
    } else {
      fail(answer, payload, NULL);
    }
  }
  late_g_object_unref(handle);
}

// MARK: PDF

/// The library that reads PDF, which is loaded when the first PDF is met: few apps have one.
static struct {
  void *(*open)(GBytes *, const char *, GError **);
  void *(*page)(void *, int);
  void (*size)(void *, double *, double *);
  void (*render)(void *, cairo_t *);
} poppler;

static bool load_poppler(void) {
  if (poppler.render) return true;
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW);
  if (!library) library = dlopen("libpoppler-glib.so", RTLD_NOW);
  if (!library) return false;
  poppler.open = dlsym(library, "poppler_document_new_from_bytes");
  poppler.page = dlsym(library, "poppler_document_get_page");
  poppler.size = dlsym(library, "poppler_page_get_size");
  poppler.render = dlsym(library, "poppler_page_render");
  return poppler.open && poppler.page && poppler.size && poppler.render;
}

static void answer_page(const struct drawing_request *request, void *page,
                        struct drawing_answer *answer, void **payload) {
  poppler.size(page, &answer->numbers[0], &answer->numbers[1]);
  if (request->operation != DRAWING_RENDER) return;
  void *pixels;
  cairo_t *context = begin(request, &pixels);
  if (!context) return fail(answer, payload, NULL);
  cairo_scale(context, request->width / answer->numbers[0], request->height / answer->numbers[1]);
  poppler.render(page, context);
  end(request, answer, payload, context, pixels, true, NULL);
}

static void answer_pdf(const struct drawing_request *request, const void *data,
                       struct drawing_answer *answer, void **payload) {
  if (!load_poppler()) {
    answer->status = DRAWING_NO_LIBRARY;
    return;
  }
  GError *error = NULL;
  GBytes *bytes = g_bytes_new(data, request->length);
  void *document = poppler.open(bytes, NULL, &error);
  if (!document) {
    fail(answer, payload, error);
  } else {
    void *page = poppler.page(document, 0);
    if (page) {
      answer_page(request, page, answer, payload);
      late_g_object_unref(page);
    } else {
      answer->status = DRAWING_EMPTY;
    }
    late_g_object_unref(document);
  }
  g_bytes_unref(bytes);
}

void drawing_answer_to(const struct drawing_request *request, const void *data,
                       struct drawing_answer *answer, void **payload) {
  answer->status = DRAWING_DONE;
  if (request->format == DRAWING_PDF) {
    answer_pdf(request, data, answer, payload);
  } else {
    answer_svg(request, data, answer, payload);
  }
}
