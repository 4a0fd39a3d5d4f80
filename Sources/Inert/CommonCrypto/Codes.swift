// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto

/// The digest that a code is made with.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4
/// SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Writes the code of bytes under a key to `macOut`, which has room for the digest.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer?,
  _ keyLength: Int,
  _ data: UnsafeRawPointer?,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer?
) {
  let kinds = [EVP_sha1, EVP_md5, EVP_sha256, EVP_sha384, EVP_sha512, EVP_sha224]
  guard kinds.indices.contains(Int(algorithm)), let macOut, dataLength == 0 || data != nil,
    let length = Int32(exactly: key == nil ? 0 : keyLength), length >= 0, dataLength >= 0
  else { return }
  // OpenSSL takes no key for the one that it had before.
  let nothing = [UInt8](repeating: 0, count: 1)
  nothing.withUnsafeBytes { nothing in
    let bytes = data?.assumingMemoryBound(to: UInt8.self)
    let room = macOut.assumingMemoryBound(to: UInt8.self)
    _ = HMAC(
      kinds[Int(algorithm)](),
      key ?? nothing.baseAddress,
      length,
      bytes,
      dataLength,
      room,
      nil
    )
  }
}

// MARK: Keys made of passwords

/// How a key is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The digest that a key is made with.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2.
public let kCCPBKDF2 = 2
/// SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password, and gives `kCCSuccess` or `kCCParamError`.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm,
  _ password: UnsafePointer<CChar>?,
  _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?,
  _ saltLen: Int,
  _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?,
  _ derivedKeyLen: Int
) -> Int32 {
  let kinds = [EVP_sha1, EVP_sha224, EVP_sha256, EVP_sha384, EVP_sha512]
  guard algorithm == kCCPBKDF2, kinds.indices.contains(Int(prf) - 1), let derivedKey, rounds > 0,
    let count = Int32(exactly: passwordLen), let saltCount = Int32(exactly: saltLen),
    let length = Int32(exactly: derivedKeyLen), let times = Int32(exactly: rounds), length > 0
  else { return Int32(kCCParamError) }
  let kind = kinds[Int(prf) - 1]()
  let done = PKCS5_PBKDF2_HMAC(password, count, salt, saltCount, times, kind, length, derivedKey)
  return Int32(done == 1 ? kCCSuccess : kCCParamError)
}

/// Fills bytes by chance; gives `kCCSuccess` or `kCCParamError`.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
  guard let bytes, let count = Int32(exactly: count), count >= 0 else {
    return Int32(kCCParamError)
  }
  let done = RAND_bytes(bytes.assumingMemoryBound(to: UInt8.self), count)
  return Int32(done == 1 ? kCCSuccess : kCCParamError)
}
