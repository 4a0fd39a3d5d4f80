import Foundation

/// Something that answers an event on a layer, usually an animation for a changed property.
public protocol CAAction {
  /// Answers the event.
  ///
  /// - Parameters:
  ///   - event: the key of the property or event.
  ///   - anObject: the layer.
  ///   - dict: further arguments, if any.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: a null action ends the search for one.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}
