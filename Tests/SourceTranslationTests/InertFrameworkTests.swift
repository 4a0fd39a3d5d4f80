import Foundation
import SourceTranslation
import Testing

/// The list of inert frameworks says what their folders hold.
@Suite struct `The inert frameworks` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Inert")
  private static let shared: Set<String> = ["Inert", "InertFrameworks", "InertViews"]

  /// What stands on rooms of its own is one itself.
  private static let inFolders = AppleFrameworks.inert.keys
    .filter { AppleFrameworks.rooms[$0] == nil }.sorted()

  @Test func `are those that have a folder`() throws {
    let folders = Set(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path))
    #expect(folders.subtracting(Self.shared) == Set(Self.inFolders))
  }

  @Test(arguments: inFolders)
  func `stand on those that they import`(_ name: String) throws {
    let place = Self.folder.appendingPathComponent(name)
    var imports: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: place.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: place.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: #/(?m)^(?:@_exported )?import (\w+)$/#) {
        imports.insert(String(match.1))
      }
    }
    let inert = imports.filter { AppleFrameworks.inert[$0] != nil }
    #expect(inert == AppleFrameworks.inert[name])
  }

  @Test func `are found with what they stand on`() {
    #expect(
      AppleFrameworks.inert(for: ["AVKit", "UIKit"]) == [
        "AVFAudio", "AVFoundation", "AVKit", "CoreMedia",
      ]
    )
    #expect(AppleFrameworks.inert(for: ["UIKit", "Foundation"]).isEmpty)
  }

  @Test func `are more where two of them are together`() {
    #expect(AppleFrameworks.overlays(of: ["PhotosUI", "UIKit"]).isEmpty)
    #expect(AppleFrameworks.overlays(of: ["PhotosUI", "SwiftUI"]) == ["_PhotosUI_SwiftUI"])
    let found = AppleFrameworks.inert(for: ["PhotosUI", "SwiftUI"])
    #expect(found.isSuperset(of: ["_PhotosUI_SwiftUI", "Photos", "UniformTypeIdentifiers"]))
    #expect(!AppleFrameworks.inert(for: ["SwiftUI"]).contains("_PhotosUI_SwiftUI"))
  }

  @Test func `are imported together for files that import both`() {
    let modules: Set<String> = ["PhotosUI", "SwiftUI", "UIKit", "_PhotosUI_SwiftUI"]
    let both = translated("import PhotosUI\nimport SwiftUI", modules: modules)
    #expect(both.contains("import _PhotosUI_SwiftUI\n"))
    #expect(!translated("import PhotosUI", modules: modules).contains("_PhotosUI_SwiftUI"))
  }

  @Test func `stand for their parts`() {
    let text = translated("import Symbols\nlet effect: any SymbolEffect = .bounce")
    #expect(text.contains("import UIKit") && !text.contains("import Symbols"))
  }

  @Test func `are seen with UIKit where iOS passes them on`() {
    #expect(AppleFrameworks.seenWithUIKit("CIImage") == "CoreImage")
    #expect(AppleFrameworks.seenWithUIKit("kCIInputRadiusKey") == "CoreImage")
    #expect(AppleFrameworks.seenWithUIKit("CIRCLE") == nil)
  }

  @Test func `have a row each on the page that tells of them`() throws {
    let page = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/Frameworks.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for name in AppleFrameworks.inert.keys { #expect(text.contains("| \(name) |")) }
  }
}
