import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Fonts that an app adds while it runs, by Core Text's functions.
@MainActor @Suite(.serialized) final class FontManagerTests {
  private let file: URL

  init() throws { file = try RenamedFont.file() }

  deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

  private var font: UIFont? { UIFont(name: RenamedFont.name, size: 12) }

  @Test func `a file's fonts are there until they are taken back`() throws {
    #expect(font == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(file, .process, &error))
    #expect(font?.familyName == RenamedFont.family)
    #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error))
    let told = try #require(error).takeRetainedValue()
    #expect(told.code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(told.domain == kCTFontManagerErrorDomain)
    #expect(CTFontManagerUnregisterFontsForURL(file, .process, nil))
    #expect(font == nil)
    #expect(!CTFontManagerUnregisterFontsForURL(file, .process, &error))
    let gone = try #require(error).takeRetainedValue()
    #expect(gone.code == CTFontManagerError.notRegistered.rawValue)
  }

  @Test func `a font made from bytes has a name, and is added and taken back`() throws {
    let provider = try #require(CGDataProvider(url: file))
    let made = try #require(CGFont(provider))
    #expect(made.postScriptName == RenamedFont.name)
    #expect(CTFontManagerRegisterGraphicsFont(made, nil))
    #expect(font != nil)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(made, &error))
    error?.release()
    #expect(CTFontManagerUnregisterGraphicsFont(made, nil))
    #expect(font == nil)
  }

  @Test func `what is no font makes none`() throws {
    let provider = try #require(CGDataProvider(data: Data("no font".utf8)))
    #expect(CGFont(provider) == nil)
    var error: Unmanaged<CFError>?
    let wrong = [(nil, CTFontManagerError.fileNotFound), (Data("x".utf8), .invalidFontData)]
    for (data, code) in wrong {
      try? FileManager.default.removeItem(at: file)
      try data?.write(to: file)
      #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error))
      #expect(try #require(error).takeRetainedValue().code == code.rawValue)
    }
  }
}
