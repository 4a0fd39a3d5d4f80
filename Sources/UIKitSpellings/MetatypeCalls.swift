// swift-format-ignore-file: NoLeadingUnderscores

import CoreGraphics
import Foundation
import UIKit

// `type.init()` on a class that is known only at run time. Initialisers that come from Objective-C can
// be called so whether they are `required` or not; Swift's own cannot. Source translation writes such a
// call as `_made(_metatype(type).init())`: the compiler takes what is here for classes of UIKit, and
// the call as it was for everything else.

/// Stands for a class whose object is made.
public struct _Made<Object: NSObject> {
  /// The new object.
  public let object: Object
}

/// The classes whose objects are being made, the innermost last.
nonisolated(unsafe) private var _making: [AnyClass] = []

extension _Made {
  fileprivate static func take() -> Object.Type {
    _making.popLast() as? Object.Type ?? Object.self
  }

  /// Makes an object with `init()`.
  @MainActor @preconcurrency
  public init() { object = ClassFactories.make(Self.take()) }
}

extension _Made where Object: UIView {
  /// Makes a view with `init(frame:)`, in points of its superview.
  @MainActor @preconcurrency
  public init(frame: CGRect) { object = ClassFactories.make(Self.take(), frame: frame) }
}

extension _Made where Object: UIButton {
  /// Makes a button with `init(type:)`.
  @MainActor @preconcurrency
  public init(type buttonType: UIButton.ButtonType) {
    object = ClassFactories.make(Self.take(), buttonType: buttonType)
  }
}

extension _Made where Object: UITableViewCell {
  /// Makes a cell with `init(style:reuseIdentifier:)`, else with `init()`.
  @MainActor @preconcurrency
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let type = Self.take()
    object =
      ClassFactories.make(type, style: style, reuseIdentifier: reuseIdentifier)
      ?? ClassFactories.make(type)
  }
}

extension _Made where Object: UITableViewHeaderFooterView {
  /// Makes a view with `init(reuseIdentifier:)`, else with `init()`.
  @MainActor @preconcurrency
  public init(reuseIdentifier: String?) {
    let type = Self.take()
    object =
      ClassFactories.make(type, reuseIdentifier: reuseIdentifier) ?? ClassFactories.make(type)
  }
}

extension _Made where Object: UIStoryboardSegue {
  /// Makes a segue with `init(identifier:source:destination:)`, else with `init()`.
  @MainActor @preconcurrency
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    let type = Self.take()
    object =
      ClassFactories.make(type, identifier: identifier, source: source, destination: destination)
      ?? ClassFactories.make(type)
  }
}

extension _Made where Object: UIViewController {
  /// Makes a controller with `init(nibName:bundle:)`.
  @MainActor @preconcurrency
  public init(nibName: String?, bundle: Bundle?) {
    object = ClassFactories.make(Self.take(), nibName: nibName, bundle: bundle)
  }
}

/// Remembers the class of the object that is about to be made.
public func _metatype<Object: NSObject>(_ type: Object.Type) -> _Made<Object>.Type {
  _making.append(type)
  return _Made<Object>.self
}

/// Any other value, as it is.
@_disfavoredOverload
public func _metatype<Value>(_ type: Value) -> Value { type }

/// The object that was made.
public func _made<Object: NSObject>(_ made: _Made<Object>) -> Object { made.object }

/// Any other value, as it is.
@_disfavoredOverload
public func _made<Value>(_ value: Value) -> Value { value }
