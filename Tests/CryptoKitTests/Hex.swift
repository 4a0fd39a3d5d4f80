import Foundation

/// The bytes of hexadecimal digits; blanks count for nothing.
func bytes(_ digits: String) -> [UInt8] {
  let digits = Array(digits.filter { !$0.isWhitespace })
  return stride(from: 0, to: digits.count, by: 2).compactMap {
    UInt8(String(digits[$0...min($0 + 1, digits.count - 1)]), radix: 16)
  }
}

func hex<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
  bytes.map { String(format: "%02x", $0) }.joined()
}
