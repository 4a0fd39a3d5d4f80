// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import UIKit

/// A section of what a request asks for.
public protocol NSFetchedResultsSectionInfo: AnyObject {
  /// What the objects of the section have in common, as text.
  var name: String { get }
  /// What stands for the section at the side of a table.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// What happened to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new.
  case insert = 1
  /// It is gone.
  case delete = 2
  /// It is elsewhere.
  case move = 3
  /// It changed where it is.
  case update = 4
}

/// What keeps results, whatever their type: what a delegate is handed is another object of another type.
open class _FetchedResults: NSObject {
  let core: ResultsCore

  init(core: ResultsCore) { self.core = core }

  /// Whether both keep the same results.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? _FetchedResults)?.core === core
  }

  /// The same for both.
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// Whether both keep the same results, as one controller of iOS does for all types.
public func === (a: _FetchedResults?, b: _FetchedResults?) -> Bool { a?.core === b?.core }

/// Whether both keep other results.
public func !== (a: _FetchedResults?, b: _FetchedResults?) -> Bool { a?.core !== b?.core }

/// Keeps what a request asks for up to date, in sections, and tells what changes.
open class NSFetchedResultsController<ResultType>: _FetchedResults {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context that is asked.
  public let managedObjectContext: NSManagedObjectContext
  /// What the objects of a section have in common; nil where there is one section.
  public let sectionNameKeyPath: String?
  /// The name of what is remembered between runs, which nothing is.
  public let cacheName: String?

  /// Makes a controller; `performFetch()` asks for the objects.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init(core: ResultsCore(context, sectionNameKeyPath) { fetchRequest.query })
    core.makeFace = { [weak self] in self?.face }
  }

  /// What delegates are handed, who know nothing of the type.
  private lazy var face = NSFetchedResultsController<any NSFetchRequestResult>(facing: core)
  private var typed: (generation: Int, objects: [ResultType]) = (-1, [])

  init(facing core: ResultsCore) {
    let request = NSFetchRequest<ResultType>()
    request.query = core.query()
    fetchRequest = request
    managedObjectContext = core.context
    sectionNameKeyPath = core.keyPath
    cacheName = nil
    super.init(core: core)
  }

  /// What is told of changes.
  ///
  /// Defaults to nil.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Asks for the objects.
  open func performFetch() throws { try core.performFetch() }

  /// The objects; nil before they are asked for.
  open var fetchedObjects: [ResultType]? {
    guard core.isFetched else { return nil }
    if typed.generation != core.generation {
      typed = (core.generation, core.objects.compactMap { $0 as? ResultType })
    }
    return typed.objects
  }

  /// The sections; nil before objects are asked for.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let section =
      core.sections.indices.contains(indexPath.section) ? core.sections[indexPath.section] : nil
    guard let section, section.managed.indices.contains(indexPath.row),
      let object = section.managed[indexPath.row] as? ResultType
    else {
      fatalError("no object at index \(indexPath.row) in section at index \(indexPath.section)")
    }
    return object
  }

  /// Where an object is; nil where it is not.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(core.place)
  }

  /// What stands for a section at the side of a table: the first letter of its name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// What stands for the sections at the side of a table.
  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in core.sections {
      guard let title = section.indexTitle, title != titles.last else { continue }
      titles.append(title)
    }
    return titles
  }

  /// The section that a title at the side of a table leads to.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// Forgets what is remembered between runs, which nothing is.
  open class func deleteCache(withName name: String?) {}
}

/// Is told how the results of a request change.
///
/// Nothing of it has to be written.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Tells of an object that changed, between the other two.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )

  /// Tells of a section that came or went, between the other two.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )

  /// Tells that changes follow.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )

  /// Tells that all changes were told.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )

  /// What stands for a section at the side of a table.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?

  /// Tells what the results are now, by identifiers.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  )

  /// Tells how identifiers changed, where there are no sections.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  )
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}

  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}

  /// The first letter of the section's name.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { controller.sectionIndexTitle(forSectionName: sectionName) }

  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
}
