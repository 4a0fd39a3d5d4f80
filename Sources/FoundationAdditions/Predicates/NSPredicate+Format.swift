import Diagnostics
import Foundation
import UIKit

extension NSPredicate {
  /// Makes a predicate of a format, such as `"age > %d AND name CONTAINS[cd] %@"`.
  ///
  /// A format that cannot be read is a mistake; where that is recorded, the predicate is always false.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(PredicateFormat(predicateFormat, args))
  }

  /// Makes a predicate of a format and a list of what it names.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(PredicateFormat(predicateFormat, arguments ?? []))
  }

  convenience init(_ format: PredicateFormat) {
    let condition = format.condition
    self.init { object, variables in
      PredicateEvaluation(
        object: object,
        variables: variables ?? [:],
        format: { condition.format }
      ).holds(condition)
    }
    objc_setAssociatedObject(self, Self.conditionKey, condition, .OBJC_ASSOCIATION_RETAIN)
  }

  private static var conditionKey: UnsafeRawPointer {
    UnsafeRawPointer(("condition of a predicate" as StaticString).utf8Start)
  }

  /// The format as it was read, for messages; nil where the predicate is a block.
  package var formatText: String? {
    (objc_getAssociatedObject(self, Self.conditionKey) as? Condition)?.format
  }

  /// The predicate with values in the place of `$NAME`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate { [self] object, more in
      evaluate(with: object, substitutionVariables: variables.merging(more ?? [:]) { $1 })
    }
  }

  /// Lets predicates of archives be asked: all may.
  public func allowEvaluation() {}
}

/// A format with its arguments, read.
struct PredicateFormat {
  let condition: Condition

  init(_ format: String, _ arguments: [Any]) {
    do {
      condition = try PredicateParser.condition(format, arguments.map(KeyedValues.content))
    } catch {
      condition = .always(false)
      Self.report(error, in: format, "NSPredicate(format:)")
    }
  }

  static func report(_ error: PredicateFormatError, in format: String, _ place: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .predicateFormat,
        what: "A predicate's format cannot be read: \(error.what).",
        place: place,
        saw: error.rest.isEmpty
          ? "the end of “\(format)”" : "“\(error.rest)” in “\(format)”",
        applePhrase: "Unable to parse the format string \"\(format)\""
      )
    )
  }
}
