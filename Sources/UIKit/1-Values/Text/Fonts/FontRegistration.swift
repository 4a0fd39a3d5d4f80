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
) -> Bool {
  FontRegistration.add(error) { () throws(FontLibrary.RegistrationError) in
    try FontLibrary.shared.register(file: fontURL.path)
  }
}

/// Takes back the fonts of a file.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontLibrary.shared.unregister(file: fontURL.path)
  return true
}

/// Adds a font that was made from bytes.
///
/// - Returns: whether it was added; else the error says why not.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistration.add(error) { () throws(FontLibrary.RegistrationError) in
    guard let data = font.data else { throw .alreadyRegistered }
    return try FontLibrary.shared.register(data: data)
  }
}

/// Takes back a font that was made from bytes and added.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { font.postScriptName.map { FontLibrary.shared.unregister(named: $0) } ?? false }

extension CGFont {
  /// Makes a font from the bytes of a file; nil where they hold none.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let made = FontLibrary.shared.face(in: data)?.cgFont else {
      return nil
    }
    self.init(made, data: data)
  }
}

private enum FontRegistration {
  static func add(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ register: () throws(FontLibrary.RegistrationError) -> [String]
  ) -> Bool {
    do throws(FontLibrary.RegistrationError) {
      _ = try register()
      return true
    } catch let problem {
      let number: CTFontManagerError =
        problem == .alreadyRegistered ? .alreadyRegistered : .invalidFontData
      let what =
        problem == .alreadyRegistered
        ? "The font is there already." : "The file is not there or holds no font."
      error?.pointee = .passRetained(
        NSError(
          domain: kCTFontManagerErrorDomain,
          code: number.rawValue,
          userInfo: [NSLocalizedDescriptionKey: what]
        )
      )
      return false
    }
  }
}
