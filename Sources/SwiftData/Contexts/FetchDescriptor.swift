import Foundation

/// Which models are asked for, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What holds for the models; nil stands for all of the class.
  public var predicate: Predicate<T>?
  /// The order of the models.
  public var sortBy: [SortDescriptor<T>]
  /// How many models are wanted at most; nil stands for all.
  public var fetchLimit: Int?
  /// How many models are left out at the start.
  public var fetchOffset: Int?
  /// Whether models are found that are not kept yet.
  public var includePendingChanges = true
  /// Properties that are wanted; here all are there at once.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Relationships that are wanted; here all are there at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Asks for models of a class.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Models that are asked for in parts.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  private let models: [T]

  init(_ models: [T]) { self.models = models }

  /// The first place: 0.
  public var startIndex: Int { 0 }

  /// The place after the last one.
  public var endIndex: Int { models.count }

  /// The model at a place.
  public subscript(position: Int) -> T { models[position] }
}
