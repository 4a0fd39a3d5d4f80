// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// A key of two, or its public half: none is made or read here, `CryptoKit` has those that are.
public final class SecKey: Sendable {
  private init() {}
}

/// By which rules a key signs and encrypts.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: CFString

  /// Makes an algorithm from its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// What a key is asked for.
public enum SecKeyOperationType: Int, Sendable {
  /// To sign.
  case sign = 0
  /// To check a signature.
  case verify = 1
  /// To encrypt.
  case encrypt = 2
  /// To decrypt.
  case decrypt = 3
  /// To agree on a key with another side.
  case keyExchange = 4
}

extension SecKeyAlgorithm {
  private init(_ name: String) { self.init(rawValue: "algid:" + name) }

  /// RSA over bytes as they are.
  public static let rsaEncryptionRaw = Self("encrypt:RSA:raw")
  /// RSA with the padding of PKCS 1.
  public static let rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1")
  /// RSA with OAEP and SHA-1.
  public static let rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1")
  /// RSA with OAEP and SHA-256.
  public static let rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256")
  /// RSA with OAEP and SHA-512.
  public static let rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512")
  /// RSA's signature of a SHA-1 digest with the padding of PKCS 1.
  public static let rsaSignatureDigestPKCS1v15SHA1 = Self("sign:RSA:digest-PKCS1v15:SHA1")
  /// RSA's signature of a SHA-256 digest with the padding of PKCS 1.
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self("sign:RSA:digest-PKCS1v15:SHA256")
  /// RSA's signature of a SHA-512 digest with the padding of PKCS 1.
  public static let rsaSignatureDigestPKCS1v15SHA512 = Self("sign:RSA:digest-PKCS1v15:SHA512")
  /// RSA's signature of a message with the padding of PKCS 1 and SHA-1.
  public static let rsaSignatureMessagePKCS1v15SHA1 = Self("sign:RSA:message-PKCS1v15:SHA1")
  /// RSA's signature of a message with the padding of PKCS 1 and SHA-256.
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256")
  /// RSA's signature of a message with the padding of PKCS 1 and SHA-384.
  public static let rsaSignatureMessagePKCS1v15SHA384 = Self("sign:RSA:message-PKCS1v15:SHA384")
  /// RSA's signature of a message with the padding of PKCS 1 and SHA-512.
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512")
  /// RSA's signature of a message with PSS and SHA-256.
  public static let rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256")
  /// RSA's signature of a message with PSS and SHA-384.
  public static let rsaSignatureMessagePSSSHA384 = Self("sign:RSA:message-PSS:SHA384")
  /// RSA's signature of a message with PSS and SHA-512.
  public static let rsaSignatureMessagePSSSHA512 = Self("sign:RSA:message-PSS:SHA512")
  /// A curve's signature of a digest.
  public static let ecdsaSignatureDigestX962 = Self("sign:ECDSA:digest-X962")
  /// A curve's signature of a SHA-256 digest.
  public static let ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256")
  /// A curve's signature of a message with SHA-1.
  public static let ecdsaSignatureMessageX962SHA1 = Self("sign:ECDSA:message-X962:SHA1")
  /// A curve's signature of a message with SHA-256.
  public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256")
  /// A curve's signature of a message with SHA-384.
  public static let ecdsaSignatureMessageX962SHA384 = Self("sign:ECDSA:message-X962:SHA384")
  /// A curve's signature of a message with SHA-512.
  public static let ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512")
  /// A curve's encryption, with AES and SHA-256.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM"
  )
  /// A curve's encryption, with AES, SHA-256 and a vector that depends on the key.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV"
  )
  /// A curve's encryption in its usual form, with AES and SHA-256.
  public static let eciesEncryptionStandardX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM"
  )
  /// A curve's encryption in its usual form, with AES, SHA-256 and a vector that depends on the key.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self(
    "encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV"
  )
  /// Two sides agree on a key.
  public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH")
  /// Two sides agree on a key, which is derived with SHA-256.
  public static let ecdhKeyExchangeStandardX963SHA256 = Self("keyexchange:ECDH:KDFX963:SHA256")
}

/// Makes a private key; none is made here.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { SecurityFailure.unimplemented(error) }

/// Reads a key from its bytes; none is read here.
public func SecKeyCreateWithData(
  _ keyData: CFData,
  _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { SecurityFailure.unimplemented(error) }

/// Makes a key and its public half; none is made here.
public func SecKeyGeneratePair(
  _ parameters: CFDictionary,
  _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }

/// The public half of a key.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// The bytes of a key.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { SecurityFailure.unimplemented(error) }

/// What is known of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

/// How many bytes a key works on at once.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

/// Whether a key can do something.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey,
  _ operation: SecKeyOperationType,
  _ algorithm: SecKeyAlgorithm
) -> Bool { false }

/// Signs bytes.
public func SecKeyCreateSignature(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { SecurityFailure.unimplemented(error) }

/// Whether a signature is of these bytes and this key.
public func SecKeyVerifySignature(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ signedData: CFData,
  _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { SecurityFailure.unimplemented(error) ?? false }

/// Encrypts bytes.
public func SecKeyCreateEncryptedData(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { SecurityFailure.unimplemented(error) }

/// Decrypts bytes.
public func SecKeyCreateDecryptedData(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { SecurityFailure.unimplemented(error) }

/// Agrees with another side on bytes that only both know.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ publicKey: SecKey,
  _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { SecurityFailure.unimplemented(error) }

/// What is said of the private half.
public let kSecPrivateKeyAttrs: CFString = "private"
/// What is said of the public half.
public let kSecPublicKeyAttrs: CFString = "public"
/// A curve of NIST's, by the older name.
public let kSecAttrKeyTypeEC: CFString = kSecAttrKeyTypeECSECPrimeRandom
/// The key of a server's trust in what is imported.
public let kSecImportItemTrust: CFString = "trust"
/// The key of an identity in what is imported.
public let kSecImportItemIdentity: CFString = "identity"
/// The key of certificates in what is imported.
public let kSecImportItemCertChain: CFString = "chain"
/// The key of the password of what is imported.
public let kSecImportExportPassphrase: CFString = "passphrase"
