#include "CGObject.h"
#include "CLateLoading.h"

static struct late_library gobject = {"libgobject-2.0.so.0", "libglib2.0-0", NULL};

LATE(gobject, void, g_object_unref, (gpointer object), (object))
LATE(gobject, gulong, g_signal_connect_data,
     (gpointer instance, const gchar *signal, GCallback handler, gpointer data,
      GClosureNotify destroy, GConnectFlags flags),
     (instance, signal, handler, data, destroy, flags))
