import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct FontRegistrationTests {
  /// A library that sees no fonts of its own but those of `names`.
  private static func library(with names: [String] = []) throws -> (FontLibrary, folder: URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      let source = try path(of: name)
      let target = folder.appendingPathComponent((source as NSString).lastPathComponent)
      try FileManager.default.createSymbolicLink(
        atPath: target.path,
        withDestinationPath: source
      )
    }
    let library = FontLibrary(
      directories: [folder.path],
      personalDirectories: [],
      systemFont: nil
    )
    return (library, folder)
  }

  private static func path(of stem: String) throws -> String {
    try #require(FontFiles(directories: FontFiles.standardDirectories)[stem])
  }

  @Test func `a registered file is found by name and can be taken back`() throws {
    let (library, folder) = try Self.library(with: ["Inter-Regular"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(library.match("NotoSerif-Italic") == .unknown)
    let path = try Self.path(of: "NotoSerif-Italic")
    #expect(try library.register(file: path) == ["NotoSerif-Italic"])
    #expect(library.match("NotoSerif-Italic") == .exact)
    #expect(library.familyNames == ["Inter", "Noto Serif"])
    #expect(library.font(for: .named("Noto Serif", 12)).typeface.isItalic)
    library.unregister(file: path)
    #expect(library.match("NotoSerif-Italic") == .unknown)
    #expect(library.familyNames == ["Inter"])
  }

  @Test func `registering twice or what is no font fails`() throws {
    let (library, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try Self.path(of: "NotoSerif-Bold")
    try library.register(file: path)
    #expect(throws: FontLibrary.RegistrationError.alreadyRegistered) {
      try library.register(file: path)
    }
    #expect(throws: FontLibrary.RegistrationError.notAFont) {
      try library.register(file: "/nowhere/nothing.ttf")
    }
    #expect(throws: FontLibrary.RegistrationError.notAFont) {
      try library.register(data: Data("not a font".utf8))
    }
    #expect(throws: FontLibrary.RegistrationError.notAFont) {
      try library.register(data: Data())
    }
  }

  @Test func `an app's fonts are those that its Info.plist lists, in its own folder`() throws {
    let (library, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appendingPathComponent("Some.app")
    try FileManager.default.createDirectory(
      at: app.appendingPathComponent("Fonts"),
      withIntermediateDirectories: true
    )
    let source = URL(fileURLWithPath: try Self.path(of: "NotoSerif-Bold"))
    try FileManager.default.copyItem(at: source, to: app.appendingPathComponent("Fonts/Own.ttf"))
    let listed: [Any] = ["Fonts/Own.ttf", "Gone.ttf", "../\(source.lastPathComponent)", 7]
    let info: [String: Any] = ["UIAppFonts": listed, "CFBundleIdentifier": "some.app"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: app.appendingPathComponent("Info.plist"))
    let bundle = try #require(Bundle(url: app))
    let found = UIKitDiagnostics.recording { library.registerFonts(ofApp: bundle) }
    #expect(library.match("NotoSerif-Bold") == .exact)
    #expect(found.map(\.saw) == ["Gone.ttf", "../\(source.lastPathComponent)"])
    #expect(found.allSatisfy { $0.code == Diagnosis.Kind.fontMissing.code })
  }

  @Test func `a font in memory measures and draws like its file`() throws {
    let (library, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.path(of: "NotoSerif-Bold")))
    #expect(try library.register(data: data) == ["NotoSerif-Bold"])
    let own = layout("Memory", format(library.font(for: .named("NotoSerif-Bold", 20))))
    let file = layout("Memory", format(namedFont("NotoSerif-Bold", 20)))
    #expect(own.size == file.size)
    let pictures = try [own, file].map { layout in
      let canvas = try #require(Canvas(width: 120, height: 30, scale: 2))
      canvas.draw(layout)
      return canvas.fingerprint
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: [100, 1000, 5000, 40_000])
  func `a damaged font never crashes`(offset: Int) throws {
    let (library, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    var data = try Data(contentsOf: URL(fileURLWithPath: Self.path(of: "NotoSerif-Bold")))
    var random = SplitMix64(seed: offset)
    for index in offset..<min(data.count, offset + 4000) {
      data[index] = UInt8.random(in: 0...255, using: &random)
    }
    guard let names = try? library.register(data: data), let name = names.first else { return }
    let text = layout("Damaged Ω 漢", format(library.font(for: .named(name, 20))))
    let canvas = try #require(Canvas(width: 200, height: 40, scale: 1))
    canvas.draw(text)
    #expect(text.size.width.isFinite)
  }

  @Test func `without a single font there is a diagnosis with the package, and no crash`() throws {
    let (library, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = UIKitDiagnostics.recording {
      let text = layout("Hello 日本語 👍", format(library.font(for: .system(17))))
      #expect(text.lines.count == 1)
      #expect(abs(text.size.height - 20.287109375) < 1e-9)
    }
    #expect(found.allSatisfy { $0.code == "TSK-FONT" })
    #expect(found.contains { $0.remedy == "sudo apt-get install fonts-inter" })
    #expect(found.contains { $0.remedy == "sudo apt-get install fonts-noto-cjk" })
    #expect(found.contains { $0.remedy == "sudo apt-get install fonts-noto-color-emoji" })
    #expect(Set(found.map(\.place)).count == found.count)
  }

  @Test func `without Inter another face draws, with the same line height`() throws {
    let (library, folder) = try Self.library(with: ["NotoSans-Regular"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = UIKitDiagnostics.recording {
      let font = library.font(for: .system(17))
      #expect(font.typeface.names.postScript == "NotoSans-Regular")
      #expect(font.metrics == systemFont().metrics)
      #expect(layout("Hello", format(font)).size.width > 30)
    }
    #expect(found.map(\.place) == ["font package fonts-inter"])
  }

  @Test func `San Francisco draws where it is installed, unscaled`() throws {
    let (_, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Any file will do under San Francisco's name.
    for name in ["SF-Pro-Text-Regular", "SF-Pro-Display-Bold"] {
      try FileManager.default.copyItem(
        atPath: Self.path(of: "NotoSans-Regular"),
        toPath: folder.appendingPathComponent(name + ".ttf").path
      )
    }
    let library = FontLibrary(
      directories: FontFiles.standardDirectories,
      personalDirectories: [folder.path],
      systemFont: nil
    )
    let font = library.font(for: .system(17))
    #expect(font.typeface.location.path.hasSuffix("SF-Pro-Text-Regular.ttf"))
    #expect(font.drawnSize == 17 && font.letterSpacing == 0)
    let title = library.font(for: .system(34, weight: .bold))
    #expect(title.typeface.location.path.hasSuffix("SF-Pro-Display-Bold.ttf"))
    let pinned = FontLibrary(
      directories: FontFiles.standardDirectories,
      personalDirectories: [folder.path],
      systemFont: "Inter"
    )
    #expect(pinned.font(for: .system(17)).typeface.names.family == "Inter")
  }

  @Test func `one's own Inter does not replace the package's`() throws {
    let (_, folder) = try Self.library()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: Self.path(of: "NotoSans-Regular"),
      toPath: folder.appendingPathComponent("Inter-Regular.otf").path
    )
    let library = FontLibrary(
      directories: FontFiles.standardDirectories,
      personalDirectories: [folder.path],
      systemFont: nil
    )
    #expect(library.font(for: .system(17)).typeface.names.family == "Inter")
  }

  @Test func `installed families are found only where that is wanted`() throws {
    let (library, folder) = try Self.library(with: ["Inter-Regular"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(library.match("Noto Sans Thai") == .unknown)
    library.usesInstalledFonts = true
    #expect(library.match("Noto Sans Thai") == .exact)
    #expect(library.familyNames.contains("Noto Sans Thai"))
    #expect(library.font(for: .named("Noto Sans Thai", 17)).match == .exact)
    library.usesInstalledFonts = false
    #expect(library.match("Noto Sans Thai") == .unknown)
  }
}
