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
