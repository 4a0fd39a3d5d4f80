import Diagnostics
import Foundation
import UIKit

extension NSSortDescriptor {
  /// Sorts by a property, given by names with dots between; nil sorts by the objects themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { Self.order($0, $1) }
  }

  /// Sorts by a property, whose values a method of theirs compares, such as
  /// `#selector(NSString.localizedStandardCompare(_:))`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let method = selector.map { NSStringFromSelector($0) } ?? "compare:"
    self.init(key: key, ascending: ascending) { Self.order($0, $1, by: method) }
  }

  /// Sorts by a property, whose values `cmptr` compares; what has no value comes first.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let path = key.map { $0.components(separatedBy: ".") } ?? []
    self.init(keyPath: \Any.self, ascending: ascending) { a, b in
      let a = KeyedValues.value(of: a, path: path).flatMap(KeyedValues.content)
      let b = KeyedValues.value(of: b, path: path).flatMap(KeyedValues.content)
      switch (a, b) {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let a?, let b?): return cmptr(a, b)
      }
    }
    objc_setAssociatedObject(self, Self.keyMark, key, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Sorts by what a key path gives, which may be nothing: that comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { a, b in
      switch (KeyedValues.content(a), KeyedValues.content(b)) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let a?, let b?): Self.order(a, b)
      }
    }
  }

  /// The names of the property that is sorted by, with dots between; nil for a key path of Swift.
  public var key: String? { objc_getAssociatedObject(self, Self.keyMark) as? String }

  /// Lets descriptors of archives be used: all may.
  public func allowEvaluation() {}

  nonisolated(unsafe) private static let keyMark = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  private static func order(_ a: Any, _ b: Any, by method: String = "compare:") -> ComparisonResult
  {
    if let a = a as? String, let b = b as? String {
      switch method {
      case "compare:": return a.compare(b)
      case "caseInsensitiveCompare:": return a.caseInsensitiveCompare(b)
      case "localizedCompare:": return a.localizedCompare(b)
      case "localizedCaseInsensitiveCompare:": return a.localizedCaseInsensitiveCompare(b)
      case "localizedStandardCompare:": return a.localizedStandardCompare(b)
      default: break
      }
    }
    if method != "compare:", type(of: a) is AnyClass {
      let result = SelectorTable.perform(Selector(method), on: a as AnyObject, with: [b])
      return result as? ComparisonResult
        ?? (result as? Int).flatMap(ComparisonResult.init) ?? .orderedSame
    }
    if let order = PredicateValue.order(a, b) { return order }
    if type(of: a) is AnyClass, SelectorTable.responds(a as AnyObject, to: Selector(method)) {
      let result = SelectorTable.perform(Selector(method), on: a as AnyObject, with: [b])
      return result as? ComparisonResult ?? .orderedSame
    }
    UIKitDiagnostics.report(
      Diagnosis(
        .predicateValue,
        what: "Values to be sorted by have no order.",
        place: "NSSortDescriptor",
        saw: "\(type(of: a)) and \(type(of: b))",
        remedy: "Sort by a number, a text or a date, or give a comparator; they count as equal."
      )
    )
    return .orderedSame
  }
}
