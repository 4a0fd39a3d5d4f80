#pragma once
#include <glib-object.h>

// GLib's objects, whose library is loaded with the first of them.

void late_g_object_unref(gpointer object);
gulong late_g_signal_connect_data(gpointer instance, const gchar *signal, GCallback handler,
                                  gpointer data, GClosureNotify destroy, GConnectFlags flags);
