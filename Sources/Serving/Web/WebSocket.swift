internal import CSoup
import Foundation
import ScreenProtocol

/// A viewer that is connected by a WebSocket: one JSON text a message.
@MainActor
final class WebSocket {
  /// Whoever has taken so little of what was sent is cut off, in bytes.
  private static let mostUnsent = 64 << 20
  /// How often a viewer is asked whether it is still there, in seconds.
  private static let pulse: guint = 3

  /// Called once when the connection is gone.
  var endHandler: () -> Void = {}
  private let connection: OpaquePointer
  private var client: Client?
  /// What was sent since the viewer last told that it takes in what it is sent.
  private var unsent = 0

  init(_ connection: OpaquePointer, _ keeper: Keeper) {
    self.connection = connection
    g_object_ref(UnsafeMutableRawPointer(connection))
    soup_websocket_connection_set_max_incoming_payload_size(
      connection,
      guint64(Client.longestLine)
    )
    soup_websocket_connection_set_keepalive_interval(connection, Self.pulse)
    client = Client(
      keeper,
      unsent: { [weak self] in self?.unsent ?? 0 },
      write: { [weak self] in self?.send($0) }
    )
    connect()
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  private func send(_ line: String) {
    guard soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN else {
      return
    }
    unsent += line.utf8.count
    guard unsent < Self.mostUnsent else {
      return soup_websocket_connection_close(
        connection,
        gushort(SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION.rawValue),
        "what was sent is not taken"
      )
    }
    soup_websocket_connection_send_text(connection, line)
  }

  private func take(_ text: String) {
    // Frames that are shown have been taken, and all before them.
    if text.contains("\"seen\"") { unsent = 0 }
    client?.take(text)
  }

  private func end() {
    client?.close()
    client = nil
    let handler = endHandler
    endHandler = {}
    handler()
  }

  // MARK: Signals

  private func connect() {
    let message: @convention(c) (OpaquePointer?, gint, OpaquePointer?, gpointer?) -> Void = {
      _,
      _,
      bytes,
      data in
      guard let data, let bytes else { return }
      var size: gsize = 0
      let start = g_bytes_get_data(bytes, &size)
      let text = String(
        decoding: UnsafeRawBufferPointer(start: start, count: Int(size)),
        as: UTF8.self
      )
      let socket = Unmanaged<WebSocket>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { socket.take(text) }
    }
    let pong: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
      guard let data else { return }
      let socket = Unmanaged<WebSocket>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { socket.unsent = 0 }
    }
    let closed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      let socket = Unmanaged<WebSocket>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { socket.end() }
    }
    connect("message", unsafeBitCast(message, to: GCallback.self))
    connect("pong", unsafeBitCast(pong, to: GCallback.self))
    connect("closed", unsafeBitCast(closed, to: GCallback.self))
  }

  /// The connection keeps this object for as long as it may call it.
  private func connect(_ signal: String, _ handler: @escaping GCallback) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(connection),
      signal,
      handler,
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in if let data { Unmanaged<WebSocket>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0)
    )
  }
}
