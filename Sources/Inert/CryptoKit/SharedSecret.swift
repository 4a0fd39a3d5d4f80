import Foundation

/// What two sides have in common once each has the other's public key.
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Hashable, Sendable {
  let bytes: [UInt8]

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Whether two secrets are the same; takes as long whatever they are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SecretBytes.areEqual(lhs.bytes, rhs.bytes)
  }

  /// Whether a secret is other bytes; takes as long whatever they are.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    SecretBytes.areEqual(lhs.bytes, Array(rhs))
  }

  /// The bytes as hexadecimal digits.
  public var description: String { "SharedSecret: \(bytes.hex)" }

  /// A key made with HKDF.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type,
    salt: Salt,
    sharedInfo: SI,
    outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(bytes),
      salt: salt,
      info: sharedInfo,
      outputByteCount: outputByteCount
    )
  }

  /// A key made as ANSI X9.63 says.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type,
    sharedInfo: SI,
    outputByteCount: Int
  ) -> SymmetricKey {
    var result: [UInt8] = []
    var number: UInt32 = 1
    while result.count < outputByteCount {
      var hash = H()
      hash.update(data: bytes)
      hash.update(data: Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) })
      hash.update(data: sharedInfo)
      result += Array(hash.finalize())
      number += 1
    }
    return SymmetricKey(Array(result.prefix(outputByteCount)))
  }
}
