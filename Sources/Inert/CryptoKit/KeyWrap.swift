// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CCrypto
import Foundation

extension AES {
  /// Wraps keys in others (RFC 3394).
  public enum KeyWrap {
    /// Wraps a key: 16 bytes or more, a multiple of 8.
    ///
    /// - Throws: `CryptoKitError.wrapFailure` for other keys.
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      guard keyToWrap.bytes.count >= 16, keyToWrap.bytes.count % 8 == 0 else {
        throw CryptoKitError.wrapFailure
      }
      guard let bytes = try pass(keyToWrap.bytes, kek, seals: true) else {
        throw CryptoKitError.wrapFailure
      }
      return Data(bytes)
    }

    /// The key that was wrapped.
    ///
    /// - Throws: `CryptoKitError.unwrapFailure` where it was not wrapped with `kek`.
    public static func unwrap<W: DataProtocol>(
      _ wrappedKey: W,
      using kek: SymmetricKey
    ) throws -> SymmetricKey {
      guard wrappedKey.count >= 24, wrappedKey.count % 8 == 0,
        let bytes = try pass(Array(wrappedKey), kek, seals: false)
      else { throw CryptoKitError.unwrapFailure }
      return SymmetricKey(bytes)
    }

    private static func pass(
      _ bytes: [UInt8],
      _ key: SymmetricKey,
      seals: Bool
    ) throws -> [UInt8]? {
      let ciphers = [128: EVP_aes_128_wrap(), 192: EVP_aes_192_wrap(), 256: EVP_aes_256_wrap()]
      guard let cipher = ciphers[key.bitCount], let length = Int32(exactly: bytes.count) else {
        throw CryptoKitError.incorrectKeySize
      }
      let context = EVP_CIPHER_CTX_new()
      defer { EVP_CIPHER_CTX_free(context) }
      EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW)
      guard EVP_CipherInit_ex(context, cipher, nil, key.bytes, nil, seals ? 1 : 0) == 1 else {
        return nil
      }
      var result = [UInt8](repeating: 0, count: bytes.count + 16)
      var count: Int32 = 0
      guard EVP_CipherUpdate(context, &result, &count, bytes, length) == 1 else {
        return nil
      }
      return Array(result.prefix(Int(count)))
    }
  }
}
