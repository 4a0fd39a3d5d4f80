import CoreGraphics
import Foundation
import Testing
import UIKit

/// Fonts that an app adds while it runs, by Core Text's functions.
@MainActor @Suite(.serialized) struct FontManagerTests {
  private static let folder = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto")
  private static let file = folder.appendingPathComponent("NotoSansDisplay-Italic.ttf")

  @Test func `a file's fonts are there until they are taken back`() throws {
    #expect(UIFont(name: "NotoSansDisplay-Italic", size: 12) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(Self.file, .process, &error))
    #expect(UIFont(name: "NotoSansDisplay-Italic", size: 12)?.familyName == "Noto Sans Display")
    #expect(!CTFontManagerRegisterFontsForURL(Self.file, .process, &error))
    let told = try #require(error).takeRetainedValue()
    #expect(told.code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(told.domain == kCTFontManagerErrorDomain)
    #expect(CTFontManagerUnregisterFontsForURL(Self.file, .process, nil))
    #expect(UIFont(name: "NotoSansDisplay-Italic", size: 12) == nil)
  }

  @Test func `a font made from bytes has a name and can be added`() throws {
    let file = Self.folder.appendingPathComponent("NotoSansDisplay-BoldItalic.ttf")
    let provider = try #require(CGDataProvider(url: file))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "NotoSansDisplay-BoldItalic")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "NotoSansDisplay-BoldItalic", size: 12) != nil)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    error?.release()
  }

  @Test func `what is no font makes none`() throws {
    let provider = try #require(CGDataProvider(data: Data("no font".utf8)))
    #expect(CGFont(provider) == nil)
    var error: Unmanaged<CFError>?
    #expect(
      !CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf"), .process, &error)
    )
    let told = try #require(error).takeRetainedValue()
    #expect(told.code == CTFontManagerError.invalidFontData.rawValue)
  }
}
