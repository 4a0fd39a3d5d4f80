import Foundation
import UIKit

/// What has to know when models of a context change.
package protocol ContextObserver: AnyObject {
  /// Something changed, or is about to.
  func contextChanged()
}

/// Has models of a container, and what was changed about them since they were kept.
///
/// A context and its models belong to one thread, or to one actor.
public final class ModelContext {
  /// What notifications of a context tell, under these keys of `userInfo`.
  public enum NotificationKey: String, Sendable {
    /// How often the container was changed.
    case queryGeneration
    /// Whether all identifiers count no more.
    case invalidatedAllIdentifiers
    /// The identifiers of models that were inserted.
    case insertedIdentifiers
    /// The identifiers of models that were changed.
    case updatedIdentifiers
    /// The identifiers of models that were deleted.
    case deletedIdentifiers
  }

  /// Posted before changes are kept.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// Posted after changes were kept.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// Where models are kept.
  public let container: ModelContainer
  /// Whether changes are kept by themselves, when the code that made them is done.
  ///
  /// Defaults to true for the main context, and to false for others.
  public var autosaveEnabled: Bool {
    didSet { if autosaveEnabled, hasChanges { turn.schedule(self) } }
  }
  /// Kept for the app, and told nothing.
  public var undoManager: UndoManager?

  private(set) lazy var link = ContextLink(self)
  let inbox = Inbox()
  private let turn: ContextTurn
  /// Models that were asked for or inserted.
  var registered: [Identity: any PersistentModel] = [:]
  var inserted = ChangedModels()
  var changed = ChangedModels()
  var deleted = ChangedModels()
  private var observers: [WeakObserver] = []

  /// Makes a context for models of a container.
  public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

  init(_ container: ModelContainer, isMain: Bool) {
    self.container = container
    autosaveEnabled = isMain
    turn = ContextTurn(isMain: isMain)
    for store in container.stores { store.add(inbox) }
    if isMain {
      let context = Passed(WeakContext(context: self))
      inbox.ring {
        DispatchQueue.main.async { context.value.context?.takeChangesOfOthers() }
      }
    }
  }

  // MARK: Changes

  /// Inserts a model and all that it is related to.
  public func insert<T: PersistentModel>(_ model: T) {
    let backing = model.backing
    if backing.link?.context === self {
      reinsert(model)
      return
    }
    if let other = backing.link?.context {
      Mistakes.reportForeign(backing.shape.entity, isSameContainer: other.container === container)
      return
    }
    if container.store(of: backing.shape.entity) == nil {
      Mistakes.endWithUnknown(T.self, in: container)
    }
    backing.owner = model
    backing.link = link
    registered[backing.identity] = model
    inserted.insert(model, backing.identity)
    let related = backing.related
    for other in related.values where other.backing.link?.context == nil { insert(other) }
    backing.connect()
    backing.related = [:]
    didChange()
  }

  /// A model that was deleted comes back.
  private func reinsert(_ model: any PersistentModel) {
    guard deleted.contains(model.backing.identity) else { return }
    deleted.remove(model.backing.identity)
    didChange()
  }

  /// Deletes a model, and what its relationships say is deleted with it.
  public func delete<T: PersistentModel>(_ model: T) {
    let backing = model.backing
    guard backing.link?.context === self, !deleted.contains(backing.identity) else { return }
    deleted.insert(model, backing.identity)
    didChange()
    for property in backing.shape.properties where property.isRelationship {
      applyRule(of: property, of: backing)
    }
    if inserted.contains(backing.identity) { forget(model) }
  }

  private func applyRule(of property: PropertyShape, of backing: _ModelBacking) {
    let others = backing.identities(property.index).compactMap(modelIfThere)
    switch property.relationship?.deleteRule ?? .nullify {
    case .noAction, .deny: return
    case .cascade: for other in others { delete(other) }
    case .nullify:
      guard let inverse = backing.shape.inverse(of: property) else { return }
      for other in others where !deleted.contains(other.backing.identity) {
        other.backing.unlink(inverse, backing.identity)
      }
    }
  }

