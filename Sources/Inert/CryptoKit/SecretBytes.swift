import CCrypto

/// What is done with bytes that nobody may guess.
enum SecretBytes {
  /// Whether bytes are equal, without telling by the time it takes where they differ.
  static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && CRYPTO_memcmp(a, b, a.count) == 0
  }

  /// Bytes that nobody can know.
  static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
