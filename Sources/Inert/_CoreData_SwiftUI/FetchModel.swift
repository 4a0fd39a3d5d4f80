import Combine
import CoreData
import Foundation
import FoundationAdditions
import SwiftUI

/// What a view asks for.
struct Asked<Result> {
  let request: NSFetchRequest<Result>
  var sortDescriptors: [SortDescriptor<Result>]?

  /// Whether both ask for the same.
  func isSame(as other: Asked) -> Bool {
    if request === other.request { return true }
    guard request.entityName == other.request.entityName,
      request.fetchLimit == other.request.fetchLimit,
      areSame(request.predicate, other.request.predicate)
    else { return false }
    if let sortDescriptors { return sortDescriptors == other.sortDescriptors }
    let (own, others) = (request.sortDescriptors ?? [], other.request.sortDescriptors ?? [])
    return own.count == others.count
      && zip(own, others).allSatisfy { $0 === $1 || $0.says == $1.says }
  }
}

/// Whether both say the same; of blocks nobody can tell.
private func areSame(_ a: NSPredicate?, _ b: NSPredicate?) -> Bool {
  if a === b { return true }
  guard let text = a?.formatText else { return false }
  return text == b?.formatText
}

extension NSSortDescriptor {
  /// What it sorts by, as text.
  fileprivate var says: String { "\(key ?? "\(keyPath)") \(ascending)" }
}

/// Descriptors that sort as those of Swift's do.
func sorting<Compared>(_ descriptors: [SortDescriptor<Compared>]) -> [NSSortDescriptor] {
  descriptors.map { descriptor in
    NSSortDescriptor(key: "self", ascending: true) { a, b in
      guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
      return descriptor.compare(a, b)
    }
  }
}

/// Keeps what a view asks for up to date.
final class FetchModel<Result>: ObservableObject, NSFetchedResultsControllerDelegate {
  let objectWillChange = ObservableObjectPublisher()

  private var asked: Asked<Result>?
  private(set) var controller: NSFetchedResultsController<Result>?
  private var context: NSManagedObjectContext?
  var transaction = Transaction()
  /// What the objects of a section have in common.
  var section: PartialKeyPath<Result>?
  /// The order that was set last.
  var sortDescriptors: [SortDescriptor<Result>] = []

  /// Asks, where something else is asked or somebody else.
  func follow(_ asked: Asked<Result>, in context: NSManagedObjectContext) {
    if let former = self.asked, former.isSame(as: asked), self.context === context { return }
    self.asked = asked
    self.context = context
    sortDescriptors = asked.sortDescriptors ?? []
    guard context.persistentStoreCoordinator != nil else {
      controller = nil
      return
    }
    // One of its own: what views change is not the app's request.
    guard let request = asked.request.copy() as? NSFetchRequest<Result> else { return }
    if let sortDescriptors = asked.sortDescriptors {
      request.sortDescriptors = sorting(sortDescriptors)
    }
    controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
    controller?.delegate = self
    try? controller?.performFetch()
  }

  /// Asks once more, for something else.
  func change(_ body: (NSFetchRequest<Result>) -> Void) {
    guard let controller else { return }
    withTransaction(transaction) {
      objectWillChange.send()
      body(controller.fetchRequest)
      try? controller.performFetch()
    }
  }

  func sort(by descriptors: [SortDescriptor<Result>]) {
    change { $0.sortDescriptors = sorting(descriptors) }
    sortDescriptors = descriptors
  }

  var nsSortDescriptors: [NSSortDescriptor] { controller?.fetchRequest.sortDescriptors ?? [] }

  var predicate: NSPredicate? { controller?.fetchRequest.predicate }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    withTransaction(transaction) { objectWillChange.send() }
  }

  var objects: [Result] { controller?.fetchedObjects ?? [] }
}
