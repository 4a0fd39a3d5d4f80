import Foundation
import Observation
import SwiftData
import Synchronization
import Testing

@Suite struct `Values of models` {
  @Test func `come back as they were, of all kinds, from a file`() throws {
    let url = try Library.file()
    let key = UUID()
    let born = Date(timeIntervalSinceReferenceDate: -7_000_000_000.25)
    do {
      let context = ModelContext(try Library.container(at: url))
      let author = Author(name: "Jane", born: born)
      author.mood = .merry
      author.address = Address(street: "Lane \"1\"", numbers: [1, 2])
      author.tags = ["witty", ""]
      let room = Room()
      room.number = .min
      room.site = URL(string: "https://example.org/a?b=1")
      room.key = key
      room.isOpen = false
      room.size = -0.125
      room.area = ["x": .infinity]
      let book = Book(title: "Emma", author: author)
      book.price = Decimal(string: "12.345678901234567890123") ?? 0
      book.cover = Data([0, 255, 1])
      book.draft = "is not kept"
      for model in [author, room, book] as [any PersistentModel] { context.insert(model) }
      try context.save()
    }
    let context = ModelContext(try Library.container(at: url))
    let author = try #require(try context.all(Author.self).first)
    #expect(author.born == born && author.mood == .merry && author.tags == ["witty", ""])
    #expect(author.address == Address(street: "Lane \"1\"", numbers: [1, 2]))
    let room = try #require(try context.all(Room.self).first)
    #expect(room.number == .min && room.key == key && !room.isOpen && room.size == -0.125)
    #expect(room.site?.query() == "b=1" && room.area == ["x": .infinity])
    let book = try #require(author.books.first)
    #expect(book.price == Decimal(string: "12.345678901234567890123"))
    #expect(book.cover == Data([0, 255, 1]) && book.draft == nil && book.author === author)
  }

  @Test func `are what the class says at first, for each object anew`() {
    let (first, second) = (Book(title: "A"), Book(title: "B"))
    #expect(first.id != second.id && first.year == 2_000 && first.rating == 0.5)
    #expect(first.author == nil && first.shelves.isEmpty && first.title == "A")
    #expect(Room().number == 1 && Author(name: "x").shortName == "x" && Author.kind == "author")
  }

  @Test func `are observed, and by the class itself`() {
    let book = Book(title: "A")
    let count = Mutex(0)
    withObservationTracking {
      _ = book.rating
    } onChange: {
      count.withLock { $0 += 1 }
    }
    book.title = "B"
    #expect(count.withLock { $0 } == 0)
    book.rating = 1
    #expect(count.withLock { $0 } == 1)
    #expect(book.seen == ["0.5-1.0"])
  }

  @Test func `at the other end are observed too`() throws {
    let context = ModelContext(try Library.inMemory())
    let author = Author(name: "Jane")
    context.insert(author)
    let count = Mutex(0)
    withObservationTracking {
      _ = author.books
    } onChange: {
      count.withLock { $0 += 1 }
    }
    let book = Book(title: "Emma")
    context.insert(book)
    #expect(count.withLock { $0 } == 0)
    book.author = author
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `models are told apart by what they are`() throws {
    let context = ModelContext(try Library.inMemory())
    let (first, second) = (Author(name: "A"), Author(name: "A"))
    #expect(first == first && first != second && Set([first, second, first]).count == 2)
    let before = first.persistentModelID
    #expect(first.id == before && before.storeIdentifier == nil && before.entityName == "Author")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(before) }
    context.insert(first)
    try context.save()
    #expect(first.persistentModelID == before && before.storeIdentifier != nil)
  }

  @Test func `identifiers are written and read`() throws {
    let url = try Library.file()
    let context = ModelContext(try Library.container(at: url))
    let author = Author(name: "A")
    context.insert(author)
    try context.save()
    let data = try JSONEncoder().encode(author.persistentModelID)
    let read = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    #expect(read == author.persistentModelID && context.model(for: read) as? Author === author)
  }
}
