import CryptoKit
import Testing

/// Examples of the GCM specification, RFC 8439 and RFC 3394.
@Suite struct `Sealed bytes` {
  @Test func `AES seals as its specification says`() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let message = bytes(
      """
      d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
      1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
      """
    )
    let others = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: others)
    #expect(hex(box.ciphertext).hasPrefix("42831ec2217774244b7221b784d0d49c"))
    #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: others) == Data(message))
    let again = try AES.GCM.SealedBox(combined: #require(box.combined))
    #expect(try AES.GCM.open(again, using: key, authenticating: others) == Data(message))
    #expect(Array(again.nonce) == bytes("cafebabefacedbaddecaf888"))
  }

  @Test func `ChaCha20 seals as RFC 8439 says`() throws {
    let key = SymmetricKey(data: Array(0x80...0x9F) as [UInt8])
    let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the"
      + " future, sunscreen would be it."
    let others = bytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: others)
    #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
    let again = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(again, using: key, authenticating: others) == Data(text.utf8))
  }

  @Test(arguments: [0, 1, 15, 16, 17, 1000]) func `what is sealed is opened`(_ count: Int) throws {
    let message = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
      let key = SymmetricKey(size: size)
      #expect(try AES.GCM.open(AES.GCM.seal(message, using: key), using: key) == Data(message))
    }
    let key = SymmetricKey(size: .bits256)
    #expect(try ChaChaPoly.open(ChaChaPoly.seal(message, using: key), using: key) == Data(message))
  }

  @Test func `what was changed is not opened`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key, authenticating: Data([1]))
    for place in 0..<6 {
      var changed = box.ciphertext
      changed[place] ^= 1
      let other = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: changed, tag: box.tag)
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(other, using: key, authenticating: Data([1]))
      }
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Data([2]))
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: Data([1]))
    }
  }

  @Test func `sizes that cannot be are refused`() throws {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: [1]))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: [1, 2]) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.Nonce(data: [UInt8](repeating: 0, count: 13))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: [UInt8](repeating: 0, count: 27))
    }
    // Longer nonces are hashed, and their boxes are not written in a row.
    let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 7, count: 16))
    let key = SymmetricKey(size: .bits128)
    let box = try AES.GCM.seal(Data([1]), using: key, nonce: nonce)
    #expect(try box.combined == nil && AES.GCM.open(box, using: key) == Data([1]))
  }

  @Test func `keys are wrapped as RFC 3394 says`() throws {
    let key = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff"))
    let outer = SymmetricKey(data: bytes("000102030405060708090a0b0c0d0e0f"))
    let wrapped = try AES.KeyWrap.wrap(key, using: outer)
    #expect(hex(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
    #expect(try AES.KeyWrap.unwrap(wrapped, using: outer) == key)
    #expect(throws: CryptoKitError.unwrapFailure) {
      try AES.KeyWrap.unwrap(wrapped, using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.wrapFailure) {
      try AES.KeyWrap.wrap(SymmetricKey(data: [1, 2, 3]), using: outer)
    }
  }
}
