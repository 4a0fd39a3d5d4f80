import Foundation
import QuartzCore

/// Tells of a method that may be left out whether it is there, where calling it just to find out would
/// do something.
///
/// What translated sources enter in `SelectorTable` is known. Methods of classes of UIKit, which are
/// there to be overridden, are compared in the method tables. Of all other classes it is not known, and
/// they are taken to have the method: Swift cannot ask. Where calling it does no harm, `DefaultAnswers`
/// tells.
@MainActor
struct OptionalMethod {
  private let selector: Selector
  private let base: AnyClass
  private let slot: Int?

  /// Describes a method of a class by two subclasses, one that overrides this method and one that does
  /// not.
  init(_ selector: Selector, of base: AnyClass, overriding: AnyClass, plain: AnyClass) {
    self.selector = selector
    self.base = base
    slot = MethodTable.slot(of: base, overriding: overriding, plain: plain)
  }

  /// Whether an object has the method of its own, or inherits it from a class that has.
  func isThere(in object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    let isKnown = sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == base }
    return !isKnown || SelectorTable.responds(object, to: selector) || isOverridden(by: type)
  }

  /// Whether a class that descends from the one described overrides the method.
  func isOverridden(by type: AnyClass) -> Bool {
    guard let slot else { return true }
    return MethodTable.method(of: type, at: slot) != MethodTable.method(of: base, at: slot)
  }
}

/// Tells what a delegate answers itself from what it leaves to the protocol's default.
///
/// The defaults of optional methods leave a mark here, so that who asks knows whether the method is
/// there, as on iOS.
@MainActor
final class DefaultAnswers {
  private var isDefault = false
  private var given: Any?

  /// Leaves the mark; for methods that return nothing.
  func byDefault() { isDefault = true }

  /// Leaves the mark and gives a default answer.
  func byDefault<Answer>(_ answer: Answer) -> Answer {
    isDefault = true
    given = answer
    return answer
  }

  /// An answer; nil where it came from a default.
  func ask<Answer: Equatable>(_ body: () -> Answer) -> Answer? {
    let (isDefault, given, answer) = marked(body)
    // An override may make something of its own out of what super gives.
    return isDefault && given as? Answer == answer ? nil : answer
  }

  /// Calls a method that returns nothing; says whether it was more than a default.
  func call(_ body: () -> Void) -> Bool { !marked(body).isDefault }

  private func marked<Answer>(_ body: () -> Answer) -> (isDefault: Bool, given: Any?, Answer) {
    let outer = (isDefault, given)
    isDefault = false
    defer { (isDefault, given) = outer }
    let answer = body()
    return (isDefault, given, answer)
  }
}
