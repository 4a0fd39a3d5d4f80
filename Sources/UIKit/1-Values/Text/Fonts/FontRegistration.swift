// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import TextShaping

// Core Text's way to add fonts while an app runs; those that Info.plist lists are there from the start.

/// Who sees a font that is added; here it is always the app alone.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody in particular.
  case none = 0
  /// The app, as long as it runs.
  case process = 1
  /// All apps of the person.
  case persistent = 2
  /// All apps, as long as the person is there.
  case session = 3

  /// All apps of the person.
  public static let user = persistent
}

/// What may be wrong with a font that is added or taken back.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// It holds no font.
  case invalidFontData = 104
  /// It was added before.
  case alreadyRegistered = 105
  /// It was not added.
  case notRegistered = 201
}

/// The world of numbers that `CTFontManagerError` has.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Adds the fonts of a file, for the app alone.
///
/// - Returns: whether they were added; else the error says why not.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontRegistration.add(fontURL.path, error) }

/// Takes back the fonts of a file.
///
/// - Returns: whether there were any; else the error says so.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontRegistration.remove(fontURL.path, error) }

/// Adds a font that was made from bytes.
///
/// - Returns: whether it was added; else the error says why not.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontRegistration.add(font.file, error) }

/// Takes back a font that was made from bytes and added.
///
/// - Returns: whether it was there; else the error says so.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontRegistration.remove(font.file, error) }

extension CGFont {
  /// Makes a font from the bytes of a file; nil where they hold none.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let made = FontLibrary.shared.face(in: data),
      let font = made.typeface.cgFont
    else { return nil }
    self.init(font, file: made.file)
  }
}

private enum FontRegistration {
  typealias Failure = UnsafeMutablePointer<Unmanaged<CFError>?>?

  /// Adds the fonts of a file; none is one of the system's own, which is there already.
  static func add(_ file: String?, _ failure: Failure) -> Bool {
    guard let file else { return fail(.alreadyRegistered, "The font is there already.", failure) }
    guard FileManager.default.fileExists(atPath: file) else {
      return fail(.fileNotFound, "There is no file \(file).", failure)
    }
    do throws(FontLibrary.RegistrationError) {
      try FontLibrary.shared.register(file: file)
      return true
    } catch {
      switch error {
      case .alreadyRegistered:
        return fail(.alreadyRegistered, "The font is there already.", failure)
      case .notAFont: return fail(.invalidFontData, "\(file) holds no font.", failure)
      }
    }
  }

  static func remove(_ file: String?, _ error: Failure) -> Bool {
    if let file, FontLibrary.shared.unregister(file: file) { return true }
    return fail(.notRegistered, "The font was not added.", error)
  }

  private static func fail(_ code: CTFontManagerError, _ what: String, _ error: Failure) -> Bool {
    error?.pointee = .passRetained(
      NSError(
        domain: kCTFontManagerErrorDomain,
        code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: what]
      )
    )
    return false
  }
}
