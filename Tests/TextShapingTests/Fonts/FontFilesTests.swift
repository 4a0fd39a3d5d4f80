import Foundation
import Testing

@testable import TextShaping

@Suite struct FontFilesTests {
  /// A folder with empty files, gone when the test is over.
  private final class Folder {
    let path: String

    init(_ files: [String]) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("files-\(UUID().uuidString)")
      path = folder.path
      for file in files {
        let url = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data().write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test func `files are found by name in any depth, whatever the suffix`() throws {
    let folder = try Folder([
      "Inter-Regular.otf", "a/b/NotoSans-Bold.ttf", "c/NotoSansCJK-Regular.ttc",
    ])
    let files = FontFiles(directories: [folder.path])
    #expect(files["Inter-Regular"] == "\(folder.path)/Inter-Regular.otf")
    #expect(files["NotoSans-Bold"] == "\(folder.path)/a/b/NotoSans-Bold.ttf")
    #expect(files["NotoSansCJK-Regular"] == "\(folder.path)/c/NotoSansCJK-Regular.ttc")
    #expect(files["Inter-Bold"] == nil)
  }

  @Test func `other names, other suffixes and hidden files are left out`() throws {
    let folder = try Folder([
      "Arial.ttf", "Inter.woff2", "Inter-Regular.otf.bak", ".Inter-Bold.otf", "README",
    ])
    let files = FontFiles(directories: [folder.path])
    #expect(files.stems(startingWith: "").isEmpty)
    #expect(files.lastResort == "\(folder.path)/Arial.ttf")
  }

  @Test func `the first folder, and in it the first in the alphabet, wins`() throws {
    let one = try Folder(["z/Inter-Regular.otf", "a/Inter-Regular.ttf"])
    let other = try Folder(["Inter-Regular.otf", "Inter-Bold.otf"])
    let files = FontFiles(directories: [one.path, other.path])
    #expect(files["Inter-Regular"] == "\(one.path)/a/Inter-Regular.ttf")
    #expect(files["Inter-Bold"] == "\(other.path)/Inter-Bold.otf")
    #expect(files.stems(startingWith: "Inter") == ["Inter-Bold", "Inter-Regular"])
  }

  @Test func `of files that differ in their suffix the first in the alphabet wins`() throws {
    let folder = try Folder([
      "Inter-Bold.ttf", "Inter-Bold.ttc", "Inter-Bold.otf", "Noto.ttf", "Noto.ttc", "b/Arial.otf",
      "a/Noto.otf", "Aa.ttf",
    ])
    let files = FontFiles(directories: [folder.path])
    #expect(files["Inter-Bold"] == "\(folder.path)/Inter-Bold.otf")
    #expect(files["Noto"] == "\(folder.path)/Noto.ttc")
    #expect(files.lastResort == "\(folder.path)/Aa.ttf")
  }

  @Test func `links are followed, and loops of links end`() throws {
    let folder = try Folder(["real/Inter-Regular.otf"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/real/again",
      withDestinationPath: folder.path
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/real/Inter-Bold.otf",
      withDestinationPath: "\(folder.path)/real/Inter-Regular.otf"
    )
    let files = FontFiles(directories: [folder.path])
    #expect(files["Inter-Regular"] != nil && files["Inter-Bold"] != nil)
  }

  @Test func `folders that are not there are no fault`() {
    let files = FontFiles(directories: ["/nowhere/at/all", ""])
    #expect(files["Inter-Regular"] == nil && files.lastResort == nil)
  }

  @Test func `merging keeps what was there`() throws {
    let one = try Folder(["Inter-Regular.otf"])
    let other = try Folder(["Inter-Regular.otf", "SF-Pro-Text-Regular.otf"])
    var files = FontFiles(directories: [one.path])
    #expect(!files.hasSanFrancisco)
    files.merge(FontFiles(directories: [other.path]))
    #expect(files.hasSanFrancisco)
    #expect(files["Inter-Regular"] == "\(one.path)/Inter-Regular.otf")
  }

  @Test func `an environment variable names other folders`() async {
    await #expect(processExitsWith: .success) {
      setenv("TSUMIKI_FONT_PATH", "/one:/two", 1)
      precondition(FontFiles.standardDirectories == ["/one", "/two"])
      precondition(FontFiles.personalDirectories.isEmpty)
      unsetenv("TSUMIKI_FONT_PATH")
      setenv("HOME", "/home/me", 1)
      unsetenv("XDG_DATA_HOME")
      precondition(FontFiles.standardDirectories.first == "/usr/share/fonts")
      let personal = ["/home/me/.local/share/fonts", "/home/me/.fonts"]
      precondition(FontFiles.personalDirectories == personal)
      setenv("XDG_DATA_HOME", "/data", 1)
      precondition(FontFiles.personalDirectories.first == "/data/fonts")
    }
  }
}
