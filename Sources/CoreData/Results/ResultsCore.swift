import Foundation
import UIKit

/// A section of results.
final class ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let managed: [NSManagedObject]

  init(_ name: String, _ indexTitle: String?, _ managed: [NSManagedObject]) {
    self.name = name
    self.indexTitle = indexTitle
    self.managed = managed
  }

  var numberOfObjects: Int { managed.count }
  var objects: [Any]? { managed }
}

extension [ResultsSection] {
  /// Where each object is.
  fileprivate var places: [NSManagedObject: IndexPath] {
    var all: [NSManagedObject: IndexPath] = [:]
    for (section, info) in enumerated() {
      for (row, object) in info.managed.enumerated() {
        all[object] = IndexPath(row: row, section: section)
      }
    }
    return all
  }
}

/// Results that are kept up to date, whatever their type.
final class ResultsCore: @unchecked Sendable {
  let context: NSManagedObjectContext
  let keyPath: String?
  let query: () -> Query
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// Makes what delegates are told of.
  var makeFace: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
  private var face: NSFetchedResultsController<any NSFetchRequestResult>? { makeFace() }

  private(set) var isFetched = false
  /// How often the objects became others.
  private(set) var generation = 0
  private(set) var objects: [NSManagedObject] = []
  private(set) var sections: [ResultsSection] = []
  private var places: [NSManagedObject: IndexPath]?
  private var token: (any NSObjectProtocol)?

  init(_ context: NSManagedObjectContext, _ keyPath: String?, _ query: @escaping () -> Query) {
    self.context = context
    self.keyPath = keyPath
    self.query = query
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }

  func performFetch() throws {
    take(try Fetching(context, query()).objects())
    isFetched = true
    if let delegate, let face {
      delegate.controller(face, didChangeContentWith: snapshot([]))
    }
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification,
      object: context,
      queue: nil
    ) { [weak self] note in self?.contextChanged(note) }
  }

  private func take(_ objects: [NSManagedObject]) {
    self.objects = objects
    generation += 1
    sections = Self.sections(of: objects, by: keyPath) { [weak self] name in
      self?.title(of: name)
    }
    places = nil
  }

  private func title(of name: String) -> String? {
    if let delegate, let face {
      return delegate.controller(face, sectionIndexTitleForSectionName: name)
    }
    return name.first.map { String($0).uppercased() }
  }

  private static func sections(
    of objects: [NSManagedObject],
    by keyPath: String?,
    title: (String) -> String?
  ) -> [ResultsSection] {
    guard let keyPath else { return [ResultsSection("", nil, objects)] }
    var names: [String] = []
    var lists: [String: [NSManagedObject]] = [:]
    for object in objects {
      let name = text(object.value(forKeyPath: keyPath))
      if lists[name] == nil { names.append(name) }
      lists[name, default: []].append(object)
    }
    return names.map { ResultsSection($0, title($0), lists[$0] ?? []) }
  }

  private static func text(_ value: Any?) -> String {
    guard let value else { return "" }
    return value as? String ?? "\(value)"
  }

  func place(of object: NSManagedObject) -> IndexPath? {
    let all = places ?? sections.places
    places = all
    return all[object]
  }

  // MARK: Changes

  private func contextChanged(_ note: Notification) {
    func set(_ key: String) -> Set<NSManagedObject> {
      note.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    guard note.userInfo?[NSInvalidatedAllObjectsKey] == nil else { return take([]) }
    // As on iOS, only objects of the entity count; what they are related to may change unseen.
    guard let fetching = try? Fetching(context, query()) else { return }
    func own(_ objects: Set<NSManagedObject>) -> Set<NSManagedObject> {
      objects.filter(fetching.concerns)
    }
    let changed = own(set(NSUpdatedObjectsKey)).union(own(set(NSRefreshedObjectsKey)))
    let all = changed.union(own(set(NSInsertedObjectsKey))).union(own(set(NSDeletedObjectsKey)))
    guard !all.isEmpty else { return }
    let before = (objects: objects, sections: sections)
    take(fetching.objects(after: objects, changed: all))
    let seen = changed.intersection(before.objects)
    let isSame = before.objects == objects && before.sections.map(\.name) == sections.map(\.name)
    guard !isSame || !seen.isEmpty else { return }
    tell(before.sections, changed: seen)
  }

  private func tell(_ before: [ResultsSection], changed: Set<NSManagedObject>) {
    guard let delegate, let face else { return }
    let change = ResultsChange(from: before, to: sections, changed: changed)
    delegate.controllerWillChangeContent(face)
    for (index, section) in change.goneSections.reversed() {
      delegate.controller(face, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in change.newSections {
      delegate.controller(face, didChange: section, atSectionIndex: index, for: .insert)
    }
    for step in change.steps {
      delegate.controller(
        face,
        didChange: step.object,
        at: step.old,
        for: step.type,
        newIndexPath: step.new
      )
    }
    delegate.controller(face, didChangeContentWith: snapshot(changed))
    if keyPath == nil, let difference = change.difference {
      delegate.controller(face, didChangeContentWith: difference)
    }
    delegate.controllerDidChangeContent(face)
  }

  private func snapshot(_ changed: Set<NSManagedObject>) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: sections.map(\.name))
    for section in sections {
      snapshot.appendItems(
        withIdentifiers: section.managed.map(\.objectID),
        intoSectionWithIdentifier: section.name
      )
    }
    let still = objects.filter(changed.contains).map(\.objectID)
    if !still.isEmpty { snapshot.reloadItems(withIdentifiers: still) }
    return snapshot
  }
}

