// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A way to seal bytes with a key: nobody can read them, and nobody can change them unseen.
public protocol SealingKind: Sendable {
  /// The cipher.
  static var cipher: SealingCipher { get }
}

/// The Advanced Encryption Standard.
public enum AES {
  /// AES in Galois/Counter Mode.
  public enum GCM: SealingKind {
    /// A number that a key seals with once.
    public typealias Nonce = SealingNonce<GCM>
    /// What was sealed.
    public typealias SealedBox = SealedMessage<GCM>

    /// The cipher.
    public static let cipher = SealingCipher.gcm
  }
}

/// ChaCha20 with Poly1305 (RFC 8439).
public enum ChaChaPoly: SealingKind {
  /// A number that a key seals with once.
  public typealias Nonce = SealingNonce<ChaChaPoly>
  /// What was sealed.
  public typealias SealedBox = SealedMessage<ChaChaPoly>

  /// The cipher.
  public static let cipher = SealingCipher.chaChaPoly
}

/// A number that a key seals with once.
public struct SealingNonce<Kind: SealingKind>: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]

  /// A number that nobody can know, of 12 bytes.
  public init() { bytes = SecretBytes.random(SealingCipher.nonceLength) }

  /// The number of bytes: 12, or more with AES.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for another count of bytes.
  public init<D: DataProtocol>(data: D) throws {
    guard Kind.cipher.takesNonce(of: data.count) else {
      throw CryptoKitError.incorrectParameterSize
    }
    bytes = Array(data)
  }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// What was sealed.
public struct SealedMessage<Kind: SealingKind>: Sendable {
  /// The number it was sealed with.
  public let nonce: SealingNonce<Kind>
  let sealed: [UInt8]
  let tagBytes: [UInt8]

  /// The bytes that nobody can read.
  public var ciphertext: Data { Data(sealed) }

  /// What says that they are what they were.
  public var tag: Data { Data(tagBytes) }

  /// The box of its parts.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag that has not 16 bytes.
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: SealingNonce<Kind>,
    ciphertext: C,
    tag: T
  ) throws {
    guard tag.count == SealingCipher.tagLength else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, sealed, tagBytes) = (nonce, Array(ciphertext), Array(tag))
  }

  /// The box of nonce, bytes and tag in a row.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
  public init<D: DataProtocol>(combined: D) throws {
    let (head, tail) = (SealingCipher.nonceLength, SealingCipher.tagLength)
    let bytes = Array(combined)
    guard bytes.count >= head + tail else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: SealingNonce(data: bytes.prefix(head)),
      ciphertext: bytes.dropFirst(head).dropLast(tail),
      tag: bytes.suffix(tail)
    )
  }
}

extension SealedMessage where Kind == AES.GCM {
  /// Nonce, bytes and tag in a row; nil where the nonce has not 12 bytes.
  public var combined: Data? {
    guard nonce.bytes.count == SealingCipher.nonceLength else { return nil }
    return Data(nonce.bytes + sealed + tagBytes)
  }
}

extension SealedMessage where Kind == ChaChaPoly {
  /// Nonce, bytes and tag in a row.
  public var combined: Data { Data(nonce.bytes + sealed + tagBytes) }
}

extension SealingKind {
  /// Seals bytes, and says with the tag that others are what they were.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of a length that the cipher does not know.
  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P,
    using key: SymmetricKey,
    nonce: SealingNonce<Self>? = nil,
    authenticating authenticatedData: A
  ) throws -> SealedMessage<Self> {
    let nonce = nonce ?? SealingNonce()
    let parts = try cipher.seal(Array(message), key, nonce.bytes, Array(authenticatedData))
    return try SealedMessage(nonce: nonce, ciphertext: parts.ciphertext, tag: parts.tag)
  }

  /// Seals bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for a key of a length that the cipher does not know.
  public static func seal<P: DataProtocol>(
    _ message: P,
    using key: SymmetricKey,
    nonce: SealingNonce<Self>? = nil
  ) throws -> SealedMessage<Self> {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// The bytes in a box that goes with others.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` where box, key or others are not what they were.
  public static func open<A: DataProtocol>(
    _ sealedBox: SealedMessage<Self>,
    using key: SymmetricKey,
    authenticating authenticatedData: A
  ) throws -> Data {
    let box = sealedBox
    let others = Array(authenticatedData)
    return Data(try cipher.open(box.sealed, box.tagBytes, key, box.nonce.bytes, others))
  }

  /// The bytes in a box.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` where box or key are not what they were.
  public static func open(
    _ sealedBox: SealedMessage<Self>,
    using key: SymmetricKey
  ) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
