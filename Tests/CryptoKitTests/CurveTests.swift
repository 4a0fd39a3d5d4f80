import CryptoKit
import Testing

/// Examples of RFC 8032, RFC 7748 and NIST.
@Suite struct `Keys on curves` {
  @Test func `Ed25519 signs as RFC 8032 says`() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    )
    #expect(
      hex(key.publicKey.rawRepresentation)
        == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    )
    let signature = try key.signature(for: [0x72] as [UInt8])
    #expect(hex(signature).hasPrefix("92a009a9f0d4cab8720e820b5f642540"))
    #expect(key.publicKey.isValidSignature(signature, for: [0x72] as [UInt8]))
    #expect(!key.publicKey.isValidSignature(signature, for: [0x73] as [UInt8]))
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: [1, 2])
    }
  }

  @Test func `X25519 agrees as RFC 7748 says`() throws {
    let alice = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
    )
    let bob = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb")
    )
    #expect(
      hex(bob.publicKey.rawRepresentation)
        == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"
    )
    let secret = try bob.sharedSecretFromKeyAgreement(with: alice)
    #expect(
      secret.withUnsafeBytes { hex($0) }
        == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"
    )
  }

  @Test func `both sides of an agreement have the same secret`() throws {
    let (a, b) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
    let secret = try a.sharedSecretFromKeyAgreement(with: b.publicKey)
    #expect(try secret == b.sharedSecretFromKeyAgreement(with: a.publicKey))
    let (c, d) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    let other = try c.sharedSecretFromKeyAgreement(with: d.publicKey)
    #expect(try other == d.sharedSecretFromKeyAgreement(with: c.publicKey) && other != secret)
    let keys = [secret, other].map {
      $0.hkdfDerivedSymmetricKey(
        using: SHA256.self,
        salt: Data("salt".utf8),
        sharedInfo: Data(),
        outputByteCount: 32
      )
    }
    #expect(keys[0] != keys[1] && keys[0].bitCount == 256)
  }

  @Test func `keys are expanded as ANSI X9.63 says`() throws {
    // The secret of one is the digest of it, of 1 and of what is shared.
    let (a, b) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    let secret = try a.sharedSecretFromKeyAgreement(with: b.publicKey)
    let key = secret.x963DerivedSymmetricKey(
      using: SHA256.self,
      sharedInfo: [9] as [UInt8],
      outputByteCount: 40
    )
    let raw = secret.withUnsafeBytes { Array($0) }
    let parts = [1, 2].flatMap { number in
      Array(SHA256.hash(data: raw + [0, 0, 0, number, 9] as [UInt8]))
    }
    #expect(key.withUnsafeBytes { Array($0) } == Array(parts.prefix(40)))
  }

  @Test func `the point of a number is that of NIST`() throws {
    // The number 1 is the curve's base point.
    let one = [UInt8](repeating: 0, count: 31) + [1]
    let key = try P256.Signing.PrivateKey(rawRepresentation: one)
    #expect(
      hex(key.publicKey.rawRepresentation)
        == "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
        + "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
    )
    #expect(Array(key.rawRepresentation) == one)
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0, count: 32))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try P256.Signing.PrivateKey(rawRepresentation: [1])
    }
  }

  private func everyForm<Curve: NISTCurve>(_ curve: Curve.Type) throws {
    typealias Private = NISTPrivateKey<Curve, KeyUse.Signing>
    typealias Public = NISTPublicKey<Curve, KeyUse.Signing>
    let key = Private()
    let open = key.publicKey
    let length = Curve.coordinateLength
    #expect(key.rawRepresentation.count == length && open.rawRepresentation.count == 2 * length)
    #expect(open.compressedRepresentation.count == length + 1)
    let keys = try [
      Private(rawRepresentation: key.rawRepresentation),
      Private(x963Representation: key.x963Representation),
      Private(derRepresentation: key.derRepresentation),
      Private(pemRepresentation: key.pemRepresentation),
    ]
    #expect(keys.allSatisfy { $0.rawRepresentation == key.rawRepresentation })
    let opens = try [
      Public(rawRepresentation: open.rawRepresentation),
      Public(x963Representation: open.x963Representation),
      Public(compressedRepresentation: open.compressedRepresentation),
      Public(derRepresentation: open.derRepresentation),
      Public(pemRepresentation: open.pemRepresentation),
    ]
    let signature = try key.signature(for: Data("a".utf8))
    let again = try [
      NISTSignature<Curve>(rawRepresentation: signature.rawRepresentation),
      NISTSignature<Curve>(derRepresentation: signature.derRepresentation),
    ]
    for open in opens {
      for signature in again { #expect(open.isValidSignature(signature, for: Data("a".utf8))) }
      #expect(!open.isValidSignature(signature, for: Data("b".utf8)))
    }
    #expect(key.pemRepresentation.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
  }

  @Test func `keys and signatures are written and read in every form`() throws {
    try everyForm(P256.self)
    try everyForm(P384.self)
    try everyForm(P521.self)
  }

  @Test func `what is no key is refused`() throws {
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.Signing.PublicKey(x963Representation: [4, 1])
    }
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PublicKey(derRepresentation: [1, 2, 3] as [UInt8])
    }
    #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
      try P256.Signing.PrivateKey(pemRepresentation: "-----BEGIN CAT-----\nAA==\n-----END CAT-----")
    }
    // A key on another curve.
    let other = P384.Signing.PrivateKey()
    #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
      try P256.Signing.PrivateKey(derRepresentation: other.derRepresentation)
    }
    #expect(!SecureEnclave.isAvailable)
  }
}
