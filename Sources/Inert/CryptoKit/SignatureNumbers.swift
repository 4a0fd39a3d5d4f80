import CCrypto

/// The two numbers of a signature, in a row or as files have them.
enum SignatureNumbers {
  static func read(_ bytes: [UInt8], _ length: Int) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { buffer -> [UInt8]? in
      var start = buffer.baseAddress
      guard let signature = d2i_ECDSA_SIG(nil, &start, buffer.count) else { return nil }
      defer { ECDSA_SIG_free(signature) }
      var numbers = [UInt8](repeating: 0, count: 2 * length)
      let isWhole = numbers.withUnsafeMutableBufferPointer { numbers in
        guard let first = numbers.baseAddress else { return false }
        let (r, s) = (ECDSA_SIG_get0_r(signature), ECDSA_SIG_get0_s(signature))
        return BN_bn2binpad(r, first, Int32(length)) >= 0
          && BN_bn2binpad(s, first + length, Int32(length)) >= 0
      }
      return isWhole ? numbers : nil
    }
  }

  static func written(_ numbers: [UInt8]) -> [UInt8] {
    let length = numbers.count / 2
    guard let signature = ECDSA_SIG_new() else { return [] }
    defer { ECDSA_SIG_free(signature) }
    let r = BN_bin2bn(numbers, Int32(length), nil)
    let s = BN_bin2bn(Array(numbers.suffix(length)), Int32(length), nil)
    guard ECDSA_SIG_set0(signature, r, s) == 1 else { return [] }
    return KeyDocument.written { i2d_ECDSA_SIG(signature, $0) }
  }
}

extension KeyHandle {
  /// Signs a digest.
  func signature(ofDigest digest: [UInt8]) throws -> [UInt8] {
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_sign_init(context) == 1,
      let bytes = Self.bytes({ EVP_PKEY_sign(context, $0, $1, digest, digest.count) })
    else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
    return bytes
  }

  /// Whether a digest was signed with the key.
  func isValid(_ signature: [UInt8], ofDigest digest: [UInt8]) -> Bool {
    let context = EVP_PKEY_CTX_new(key, nil)
    defer { EVP_PKEY_CTX_free(context) }
    guard EVP_PKEY_verify_init(context) == 1 else { return false }
    return EVP_PKEY_verify(context, signature, signature.count, digest, digest.count) == 1
  }
}
