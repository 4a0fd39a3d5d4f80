#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// Animations are asked with a type of time that GLib has replaced and gdk-pixbuf has not.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

static inline GdkPixbufAnimationIter *tsumiki_animation_start(GdkPixbufAnimation *animation) {
  GTimeVal time = {0, 0};
  return gdk_pixbuf_animation_get_iter(animation, &time);
}

static inline void tsumiki_animation_advance(GdkPixbufAnimationIter *iter, glong milliseconds) {
  GTimeVal time = {milliseconds / 1000, milliseconds % 1000 * 1000};
  gdk_pixbuf_animation_iter_advance(iter, &time);
}

#pragma clang diagnostic pop
