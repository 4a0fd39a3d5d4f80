import CCrypto

/// A cipher of OpenSSL's that also says whether what it sealed is what it was.
public enum SealingCipher: Sendable {
  /// AES in Galois/Counter Mode.
  case gcm
  /// ChaCha20 with Poly1305.
  case chaChaPoly

  static let tagLength = 16
  static let nonceLength = 12

  /// Whether a nonce may have so many bytes.
  func takesNonce(of count: Int) -> Bool {
    self == .gcm ? count >= Self.nonceLength : count == Self.nonceLength
  }

  private func cipher(_ key: SymmetricKey) throws -> OpaquePointer? {
    switch (self, key.bitCount) {
    case (.gcm, 128): return EVP_aes_128_gcm()
    case (.gcm, 192): return EVP_aes_192_gcm()
    case (.gcm, 256): return EVP_aes_256_gcm()
    case (.chaChaPoly, 256): return EVP_chacha20_poly1305()
    default: throw CryptoKitError.incorrectKeySize
    }
  }

  func seal(
    _ message: [UInt8],
    _ key: SymmetricKey,
    _ nonce: [UInt8],
    _ authenticated: [UInt8]
  ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    let cipher = try cipher(key)
    try check(EVP_EncryptInit_ex(context, cipher, nil, nil, nil))
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
    try check(EVP_EncryptInit_ex(context, nil, nil, key.bytes, nonce))
    var count: Int32 = 0
    if !authenticated.isEmpty {
      try check(EVP_EncryptUpdate(context, nil, &count, authenticated, try length(authenticated)))
    }
    var ciphertext = [UInt8](repeating: 0, count: message.count + 16)
    try check(EVP_EncryptUpdate(context, &ciphertext, &count, message, try length(message)))
    var rest: Int32 = 0
    var end = [UInt8](repeating: 0, count: 16)
    try check(EVP_EncryptFinal_ex(context, &end, &rest))
    var tag = [UInt8](repeating: 0, count: Self.tagLength)
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag))
    return (Array(ciphertext.prefix(Int(count))) + end.prefix(Int(rest)), tag)
  }

  func open(
    _ ciphertext: [UInt8],
    _ tag: [UInt8],
    _ key: SymmetricKey,
    _ nonce: [UInt8],
    _ authenticated: [UInt8]
  ) throws -> [UInt8] {
    guard tag.count == Self.tagLength else { throw CryptoKitError.incorrectParameterSize }
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    let cipher = try cipher(key)
    try check(EVP_DecryptInit_ex(context, cipher, nil, nil, nil))
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
    try check(EVP_DecryptInit_ex(context, nil, nil, key.bytes, nonce))
    var count: Int32 = 0
    if !authenticated.isEmpty {
      try check(EVP_DecryptUpdate(context, nil, &count, authenticated, try length(authenticated)))
    }
    var message = [UInt8](repeating: 0, count: ciphertext.count + 16)
    try check(EVP_DecryptUpdate(context, &message, &count, ciphertext, try length(ciphertext)))
    var tag = tag
    try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
    var rest: Int32 = 0
    var end = [UInt8](repeating: 0, count: 16)
    guard EVP_DecryptFinal_ex(context, &end, &rest) > 0 else {
      throw CryptoKitError.authenticationFailure
    }
    return Array(message.prefix(Int(count))) + end.prefix(Int(rest))
  }

  private func length(_ bytes: [UInt8]) throws -> Int32 {
    guard let length = Int32(exactly: bytes.count) else {
      throw CryptoKitError.incorrectParameterSize
    }
    return length
  }

  private func check(_ result: Int32) throws {
    guard result == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: result) }
  }
}
