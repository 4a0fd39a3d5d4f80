import CommonCrypto
import Foundation
import Testing

/// Digests, codes and ciphers by their names in C; the vectors are those of RFC 1321, 2202, 4231 and 6070, and of
/// NIST's FIPS 180-4 and SP 800-38A.
@Suite struct `Functions of CommonCrypto` {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func bytes(_ hex: String) -> [UInt8] {
    var (rest, bytes): (Substring, [UInt8]) = (hex[...], [])
    while rest.count >= 2 {
      bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  @Test func `digest bytes at once`() {
    func made(
      _ length: Int32,
      _ digest: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
        UnsafeMutablePointer<UInt8>?
    ) -> String {
      var md = [UInt8](repeating: 0, count: Int(length))
      let text = Array("abc".utf8)
      #expect(digest(text, 3, &md) != nil)
      return hex(md)
    }
    #expect(made(CC_MD5_DIGEST_LENGTH, CC_MD5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(made(CC_SHA1_DIGEST_LENGTH, CC_SHA1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      made(CC_SHA256_DIGEST_LENGTH, CC_SHA256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(made(CC_SHA224_DIGEST_LENGTH, CC_SHA224).hasPrefix("23097d223405d8228642a477bda255b3"))
    #expect(made(CC_SHA384_DIGEST_LENGTH, CC_SHA384).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(made(CC_SHA512_DIGEST_LENGTH, CC_SHA512).hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  @Test func `digest bytes as they come`() {
    var context = CC_SHA256_CTX()
    var md = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    #expect(CC_SHA256_Update(&context, "x", 1) == 0)
    #expect(CC_SHA256_Init(&context) == 1)
    for part in ["a", "", "bc"] {
      #expect(CC_SHA256_Update(&context, part, CC_LONG(part.utf8.count)) == 1)
    }
    #expect(CC_SHA256_Final(&md, &context) == 1 && CC_SHA256_Final(&md, &context) == 0)
    #expect(hex(md).hasPrefix("ba7816bf8f01cfea"))
  }

  @Test func `make codes`() {
    func code(_ algorithm: Int, _ key: [UInt8], _ count: Int) -> String {
      var mac = [UInt8](repeating: 0, count: count)
      let text = Array("Hi There".utf8)
      CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.count, &mac)
      return hex(mac)
    }
    let key = [UInt8](repeating: 0x0b, count: 20)
    #expect(code(kCCHmacAlgSHA1, key, 20) == "b617318655057264e28bc0b6fb378c8ef146be00")
    #expect(
      code(kCCHmacAlgSHA256, key, 32)
        == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
    #expect(code(99, key, 2) == "0000")
  }

  @Test func `make keys of passwords`() {
    var key = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2),
      "password",
      8,
      Array("salt".utf8),
      4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
      2,
      &key,
      20
    )
    #expect(status == Int32(kCCSuccess))
    #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    #expect(CCKeyDerivationPBKDF(7, "p", 1, nil, 0, 1, 1, &key, 20) == Int32(kCCParamError))
  }

  @Test func `seal and open blocks`() {
    func crypt(
      _ op: Int,
      _ options: Int,
      _ input: [UInt8],
      room: Int = 64
    ) -> (status: Int32, bytes: [UInt8], moved: Int) {
      var (output, moved) = ([UInt8](repeating: 0, count: room), 0)
      let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
      let iv = bytes("000102030405060708090a0b0c0d0e0f")
      let status = CCCrypt(
        CCOperation(op),
        CCAlgorithm(kCCAlgorithmAES),
        CCOptions(options),
        key,
        key.count,
        iv,
        input,
        input.count,
        &output,
        room,
        &moved
      )
      return (status, Array(output.prefix(status == 0 ? moved : 0)), moved)
    }
    let block = bytes("6bc1bee22e409f96e93d7e117393172a")
    #expect(hex(crypt(kCCEncrypt, 0, block).bytes) == "7649abac8119b246cee98e9b12e9197d")
    #expect(
      hex(crypt(kCCEncrypt, kCCOptionECBMode, block).bytes) == "3ad77bb40d7a3660a89ecaf32466ef97"
    )
    let text = Array("a text that is longer than a block".utf8)
    let sealed = crypt(kCCEncrypt, kCCOptionPKCS7Padding, text)
    #expect(sealed.status == 0 && sealed.bytes.count == 48)
    #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, sealed.bytes).bytes == text)
    #expect(crypt(kCCEncrypt, 0, text).status == Int32(kCCAlignmentError))
    let small = crypt(kCCEncrypt, kCCOptionPKCS7Padding, text, room: 40)
    #expect(small.status == Int32(kCCBufferTooSmall) && small.moved == 48)
    var damaged = sealed.bytes
    damaged[40] ^= 1
    #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, damaged).bytes != text)
    var moved = 0
    #expect(CCCrypt(0, 1, 0, "k", 1, nil, nil, 0, nil, 0, &moved) == Int32(kCCUnimplemented))
    #expect(CCCrypt(0, 0, 0, "k", 1, nil, nil, 0, nil, 0, &moved) == Int32(kCCParamError))
  }

  @Test func `fill bytes by chance`() {
    var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(CCRandomGenerateBytes(&one, 32) == Int32(kCCSuccess))
    #expect(CCRandomGenerateBytes(&other, 32) == Int32(kCCSuccess) && one != other)
    #expect(CCRandomGenerateBytes(nil, 32) == Int32(kCCParamError))
  }
}
