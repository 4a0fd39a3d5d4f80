import Combine
import Foundation
import SwiftData
import SwiftUI

/// Keeps what a view asks for up to date.
final class QueryModel<Element: PersistentModel>: ObservableObject, ContextObserver {
  let objectWillChange = ObservableObjectPublisher()

  private var descriptor: FetchDescriptor<Element>?
  private weak var context: ModelContext?
  private var isStale = true
  private(set) var results: [Element] = []
  private(set) var error: (any Error)?
  var transaction: Transaction?

  /// Asks, where something else is asked or somebody else, or where something changed.
  func follow(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
    if self.context !== context {
      self.context = context
      context.add(self)
      isStale = true
    }
    guard isStale || self.descriptor?.isSame(as: descriptor) != true else { return }
    self.descriptor = descriptor
    // A context that nobody gave a container has no models, which is no mistake.
    guard !context.container.schema.entities.isEmpty else {
      results = []
      return
    }
    do {
      results = try context.fetch(descriptor)
      error = nil
    } catch {
      results = []
      self.error = error
    }
    isStale = false
  }

  func contextChanged() {
    guard !isStale else { return }
    isStale = true
    guard let transaction else { return objectWillChange.send() }
    withTransaction(transaction) { objectWillChange.send() }
  }
}

extension FetchDescriptor {
  /// Whether both ask for the same.
  fileprivate func isSame(as other: FetchDescriptor) -> Bool {
    sortBy == other.sortBy && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
      && includePendingChanges == other.includePendingChanges
      && areSame(predicate?.expression as Any?, other.predicate?.expression as Any?)
  }
}

/// Whether two predicates, or parts of them, say the same; of what nobody can compare it is not known.
private func areSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  guard type(of: a) == type(of: b) else { return false }
  // Each predicate has a name of its own for what it is asked of.
  if a is PredicateExpressions.VariableID { return true }
  if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
  let (parts, others) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
  guard !parts.isEmpty || Mirror(reflecting: a).displayStyle == .struct else { return false }
  return parts.count == others.count
    && zip(parts, others).allSatisfy { areSame($0.value, $1.value) }
}
