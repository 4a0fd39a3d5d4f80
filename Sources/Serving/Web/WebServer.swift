internal import CSoup
import Foundation

/// The page and its socket on this machine's own address, under a path that cannot be guessed.
@MainActor
package final class WebServer {
  /// Why there is no server.
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  private let server: UnsafeMutablePointer<SoupServer>
  private let keeper: Keeper
  private let token: String
  /// The address that is listened at instead of this machine's own.
  private let host: String?
  private var port = 0
  private var sockets: [ObjectIdentifier: WebSocket] = [:]

  /// Listens at a port, 0 being any that is free, and shows what a keeper keeps to whoever knows the
  /// token, the first part of every path; `host` is an address that others can reach.
  package init(
    _ keeper: Keeper,
    port: Int = 0,
    host: String? = nil,
    token: String = WebServer.randomToken()
  ) throws {
    self.keeper = keeper
    self.token = token
    self.host = host
    guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else {
      throw Unavailable(description: "The server cannot be made.")
    }
    server = UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
    var error: UnsafeMutablePointer<GError>?
    guard Self.listen(server, host, port, &error) else {
      let text = error.map { String(cString: $0.pointee.message) } ?? "unknown"
      g_clear_error(&error)
      g_object_unref(server)
      throw Unavailable(description: text)
    }
    self.port = Self.port(of: server)
    addHandlers()
  }

  isolated deinit {
    soup_server_disconnect(server)
    g_object_unref(server)
  }

  private static func listen(
    _ server: UnsafeMutablePointer<SoupServer>,
    _ host: String?,
    _ port: Int,
    _ error: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    guard let host else {
      let options = SOUP_SERVER_LISTEN_IPV4_ONLY
      return soup_server_listen_local(server, guint(port), options, &error) != 0
    }
    guard let address = g_inet_socket_address_new_from_string(host, guint(port)) else {
      return false
    }
    defer { g_object_unref(address) }
    return soup_server_listen(server, address, SoupServerListenOptions(rawValue: 0), &error) != 0
  }

  /// Where the page is.
  package var address: String { "\(origin)/\(token)/" }

  private var origin: String { "http://\(shownHost):\(port)" }

  /// What others call this machine, where it listens at all its addresses.
  private var shownHost: String {
    guard let host else { return "127.0.0.1" }
    guard ["0.0.0.0", "::"].contains(host) else { return host.contains(":") ? "[\(host)]" : host }
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return host }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The port that is listened at.
  package var listeningPort: Int { port }

  /// 128 random bits as text.
  nonisolated package static func randomToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func port(of server: UnsafeMutablePointer<SoupServer>) -> Int {
    let list = soup_server_get_uris(server)
    defer {
      g_slist_free_full(list) { uri in
        if let uri { g_uri_unref(OpaquePointer(uri)) }
      }
    }
    return list.map { Int(g_uri_get_port(OpaquePointer($0.pointee.data))) } ?? 0
  }

  // MARK: Handlers

  private func addHandlers() {
    // The server does not outlive this object, which it calls.
    let me = Unmanaged.passUnretained(self).toOpaque()
    soup_server_add_handler(
      server,
      nil,
      { _, message, path, _, data in
        guard let message, let path, let data else { return }
        let server = Unmanaged<WebServer>.fromOpaque(data).takeUnretainedValue()
        let wanted = String(cString: path)
        // Pointers of GLib, which calls on the main thread.
        nonisolated(unsafe) let unsafe = message
        MainActor.assumeIsolated { server.answer(unsafe, wanted) }
      },
      me,
      nil
    )
    soup_server_add_websocket_handler(
      server,
      "/\(token)/socket",
      // Where others may come from, the page's own address is known by what it was asked at.
      host == nil ? origin : nil,
      nil,
      { _, message, _, connection, data in
        guard let message, let connection, let data else { return }
        let server = Unmanaged<WebServer>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let asked = message
        nonisolated(unsafe) let unsafe = connection
        MainActor.assumeIsolated { server.accept(unsafe, asked) }
      },
      me,
      nil
    )
  }

  private func answer(_ message: OpaquePointer, _ path: String) {
    let isGet = soup_server_message_get_method(message).map { String(cString: $0) } == "GET"
    // Names that others point at this machine are not for us.
    let asked = Self.header("Host", of: message)
    let isOurs = host != nil || asked == "127.0.0.1:\(port)" || asked == "localhost:\(port)"
    guard isGet, isOurs else {
      return soup_server_message_set_status(message, guint(SOUP_STATUS_FORBIDDEN.rawValue), nil)
    }
    guard path == "/\(token)/" else {
      return soup_server_message_set_status(message, guint(SOUP_STATUS_NOT_FOUND.rawValue), nil)
    }
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in Self.headers { soup_message_headers_replace(headers, name, value) }
    let page = Page.html
    soup_server_message_set_status(message, guint(SOUP_STATUS_OK.rawValue), nil)
    soup_server_message_set_response(
      message,
      "text/html; charset=utf-8",
      SOUP_MEMORY_COPY,
      page,
      gsize(page.utf8.count)
    )
  }

  /// The page runs nothing but itself and speaks to nobody but us.
  private static let headers = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  private static func header(_ name: String, of message: OpaquePointer) -> String? {
    soup_server_message_get_request_headers(message).flatMap {
      soup_message_headers_get_one($0, name)
    }.map { String(cString: $0) }
  }

  private func accept(_ connection: OpaquePointer, _ message: OpaquePointer) {
    let asked = Self.header("Host", of: message) ?? ""
    guard host == nil || Self.header("Origin", of: message) == "http://\(asked)" else {
      let code = gushort(SOUP_WEBSOCKET_CLOSE_POLICY_VIOLATION.rawValue)
      return soup_websocket_connection_close(connection, code, "another page's socket")
    }
    let socket = WebSocket(connection, keeper)
    sockets[ObjectIdentifier(socket)] = socket
    socket.endHandler = { [weak self, weak socket] in
      if let socket { self?.sockets[ObjectIdentifier(socket)] = nil }
    }
  }
}
