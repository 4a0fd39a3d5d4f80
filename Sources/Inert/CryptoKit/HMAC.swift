// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A code that says with a key that bytes are what they were.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sendable, Sequence
where Element == UInt8 {
  /// How many bytes there are.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// Whether a code is other bytes; takes as long whatever the bytes are.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs.withUnsafeBytes { SecretBytes.areEqual(Array($0), Array(rhs)) }
  }
}

/// A code made with a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let digest: H.Digest

  /// How many bytes there are.
  public var byteCount: Int { H.Digest.byteCount }

  /// The function and the bytes as hexadecimal digits.
  public var description: String {
    "HMAC with \(H.self): \(Array(digest).hex)"
  }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
}

/// Makes codes with a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// A key.
  public typealias Key = SymmetricKey
  /// What is made.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Begins with a key and no bytes.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5C })
  }

  /// Takes more bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of the bytes so far.
  public func finalize() -> MAC {
    var outer = outer
    inner.finalize().withUnsafeBytes { outer.update(bufferPointer: $0) }
    return MAC(digest: outer.finalize())
  }

  /// The code of bytes.
  public static func authenticationCode<D: DataProtocol>(
    for data: D,
    using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC,
    authenticating data: D,
    using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == mac }

  /// Whether a code is that of bytes.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C,
    authenticating data: D,
    using key: SymmetricKey
  ) -> Bool {
    let given = authenticationCode.withUnsafeBytes { Array($0) }
    return self.authenticationCode(for: data, using: key) == given
  }

  /// Whether a code is that of bytes in memory.
  public static func isValidAuthenticationCode(
    _ mac: MAC,
    authenticating bufferPointer: UnsafeRawBufferPointer,
    using key: SymmetricKey
  ) -> Bool { isValidAuthenticationCode(mac, authenticating: Array(bufferPointer), using: key) }
}

/// Makes keys of what two sides share (RFC 5869).
public enum HKDF<H: HashFunction> {
  /// A key with a salt and what tells keys apart.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt),
      info: info,
      outputByteCount: outputByteCount
    )
  }

  /// A key with what tells keys apart.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: [UInt8](),
      info: info,
      outputByteCount: outputByteCount
    )
  }

  /// A key with a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: salt,
      info: [UInt8](),
      outputByteCount: outputByteCount
    )
  }

  /// A key.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: [UInt8](),
      info: [UInt8](),
      outputByteCount: outputByteCount
    )
  }

  /// The first half: what is spread evenly.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let given = salt.map { Array($0) } ?? []
    let key = given.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : given
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(key))
  }

  /// The second half: as many bytes as are wanted, at most 255 digests.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK,
    info: Info?,
    outputByteCount: Int
  ) -> SymmetricKey {
    let most = 255 * H.Digest.byteCount
    precondition((0...most).contains(outputByteCount), "HKDF makes at most \(most) bytes.")
    let key = SymmetricKey(data: prk)
    var (result, block) = ([UInt8](), [UInt8]())
    var number: UInt8 = 1
    while result.count < outputByteCount {
      var code = HMAC<H>(key: key)
      code.update(data: block)
      if let info { code.update(data: info) }
      code.update(data: [number])
      block = Array(code.finalize())
      result += block
      number &+= 1
    }
    return SymmetricKey(Array(result.prefix(outputByteCount)))
  }
}
