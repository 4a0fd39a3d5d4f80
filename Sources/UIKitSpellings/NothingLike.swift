import Foundation
import UIKit

/// The values that stand for nothing, by their types.
enum NothingLike {
  /// The value of a type that stands for nothing; nil where it has none.
  static func value<Value>() -> Value? { any(Value.self).flatMap { $0 as? Value } }

  private static func any(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case is Bool.Type: false
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case is CGPoint.Type: CGPoint.zero
    case is CGSize.Type: CGSize.zero
    case is CGRect.Type: CGRect.zero
    case is UIEdgeInsets.Type: UIEdgeInsets.zero
    default: view(type)
    }
  }

  /// How a value is named in what is told.
  static func words<Value>(_ value: Value) -> String {
    value is UIView || value is UIViewController
      ? "a plain \(Value.self)" : String(reflecting: value)
  }

  private static func empty<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Value { [:] }

  /// Of views only those that nobody has to register or fill; nil elsewhere than on the main thread.
  private static func view(_ type: Any.Type) -> Any? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { () -> (any Sendable)? in
      switch ObjectIdentifier(type) {
      case ObjectIdentifier(UIView.self): UIView()
      case ObjectIdentifier(UITableViewCell.self): UITableViewCell()
      case ObjectIdentifier(UIViewController.self): UIViewController()
      default: nil
      }
    }
  }
}
