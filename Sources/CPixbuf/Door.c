#include "CPixbuf.h"
#include "CLateLoading.h"

static struct late_library pixbuf = {
    "libgdk_pixbuf-2.0.so.0", "libgdk-pixbuf-2.0-0", NULL};

LATE(pixbuf, GQuark, gdk_pixbuf_error_quark, (void), ())

LATE(pixbuf, GdkPixbufLoader *, gdk_pixbuf_loader_new, (void), ())
LATE(pixbuf, gboolean, gdk_pixbuf_loader_write,
     (GdkPixbufLoader *loader, const guchar *bytes, gsize count, GError **error),
     (loader, bytes, count, error))
LATE(pixbuf, gboolean, gdk_pixbuf_loader_close, (GdkPixbufLoader *loader, GError **error),
     (loader, error))
LATE(pixbuf, void, gdk_pixbuf_loader_set_size, (GdkPixbufLoader *loader, int width, int height),
     (loader, width, height))
LATE(pixbuf, GdkPixbuf *, gdk_pixbuf_loader_get_pixbuf, (GdkPixbufLoader *loader), (loader))
LATE(pixbuf, GdkPixbufAnimation *, gdk_pixbuf_loader_get_animation, (GdkPixbufLoader *loader),
     (loader))

// MARK: Frames

/// The time that animations are asked with, which GLib has replaced and gdk-pixbuf has not.
struct time_value {
  glong seconds;
  glong microseconds;
};

GdkPixbufAnimationIter *late_gdk_pixbuf_animation_get_iter(GdkPixbufAnimation *animation,
                                                           const struct time_value *start);
gboolean late_gdk_pixbuf_animation_iter_advance(GdkPixbufAnimationIter *iter,
                                                const struct time_value *time);

LATE(pixbuf, GdkPixbufAnimationIter *, gdk_pixbuf_animation_get_iter,
     (GdkPixbufAnimation *animation, const struct time_value *start), (animation, start))
LATE(pixbuf, gboolean, gdk_pixbuf_animation_iter_advance,
     (GdkPixbufAnimationIter *iter, const struct time_value *time), (iter, time))
LATE(pixbuf, int, gdk_pixbuf_animation_iter_get_delay_time, (GdkPixbufAnimationIter *iter), (iter))
LATE(pixbuf, GdkPixbuf *, gdk_pixbuf_animation_iter_get_pixbuf, (GdkPixbufAnimationIter *iter),
     (iter))

GdkPixbufAnimationIter *tsumiki_animation_start(GdkPixbufAnimation *animation) {
  struct time_value time = {0, 0};
  return late_gdk_pixbuf_animation_get_iter(animation, &time);
}

void tsumiki_animation_advance(GdkPixbufAnimationIter *iter, glong milliseconds) {
  struct time_value time = {milliseconds / 1000, milliseconds % 1000 * 1000};
  late_gdk_pixbuf_animation_iter_advance(iter, &time);
}

// MARK: Pixels

LATE(pixbuf, int, gdk_pixbuf_get_width, (const GdkPixbuf *pixels), (pixels))
LATE(pixbuf, int, gdk_pixbuf_get_height, (const GdkPixbuf *pixels), (pixels))
LATE(pixbuf, int, gdk_pixbuf_get_rowstride, (const GdkPixbuf *pixels), (pixels))
LATE(pixbuf, int, gdk_pixbuf_get_n_channels, (const GdkPixbuf *pixels), (pixels))
LATE(pixbuf, int, gdk_pixbuf_get_bits_per_sample, (const GdkPixbuf *pixels), (pixels))
LATE(pixbuf, gboolean, gdk_pixbuf_get_has_alpha, (const GdkPixbuf *pixels), (pixels))
LATE(pixbuf, guchar *, gdk_pixbuf_get_pixels, (const GdkPixbuf *pixels), (pixels))
LATE(pixbuf, const gchar *, gdk_pixbuf_get_option, (GdkPixbuf *pixels, const gchar *key),
     (pixels, key))
LATE(pixbuf, GdkPixbuf *, gdk_pixbuf_new_from_data,
     (const guchar *data, int colors, gboolean has_alpha, int bits, int width, int height,
      int rowstride, void (*destroy)(guchar *, gpointer), gpointer context),
     (data, colors, has_alpha, bits, width, height, rowstride, destroy, context))
LATE(pixbuf, gboolean, gdk_pixbuf_save_to_bufferv,
     (GdkPixbuf *pixels, gchar **buffer, gsize *count, const char *format, char **keys,
      char **values, GError **error),
     (pixels, buffer, count, format, keys, values, error))
