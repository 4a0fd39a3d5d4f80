import Foundation

/// A font that no machine has: one of Noto's under another name.
public enum RenamedFont {
  /// The name of its face, which is asked for.
  public static let name = "TsumSerif-Italic"
  /// The name of its family.
  public static let family = "Tsum Serif"

  /// The bytes of its file.
  public static func data() throws -> Data {
    var data = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSerif-Italic.ttf")
    )
    // Names stand in the file with two bytes for a letter, or with one.
    for isWide in [true, false] {
      let (old, new) = (bytes("Noto", isWide), bytes("Tsum", isWide))
      var start = data.startIndex
      while let found = data.range(of: old, in: start..<data.endIndex) {
        data.replaceSubrange(found, with: new)
        start = found.upperBound
      }
    }
    return data
  }

  private static func bytes(_ text: String, _ isWide: Bool) -> Data {
    Data(text.utf8.flatMap { isWide ? [0, $0] : [$0] })
  }

  /// A file of it in a new folder; who asks for it takes the folder away.
  public static func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Own.ttf")
    try data().write(to: file)
    return file
  }
}
