import CryptoKit
import Foundation
import TestSupport
import Testing

/// Codes and keys as their standards define them, of digests alone.
@Suite struct `Codes of messages` {
  private func random(_ count: Int, _ numbers: inout SplitMix64) -> [UInt8] {
    (0..<count).map { _ in UInt8(numbers.int(0...255)) }
  }

  /// RFC 2104: `H(K XOR opad, H(K XOR ipad, text))`.
  private func code<H: HashFunction>(_: H.Type, _ key: [UInt8], _ text: [UInt8]) -> [UInt8] {
    var key = key.count > H.blockByteCount ? Array(H.hash(data: key)) : key
    key += [UInt8](repeating: 0, count: H.blockByteCount - key.count)
    let inner = Array(H.hash(data: key.map { $0 ^ 0x36 } + text))
    return Array(H.hash(data: key.map { $0 ^ 0x5C } + inner))
  }

  private func check<H: HashFunction>(_ hash: H.Type, _ numbers: inout SplitMix64) {
    for length in [0, 1, 20, H.blockByteCount - 1, H.blockByteCount, H.blockByteCount + 1, 300] {
      let (key, text) = (random(length, &numbers), random(numbers.int(0...200), &numbers))
      let symmetric = SymmetricKey(data: key)
      let found = HMAC<H>.authenticationCode(for: text, using: symmetric)
      #expect(Array(found) == code(hash, key, text), "\(H.self), a key of \(length)")
      var parts = HMAC<H>(key: symmetric)
      let cut = numbers.int(0...text.count)
      parts.update(data: text[..<cut])
      parts.update(data: text[cut...])
      #expect(Array(parts.finalize()) == Array(found))
      #expect(HMAC<H>.isValidAuthenticationCode(found, authenticating: text, using: symmetric))
      #expect(
        !HMAC<H>.isValidAuthenticationCode(found, authenticating: text + [0], using: symmetric)
      )
    }
  }

  @Test(arguments: 0..<4) func `are digests of digests`(seed: Int) {
    var numbers = SplitMix64(seed: 9500 + seed)
    check(SHA256.self, &numbers)
    check(SHA384.self, &numbers)
    check(SHA512.self, &numbers)
    check(Insecure.SHA1.self, &numbers)
    check(Insecure.MD5.self, &numbers)
  }

  /// RFC 5869: `T(n) = HMAC(PRK, T(n - 1) | info | n)`.
  @Test(arguments: [1, 31, 32, 33, 64, 100, 255 * 32]) func `make keys of any length`(
    _ count: Int
  ) {
    var numbers = SplitMix64(seed: 9600 + count)
    let (material, salt, info) = (random(40, &numbers), random(13, &numbers), random(9, &numbers))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: material),
      salt: salt,
      info: info,
      outputByteCount: count
    )
    let extracted = code(SHA256.self, salt, material)
    var (output, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 1
    while output.count < count {
      last = code(SHA256.self, extracted, last + info + [number])
      output += last
      number &+= 1
    }
    #expect(key.withUnsafeBytes { Array($0) } == Array(output.prefix(count)))
    #expect(key.bitCount == count * 8)
  }

  @Test(arguments: 0..<6) func `of parts are those of the whole`(seed: Int) {
    var numbers = SplitMix64(seed: 9700 + seed)
    let text = random(numbers.int(0...500), &numbers)
    var hash = SHA512()
    var rest = text[...]
    while !rest.isEmpty {
      let count = numbers.int(0...min(rest.count, 150))
      hash.update(data: rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(hash.finalize() == SHA512.hash(data: text))
  }
}

/// More examples of FIPS 180-4 and RFC 1321.
@Suite struct `Digests of the standards' examples` {
  private static let two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    (two, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    (
      String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"
    ),
  ])
  func `with SHA-1`(_ text: String, _ digest: String) {
    #expect(hex(Insecure.SHA1.hash(data: Data(text.utf8))) == digest)
  }

  @Test(arguments: [
    (two, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `with SHA-256`(_ text: String, _ digest: String) {
    #expect(hex(SHA256.hash(data: Data(text.utf8))) == digest)
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
  ])
  func `with MD5`(_ text: String, _ digest: String) {
    #expect(hex(Insecure.MD5.hash(data: Data(text.utf8))) == digest)
  }
}
