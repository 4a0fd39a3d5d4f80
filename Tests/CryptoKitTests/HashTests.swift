import CryptoKit
import Testing

/// Examples of FIPS 180-4, RFC 1321, RFC 4231 and RFC 5869.
@Suite struct `Digests and codes` {
  @Test func `digests are those of the standards`() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      hex(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      "\(SHA256.hash(data: Data()))"
        == "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    #expect(SHA256.byteCount == 32 && SHA256.blockByteCount == 64 && SHA256Digest.byteCount == 32)
  }

  @Test func `bytes may come in parts, and a value stays what it was`() {
    var whole = SHA256()
    whole.update(data: Data("ab".utf8))
    let half = whole
    whole.update(data: Data("c".utf8))
    #expect(whole.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(whole.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(half.finalize() == SHA256.hash(data: Data("ab".utf8)))
    let digest = SHA256.hash(data: Data("ab".utf8))
    #expect(digest == Data(digest) && digest != Data([1]) && Array(digest).count == 32)
    #expect(Set([digest, half.finalize()]).count == 1)
  }

  @Test func `codes are those of RFC 4231`() {
    let key = SymmetricKey(data: bytes(String(repeating: "0b", count: 20)))
    let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
    #expect(
      hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(
        code,
        authenticating: Data("Hi There".utf8),
        using: key
      )
    )
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi".utf8), using: key)
    )
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(
        Data(code),
        authenticating: Data("Hi There".utf8),
        using: key
      )
    )
    // A key that is longer than a block.
    let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA512>.authenticationCode(for: text, using: long)).hasPrefix(
        "80b24263c7c1a3ebb71493c1dd7be8b4"
      )
    )
  }

  @Test func `keys are derived as in RFC 5869`() {
    let material = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: material,
      salt: bytes("000102030405060708090a0b0c"),
      info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42
    )
    #expect(
      key.withUnsafeBytes { hex($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { hex($0) }
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
    )
  }

  @Test func `keys have the length that is asked for, and no two are alike`() {
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: .init(bitCount: 40)).bitCount == 40)
    #expect(SymmetricKey(size: .bits128) != SymmetricKey(size: .bits128))
    #expect(SymmetricKey(data: [1, 2]) == SymmetricKey(data: Data([1, 2])))
  }

  @Test func `a key of half a byte stops`() async {
    await #expect(processExitsWith: .failure) { _ = SymmetricKeySize(bitCount: 12) }
  }
}
