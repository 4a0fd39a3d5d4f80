import Foundation

/// Something else that is worth knowing of an element, with its name.
@MainActor @preconcurrency
open class AXCustomContent: NSObject {
  /// When it is told.
  public enum Importance: UInt, Sendable {
    /// When it is asked for.
    case `default` = 0
    /// With the element.
    case high = 1
  }

  /// The name.
  open private(set) var label: String
  /// What there is to know.
  open private(set) var value: String
  /// When it is told: assistive programs here are told at once in any case.
  ///
  /// Defaults to when it is asked for. Kept for the app; nothing here reads it.
  open var importance = Importance.default

  /// Makes something that is worth knowing.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }
}
