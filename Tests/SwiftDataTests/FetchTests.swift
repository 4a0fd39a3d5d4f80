import Foundation
import FoundationAdditions
import SwiftData
import Testing

@Suite struct `Models that are asked for` {
  private let context: ModelContext

  init() throws {
    context = ModelContext(try Library.inMemory())
    let jane = Author(name: "Jane Austen")
    for (number, title) in ["Emma", "Émile", "Dracula", "emblem"].enumerated() {
      let book = Book(title: title, author: number == 0 ? jane : nil)
      book.year = 1_800 + number / 2
      book.rating = Double(number)
      context.insert(book)
    }
    try context.save()
  }

  private func titles(
    _ predicate: Predicate<Book>? = nil,
    _ order: [SortDescriptor<Book>] = []
  ) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate, sortBy: order)).map(\.title)
  }

  @Test func `come in the order in which they were inserted, without a word for it`() throws {
    #expect(try titles() == ["Emma", "Émile", "Dracula", "emblem"])
  }

  @Test func `are those that a predicate holds for`() throws {
    let year = 1_801
    #expect(try titles(#Predicate { $0.year >= year && $0.rating > 2 }) == ["emblem"])
    #expect(try titles(#Predicate { $0.author?.name == "Jane Austen" }) == ["Emma"])
    #expect(
      try titles(#Predicate { $0.title.localizedStandardContains("EM") })
        == ["Emma", "Émile", "emblem"]
    )
    #expect(
      try titles(#Predicate { $0.title.contains("rac") || $0.title.starts(with: "emb") })
        == ["Dracula", "emblem"]
    )
    let wanted = ["Emma", "Dracula"]
    #expect(try titles(#Predicate { wanted.contains($0.title) }) == wanted)
    #expect(try titles(#Predicate { $0.author == nil && $0.shelves.isEmpty }).count == 3)
    let authors = try context.fetch(
      FetchDescriptor<Author>(predicate: #Predicate { $0.books.contains { $0.year == 1_800 } })
    )
    #expect(authors.map(\.name) == ["Jane Austen"])
  }

  @Test func `are asked by what texts are like`() throws {
    let same = ComparisonResult.orderedSame
    #expect(try titles(#Predicate { $0.title.caseInsensitiveCompare("EMMA") == same }) == ["Emma"])
    #expect(try titles(#Predicate { $0.title.localizedCompare("Emma") == same }) == ["Emma"])
  }

  @Test func `come in an order`() throws {
    #expect(
      try titles(nil, [SortDescriptor(\.year, order: .reverse), SortDescriptor(\.rating)])
        == ["Dracula", "emblem", "Emma", "Émile"]
    )
  }

  @Test func `have their texts ordered as people order them`() throws {
    for title in ["b 10", "B 9", "a", "C"] { context.insert(Book(title: title)) }
    let predicate = #Predicate<Book> { $0.title.count == 1 || $0.title.contains(" ") }
    for order in [SortDescriptor<Book>(\.title), SortDescriptor(\.title, comparator: .localized)] {
      #expect(try titles(predicate, [order]).first == "a")
    }
    #expect(try titles(predicate, [SortDescriptor(\.title)]) == ["a", "B 9", "b 10", "C"])
    let reverse = SortDescriptor<Book>(\.title, comparator: .localizedStandard, order: .reverse)
    #expect(try titles(predicate, [reverse]) == ["C", "b 10", "B 9", "a"])
  }

  @Test func `come in parts`() throws {
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.rating)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.title) == ["Émile", "Dracula"])
    #expect(try context.fetchCount(descriptor) == 2)
    let found = try context.fetch(descriptor)
    #expect(try context.fetchIdentifiers(descriptor) == found.map(\.persistentModelID))
    descriptor.fetchOffset = 9
    #expect(try context.fetch(descriptor).isEmpty)
    var count = 0
    try context.enumerate(FetchDescriptor<Book>()) { _ in count += 1 }
    #expect(count == 4)
  }

  @Test func `may be new, changed or deleted`() throws {
    context.insert(Book(title: "Walden"))
    let book = try #require(try context.all(Book.self).first)
    book.title = "Persuasion"
    context.delete(try #require(try context.all(Book.self).last { $0.title == "emblem" }))
    #expect(try titles() == ["Persuasion", "Émile", "Dracula", "Walden"])
    #expect(try titles(#Predicate { $0.title == "Persuasion" }).count == 1)
    var descriptor = FetchDescriptor<Book>()
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).count == 3)
  }

  @Test func `of a class that the container does not have are an error that names both`() throws {
    let error = #expect(throws: SwiftDataError.self) { try context.all(ShopV1.Ware.self) }
    #expect(error == .unknownSchema)
    #expect("\(error as Any)".contains("Ware") && "\(error as Any)".contains("Author"))
  }

  @Test func `are many, and quickly there`() throws {
    let container = try Library.inMemory()
    let writer = ModelContext(container)
    for number in 0..<2_000 {
      let room = Room()
      room.number = number
      writer.insert(room)
    }
    try writer.save()
    let reader = ModelContext(container)
    let found = try reader.fetch(
      FetchDescriptor<Room>(predicate: #Predicate { $0.number % 2 == 0 })
    )
    #expect(found.count == 1_000 && found.map(\.number) == Array(stride(from: 0, to: 2_000, by: 2)))
  }
}
