import Foundation

/// How long a key is that two sides share.
public struct SymmetricKeySize: Sendable, Hashable {
  /// The length in bits.
  public let bitCount: Int

  /// A length in bits: a multiple of 8.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes.")
    self.bitCount = bitCount
  }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that two sides share.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// The key of bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// A new key that nobody can know.
  public init(size: SymmetricKeySize) { bytes = SecretBytes.random(size.bitCount / 8) }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The length in bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Whether two keys are the same; takes as long whatever they are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SecretBytes.areEqual(lhs.bytes, rhs.bytes)
  }
}
