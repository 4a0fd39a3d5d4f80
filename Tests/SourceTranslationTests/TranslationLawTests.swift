import Foundation
import TestSupport
import Testing

@testable import SourceTranslation

/// What holds for every source, over the screens of the gallery and the pure modules.
@Suite struct `Laws of translation` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// The sources in a folder of the project.
  private static func sources(_ folder: String) throws -> [(path: String, text: String)] {
    let url = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Without the difference between `private` and `fileprivate`: nested types are opened to the file.
  private static func closed(_ text: String) -> String {
    text.replacingOccurrences(of: "fileprivate ", with: "private ")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: ["Sources/CollectionDiffing", "Sources/ConstraintSolver"])
  func `what needs nothing stays byte for byte`(folder: String) throws {
    let sources = try Self.sources(folder)
    #expect(sources.count > 10)
    for source in sources {
      let (before, after) = (source.text.trimmingSuffix(), body(source.text))
      #expect(Self.closed(after) == Self.closed(before), "\(source.path)")
    }
  }

  /// Words that tell of something a line may be changed for.
  private static let reasons = [
    "import ", "@objc", "@IB", "#selector", "#keyPath", "#if", "#elseif", "@UIApplicationMain",
    "@NSManaged", "override", "?(", "!(", "dynamic", ".init(", "class ", "extension ", "protocol ",
    "init", "weak", "(format:", "optional", ".description", "characters", "@main", "@available",
  ]

  @Test func `every line keeps its number, and those without a reason their text`() throws {
    let sources =
      try Self.sources("Examples/Gallery/Screens") + Self.sources("Examples/Postcards/Sources")
    #expect(sources.count > 30)
    var changed = 0
    for source in sources {
      let old = Self.lines(Self.closed(source.text.trimmingSuffix()))
      let new = Self.lines(Self.closed(body(source.text)))
      guard old.count == new.count else {
        Issue.record("\(source.path) had \(old.count) lines and has \(new.count).")
        continue
      }
      for (number, (before, after)) in zip(old, new).enumerated() where before != after {
        changed += 1
        let hasReason = Self.reasons.contains { before.contains($0) }
        #expect(hasReason, "\(source.path):\(number + 1): \(before) became \(after)")
      }
    }
    #expect(changed > 0)
  }

  @Test func `what was translated once needs nothing more`() throws {
    for source in try Self.sources("Examples/Gallery/Screens") {
      let once = body(source.text)
      #expect(body(once) == once, "\(source.path)")
    }
  }

  @Test func `the same source gives the same text and the same findings`() throws {
    for source in try Self.sources("Examples/Gallery/Screens").prefix(12) {
      #expect(translated(source.text) == translated(source.text))
    }
  }

  /// Comments and strings are nobody's code.
  @Test(
    arguments: [
      "// @objc #selector(a) @IBOutlet import Photos", "/* @UIApplicationMain\n @objc */ let a = 1",
      "let a = \"@objc #selector(tap) #if os(iOS)\"", "let a = #\"@IBAction \"#",
      "let a = \"\"\"\n  @objc func x() {}\n  #if os(iOS)\n  \"\"\"",
      "/// `@objc` is said here.\nlet a = 1",
      "let `class` = 1", "let a = b?.c(d)", "let a = b?()", "switch a { case .objc: break }",
    ]
  )
  func `what only looks like something is left alone`(source: String) {
    #expect(body(source) == source)
  }
}
