#pragma once
#include <gio/gio.h>

// GLib's D-Bus, whose library is loaded with the first connection.

GDBusConnection *late_g_dbus_connection_new_for_address_sync(
    const gchar *address, GDBusConnectionFlags flags, GDBusAuthObserver *observer,
    GCancellable *cancellable, GError **error);
void late_g_dbus_connection_set_exit_on_close(GDBusConnection *connection, gboolean exits);
guint late_g_dbus_connection_add_filter(GDBusConnection *connection,
                                        GDBusMessageFilterFunction filter, gpointer data,
                                        GDestroyNotify free_data);
void late_g_dbus_connection_remove_filter(GDBusConnection *connection, guint filter);
const gchar *late_g_dbus_connection_get_unique_name(GDBusConnection *connection);
gboolean late_g_dbus_connection_is_closed(GDBusConnection *connection);
gboolean late_g_dbus_connection_close_sync(GDBusConnection *connection, GCancellable *cancellable,
                                           GError **error);
gboolean late_g_dbus_connection_send_message(GDBusConnection *connection, GDBusMessage *message,
                                             GDBusSendMessageFlags flags, volatile guint32 *serial,
                                             GError **error);
gboolean late_g_dbus_connection_emit_signal(GDBusConnection *connection, const gchar *destination,
                                            const gchar *path, const gchar *interface,
                                            const gchar *signal, GVariant *parameters,
                                            GError **error);
GVariant *late_g_dbus_connection_call_sync(GDBusConnection *connection, const gchar *destination,
                                           const gchar *path, const gchar *interface,
                                           const gchar *method, GVariant *parameters,
                                           const GVariantType *reply_type, GDBusCallFlags flags,
                                           gint timeout, GCancellable *cancellable,
                                           GError **error);
GDBusMessageType late_g_dbus_message_get_message_type(GDBusMessage *message);
const gchar *late_g_dbus_message_get_interface(GDBusMessage *message);
const gchar *late_g_dbus_message_get_path(GDBusMessage *message);
const gchar *late_g_dbus_message_get_member(GDBusMessage *message);
const gchar *late_g_dbus_message_get_sender(GDBusMessage *message);
GVariant *late_g_dbus_message_get_body(GDBusMessage *message);
void late_g_dbus_message_set_body(GDBusMessage *message, GVariant *body);
GDBusMessage *late_g_dbus_message_new_method_reply(GDBusMessage *call);
GDBusMessage *late_g_dbus_message_new_method_error_literal(GDBusMessage *call, const gchar *name,
                                                           const gchar *text);
