import Foundation
import SwiftData
import Testing

@Suite struct `Relationships of models` {
  private let context: ModelContext

  init() throws { context = ModelContext(try Library.inMemory()) }

  @Test func `have both ends, whichever is set`() {
    let (jane, mary) = (Author(name: "Jane"), Author(name: "Mary"))
    let book = Book(title: "Emma", author: jane)
    #expect(jane.books == [book])
    book.author = mary
    #expect(jane.books.isEmpty && mary.books == [book])
    jane.books.append(book)
    #expect(book.author === jane && mary.books.isEmpty)
    jane.books = []
    #expect(book.author == nil)
    let shelf = Shelf(place: "hall", books: [book])
    #expect(book.shelves == [shelf])
    book.shelves.removeAll()
    #expect(shelf.books.isEmpty)
  }

  @Test func `bring models into the context`() throws {
    let jane = Author(name: "Jane")
    let book = Book(title: "Emma", author: jane)
    let shelf = Shelf(place: "hall", books: [book])
    context.insert(shelf)
    #expect(jane.modelContext === context && book.modelContext === context)
    let later = Book(title: "Persuasion", author: jane)
    #expect(later.modelContext === context && jane.books == [book, later])
    jane.books.append(Book(title: "Sanditon"))
    #expect(try context.all(Book.self).map(\.title).sorted() == ["Emma", "Persuasion", "Sanditon"])
  }

  @Test func `without a word for it the only one possible is at the other end`() {
    let room = Room()
    context.insert(room)
    let shelf = Shelf(place: "hall")
    shelf.room = room
    #expect(room.shelves == [shelf] && shelf.modelContext === context)
    room.shelves = []
    #expect(shelf.room == nil)
  }

  @Test func `say what is deleted with a model`() throws {
    let jane = Author(name: "Jane")
    let book = Book(title: "Emma", author: jane)
    let shelf = Shelf(place: "hall", books: [book])
    let room = Room()
    room.shelves = [shelf]
    context.insert(jane)
    try context.save()
    #expect(try context.all(Room.self) == [room])
    context.delete(room)
    #expect(shelf.room == nil && !shelf.isDeleted && room.isDeleted)
    context.delete(jane)
    #expect(book.isDeleted && shelf.books.isEmpty)
    try context.save()
    #expect(try context.all(Book.self).isEmpty && context.all(Author.self).isEmpty)
    #expect(try context.all(Shelf.self) == [shelf] && jane.modelContext == nil && !jane.isDeleted)
  }

  @Test func `may deny that a model is deleted`() throws {
    let book = Book(title: "Emma")
    let shelf = Shelf(place: "hall", books: [book])
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error == .modelValidationFailure && "\(error as Any)".contains("books has 1"))
    context.delete(book)
    try context.save()
    #expect(try context.all(Shelf.self).isEmpty)
  }

  @Test func `lie in a file`() throws {
    let url = try Library.file()
    do {
      let context = ModelContext(try Library.container(at: url))
      let shelf = Shelf(place: "hall")
      context.insert(shelf)
      for title in ["C", "A", "B"] { shelf.books.append(Book(title: title)) }
      shelf.room = Room()
      try context.save()
    }
    let context = ModelContext(try Library.container(at: url))
    let shelf = try #require(try context.all(Shelf.self).first)
    #expect(shelf.books.map(\.title) == ["C", "A", "B"] && shelf.room?.shelves == [shelf])
    #expect(shelf.books.allSatisfy { $0.shelves == [shelf] })
  }
}
