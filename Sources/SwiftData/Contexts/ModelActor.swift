/// An actor that has a context of its own: what `@ModelActor` makes of an actor.
public protocol ModelActor: Actor {
  /// Where models are kept.
  nonisolated var modelContainer: ModelContainer { get }
  /// Runs what the actor does, one after the other.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor's.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    modelExecutor.asUnownedSerialExecutor()
  }

  /// The context that only the actor uses.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier; nil where there is none of the class.
  public subscript<T: PersistentModel>(
    id: PersistentIdentifier,
    as type: T.Type
  ) -> T? {
    modelContext.takeChangesOfOthers()
    return modelContext.modelIfThere(id.identity) as? T
  }
}

/// Runs work that has a context to itself.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

extension ModelExecutor {
  /// The executor as actors name it.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    guard let executor = self as? any SerialModelExecutor else {
      fatalError("A model executor that runs work at the same time belongs to no actor.")
    }
    return executor.asUnownedSerialExecutor()
  }
}

/// Runs work that has a context to itself, one after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
