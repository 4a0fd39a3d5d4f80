import Diagnostics
import Foundation
import SwiftData
import Testing

@Suite(.serialized) struct `Stores of models` {
  private let url: URL

  init() throws { url = try Library.file() }

  private func container(_ version: any VersionedSchema.Type) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: version),
      configurations: [ModelConfiguration(url: url)]
    )
  }

  private func fill() throws {
    let context = ModelContext(try container(ShopV1.self))
    context.insert(ShopV1.Ware(name: "Tea", cost: 3))
    context.insert(ShopV1.Ware(name: "Ink", cost: 5))
    try context.save()
  }

  @Test func `of another version are taken over`() throws {
    try fill()
    let context = ModelContext(try container(ShopV2.self))
    let wares = try context.all(ShopV2.Ware.self)
    #expect(wares.map(\.title) == ["Tea", "Ink"] && wares.map(\.cost) == [3, 5])
    #expect(wares.allSatisfy { $0.label == "none" && $0.note == nil })
  }

  @Test func `are taken over by code`() throws {
    enum Plan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [ShopV1.self, ShopV2.self] }
      static var stages: [MigrationStage] {
        [
          .custom(fromVersion: ShopV1.self, toVersion: ShopV2.self) { context in
            for ware in try context.fetch(FetchDescriptor<ShopV1.Ware>()) { ware.cost *= 100 }
          } didMigrate: { context in
            for ware in try context.fetch(FetchDescriptor<ShopV2.Ware>()) {
              ware.label = ware.title.uppercased()
            }
            try context.save()
          }
        ]
      }
    }
    try fill()
    for _ in 1...2 {
      let container = try ModelContainer(
        for: Schema(versionedSchema: ShopV2.self),
        migrationPlan: Plan.self,
        configurations: [ModelConfiguration(url: url)]
      )
      let wares = try ModelContext(container).all(ShopV2.Ware.self)
      #expect(wares.map(\.cost) == [300, 500] && wares.map(\.label) == ["TEA", "INK"])
    }
  }

  @Test func `that have no value for a new property are refused with its name`() throws {
    try fill()
    try expectRefusal(saying: "property title") { _ = try container(ShopV3.self) }
  }

  @Test func `that are no stores are refused`() throws {
    try Data("This is no database, and long enough to be read as one that is broken.".utf8)
      .write(to: url)
    try expectRefusal(saying: url.path) { _ = try Library.container(at: url) }
  }

  private func expectRefusal(saying clue: String, _ body: () throws -> Void) throws {
    var error: SwiftDataError?
    let found = UIKitDiagnostics.recording {
      error = #expect(throws: SwiftDataError.self) { try body() }
    }
    #expect(error == .loadIssueModelContainer && "\(error as Any)".contains(clue))
    #expect(found.map(\.code) == ["TSK-MODEL-STORE"])
  }

  @Test func `may be read alone`() throws {
    do {
      let context = ModelContext(try Library.container(at: url))
      context.insert(Author(name: "Jane"))
      try context.save()
    }
    let context = ModelContext(try Library.container(at: url, allowsSave: false))
    #expect(try context.all(Author.self).map(\.name) == ["Jane"])
    context.insert(Author(name: "Mary"))
    #expect(throws: SwiftDataError.self) { try context.save() }
  }

  @Test func `are emptied`() throws {
    let container = try Library.container(at: url)
    let context = ModelContext(container)
    context.insert(Author(name: "Jane"))
    try context.save()
    container.deleteAllData()
    #expect(try context.all(Author.self).isEmpty)
    #expect(try ModelContext(Library.container(at: url)).all(Author.self).isEmpty)
  }

  @Test func `of one file may be opened twice`() throws {
    let first = ModelContext(try Library.container(at: url))
    let second = ModelContext(try Library.container(at: url))
    first.insert(Author(name: "Jane"))
    try first.save()
    second.insert(Author(name: "Mary"))
    try second.save()
    #expect(try first.all(Author.self).map(\.name) == ["Jane", "Mary"])
  }

  @Test func `of a container are for its classes and different`() throws {
    let two = [ModelConfiguration(url: url), ModelConfiguration(url: url)]
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      try ModelContainer(for: Schema(Library.types), configurations: two)
    }
    let foreign = ModelConfiguration(schema: Schema(ShopV1.Ware.self), isStoredInMemoryOnly: true)
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      try ModelContainer(for: Schema(Library.types), configurations: foreign)
    }
  }

  @Test func `share the classes of a container`() throws {
    let wares = ModelConfiguration("wares", schema: Schema(ShopV1.Ware.self), url: url)
    let books = ModelConfiguration(
      "books",
      schema: Schema(Library.types),
      isStoredInMemoryOnly: true
    )
    let schema = Schema(Library.types + [ShopV1.Ware.self])
    let context = ModelContext(try ModelContainer(for: schema, configurations: wares, books))
    context.insert(Author(name: "Jane"))
    context.insert(ShopV1.Ware(name: "Tea", cost: 1))
    try context.save()
    #expect(try ModelContext(container(ShopV1.self)).all(ShopV1.Ware.self).count == 1)
    #expect(try context.all(Author.self).count == 1)
  }

  @Test func `have a schema that tells of classes`() throws {
    let schema = Schema([Author.self], version: Schema.Version(1, 2, 3))
    #expect(Set(schema.entities.map(\.name)) == ["Author", "Book", "Shelf", "Room"])
    let author = try #require(schema.entity(for: Author.self))
    #expect(author.attributesByName["name"]?.isUnique == true)
    let books = try #require(author.relationshipsByName["books"])
    #expect(books.deleteRule == .cascade && !books.isToOneRelationship)
    #expect(books.destination == "Book" && schema.version < Schema.Version(1, 3, 0))
  }
}
