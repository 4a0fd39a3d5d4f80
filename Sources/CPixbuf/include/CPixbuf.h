#pragma once
#include <glib.h>

// gdk-pixbuf, which is loaded with the first picture that is read or written. Declared here are the parts
// of its interface that have been the same since version 2.26.

typedef struct gdk_pixbuf GdkPixbuf;
typedef struct gdk_pixbuf_loader GdkPixbufLoader;
typedef struct gdk_pixbuf_animation GdkPixbufAnimation;
typedef struct gdk_pixbuf_animation_iter GdkPixbufAnimationIter;

/// `GDK_PIXBUF_ERROR_UNKNOWN_TYPE`: nothing installed knows the format.
static const int pixbuf_unknown_type = 3;
/// `GDK_COLORSPACE_RGB`, the only one.
static const int pixbuf_rgb = 0;

GQuark late_gdk_pixbuf_error_quark(void);

// Reading a file piece by piece.
GdkPixbufLoader *late_gdk_pixbuf_loader_new(void);
gboolean late_gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const guchar *bytes, gsize count,
                                      GError **error);
gboolean late_gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
void late_gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
GdkPixbuf *late_gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
GdkPixbufAnimation *late_gdk_pixbuf_loader_get_animation(GdkPixbufLoader *loader);

// Frames of files that move, with times in milliseconds since the first.
GdkPixbufAnimationIter *tsumiki_animation_start(GdkPixbufAnimation *animation);
void tsumiki_animation_advance(GdkPixbufAnimationIter *iter, glong milliseconds);
int late_gdk_pixbuf_animation_iter_get_delay_time(GdkPixbufAnimationIter *iter);
GdkPixbuf *late_gdk_pixbuf_animation_iter_get_pixbuf(GdkPixbufAnimationIter *iter);

// Pixels.
int late_gdk_pixbuf_get_width(const GdkPixbuf *pixels);
int late_gdk_pixbuf_get_height(const GdkPixbuf *pixels);
int late_gdk_pixbuf_get_rowstride(const GdkPixbuf *pixels);
int late_gdk_pixbuf_get_n_channels(const GdkPixbuf *pixels);
int late_gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *pixels);
gboolean late_gdk_pixbuf_get_has_alpha(const GdkPixbuf *pixels);
guchar *late_gdk_pixbuf_get_pixels(const GdkPixbuf *pixels);
const gchar *late_gdk_pixbuf_get_option(GdkPixbuf *pixels, const gchar *key);

// Writing a file.
GdkPixbuf *late_gdk_pixbuf_new_from_data(const guchar *data, int colors, gboolean has_alpha,
                                         int bits, int width, int height, int rowstride,
                                         void (*destroy)(guchar *, gpointer), gpointer context);
gboolean late_gdk_pixbuf_save_to_bufferv(GdkPixbuf *pixels, gchar **buffer, gsize *count,
                                         const char *format, char **keys, char **values,
                                         GError **error);
