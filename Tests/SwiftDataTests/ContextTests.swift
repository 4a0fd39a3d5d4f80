import Foundation
import SwiftData
import Synchronization
import Testing
import UIKit

private final class Told: Sendable {
  let lists = Mutex<[ModelContext.NotificationKey: [PersistentIdentifier]]>([:])
}

@Suite struct `Contexts` {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try Library.inMemory()
    context = ModelContext(container)
  }

  @Test func `know what is not kept yet`() throws {
    let (kept, gone) = (Author(name: "Jane"), Author(name: "Mary"))
    context.insert(kept)
    context.insert(gone)
    #expect(context.hasChanges && context.insertedModelsArray.count == 2 && kept.hasChanges)
    try context.save()
    #expect(!context.hasChanges && !kept.hasChanges)
    kept.born = Date(timeIntervalSinceReferenceDate: 0)
    context.delete(gone)
    #expect(context.changedModelsArray.map(\.persistentModelID) == [kept.persistentModelID])
    #expect(context.deletedModelsArray.map(\.persistentModelID) == [gone.persistentModelID])
  }

  @Test func `take back what was not kept`() throws {
    let jane = Author(name: "Jane")
    let emma = Book(title: "Emma", author: jane)
    context.insert(jane)
    try context.save()
    jane.name = "Mary"
    jane.mood = .merry
    context.delete(emma)
    let new = Book(title: "Persuasion", author: jane)
    #expect(jane.books == [new])
    context.rollback()
    #expect(jane.name == "Jane" && jane.mood == .calm && jane.books == [emma])
    #expect(emma.author === jane && !emma.isDeleted && new.modelContext == nil)
    #expect(!context.hasChanges)
    #expect(try context.all(Book.self) == [emma])
  }

  @Test func `tell what was kept`() throws {
    let (jane, mary) = (Author(name: "Jane"), Author(name: "Mary"))
    context.insert(mary)
    try context.save()
    let told = Told()
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave,
      object: context,
      queue: nil
    ) { note in
      for key in [ModelContext.NotificationKey.insertedIdentifiers, .updatedIdentifiers] {
        let identifiers = note.userInfo?[key.rawValue] as? [PersistentIdentifier]
        told.lists.withLock { $0[key] = identifiers }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    context.insert(jane)
    mary.mood = .merry
    try context.save()
    let lists = told.lists.withLock { $0 }
    #expect(lists[.insertedIdentifiers] == [jane.persistentModelID])
    #expect(lists[.updatedIdentifiers] == [mary.persistentModelID])
  }

  @Test func `keep what a block did, or what it did stays to be kept`() throws {
    struct Refused: Error {}
    try context.transaction { context.insert(Author(name: "Jane")) }
    #expect(!context.hasChanges)
    #expect(throws: Refused.self) {
      try context.transaction {
        context.insert(Author(name: "Mary"))
        throw Refused()
      }
    }
    #expect(context.insertedModelsArray.count == 1)
  }

  @Test func `have one model for unique values`() throws {
    let first = Author(name: "Jane")
    first.tags = ["old"]
    let emma = Book(title: "Emma", author: first)
    context.insert(first)
    try context.save()
    let second = Author(name: "Jane")
    second.tags = ["new"]
    let sanditon = Book(title: "Sanditon", author: second)
    context.insert(second)
    #expect(try context.all(Author.self).count == 2)
    try context.save()
    #expect(try context.all(Author.self) == [first] && first.tags == ["new"])
    #expect(second == first && second.tags == ["new"])
    #expect(first.books == [emma, sanditon] && sanditon.author == first)
    second.tags = ["newest"]
    #expect(first.tags == ["newest"])
    try context.save()
    // Together the two have to be different.
    context.insert(Book(title: "Emma"))
    let other = Book(title: "Emma")
    other.year = 1_815
    context.insert(other)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 3)
  }

  @Test func `delete all models that something holds for`() throws {
    for name in ["Jane", "Mary", "Ann"] { context.insert(Author(name: name)) }
    try context.delete(model: Author.self, where: #Predicate { $0.name.contains("a") })
    #expect(try context.all(Author.self).map(\.name) == ["Ann"])
    try context.delete(model: Author.self)
    #expect(try context.all(Author.self).isEmpty)
  }

  @Test func `find models by their identifiers`() throws {
    let jane = Author(name: "Jane")
    context.insert(jane)
    try context.save()
    let id = jane.persistentModelID
    let other = ModelContext(container)
    #expect((other.registeredModel(for: id) as Author?) == nil)
    let found = try #require(other.model(for: id) as? Author)
    #expect(found !== jane && found.name == "Jane" && found.persistentModelID == id)
    #expect((other.registeredModel(for: id) as Author?) === found)
  }

  @Test func `see what others keep, and keep what was changed here`() throws {
    let jane = Author(name: "Jane")
    context.insert(jane)
    try context.save()
    let other = ModelContext(container)
    let theirs = try #require(try other.all(Author.self).first)
    jane.mood = .merry
    theirs.name = "Mary"
    theirs.mood = .calm
    theirs.tags = ["theirs"]
    try other.save()
    #expect(try context.all(Author.self).map(\.name) == ["Mary"])
    #expect(jane.mood == .merry && jane.tags == ["theirs"])
    try context.save()
    #expect(try other.all(Author.self).first?.mood == .merry)
    other.delete(theirs)
    try other.save()
    #expect(try context.all(Author.self).isEmpty && jane.modelContext == nil)
  }
}

@MainActor
@Suite struct `The main context` {
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `keeps changes by itself`() async throws {
    let container = try Library.inMemory()
    let context = container.mainContext
    #expect(context.autosaveEnabled && !ModelContext(container).autosaveEnabled)
    context.insert(Author(name: "Jane"))
    #expect(try ModelContext(container).all(Author.self).isEmpty)
    await turn()
    #expect(!context.hasChanges)
    #expect(try ModelContext(container).all(Author.self).count == 1)
    context.autosaveEnabled = false
    context.insert(Author(name: "Mary"))
    await turn()
    #expect(context.hasChanges)
    context.autosaveEnabled = true
    await turn()
    #expect(!context.hasChanges)
  }

  @Test func `sees what an actor keeps`() async throws {
    let container = try Library.inMemory()
    let context = container.mainContext
    let librarian = Librarian(modelContainer: container)
    let id = try await librarian.add("Jane")
    let jane = try #require(context.model(for: id) as? Author)
    try await librarian.rename(id, to: "Mary")
    await turn()
    #expect(jane.name == "Mary")
  }
}
