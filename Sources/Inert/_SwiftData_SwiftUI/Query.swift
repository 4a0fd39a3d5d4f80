import Foundation
import FoundationAdditions
import SwiftData
import SwiftUI

/// Gives a view the models that a descriptor asks for, and shows it anew when they change.
///
/// The environment's `modelContext` is asked.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @StateObject private var model = QueryModel<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let result: ([Element]) -> Result

  /// The models.
  public var wrappedValue: Result { result(model.results) }

  /// The context that is asked.
  public var modelContext: ModelContext { context }

  /// What went wrong when models were asked for last; nil where nothing did.
  public var fetchError: (any Error)? { model.error }

  /// Asks before the view's body is computed.
  public mutating func update() {
    model.transaction = transaction
    model.follow(descriptor, in: context)
  }
}

extension Query where Result == [Element] {
  /// Asks for what a descriptor says; changes are shown with a transaction.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
    self.transaction = transaction
    result = { $0 }
  }

  /// Asks for what a descriptor says; changes are shown with an animation.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  /// Asks for models that a predicate holds for, in an order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Asks for models that a predicate holds for, in an order; changes are shown with an animation.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// Asks for models that a predicate holds for, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter,
      sort: [SortDescriptor(keyPath, order: order)],
      transaction: transaction
    )
  }

  /// Asks for models that a predicate holds for, in the order of a property; changes are shown with an animation.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Asks for models that a predicate holds for, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter,
      sort: [SortDescriptor(keyPath, order: order)],
      transaction: transaction
    )
  }

  /// Asks for models that a predicate holds for, in the order of a property; changes are shown with an animation.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}
