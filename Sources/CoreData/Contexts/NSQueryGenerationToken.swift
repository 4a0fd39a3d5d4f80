import Foundation

/// A state of stores that a context can be told to read.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The state they are in when something is read.
  public static let current = NSQueryGenerationToken()

  /// Itself, for nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
