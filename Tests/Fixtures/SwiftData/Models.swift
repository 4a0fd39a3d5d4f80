import Foundation
import SwiftData

enum Mood: String, Codable {
  case calm
  case merry
}

struct Address: Codable, Hashable {
  var street: String
  var numbers: [Int]
}

@Model
final class Author {
  @Attribute(.unique) var name: String
  var born: Date?
  var mood: Mood = Mood.calm
  var address: Address?
  var tags: [String] = []
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
  @Transient var visits = 0
  static let kind = "author"
  var shortName: String { String(name.prefix(1)) }

  init(name: String, born: Date? = nil) {
    self.name = name
    self.born = born
  }
}

@Model
class Book {
  #Unique<Book>([\.title, \.year])
  #Index<Book>([\.title])
  var id = UUID()
  var title: String
  var year: Int = 2_000
  var price = Decimal(1)
  var rating = 0.5 {
    didSet { seen.append("\(oldValue)-\(rating)") }
  }
  @Transient var seen: [String] = []
  @Attribute(.ephemeral) var draft: String?
  @Attribute(.externalStorage) var cover: Data?
  var author: Author?
  var shelves: [Shelf] = []

  init(title: String, author: Author? = nil) {
    self.title = title
    self.author = author
  }
}

@Model
final class Shelf {
  var place: String = "hall"
  @Relationship(deleteRule: .deny, inverse: \Book.shelves) var books: [Book]
  var room: Room?

  init(place: String, books: [Book] = []) {
    self.place = place
    self.books = books
  }
}

@Model
final class Room {
  var number: Int = 1
  var site: URL?
  var key: UUID?
  var isOpen = true
  var size: Float = 1.5
  var area: [String: Double] = [:]
  var shelves: [Shelf] = []
}

@ModelActor
actor Librarian {
  func add(_ name: String) throws -> PersistentIdentifier {
    let author = Author(name: name)
    modelContext.insert(author)
    try modelContext.save()
    return author.persistentModelID
  }

  func rename(_ id: PersistentIdentifier, to name: String) throws {
    guard let author = self[id, as: Author.self] else { return }
    author.name = name
    try modelContext.save()
  }
}

enum ShopV1: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Ware.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Ware {
    var name: String
    var cost: Int

    init(name: String, cost: Int) {
      self.name = name
      self.cost = cost
    }
  }
}

enum ShopV2: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Ware.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Ware {
    @Attribute(originalName: "name") var title: String
    var cost: Double
    var label: String = "none"
    var note: String?

    init(title: String, cost: Double) {
      self.title = title
      self.cost = cost
    }
  }
}

enum ShopV3: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Ware.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model
  final class Ware {
    var title: String
    var needed: Int

    init(title: String, needed: Int) {
      self.title = title
      self.needed = needed
    }
  }
}
