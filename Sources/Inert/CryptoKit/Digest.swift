// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// What a hash function makes of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  /// How many bytes there are.
  static var byteCount: Int { get }
}

extension Digest {
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// Whether a digest is other bytes; takes as long whatever the bytes are.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs.withUnsafeBytes { SecretBytes.areEqual(Array($0), Array(rhs)) }
  }

  /// Whether a digest is not other bytes.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A digest of a hash function of OpenSSL's.
public struct HashDigest<Function: LibraryHash>: Digest {
  let bytes: [UInt8]

  /// How many bytes there are.
  public static var byteCount: Int { Function.digestLength }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Whether two digests are the same; takes as long whatever they are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SecretBytes.areEqual(lhs.bytes, rhs.bytes)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The function's name and the bytes as hexadecimal digits.
  public var description: String { "\(Function.name) digest: \(bytes.hex)" }
}

/// Makes digests of bytes.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest

  /// How many bytes it takes at a time.
  static var blockByteCount: Int { get }

  /// Begins with no bytes.
  init()

  /// Takes more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of the bytes so far; more may follow.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// The digest of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes more bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

extension [UInt8] {
  /// Two digits for each byte.
  var hex: String {
    map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
