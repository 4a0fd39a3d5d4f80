import Combine
import CoreData
import Diagnostics
import Foundation
import Testing

@MainActor
@Suite struct `Objects` {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Library.container() }

  @Test func `begin with the model's values`() {
    let book = Book(context: context)
    #expect(book.title == "Untitled" && book.pages == 0 && !book.isRead)
    #expect(book.price == 0 && book.cover == nil && book.author == nil && book.shelves.isEmpty)
    #expect(book.awakenings == 1 && book.isInserted && book.objectID.isTemporaryID)
    #expect(context.insertedObjects == [book] && context.hasChanges)
  }

  @Test func `have values by name`() throws {
    let book = Book(context: context)
    book.setValue("Emma", forKey: "title")
    book.setValue(474, forKey: "pages")
    #expect(book.title == "Emma" && book.value(forKey: "pages") as? Int == 474)
    let author = Author(context: context)
    author.name = "Jane"
    book.author = author
    #expect(book.value(forKeyPath: "author.name") as? String == "Jane")
    book.setValue("Austen", forKeyPath: "author.name")
    #expect(author.name == "Austen")
    let findings = UIKitDiagnostics.recording {
      book.setValue(1, forKey: "titel")
      book.setValue(Date(), forKey: "title")
    }
    #expect(findings.map(\.code) == ["TSK-KEY", "TSK-KEY-TYPE"])
    #expect("\(findings[0])".contains("title"))
    #expect(book.title == "Emma")
  }

  @Test func `lead back to those who lead to them`() {
    let (emma, jane, other) = (
      Book(context: context), Author(context: context), Author(context: context)
    )
    jane.addToBooks(emma)
    #expect(emma.author === jane && jane.books?.count == 1)
    emma.author = other
    #expect(jane.books?.count == 0 && other.books?.contains(emma) == true)
    other.removeFromBooks(NSSet(object: emma))
    #expect(emma.author == nil)
    other.books = NSSet(array: [emma, Book(context: context)])
    #expect(emma.author === other && other.books?.count == 2)
    other.books = NSSet()
    #expect(emma.author == nil)
  }

  @Test func `keep the order of an ordered relationship`() {
    let shelf = Shelf(context: context)
    let books = ["A", "B", "C"].map { title -> Book in
      let book = Book(context: context)
      book.title = title
      return book
    }
    shelf.books = NSOrderedSet(array: [books[0], books[2]])
    shelf.insertIntoBooks(books[1], at: 1)
    #expect(shelf.titles == ["A", "B", "C"])
    #expect(books[1].shelves == [shelf])
    let set = shelf.mutableOrderedSetValue(forKey: "books")
    set.removeObject(at: 0)
    set.add(books[0])
    #expect(shelf.titles == ["B", "C", "A"])
  }

  @Test func `change relationships through a set`() {
    let author = Author(context: context)
    let set = author.mutableSetValue(forKey: "books")
    let book = Book(context: context)
    set.add(book)
    #expect(set.count == 1 && set.contains(book) && book.author === author)
    set.remove(book)
    #expect(author.books?.count == 0 && book.author == nil)
  }

  @Test func `go with those they belong to`() throws {
    let (author, book, shelf) = (
      Author(context: context), Book(context: context), Shelf(context: context)
    )
    author.name = "Jane"
    author.addToBooks(book)
    shelf.insertIntoBooks(book, at: 0)
    try context.save()
    context.delete(author)
    #expect(book.isDeleted && shelf.books?.count == 0)
    try context.save()
    #expect(book.managedObjectContext == nil)
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
  }

  @Test func `stay while somebody denies it`() throws {
    let (book, shelf) = (Book(context: context), Shelf(context: context))
    shelf.insertIntoBooks(book, at: 0)
    try context.save()
    context.delete(shelf)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    context.rollback()
    #expect(!shelf.isDeleted && shelf.titles == ["Untitled"])
  }

  @Test func `are checked before they are kept`() throws {
    let author = Author(context: context)
    let book = Book(context: context)
    book.pages = 6000
    var error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMultipleErrorsError)
    let codes = (error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
    #expect(
      codes == [NSValidationMissingMandatoryPropertyError, NSValidationNumberTooLargeError]
    )
    book.pages = 5000
    author.name = "J"
    error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationStringTooShortError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    author.name = "Jo"
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test func `say what changed`() throws {
    let book = Book(context: context)
    try context.save()
    #expect(!book.objectID.isTemporaryID && book.changedValues().isEmpty && book.savings == 1)
    book.title = "Emma"
    #expect(book.isUpdated && book.hasPersistentChangedValues)
    #expect(book.changedValues().keys.sorted() == ["title"])
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Untitled")
    book.title = "Untitled"
    #expect(!book.hasPersistentChangedValues && book.isUpdated)
    book.note = "loud"
    #expect(!book.hasPersistentChangedValues)
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault && !book.isUpdated)
    #expect(book.note == "fetched" && !book.isFault)
  }

  @Test func `tell who watches them`() {
    let book = Book(context: context)
    var count = 0
    let token = book.objectWillChange.sink { count += 1 }
    book.title = "Emma"
    book.author = Author(context: context)
    #expect(count == 2)
    withExtendedLifetime(token) {}
  }

  @Test func `are given up together`() throws {
    let kept = Book(context: context)
    try context.save()
    kept.title = "Emma"
    let new = Book(context: context)
    context.rollback()
    #expect(kept.title == "Untitled" && new.managedObjectContext == nil && !context.hasChanges)
  }

  @Test func `may set what they like while they are read, and see that they are deleted`() throws {
    let book = Book(context: context)
    try context.save()
    #expect(!book.wasDeleted)
    context.refresh(book, mergeChanges: false)
    #expect(book.note == "fetched" && !context.hasChanges)
    context.delete(book)
    try context.save()
    #expect(book.wasDeleted && !book.isDeleted && book.managedObjectContext == nil)
  }

  @Test func `are found by their class`() {
    #expect(Book.entity().name == "Book" && Novel.entity().superentity?.name == "Book")
    #expect(Shelf(context: context).entity.name == "Shelf")
    let object = NSEntityDescription.insertNewObject(forEntityName: "Novel", into: context)
    #expect(object is Novel && object is Book)
  }
}
