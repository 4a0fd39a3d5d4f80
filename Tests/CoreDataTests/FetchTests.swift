import CoreData
import Foundation
import FoundationAdditions
import Testing

@MainActor
@Suite struct `Requests` {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Library.container()
    let jane = Author(context: container.viewContext)
    jane.name = "Jane"
    for (title, pages) in [("Emma", 474), ("Persuasion", 249), ("Lady Susan", 80)] {
      let book = Book(context: container.viewContext)
      book.title = title
      book.pages = Int32(pages)
      if title != "Lady Susan" { book.author = jane }
    }
    let novel = Novel(context: container.viewContext)
    novel.title = "Evelina"
    novel.pages = 474
    try container.viewContext.save()
  }

  private func titles(_ change: (NSFetchRequest<Book>) -> Void) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    change(request)
    return try context.fetch(request).compactMap(\.title)
  }

  @Test func `give objects in order`() throws {
    #expect(try titles { _ in } == ["Emma", "Evelina", "Lady Susan", "Persuasion"])
    #expect(
      try titles {
        $0.sortDescriptors = [
          NSSortDescriptor(keyPath: \Book.pages, ascending: false),
          NSSortDescriptor(key: "title", ascending: false),
        ]
      } == ["Evelina", "Emma", "Persuasion", "Lady Susan"]
    )
    #expect(try titles { ($0.fetchOffset, $0.fetchLimit) = (1, 2) } == ["Evelina", "Lady Susan"])
    #expect(try titles { $0.includesSubentities = false }.count == 3)
  }

  @Test(arguments: [
    ("title BEGINSWITH[c] 'e'", ["Emma", "Evelina"]),
    ("pages > 100 AND pages < 300", ["Persuasion"]),
    ("author.name == 'Jane'", ["Emma", "Persuasion"]),
    ("author == nil", ["Evelina", "Lady Susan"]),
    ("isRead == YES", []), ("SELF.title IN {'Emma'}", ["Emma"]),
  ])
  func `give what a condition holds for`(format: String, expected: [String]) throws {
    #expect(try titles { $0.predicate = NSPredicate(format: format) } == expected)
  }

  @Test func `compare objects and their lists`() throws {
    let authors = NSFetchRequest<Author>(entityName: "Author")
    authors.predicate = NSPredicate(format: "ANY books.pages > %d AND books.@count == 2", 400)
    let jane = try #require(context.fetch(authors).first)
    #expect(
      try titles { $0.predicate = NSPredicate(format: "author == %@", jane) }
        == ["Emma", "Persuasion"]
    )
  }

  @Test func `count changes that are not kept, unless they are not to`() throws {
    let new = Book(context: context)
    new.title = "Cecilia"
    let emma = try #require(
      context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emma" }
    )
    context.delete(emma)
    #expect(try titles { _ in } == ["Cecilia", "Evelina", "Lady Susan", "Persuasion"])
    #expect(try titles { $0.includesPendingChanges = false }.contains("Emma"))
  }

  @Test func `give numbers, identifiers and dictionaries`() throws {
    let request = NSFetchRequest<NSNumber>(entityName: "Book")
    request.resultType = .countResultType
    #expect(try context.fetch(request) == [4])
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
    ids.resultType = .managedObjectIDResultType
    let id = try #require(context.fetch(ids).first)
    #expect((context.object(with: id) as? Author)?.name == "Jane")
    let coordinator = container.persistentStoreCoordinator
    #expect(coordinator.managedObjectID(forURIRepresentation: id.uriRepresentation()) == id)

    let sum = NSExpressionDescription()
    sum.name = "all"
    sum.expression = NSExpression(
      forFunction: "sum:",
      arguments: [NSExpression(forKeyPath: "pages")]
    )
    let sums = NSFetchRequest<NSDictionary>(entityName: "Book")
    sums.resultType = .dictionaryResultType
    sums.propertiesToFetch = [sum]
    #expect(try context.fetch(sums).first?["all"] as? Int == 1277)
    sums.propertiesToFetch = ["author.name", sum]
    sums.propertiesToGroupBy = ["author.name"]
    sums.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    let groups = try context.fetch(sums)
    #expect(groups.map { $0["all"] as? Int } == [554, 723])
    #expect(groups.map { $0["author.name"] as? String } == [nil, "Jane"])
  }

  @Test func `are what a cast says, as types are forgotten on iOS`() throws {
    let untyped = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    untyped.predicate = NSPredicate(format: "title == 'Emma'")
    let typed = _fetchRequest(untyped) as NSFetchRequest<Book>
    #expect(try context.fetch(typed).map(\.title) == ["Emma"])
    #expect(_fetchRequest("Emma") as NSFetchRequest<Book>? == nil)
    let controller = NSFetchedResultsController(
      fetchRequest: untyped,
      managedObjectContext: context,
      sectionNameKeyPath: nil,
      cacheName: nil
    )
    try controller.performFetch()
    let books = _resultsController(controller) as NSFetchedResultsController<Book>
    #expect(books.fetchedObjects?.map(\.pages) == [474] && books.isEqual(controller))
  }

  @Test func `compare with dates and identifiers`() throws {
    let code = UUID()
    let emma = try #require(
      context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emma" }
    )
    emma.code = code
    emma.author?.born = Date(timeIntervalSinceReferenceDate: 10)
    #expect(
      try titles { $0.predicate = NSPredicate(format: "code == %@", code as NSUUID) } == ["Emma"]
    )
    let date = NSDate(timeIntervalSinceReferenceDate: 5)
    let predicate = NSPredicate(format: "author.born > %@", date)
    #expect(try titles { $0.predicate = predicate } == ["Emma", "Persuasion"])
  }

  @Test func `change stores at once`() throws {
    let coordinator = container.persistentStoreCoordinator
    nonisolated(unsafe) var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectsNotification,
      object: nil,
      queue: nil
    ) { note in
      let context = note.object as? NSManagedObjectContext
      if context?.persistentStoreCoordinator === coordinator { told += 1 }
    }
    defer {
      NotificationCenter.default.removeObserver(token)
      #expect(told == 0)
    }
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages > 400")
    update.propertiesToUpdate = ["isRead": true]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
    context.refreshAllObjects()
    #expect(
      try titles { $0.predicate = NSPredicate(format: "isRead == YES") } == ["Emma", "Evelina"]
    )

    let delete = NSBatchDeleteRequest(
      fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    )
    delete.resultType = .resultTypeObjectIDs
    let gone = (try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
    #expect(gone?.count == 4)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: gone ?? []],
      into: [context]
    )
    #expect(try titles { _ in } == [])

    let insert = NSBatchInsertRequest(
      entityName: "Book",
      objects: [["title": "Camilla"], ["title": "Cecilia"]]
    )
    try context.execute(insert)
    #expect(try titles { _ in } == ["Camilla", "Cecilia"])
  }
}
