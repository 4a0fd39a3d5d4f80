import CoreData
import Foundation
import FoundationAdditions
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct `Results that are kept up to date` {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }
  private let log = Log()

  final class Log: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var identifiers: [[String]] = []
    var reloaded = 0

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("will") }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("did \(controller.fetchedObjects?.count ?? -1)") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any,
      at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }
      let title = (anObject as? Book)?.title ?? "?"
      lines.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      identifiers = [snapshot.sectionIdentifiers.compactMap { $0 as? String }]
      identifiers.append(
        snapshot.itemIdentifiers.compactMap { ($0 as? NSManagedObjectID)?.entity.name }
      )
      reloaded = snapshot.reloadedItemIdentifiers.count
    }
  }

  init() throws {
    container = try Library.container()
    for title in ["B", "D", "F"] { add(title) }
    try container.viewContext.save()
  }

  @discardableResult
  private func add(_ title: String, pages: Int32 = 1) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
  }

  private func controller(sections: String? = nil) throws -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    if let sections {
      request.sortDescriptors?.insert(NSSortDescriptor(key: sections, ascending: true), at: 0)
    }
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: sections,
      cacheName: nil
    )
    controller.delegate = log
    try controller.performFetch()
    return controller
  }

  @Test func `tell what comes, goes, moves and changes`() throws {
    let controller = try controller()
    #expect(controller.fetchedObjects?.map(\.title) == ["B", "D", "F"])
    add("C")
    context.processPendingChanges()
    #expect(log.take() == ["will", "insert C - 0.1", "did 4"])
    context.delete(controller.object(at: IndexPath(row: 0, section: 0)))
    context.processPendingChanges()
    #expect(log.take() == ["will", "delete B 0.0 -", "did 3"])
    controller.fetchedObjects?[0].title = "Z"
    context.processPendingChanges()
    #expect(log.take() == ["will", "move Z 0.0 0.2", "did 3"])
    controller.fetchedObjects?[0].pages = 9
    context.processPendingChanges()
    #expect(log.take() == ["will", "update D 0.0 0.0", "did 3"])
    #expect(log.identifiers == [[""], ["Book", "Book", "Book"]] && log.reloaded == 1)
    _ = Author(context: context)
    context.processPendingChanges()
    #expect(log.take().isEmpty)
  }

  @Test func `tell the object as moved that changed`() throws {
    let controller = try controller()
    add("C")
    context.processPendingChanges()
    _ = log.take()
    controller.fetchedObjects?[0].title = "D2"
    context.processPendingChanges()
    #expect(log.take() == ["will", "move D2 0.0 0.2", "did 4"])
  }

  @Test func `hand over all of them when they are asked for`() throws {
    let controller = try controller()
    #expect(log.identifiers == [[""], ["Book", "Book", "Book"]])
    #expect(log.take().isEmpty && controller.fetchedObjects?.count == 3)
  }

  @Test func `end with their controller`() throws {
    final class Same: NSFetchedResultsControllerDelegate {
      weak var own: NSFetchedResultsController<Book>?
      var isOwn = false

      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) { isOwn = controller === own && controller == own }
    }
    let same = Same()
    var controller: NSFetchedResultsController<Book>? = try controller()
    controller?.delegate = same
    same.own = controller
    add("C")
    context.processPendingChanges()
    #expect(same.isOwn)
    controller = nil
    #expect(same.own == nil)
    same.isOwn = false
    add("E")
    context.processPendingChanges()
    #expect(!same.isOwn)
  }

  @Test func `are what a request gives, whatever changes`() throws {
    var random = SplitMix64(seed: 11)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages > 3 AND author.name != 'Nobody'")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: false),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
    try controller.performFetch()
    let all = NSFetchRequest<Book>(entityName: "Book")
    for step in 0..<200 {
      for change in 0..<Int.random(in: 1...4, using: &random) {
        let books = try context.fetch(all)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: add("T\(step).\(change)", pages: Int32.random(in: 0..<8, using: &random))
        case 2: books.randomElement(using: &random).map(context.delete)
        case 3: try context.save()
        default:
          books.randomElement(using: &random)?.pages = Int32.random(in: 0..<8, using: &random)
        }
      }
      context.processPendingChanges()
      #expect(try controller.fetchedObjects == context.fetch(request))
    }
  }

  @Test func `come in sections`() throws {
    let controller = try controller(sections: "pages")
    #expect(controller.sections?.map(\.name) == ["1"])
    add("A", pages: 2)
    context.processPendingChanges()
    #expect(log.take() == ["will", "insert section 2 1", "insert A - 1.0", "did 4"])
    #expect(controller.sections?.map(\.numberOfObjects) == [3, 1])
    controller.fetchedObjects?[0].pages = 2
    context.processPendingChanges()
    #expect(log.take() == ["will", "move B 0.0 1.1", "did 4"])
    for book in controller.sections?[0].objects as? [Book] ?? [] { context.delete(book) }
    context.processPendingChanges()
    #expect(
      log.take()
        == ["will", "delete section 1 0", "delete D 0.0 -", "delete F 0.1 -", "did 2"]
    )
    #expect(controller.sectionIndexTitles == ["2"])
    let path = controller.fetchedObjects.flatMap { $0.first }.flatMap(controller.indexPath)
    #expect(path == IndexPath(row: 0, section: 0))
  }

  @Test func `fill a collection view by identifiers`() throws {
    let controller = try controller()
    final class Feeder: @MainActor NSFetchedResultsControllerDelegate {
      let source: UICollectionViewDiffableDataSource<String, NSManagedObjectID>

      init(_ source: UICollectionViewDiffableDataSource<String, NSManagedObjectID>) {
        self.source = source
      }

      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) {
        guard
          let typed = snapshot.typed(
            as: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self
          )
        else { return }
        source.apply(typed, animatingDifferences: false)
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, NSManagedObjectID> {
      _,
      _,
      _ in
    }
    let source = UICollectionViewDiffableDataSource<String, NSManagedObjectID>(
      collectionView: view
    ) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    let feeder = Feeder(source)
    controller.delegate = feeder
    add("C")
    context.processPendingChanges()
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 4)
    let second = source.itemIdentifier(for: IndexPath(item: 1, section: 0))
    #expect(second.map { (context.object(with: $0) as? Book)?.title } == "C")
  }
}
