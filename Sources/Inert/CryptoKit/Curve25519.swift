// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto
import Foundation

/// Curve25519: Ed25519 signs, and X25519 agrees on secrets (RFC 8032, RFC 7748).
public enum Curve25519 {
  /// Signing.
  public enum Signing {
    /// A key that signs.
    public struct PrivateKey: Sendable {
      private let pair: Pair

      /// A new key.
      public init() { pair = Pair.random(EVP_PKEY_ED25519) }

      /// The key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        pair = try Pair(EVP_PKEY_ED25519, data.withUnsafeBytes { Array($0) })
      }

      /// The key's 32 bytes.
      public var rawRepresentation: Data { Data(pair.secret) }

      /// The key that shows who signed.
      public var publicKey: PublicKey { PublicKey(handle: pair.open, bytes: pair.openBytes) }

      /// The signature of bytes, of 64 bytes.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        Data(try pair.handle.signature(Array(data)))
      }
    }

    /// A key that shows who signed.
    public struct PublicKey: Sendable {
      let handle: KeyHandle
      let bytes: [UInt8]

      init(handle: KeyHandle, bytes: [UInt8]) { (self.handle, self.bytes) = (handle, bytes) }

      /// The key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        handle = try Pair.open(EVP_PKEY_ED25519, bytes)
      }

      /// The key's 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }

      /// Whether the private key signed bytes.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S,
        for data: D
      ) -> Bool { handle.isValid(Array(signature), Array(data)) }
    }
  }

  /// Agreeing on secrets.
  public enum KeyAgreement {
    /// A key of one side.
    public struct PrivateKey: Sendable {
      private let pair: Pair

      /// A new key.
      public init() { pair = Pair.random(EVP_PKEY_X25519) }

      /// The key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes.
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        pair = try Pair(EVP_PKEY_X25519, data.withUnsafeBytes { Array($0) })
      }

      /// The key's 32 bytes.
      public var rawRepresentation: Data { Data(pair.secret) }

      /// What the other side needs.
      public var publicKey: PublicKey { PublicKey(handle: pair.open, bytes: pair.openBytes) }

      /// The secret that both sides have.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` for a key with which there is no secret.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret { try pair.handle.sharedSecret(with: publicKeyShare.handle) }
    }

    /// A key for the other side.
    public struct PublicKey: Sendable {
      let handle: KeyHandle
      let bytes: [UInt8]

      init(handle: KeyHandle, bytes: [UInt8]) { (self.handle, self.bytes) = (handle, bytes) }

      /// The key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another count of bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        handle = try Pair.open(EVP_PKEY_X25519, bytes)
      }

      /// The key's 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
    }
  }

  /// A private key with its public key.
  private struct Pair: Sendable {
    let secret: [UInt8]
    let handle: KeyHandle
    let open: KeyHandle
    let openBytes: [UInt8]

    init(_ kind: Int32, _ secret: [UInt8]) throws {
      guard secret.count == 32,
        let handle = KeyHandle(EVP_PKEY_new_raw_private_key(kind, nil, secret, secret.count)),
        let bytes = KeyHandle.bytes({ EVP_PKEY_get_raw_public_key(handle.key, $0, $1) })
      else { throw CryptoKitError.incorrectKeySize }
      (self.secret, self.handle, openBytes) = (secret, handle, bytes)
      open = try Self.open(kind, bytes)
    }

    static func random(_ kind: Int32) -> Pair {
      guard let pair = try? Pair(kind, SecretBytes.random(32)) else {
        preconditionFailure("OpenSSL does not know Curve25519.")
      }
      return pair
    }

    static func open(_ kind: Int32, _ bytes: [UInt8]) throws -> KeyHandle {
      guard bytes.count == 32,
        let handle = KeyHandle(EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count))
      else { throw CryptoKitError.incorrectKeySize }
      return handle
    }
  }
}
