// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's CoreGraphics brings CGFloat, CGPoint, CGSize and CGRect along; on Linux they are
// Foundation's.
@_exported import Foundation

/// Text as Core Foundation passes it, which here is Swift's own.
public typealias CFString = String

/// Bytes as Core Foundation passes them, which here are Foundation's.
public typealias CFData = Data

/// A dictionary as Core Foundation passes it, which here is Swift's own.
public typealias CFDictionary = [AnyHashable: Any]

/// What went wrong, as Core Foundation passes it, which here is Foundation's.
public typealias CFError = NSError

/// A list as Core Foundation passes it, which here is Swift's own.
public typealias CFArray = [Any]

/// Bits of Core Foundation.
public typealias CFOptionFlags = UInt
/// A number of Core Foundation's that says a place or how many.
public typealias CFIndex = Int

/// The number of what went wrong.
public func CFErrorGetCode(_ error: CFError) -> Int { error.code }

/// In which world a number of what went wrong is.
public func CFErrorGetDomain(_ error: CFError) -> CFString { error.domain }

/// What went wrong, in words.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.localizedDescription }
