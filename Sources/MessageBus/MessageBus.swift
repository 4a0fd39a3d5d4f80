internal import CGIO
internal import CGLib
internal import CGObject
import Foundation
import Synchronization

/// A connection to a D-Bus: calls others, and is called.
///
/// Calls that come wait in a mailbox until `receive()` fetches them, on whatever thread wants to
/// answer; `arrived` runs on a thread of GLib's when one comes.
package final class MessageBus: @unchecked Sendable {
  private struct Box {
    var calls: [BusCall] = []
    var signals: [BusCall] = []
    var isClosed = false
  }

  private let connection: OpaquePointer
  private let box = Mutex(Box())
  private let arrived: @Sendable () -> Void

  /// Connects to the bus at an address; blocks until that is done.
  ///
  /// `arrived` is told that something came; an address nobody answers at is an error.
  package init(address: String, arrived: @escaping @Sendable () -> Void) throws {
    self.arrived = arrived
    var error: UnsafeMutablePointer<GError>?
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    )
    guard
      let connection = late_g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
    else { throw Self.take(error) }
    self.connection = connection
    late_g_dbus_connection_set_exit_on_close(connection, 0)
    // The bus is kept alive by its filter, which goes with `close()`.
    let own = Unmanaged.passRetained(self).toOpaque()
    filter = late_g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard isIncoming != 0, let message, let data else { return message }
        let bus = Unmanaged<MessageBus>.fromOpaque(data).takeUnretainedValue()
        return bus.take(message) ? nil : message
      },
      own,
      { data in if let data { Unmanaged<MessageBus>.fromOpaque(data).release() } }
    )
  }

  private var filter: guint = 0

  deinit { late_g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Where the session's bus is, if there is one; asks nobody.
  package static var sessionAddress: String? {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return nil }
    let path = folder + "/bus"
    return FileManager.default.fileExists(atPath: path) ? "unix:path=\(path)" : nil
  }

  /// The name the bus gave this connection.
  package var name: String {
    late_g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
  }

  /// Whether the connection is gone.
  package var isClosed: Bool { late_g_dbus_connection_is_closed(connection) != 0 }

  /// Ends the connection.
  package func close() {
    late_g_dbus_connection_remove_filter(connection, filter)
    late_g_dbus_connection_close_sync(connection, nil, nil)
  }

  // MARK: Being called

  /// On a thread of GLib's; returns whether the message is for the mailbox, which then owns it.
  private func take(_ message: OpaquePointer) -> Bool {
    let type = late_g_dbus_message_get_message_type(message)
    let isCall = type == G_DBUS_MESSAGE_TYPE_METHOD_CALL
    guard isCall || type == G_DBUS_MESSAGE_TYPE_SIGNAL else { return false }
    func text(_ pointer: UnsafePointer<CChar>?) -> String {
      pointer.map { String(cString: $0) } ?? ""
    }
    let interface = text(late_g_dbus_message_get_interface(message))
    // GLib answers these itself.
    if interface == "org.freedesktop.DBus.Peer" { return false }
    let call = BusCall(
      path: text(late_g_dbus_message_get_path(message)),
      interface: interface,
      member: text(late_g_dbus_message_get_member(message)),
      sender: text(late_g_dbus_message_get_sender(message)),
      arguments: BusValue(late_g_dbus_message_get_body(message))?.parts ?? [],
      message: isCall ? BusMessage(message) : nil
    )
    box.withLock { box in
      if isCall { box.calls.append(call) } else { box.signals.append(call) }
    }
    arrived()
    return isCall
  }

  /// The calls that came since the last time, in order.
  package func receive() -> [BusCall] {
    box.withLock { box in
      defer { box.calls = [] }
      return box.calls
    }
  }

  /// The signals that came since the last time, in order.
  package func receiveSignals() -> [BusCall] {
    box.withLock { box in
      defer { box.signals = [] }
      return box.signals
    }
  }

  /// Answers a call.
  package func reply(to call: BusCall, _ values: [BusValue]) {
    guard let message = call.message else { return }
    let answer = late_g_dbus_message_new_method_reply(message.pointer)
    if !values.isEmpty { late_g_dbus_message_set_body(answer, BusValue.structure(values).variant) }
    send(answer)
  }

  /// Answers a call with an error.
  package func refuse(_ call: BusCall, _ name: String, _ text: String) {
    guard let message = call.message else { return }
    send(late_g_dbus_message_new_method_error_literal(message.pointer, name, text))
  }

  private func send(_ message: OpaquePointer?) {
    guard let message else { return }
    late_g_dbus_connection_send_message(
      connection,
      message,
      G_DBUS_SEND_MESSAGE_FLAGS_NONE,
      nil,
      nil
    )
    late_g_object_unref(UnsafeMutableRawPointer(message))
  }

  // MARK: Calling

  /// Sends a signal to whoever listens.
  package func emit(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    late_g_dbus_connection_emit_signal(
      connection,
      nil,
      path,
      interface,
      member,
      BusValue.structure(values).variant,
      nil
    )
  }

  /// Calls somebody, and waits for the answer for so many seconds at most.
  package func call(
    _ destination: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    _ values: [BusValue] = [],
    timeout: Double = 5
  ) throws -> [BusValue] {
    var error: UnsafeMutablePointer<GError>?
    let answer = late_g_dbus_connection_call_sync(
      connection,
      destination,
      path,
      interface,
      member,
      values.isEmpty ? nil : BusValue.structure(values).variant,
      nil,
      G_DBUS_CALL_FLAGS_NONE,
      Self.milliseconds(timeout),
      nil,
      &error
    )
    guard let answer else { throw Self.take(error) }
    defer { g_variant_unref(answer) }
    return BusValue(answer)?.parts ?? []
  }

  /// A length of time as GLib takes it: what is none is no time, and what has no end is 24 days.
  static func milliseconds(_ seconds: Double) -> Int32 {
    guard seconds > 0 else { return 0 }
    return Int32(min(seconds * 1_000, Double(Int32.max)))
  }

  /// Asks the bus for the signals that a rule describes.
  package func listen(to rule: String) throws {
    _ = try call(
      "org.freedesktop.DBus",
      "/org/freedesktop/DBus",
      "org.freedesktop.DBus",
      "AddMatch",
      [.string(rule)]
    )
  }

  private static func take(_ error: UnsafeMutablePointer<GError>?) -> BusError {
    guard let error else { return BusError("no reason given") }
    defer { g_error_free(error) }
    return BusError(String(cString: error.pointee.message))
  }
}

/// A message of GLib's that waits for its answer.
final class BusMessage: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Takes over a reference.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { late_g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
