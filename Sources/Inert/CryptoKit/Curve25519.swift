// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto
import Foundation

/// Curve25519: Ed25519 signs, and X25519 agrees on secrets (RFC 8032, RFC 7748).
public enum Curve25519 {
  /// Signing.
  public enum Signing {
    /// A key that signs.
    public typealias PrivateKey = Curve25519PrivateKey<KeyUse.Signing>
    /// A key that shows who signed.
    public typealias PublicKey = Curve25519PublicKey<KeyUse.Signing>
  }

  /// Agreeing on secrets.
  public enum KeyAgreement {
    /// A key of one side.
    public typealias PrivateKey = Curve25519PrivateKey<KeyUse.Agreement>
    /// A key for the other side.
    public typealias PublicKey = Curve25519PublicKey<KeyUse.Agreement>
  }
}

/// What a key on Curve25519 may be for.
public protocol Curve25519Use: Sendable {
  /// The kind of key in OpenSSL.
  static var curve25519Number: Int32 { get }
}

extension KeyUse.Signing: Curve25519Use {
  /// The kind of key in OpenSSL.
  public static let curve25519Number = EVP_PKEY_ED25519
}

extension KeyUse.Agreement: Curve25519Use {
  /// The kind of key in OpenSSL.
  public static let curve25519Number = EVP_PKEY_X25519
}

/// A private key on Curve25519.
public struct Curve25519PrivateKey<Use: Curve25519Use>: Sendable {
  private let bytes: [UInt8]
  let handle: KeyHandle

  /// What others may know.
  public let publicKey: Curve25519PublicKey<Use>

  /// A new key.
  public init() {
    guard let key = try? Self(rawRepresentation: SecretBytes.random(32)) else {
      preconditionFailure("OpenSSL does not know Curve25519.")
    }
    self = key
  }

  /// The key of its 32 bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes.
  public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
    bytes = data.withUnsafeBytes { Array($0) }
    let kind = Use.curve25519Number
    guard bytes.count == 32,
      let handle = KeyHandle(EVP_PKEY_new_raw_private_key(kind, nil, bytes, bytes.count)),
      let open = KeyHandle.bytes({ EVP_PKEY_get_raw_public_key(handle.key, $0, $1) })
    else { throw CryptoKitError.incorrectKeySize }
    self.handle = handle
    publicKey = try Curve25519PublicKey(rawRepresentation: open)
  }

  /// The key's 32 bytes.
  public var rawRepresentation: Data { Data(bytes) }
}

/// A public key on Curve25519.
public struct Curve25519PublicKey<Use: Curve25519Use>: Sendable {
  private let bytes: [UInt8]
  let handle: KeyHandle

  /// The key of its 32 bytes.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    let kind = Use.curve25519Number
    guard bytes.count == 32,
      let handle = KeyHandle(EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count))
    else { throw CryptoKitError.incorrectKeySize }
    self.handle = handle
  }

  /// The key's 32 bytes.
  public var rawRepresentation: Data { Data(bytes) }
}

extension Curve25519PrivateKey where Use == KeyUse.Signing {
  /// The signature of bytes, of 64 bytes.
  public func signature<D: DataProtocol>(for data: D) throws -> Data {
    Data(try handle.signature(Array(data)))
  }
}

extension Curve25519PublicKey where Use == KeyUse.Signing {
  /// Whether the private key signed bytes.
  public func isValidSignature<S: DataProtocol, D: DataProtocol>(
    _ signature: S,
    for data: D
  ) -> Bool { handle.isValid(Array(signature), Array(data)) }
}

extension Curve25519PrivateKey where Use == KeyUse.Agreement {
  /// The secret that both sides have.
  ///
  /// - Throws: `CryptoKitError.invalidParameter` for a key with which there is no secret.
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: Curve25519PublicKey<Use>
  ) throws -> SharedSecret { try handle.sharedSecret(with: publicKeyShare.handle) }
}
