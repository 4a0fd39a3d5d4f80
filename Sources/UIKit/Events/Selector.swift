import Diagnostics
import Foundation

/// The name of a method, by which targets are told of events.
///
/// Swift has methods by name only with Objective-C. Here a name is looked up in `SelectorTable`,
/// where the methods that may be called by name are entered.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let name: String

  /// Makes a selector from a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector from a name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}

/// The methods that can be called by name, for each class that has some.
public enum SelectorTable {
  /// A method taking its receiver and arguments.
  public typealias Method = @MainActor (AnyObject, [Any?]) -> Any?

  @MainActor private static var methods: [Key: Method] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  /// Enters a method of a class; subclasses inherit it.
  @MainActor
  public static func register<Receiver: AnyObject>(
    _ type: Receiver.Type,
    _ selector: Selector,
    _ method: @escaping @MainActor (Receiver, [Any?]) -> Any?
  ) {
    methods[Key(type: ObjectIdentifier(type), selector: selector)] = { receiver, arguments in
      guard let receiver = receiver as? Receiver else { return nil }
      return method(receiver, arguments)
    }
  }

  /// Whether an object has a method of the name.
  @MainActor
  public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    method(of: object, selector) != nil
  }

  /// Calls a method by name; a name the object does not have is a mistake.
  @MainActor
  @discardableResult
  public static func perform(
    _ selector: Selector,
    on object: AnyObject,
    with arguments: [Any?] = []
  ) -> Any? {
    guard let method = method(of: object, selector) else {
      UIKitDiagnostics.report(
        Diagnosis(
          "TSK-SELECTOR",
          .fatal,
          what: "A method was called by a name its object does not have.",
          place: "\(type(of: object)).\(selector.name)",
          remedy: "Mark the method @objc, or enter it with SelectorTable.register; nothing was"
            + " called.",
          applePhrase: "unrecognized selector sent to instance"
        )
      )
      return nil
    }
    return method(object, arguments)
  }

  @MainActor
  private static func method(of object: AnyObject, _ selector: Selector) -> Method? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let method = methods[Key(type: ObjectIdentifier(current), selector: selector)] {
        return method
      }
      type = _getSuperclass(current)
    }
    return nil
  }
}
