import CoreData
import Diagnostics
import Foundation
import FoundationAdditions
import TestSupport
import Testing

@MainActor
@Suite struct `Stores` {
  private let url: URL

  init() throws { url = try Library.folder().appendingPathComponent("Library.sqlite") }

  private func books(_ container: NSPersistentContainer) throws -> [Book] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    return try container.viewContext.fetch(request)
  }

  @Test func `keep all kinds of values`() throws {
    let code = UUID()
    do {
      let container = try Library.container(at: url)
      let book = Novel(context: container.viewContext)
      book.title = "Emma"
      book.pages = 474
      book.isRead = true
      book.price = NSDecimalNumber(string: "12.34567890123456789")
      book.cover = Data([0, 1, 255])
      book.code = code
      book.page = URL(string: "https://example.org/emma?x=1")
      book.words = ["handsome", "clever"]
      book.note = "is not kept"
      book.genre = "comedy"
      let author = Author(context: container.viewContext)
      author.name = "Jane"
      author.born = Date(timeIntervalSinceReferenceDate: -7_000_000_000.25)
      book.author = author
      let shelf = Shelf(context: container.viewContext)
      shelf.books = NSOrderedSet(array: [Book(context: container.viewContext), book])
      try container.viewContext.save()
      #expect(!book.objectID.isTemporaryID)
    }
    let container = try Library.container(at: url)
    let book = try #require(books(container).first as? Novel)
    #expect(book.title == "Emma" && book.pages == 474 && book.isRead && book.genre == "comedy")
    #expect(book.price == NSDecimalNumber(string: "12.34567890123456789"))
    #expect(book.cover == Data([0, 1, 255]) && book.code == code)
    #expect(book.page?.absoluteString == "https://example.org/emma?x=1")
    #expect(book.words == ["handsome", "clever"] && book.note == "fetched")
    #expect(book.author?.name == "Jane" && book.author?.titles == ["Emma"])
    #expect(book.author?.born == Date(timeIntervalSinceReferenceDate: -7_000_000_000.25))
    #expect(book.shelves.first?.titles == ["Untitled", "Emma"])
    #expect(book.awakenings == 0)
  }

  @Test func `tell of values that no file can have`() throws {
    final class Secret: NSObject {}
    let container = try Library.container(at: url)
    let book = Book(context: container.viewContext)
    book.title = "Emma"
    book.setValue(Secret(), forKey: "words")
    let findings = try UIKitDiagnostics.recording { try container.viewContext.save() }
    #expect(findings.map(\.code) == ["TSK-DATA-SAVE"], "\(findings)")
    #expect(findings.first.map { "\($0)".contains("Book.words") } == true)
    let again = try Library.container(at: url)
    let kept = try books(again)
    #expect(kept.map(\.title) == ["Emma"] && kept.first?.words == nil)
  }

  @Test func `keep what changed, and only that`() throws {
    let container = try Library.container(at: url)
    for title in ["A", "B", "C"] { Book(context: container.viewContext).title = title }
    try container.viewContext.save()
    let all = try books(container)
    all[1].title = "Z"
    container.viewContext.delete(all[0])
    try container.viewContext.save()
    #expect(try books(Library.container(at: url)).map(\.title) == ["C", "Z"])
    #expect(all[1].version(in: container) == 2 && all[2].version(in: container) == 1)
  }

  @Test func `are taken over by later models`() throws {
    let first = try Library.container(at: url)
    let book = Book(context: first.viewContext)
    book.title = "Emma"
    try first.viewContext.save()
    let later = Library.contents
      .replacing(
        "<attribute name=\"title\" optional",
        with: "<attribute name=\"mark\" attributeType=\"String\" defaultValueString=\"new\"/>"
          + "<attribute name=\"label\" elementID=\"title\" optional"
      )
    let container = try Library.container(at: url, model: later)
    let found = try #require(
      container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first
    )
    #expect(found.value(forKey: "label") as? String == "Emma")
    #expect(found.value(forKey: "mark") as? String == "new")
  }

  @Test func `are taken over step by step, with what led to what is called otherwise`() throws {
    do {
      let container = try Library.container(at: url)
      let book = Book(context: container.viewContext)
      book.title = "Emma"
      book.author = Author(context: container.viewContext)
      book.author?.name = "Jane"
      try container.viewContext.save()
    }
    func later(_ title: String, _ former: String, _ entity: String) -> String {
      Library.contents
        .replacing("name=\"title\"", with: "name=\"\(title)\" elementID=\"\(former)\"")
        .replacing(
          "<entity name=\"Author\"",
          with: "<entity name=\"\(entity)\" elementID=\"Author\""
        )
        .replacing("Entity=\"Author\"", with: "Entity=\"\(entity)\"")
        .replacing("<memberEntity name=\"Author\"/>", with: "")
    }
    _ = try Library.container(at: url, model: later("label", "title", "Writer"))
    let container = try Library.container(at: url, model: later("mark", "label", "Writer"))
    let found = try #require(
      container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first
    )
    #expect(found.value(forKey: "mark") as? String == "Emma")
    #expect(found.value(forKeyPath: "author.name") as? String == "Jane")
  }

  @Test func `of other models are refused where nobody takes them over`() throws {
    _ = try Library.container(at: url)
    let other = try Library.model(Library.contents.replacing("\"genre\"", with: "\"kind\""))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: other)
    let error = #expect(throws: NSError.self) {
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType,
        configurationName: nil,
        at: url,
        options: nil
      )
    }
    #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
  }

  @Test func `that are none say so`() throws {
    try Data("not a store, and long enough to be looked at".utf8).write(to: url)
    let error = #expect(throws: NSError.self) { _ = try Library.container(at: url) }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.localizedDescription.contains("not a database") == true)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    #expect(throws: NSError.self) {
      try coordinator.addPersistentStore(ofType: "Tape", configurationName: nil, at: url)
    }
  }

  @Test func `say what they are without being opened, and are not made by that`() throws {
    #expect(throws: NSError.self) { try NSPersistentStore.metadataForPersistentStore(with: url) }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    do { _ = try Library.container(at: url) }
    let told = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType,
      at: url
    )
    #expect(told[NSStoreTypeKey] as? String == NSSQLiteStoreType)
  }

  @Test func `that may only be read keep nothing`() throws {
    do {
      let container = try Library.container(at: url)
      _ = Book(context: container.viewContext)
      try container.viewContext.save()
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType,
      configurationName: nil,
      at: url,
      options: [NSReadOnlyPersistentStoreOption: true]
    )
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
    _ = Book(context: context)
    #expect(throws: NSError.self) { try context.save() }
  }

  @Test func `nothing is kept where one thing cannot be`() throws {
    let container = try Library.container(at: url)
    let first = Shelf(context: container.viewContext)
    first.name = "Top"
    try container.viewContext.save()
    let second = Shelf(context: container.viewContext)
    second.name = "Top"
    _ = Book(context: container.viewContext)
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    #expect(try books(Library.container(at: url)).isEmpty)
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try container.viewContext.save()
    let again = try Library.container(at: url)
    #expect(try again.viewContext.count(for: NSFetchRequest<Shelf>(entityName: "Shelf")) == 1)
    #expect(try books(again).count == 1)
  }

  @Test
  func `what is new takes the place of what has the same name, and keeps what belonged to it`()
    throws
  {
    let container = try Library.container(at: url)
    let context = container.viewContext
    let (shelf, book) = (Shelf(context: context), Book(context: context))
    shelf.name = "Top"
    shelf.insertIntoBooks(book, at: 0)
    try context.save()
    let id = shelf.objectID
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    let (again, other) = (Shelf(context: context), Book(context: context))
    (again.name, other.title) = ("Top", "Emma")
    again.insertIntoBooks(other, at: 0)
    try context.save()
    #expect(again.objectID == id && again.titles == ["Untitled", "Emma"])
    let fresh = try Library.container(at: url).viewContext
    let found = try fresh.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
    #expect(found.map(\.titles) == [["Untitled", "Emma"]])
    #expect(found[0].books?.array.allSatisfy { ($0 as? Book)?.shelves == [found[0]] } == true)
  }

  @Test func `that are opened twice are one, and that are destroyed are gone`() throws {
    let container = try Library.container(at: url)
    _ = Book(context: container.viewContext)
    try container.viewContext.save()
    container.loadPersistentStores { _, error in #expect(error == nil) }
    #expect(try books(container).count == 1)
    let coordinator = container.persistentStoreCoordinator
    try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect(coordinator.persistentStores.isEmpty)
    container.loadPersistentStores { _, error in #expect(error == nil) }
    #expect(try books(container).isEmpty)
    _ = Book(context: container.viewContext)
    try container.viewContext.save()
    #expect(try books(Library.container(at: url)).count == 1)
  }

  @Test func `are what a list of operations makes of them`() throws {
    var random = SplitMix64(seed: 7)
    var expected: [Int: String] = [:]
    var container = try Library.container(at: url)
    func book(_ number: Int) throws -> Book? {
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.predicate = NSPredicate(format: "pages == %d", number)
      return try container.viewContext.fetch(request).first
    }
    for step in 0..<300 {
      let number = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let found = try book(number) ?? Book(context: container.viewContext)
        found.pages = Int32(number)
        found.title = "T\(step)"
        expected[number] = "T\(step)"
      case 2:
        if let found = try book(number) { container.viewContext.delete(found) }
        expected[number] = nil
      case 3: try container.viewContext.save()
      default:
        try container.viewContext.save()
        container = try Library.container(at: url)
      }
      let all = try books(container)
      #expect(
        Dictionary(uniqueKeysWithValues: all.map { (Int($0.pages), $0.title ?? "") }) == expected
      )
    }
  }
}

extension NSManagedObject {
  /// How often it was kept.
  fileprivate func version(in container: NSPersistentContainer) -> Int? {
    container.persistentStoreCoordinator.version(of: objectID)
  }
}
