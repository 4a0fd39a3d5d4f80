import Foundation
import Testing

@testable import TextShaping

/// The system font must come out the same whatever the machine's and the user's settings are.
@Suite struct DeterminismTests {
  static let texts = [
    "Settings and 2024", "naïve “quotes”…", "日本語のテキスト", "简体字", "العربية والعبرية", "שלום",
    "ภาษาไทย", "हिन्दी", "😀👍🏽",
    "★ ⌘ → ∑", "mixed 日本 שלום text that wraps over several lines at some width",
  ]

  /// Every width, every glyph and every pixel of some texts, as one number.
  static func fingerprint() -> String {
    var hash = Hasher64()
    for size in [11.0, 17, 28] as [CGFloat] {
      for weight in [FontWeight.regular, .semibold] {
        for text in texts {
          let layout = layout(text, format(systemFont(size, weight)), width: 150)
          hash.add(Double(layout.size.width).bitPattern)
          for glyph in layout.glyphs {
            hash.add(UInt64(glyph.id))
            hash.add(glyph.x.bitPattern)
          }
          guard let canvas = Canvas(width: 160, height: layout.size.height, scale: 2) else {
            return "no canvas"
          }
          canvas.draw(layout)
          hash.add(canvas.fingerprint)
        }
      }
    }
    return String(hash.value, radix: 16)
  }

  /// The fingerprint in a process of its own, with some environment.
  private static func fingerprint(environment: [String: String]) async throws -> String {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) { [environment] in
      for (name, value) in environment { setenv(name, value, 1) }
      print("fingerprint \(DeterminismTests.fingerprint())")
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let line = output.split(separator: "\n").first { $0.hasPrefix("fingerprint ") }
    return String(try #require(line))
  }

  private static let hostileConfiguration = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <match target="pattern">
        <edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
      </match>
      <match target="font">
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="hinting" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="autohint" mode="assign"><bool>true</bool></edit>
        <edit name="rgba" mode="assign"><const>rgb</const></edit>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
      </match>
    </fontconfig>
    """

  @Test func `no configuration of fontconfig changes a bit`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fontconfig-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hostile = folder.appendingPathComponent("hostile.conf")
    try Data(Self.hostileConfiguration.utf8).write(to: hostile)
    let empty = folder.appendingPathComponent("empty.conf")
    try Data("<fontconfig></fontconfig>".utf8).write(to: empty)
    let plain = try await Self.fingerprint(environment: [:])
    for environment in [
      ["FONTCONFIG_FILE": hostile.path], ["FONTCONFIG_FILE": empty.path],
      ["FONTCONFIG_FILE": "/nowhere/at/all.conf"], ["FONTCONFIG_PATH": folder.path],
    ] {
      let other = try await Self.fingerprint(environment: environment)
      #expect(other == plain, "\(environment)")
    }
  }

  @Test func `neither language nor home nor backend changes a bit`() async throws {
    let plain = try await Self.fingerprint(environment: [:])
    for environment in [
      ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja"],
      ["LANG": "zh_CN.UTF-8", "PANGO_LANGUAGE": "zh-cn"], ["HOME": "/nowhere"],
      ["XDG_DATA_HOME": "/nowhere", "XDG_CONFIG_HOME": "/nowhere", "XDG_CACHE_HOME": "/nowhere"],
      ["PANGOCAIRO_BACKEND": "fc", "HB_SHAPER_LIST": "ot,fallback"],
      ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35"],
    ] {
      let other = try await Self.fingerprint(environment: environment)
      #expect(other == plain, "\(environment)")
    }
  }

  @Test func `the order of questions does not matter`() {
    let forward = Self.texts.map { layout($0).glyphs }
    let typesetter = Typesetter()
    let backward = Self.texts.reversed().map { typesetter.layout($0, format()).glyphs }
    #expect(forward == backward.reversed())
  }
}

/// A hash that is the same in every process.
private struct Hasher64 {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }
}
