import CCrypto

/// A key in OpenSSL; it does not change.
final class KeyHandle: @unchecked Sendable {
  let key: OpaquePointer

  /// Takes a key over; nil where OpenSSL made none.
  init?(_ key: OpaquePointer?) {
    guard let key else { return nil }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  /// The bytes that a call of OpenSSL's writes in two steps: their count, then themselves.
  static func bytes(
    _ write: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>) -> Int32
  ) -> [UInt8]? {
    var count = 0
    guard write(nil, &count) == 1 else { return nil }
    var result = [UInt8](repeating: 0, count: count)
    guard write(&result, &count) == 1 else { return nil }
    return Array(result.prefix(count))
  }

  /// What the key and another's public key have in common.
  func sharedSecret(with other: KeyHandle) throws -> SharedSecret {
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.key) == 1,
      let bytes = Self.bytes({ EVP_PKEY_derive(context, $0, $1) })
    else { throw CryptoKitError.invalidParameter }
    return SharedSecret(bytes: bytes)
  }

  /// Signs bytes.
  func signature(_ message: [UInt8]) throws -> [UInt8] {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
      let bytes = Self.bytes({ EVP_DigestSign(context, $0, $1, message, message.count) })
    else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
    return bytes
  }

  /// Whether bytes were signed with the key.
  func isValid(_ signature: [UInt8], _ message: [UInt8]) -> Bool {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1 else { return false }
    return EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }
}