  /// Deletes all models of a class that a predicate holds for.
  ///
  /// Throws what the predicate throws.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// The model is in no context any more.
  func forget(_ model: any PersistentModel) {
    let backing = model.backing
    for list in [\ModelContext.inserted, \.changed, \.deleted] {
      self[keyPath: list].remove(backing.identity)
    }
    registered[backing.identity] = nil
    backing.link = nil
  }

  /// Called before a property of a model changes.
  func willChange(_ backing: _ModelBacking) {
    guard !inserted.contains(backing.identity), let model = registered[backing.identity] else {
      return
    }
    changed.insert(model, backing.identity)
  }

  /// Tells those who follow models, and keeps changes when the code that made them is done.
  func didChange() {
    tellObservers()
    turn.schedule(self)
  }

  /// Whether something was inserted, changed or deleted since changes were kept.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// Models that were inserted since changes were kept.
  public var insertedModelsArray: [any PersistentModel] { inserted.list }

  /// Models that were changed since changes were kept.
  public var changedModelsArray: [any PersistentModel] {
    changed.list.filter { !deleted.contains($0.backing.identity) }
  }

  /// Models that were deleted since changes were kept.
  public var deletedModelsArray: [any PersistentModel] { deleted.list }

  func hasChanges(of identity: Identity) -> Bool {
    inserted.contains(identity) || changed.contains(identity) || deleted.contains(identity)
  }

  func isDeleted(_ identity: Identity) -> Bool { deleted.contains(identity) }

  /// Takes note of what others kept, and tells those who follow models.
  public func processPendingChanges() {
    takeChangesOfOthers()
    tellObservers()
  }

  /// Takes back what was not kept.
  public func rollback() {
    let deletedModels = deleted.list
    let changedModels = changed.list
    for model in inserted.list { forget(model) }
    for model in deletedModels { deleted.remove(model.backing.identity) }
    for model in changedModels {
      changed.remove(model.backing.identity)
      model.backing.restore()
    }
    tellObservers()
  }

  /// Runs code, and keeps what it changed.
  ///
  /// Throws what the code throws, and what `save()` throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Those who follow models

  /// Enters somebody who has to know when models change.
  package func add(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func tellObservers() { for entry in observers { entry.observer?.contextChanged() } }

  /// Has the values that other contexts kept.
  func takeChangesOfOthers() {
    let names = Set(inbox.take())
    guard !names.isEmpty else { return }
    for identity in names {
      guard let model = registered[identity] else { continue }
      let backing = model.backing
      if let row = container.store(of: identity.entity)?.row(identity) {
        backing.refresh(row.values)
      } else if !inserted.contains(identity) {
        forget(model)
      }
    }
    tellObservers()
  }
}

extension ModelContext: Equatable {
  /// Whether both are the same.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

@available(*, unavailable, message: "A context belongs to one thread: make one for each.")
extension ModelContext: Sendable {}

private struct WeakObserver {
  weak var observer: (any ContextObserver)?
}

private struct WeakContext {
  weak var context: ModelContext?
}

/// Keeps the changes of the main context when the code that made them is done.
final class ContextTurn {
  private let isMain: Bool
  private var isScheduled = false

  init(isMain: Bool) { self.isMain = isMain }

  func schedule(_ context: ModelContext) {
    guard isMain, !isScheduled else { return }
    isScheduled = true
    let passed = Passed((self, WeakContext(context: context)))
    DispatchQueue.main.async { passed.value.0.run(passed.value.1.context) }
  }

  private func run(_ context: ModelContext?) {
    isScheduled = false
    guard let context, context.autosaveEnabled, context.hasChanges else { return }
    do { try context.save() } catch {
      Mistakes.reportStore("the main context", saw: "\(error)")
    }
  }
}
