// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// What addresses of sockets have on Darwin and not on Linux: how long they are.

extension sockaddr {
  /// How many bytes the address has; setting it changes nothing.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// How many bytes the address has; setting it changes nothing.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }

  /// Makes an address of its parts.
  public init(
    sin_len: UInt8,
    sin_family: sa_family_t,
    sin_port: in_port_t,
    sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

extension sockaddr_in6 {
  /// How many bytes the address has; setting it changes nothing.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}
