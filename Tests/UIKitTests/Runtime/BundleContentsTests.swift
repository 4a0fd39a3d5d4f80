import Foundation
import Testing

@testable import UIKit

@Suite struct BundleContentsTests {
  /// A bundle of files with texts, which goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("contents-\(UUID().uuidString).bundle")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle { get throws { try #require(Bundle(url: url)) } }
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>
    """

  @Test(arguments: ["Info.plist", "Contents/Info.plist"])
  func `a bundle says what its Info.plist says`(path: String) throws {
    let folder = try Folder([path: Self.list])
    let information = try folder.bundle.information
    #expect(information["UIUserInterfaceStyle"] as? String == "Dark")
    #expect(Device.style(in: information) == .dark)
  }

  @Test func `a bundle without the file says nothing, and has no languages`() throws {
    let folder = try Folder(["picture.png": "", "notes.txt": ""])
    #expect(try folder.bundle.information.isEmpty)
    #expect(try folder.bundle.languages == [])
    #expect(try LanguageChoice.languages(of: folder.bundle) == [])
  }

  @Test func `folders of texts are languages, with and without the file`() throws {
    let texts = ["de.lproj/Localizable.strings": "", "Base.lproj/Main.xib": ""]
    for more in [[:], ["Info.plist": Self.list]] {
      let folder = try Folder(texts.merging(more) { $1 })
      #expect(try folder.bundle.languages == ["de"])
      #expect(try LanguageChoice.languages(of: folder.bundle) == ["de"])
    }
  }

  @Test func `names are found by what they end with`() throws {
    let folder = try Folder([
      "a.xcassets/x": "", "b.xcassets/x": "", "xcassets/x": "", ".xcassets": "", "c.xcasset": "",
      "d.xcassets.old": "",
    ])
    let path = folder.url.path
    #expect(FolderNames.list("xcassets", in: path).sorted() == ["a.xcassets", "b.xcassets"])
    #expect(FolderNames.contain("xcassets", in: path))
    #expect(!FolderNames.contain("lproj", in: path))
    #expect(FolderNames.list("xcassets", in: "\(path)/nowhere").isEmpty)
  }
}
