import Foundation

/// A socket in the file system that only this user may speak to.
@MainActor
package final class UnixServer {
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  package let path: String
  private let keeper: Keeper
  private let descriptor: Int32
  private var source: EventLoop.Source?
  private var connections: [ObjectIdentifier: Connection] = [:]

  /// Listens at a path; a socket that nobody listens at any more is replaced.
  package init(_ keeper: Keeper, path: String) throws {
    (self.keeper, self.path) = (keeper, path)
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else {
      Foundation.close(descriptor)
      throw Unavailable(description: "the path is longer than \(room - 1) bytes")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    // Whoever answers there is not thrown out.
    let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let isTaken = Self.withSocketAddress(&address) { connect(probe, $0, size) } == 0
    Foundation.close(probe)
    if !isTaken { unlink(path) }
    let mask = umask(0o077)
    let place = descriptor
    let isBound = Self.withSocketAddress(&address) { bind(place, $0, size) } == 0
    let isHeard = isBound && listen(descriptor, 16) == 0
    let reason = errno
    umask(mask)
    guard isHeard else {
      Foundation.close(descriptor)
      throw Unavailable(
        description: isTaken ? "another server listens there" : String(cString: strerror(reason))
      )
    }
    source = EventLoop.whenReadable(descriptor) { [weak self] in
      self?.accept()
      return self != nil
    }
  }

  nonisolated private static func withSocketAddress(
    _ address: inout sockaddr_un,
    _ body: (UnsafePointer<sockaddr>) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  /// Closes all connections and takes the socket away.
  package func close() {
    source?.cancel()
    Foundation.close(descriptor)
    unlink(path)
    connections = [:]
  }

  private func accept() {
    let other = Foundation.accept(descriptor, nil, nil)
    guard other >= 0 else { return }
    let connection = Connection(keeper, input: other, output: other)
    let key = ObjectIdentifier(connection)
    connections[key] = connection
    connection.endHandler = { [weak self] in self?.connections[key] = nil }
  }
}
