// swift-format-ignore-file: AlwaysUseLowerCamelCase

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

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
