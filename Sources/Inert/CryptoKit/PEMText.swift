import Foundation

/// Bytes between two lines that say what they are.
enum PEMText {
  static func text(_ bytes: [UInt8], _ label: String) -> String {
    let lines = Data(bytes).base64EncodedString(options: [
      .lineLength64Characters, .endLineWithLineFeed,
    ])
    return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
  }

  /// The bytes under one of some labels.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidPEMDocument` for another text.
  static func bytes(_ text: String, _ labels: [String]) throws -> [UInt8] {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard let first = lines.first, let last = lines.last,
      labels.contains(where: { "-----BEGIN \($0)-----" == first && "-----END \($0)-----" == last }),
      let data = Data(base64Encoded: lines.dropFirst().dropLast().joined())
    else { throw CryptoKitASN1Error.invalidPEMDocument }
    return Array(data)
  }
}
