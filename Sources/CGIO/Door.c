#include "CGIO.h"
#include "CLateLoading.h"

static struct late_library gio = {"libgio-2.0.so.0", "libglib2.0-0", NULL};

LATE(gio, GDBusConnection *, g_dbus_connection_new_for_address_sync,
     (const gchar *address, GDBusConnectionFlags flags, GDBusAuthObserver *observer,
      GCancellable *cancellable, GError **error),
     (address, flags, observer, cancellable, error))
LATE(gio, void, g_dbus_connection_set_exit_on_close, (GDBusConnection *connection, gboolean exits),
     (connection, exits))
LATE(gio, guint, g_dbus_connection_add_filter,
     (GDBusConnection *connection, GDBusMessageFilterFunction filter, gpointer data,
      GDestroyNotify free_data),
     (connection, filter, data, free_data))
LATE(gio, void, g_dbus_connection_remove_filter, (GDBusConnection *connection, guint filter),
     (connection, filter))
LATE(gio, const gchar *, g_dbus_connection_get_unique_name, (GDBusConnection *connection),
     (connection))
LATE(gio, gboolean, g_dbus_connection_is_closed, (GDBusConnection *connection), (connection))
LATE(gio, gboolean, g_dbus_connection_close_sync,
     (GDBusConnection *connection, GCancellable *cancellable, GError **error),
     (connection, cancellable, error))
LATE(gio, gboolean, g_dbus_connection_send_message,
     (GDBusConnection *connection, GDBusMessage *message, GDBusSendMessageFlags flags,
      volatile guint32 *serial, GError **error),
     (connection, message, flags, serial, error))
LATE(gio, gboolean, g_dbus_connection_emit_signal,
     (GDBusConnection *connection, const gchar *destination, const gchar *path,
      const gchar *interface, const gchar *signal, GVariant *parameters, GError **error),
     (connection, destination, path, interface, signal, parameters, error))
LATE(gio, GVariant *, g_dbus_connection_call_sync,
     (GDBusConnection *connection, const gchar *destination, const gchar *path,
      const gchar *interface, const gchar *method, GVariant *parameters,
      const GVariantType *reply_type, GDBusCallFlags flags, gint timeout,
      GCancellable *cancellable, GError **error),
     (connection, destination, path, interface, method, parameters, reply_type, flags, timeout,
      cancellable, error))

// MARK: Messages

LATE(gio, GDBusMessageType, g_dbus_message_get_message_type, (GDBusMessage *message), (message))
LATE(gio, const gchar *, g_dbus_message_get_interface, (GDBusMessage *message), (message))
LATE(gio, const gchar *, g_dbus_message_get_path, (GDBusMessage *message), (message))
LATE(gio, const gchar *, g_dbus_message_get_member, (GDBusMessage *message), (message))
LATE(gio, const gchar *, g_dbus_message_get_sender, (GDBusMessage *message), (message))
LATE(gio, GVariant *, g_dbus_message_get_body, (GDBusMessage *message), (message))
LATE(gio, void, g_dbus_message_set_body, (GDBusMessage *message, GVariant *body), (message, body))
LATE(gio, GDBusMessage *, g_dbus_message_new_method_reply, (GDBusMessage *call), (call))
LATE(gio, GDBusMessage *, g_dbus_message_new_method_error_literal,
     (GDBusMessage *call, const gchar *name, const gchar *text), (call, name, text))