/// How results became others, as delegates are told.
struct ResultsChange {
  struct Step {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  private(set) var goneSections: [(Int, ResultsSection)] = []
  private(set) var newSections: [(Int, ResultsSection)] = []
  private(set) var steps: [Step] = []

  init(from before: [ResultsSection], to now: [ResultsSection], changed: Set<NSManagedObject>) {
    let oldNames = Set(before.map(\.name))
    let newNames = Set(now.map(\.name))
    goneSections = before.enumerated().filter { !newNames.contains($1.name) }.map { ($0, $1) }
    newSections = now.enumerated().filter { !oldNames.contains($1.name) }.map { ($0, $1) }
    let old = before.places
    let new = now.places
    let goes = before.flatMap(\.managed).filter { new[$0] == nil }
    let comes = now.flatMap(\.managed).filter { old[$0] == nil }
    let moves = Self.moved(before, now, old, changed)
    steps += goes.map { Step(object: $0, type: .delete, old: old[$0], new: nil) }
    steps += comes.map { Step(object: $0, type: .insert, old: nil, new: new[$0]) }
    for object in now.flatMap(\.managed) {
      guard old[object] != nil else { continue }
      if moves.contains(object) {
        steps.append(Step(object: object, type: .move, old: old[object], new: new[object]))
      } else if changed.contains(object) {
        steps.append(Step(object: object, type: .update, old: old[object], new: new[object]))
      }
    }
  }

  /// What came and went as one value, where there are no sections.
  var difference: CollectionDifference<NSManagedObjectID>? {
    let changes = steps.flatMap { step -> [CollectionDifference<NSManagedObjectID>.Change] in
      let id = step.object.objectID
      let old = step.old?.row ?? 0
      let new = step.new?.row ?? 0
      switch step.type {
      case .insert: return [.insert(offset: new, element: id, associatedWith: nil)]
      case .delete: return [.remove(offset: old, element: id, associatedWith: nil)]
      case .move:
        return [
          .remove(offset: old, element: id, associatedWith: new),
          .insert(offset: new, element: id, associatedWith: old),
        ]
      case .update: return []
      }
    }
    return CollectionDifference(changes)
  }

  /// The objects that stand elsewhere among those that stay: of those that changed, as few as can be.
  private static func moved(
    _ before: [ResultsSection],
    _ now: [ResultsSection],
    _ old: [NSManagedObject: IndexPath],
    _ changed: Set<NSManagedObject>
  ) -> Set<NSManagedObject> {
    var result: Set<NSManagedObject> = []
    for section in now {
      var here: [(object: NSManagedObject, row: Int)] = []
      for object in section.managed {
        guard let place = old[object] else { continue }
        if before[place.section].name == section.name {
          here.append((object, place.row))
        } else {
          result.insert(object)
        }
      }
      result.formUnion(moved(here, changed))
    }
    return result
  }

  private static func moved(
    _ here: [(object: NSManagedObject, row: Int)],
    _ changed: Set<NSManagedObject>
  ) -> Set<NSManagedObject> {
    var result: Set<NSManagedObject> = []
    // The first row that an object which did not change has after each.
    var next = Array(repeating: Int.max, count: here.count + 1)
    for index in here.indices.reversed() {
      next[index] = changed.contains(here[index].object) ? next[index + 1] : here[index].row
    }
    var last = -1
    for (index, entry) in here.enumerated() {
      let follows = changed.contains(entry.object) ? next[index + 1] : Int.max
      if entry.row > last, entry.row < follows {
        last = entry.row
      } else {
        result.insert(entry.object)
      }
    }
    return result
  }
}
