import Foundation
import SwiftData
import TestSupport
import Testing

/// Random deeds on a context, beside the same on plain dictionaries.
@Suite struct `Random worlds of models` {
  private struct Plain: Equatable {
    var year = 2_000
    var author: String?
    var shelves: Set<String> = []
  }

  private struct World: Equatable {
    var books: [String: Plain] = [:]
    var authors: Set<String> = []
    var shelves: Set<String> = []
  }

  /// What a context has, as plain values.
  private func world(_ context: ModelContext) throws -> World {
    var world = World()
    for book in try context.all(Book.self) {
      let shelves = Set(book.shelves.map(\.place))
      world.books[book.title] = Plain(year: book.year, author: book.author?.name, shelves: shelves)
    }
    for author in try context.all(Author.self) {
      world.authors.insert(author.name)
      #expect(author.books.allSatisfy { $0.author === author })
    }
    for shelf in try context.all(Shelf.self) {
      world.shelves.insert(shelf.place)
      #expect(shelf.books.allSatisfy { $0.shelves.contains(shelf) })
    }
    return world
  }

  @Test(arguments: 1...40) func `are as plain values are`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let url = try Library.file()
    let container = try Library.container(at: url)
    let context = ModelContext(container)
    var (now, kept) = (World(), World())
    for step in 0..<60 {
      let books = try context.all(Book.self)
      let authors = try context.all(Author.self)
      let shelves = try context.all(Shelf.self)
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        context.insert(Book(title: "b\(step)"))
        now.books["b\(step)"] = Plain()
      case 2:
        context.insert(Author(name: "a\(step)"))
        now.authors.insert("a\(step)")
      case 3:
        context.insert(Shelf(place: "s\(step)"))
        now.shelves.insert("s\(step)")
      case 4:
        guard let book = books.randomElement(using: &random) else { continue }
        book.year = step
        now.books[book.title]?.year = step
      case 5:
        guard let book = books.randomElement(using: &random) else { continue }
        let author = authors.randomElement(using: &random)
        book.author = author
        now.books[book.title]?.author = author?.name
      case 6:
        guard let author = authors.randomElement(using: &random) else { continue }
        let chosen = books.filter { _ in Bool.random(using: &random) }
        author.books = chosen
        for book in books where book.title.isEmpty == false {
          if chosen.contains(book) {
            now.books[book.title]?.author = author.name
          } else if now.books[book.title]?.author == author.name {
            now.books[book.title]?.author = nil
          }
        }
      case 7:
        guard let book = books.randomElement(using: &random) else { continue }
        let chosen = shelves.filter { _ in Bool.random(using: &random) }
        book.shelves = chosen
        now.books[book.title]?.shelves = Set(chosen.map(\.place))
      case 8:
        guard let book = books.randomElement(using: &random) else { continue }
        context.delete(book)
        now.books[book.title] = nil
      case 9:
        guard let author = authors.randomElement(using: &random) else { continue }
        context.delete(author)
        now.authors.remove(author.name)
        now.books = now.books.filter { $0.value.author != author.name }
      case 10:
        try context.save()
        kept = now
      default:
        context.rollback()
        now = kept
      }
      #expect(try world(context) == now, "step \(step)")
      #expect(try world(ModelContext(container)) == kept, "step \(step)")
    }
    try context.save()
    #expect(try world(ModelContext(Library.container(at: url))) == now)
  }
}
