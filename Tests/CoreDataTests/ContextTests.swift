import CoreData
import Foundation
import FoundationAdditions
import Testing

@MainActor
@Suite struct `Contexts` {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  /// Lets the main queue do what waits there.
  private func settle() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  private func book() throws -> Book {
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    return book
  }

  @Test func `tell of changes once what makes them is done`() async throws {
    var told: [[String]] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: context,
      queue: nil
    ) { note in
      let keys = (note.userInfo ?? [:]).keys.compactMap { $0 as? String }.sorted()
      MainActor.assumeIsolated { told.append(keys) }
    }
    let book = Book(context: context)
    book.title = "Emma"
    book.title = "Persuasion"
    #expect(told.isEmpty)
    await settle()
    #expect(told == [["inserted"]])
    try context.save()
    book.title = "Emma"
    context.delete(Book(context: context))
    context.processPendingChanges()
    #expect(told == [["inserted"], ["updated"]])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `take over what others keep`() async throws {
    let book = try book()
    context.automaticallyMergesChangesFromParent = true
    var inserted = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification,
      object: context,
      queue: nil
    ) { note in
      let count = (note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
      MainActor.assumeIsolated { inserted += count }
    }
    let id = book.objectID
    try await container.performBackgroundTask { other in
      let theirs = try other.existingObject(with: id) as? Book
      #expect(theirs !== nil && theirs?.title == "Emma")
      theirs?.title = "Persuasion"
      Book(context: other).title = "New"
      try other.save()
    }
    await settle()
    #expect(book.title == "Persuasion")
    #expect(inserted == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `keep their own changes over those of others`() async throws {
    let book = try book()
    book.pages = 5
    context.automaticallyMergesChangesFromParent = true
    let id = book.objectID
    try await container.performBackgroundTask { other in
      (other.object(with: id) as? Book)?.title = "Persuasion"
      try other.save()
    }
    await settle()
    #expect(book.title == "Persuasion" && book.pages == 5 && book.isUpdated)
    try context.save()
  }

  @Test(arguments: [
    (NSMergePolicy.mergeByPropertyObjectTrump, "mine", 7),
    (NSMergePolicy.mergeByPropertyStoreTrump, "theirs", 7), (NSMergePolicy.overwrite, "mine", 0),
    (NSMergePolicy.rollback, "theirs", 7),
  ])
  func `settle conflicts as they are told to`(
    policy: NSMergePolicy,
    title: String,
    pages: Int32
  ) async throws {
    let book = try book()
    let id = book.objectID
    try await container.performBackgroundTask { other in
      let theirs = other.object(with: id) as? Book
      theirs?.title = "theirs"
      theirs?.pages = 7
      try other.save()
    }
    book.title = "mine"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    #expect(conflicts?.first?.oldVersionNumber == 1 && conflicts?.first?.newVersionNumber == 2)
    context.mergePolicy = policy
    try context.save()
    #expect(book.title == title && book.pages == pages)
    let fresh = container.newBackgroundContext()
    fresh.performAndWait {
      let kept = fresh.object(with: id) as? Book
      #expect(kept?.title == title && kept?.pages == pages)
    }
  }

  @Test func `keep in their parent first`() throws {
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let author = Author(context: child)
    author.name = "Jane"
    author.addToBooks(Book(context: child))
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 0)
    try child.save()
    #expect(!child.hasChanges && context.insertedObjects.count == 2)
    let above = try #require(context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
    #expect(above !== author && above.name == "Jane" && above.titles == ["Untitled"])
    try context.save()
    #expect(!above.objectID.isTemporaryID)
    above.name = "Austen"
    child.refreshAllObjects()
    #expect(author.name == "Austen")
    child.delete(author)
    try child.save()
    #expect(context.deletedObjects.count == 2)
  }

  @Test func `know what their parent kept under its new name`() async throws {
    let url = try Library.folder().appendingPathComponent("Library.sqlite")
    let writer = try Library.container(at: url).newBackgroundContext()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = writer
    let author = Author(context: child)
    author.name = "Jane"
    try child.save()
    try await writer.perform { try writer.save() }
    let book = Book(context: child)
    book.author = author
    try child.save()
    await settle()
    #expect(!author.objectID.isTemporaryID)
    #expect(try child.fetch(NSFetchRequest<Author>(entityName: "Author")) == [author])
    try await writer.perform { try writer.save() }
    let fresh = try Library.container(at: url).viewContext
    let kept = try fresh.fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(kept.map { $0.author?.name } == ["Jane"])
  }

  @Test func `are told of what they do not hold`() async throws {
    let book = try book()
    let id = book.objectID
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "isRead == YES")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
    try results.performFetch()
    context.reset()
    context.automaticallyMergesChangesFromParent = true
    try await container.performBackgroundTask { other in
      (other.object(with: id) as? Book)?.isRead = true
      try other.save()
    }
    await settle()
    #expect(results.fetchedObjects?.count == 1)
  }

  @Test func `run blocks on their queue`() async throws {
    let other = container.newBackgroundContext()
    let title = await other.perform { () -> String? in
      #expect(!Thread.isMainThread)
      let book = Book(context: other)
      book.title = "Emma"
      return try? other.fetch(NSFetchRequest<Book>(entityName: "Book")).first?.title
    }
    #expect(title == "Emma")
    let count = try other.performAndWait { () throws -> Int in
      try NSFetchRequest<Book>(entityName: "Book").execute().count
    }
    #expect(count == 1)
    await #expect(throws: CocoaError.self) {
      try await other.perform { throw CocoaError(.fileNoSuchFile) }
    }
  }

  @Test func `say what is missing`() throws {
    let lonely = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    #expect(throws: NSError.self) { try lonely.fetch(NSFetchRequest<Book>(entityName: "Book")) }
    let book = try book()
    context.delete(book)
    try context.save()
    let error = #expect(throws: NSError.self) { try context.existingObject(with: book.objectID) }
    #expect(error?.code == NSManagedObjectReferentialIntegrityError)
  }

  @Test func `an entity that is not there ends the program, with a word`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = try Library.container()
      _ = NSEntityDescription.insertNewObject(forEntityName: "Bok", into: container.viewContext)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("TSK-DATA-ENTITY") && text.contains("Book"), "\(text)")
  }
}
