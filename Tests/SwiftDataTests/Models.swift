// swift-format-ignore-file
// What the translator makes of Tests/Fixtures/SwiftData/Models.swift: SourceTranslationTests compare both.
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

      
final class Author: SwiftData.PersistentModel { let _$backingData: SwiftData._ModelBacking; required init(_backing: SwiftData._ModelBacking) { _$backingData = _backing; _name = SwiftData._KeptElsewhere(); };
                      var name: String { @storageRestrictions(accesses: _$backingData, initializes: _name) init(initialValue) { _$backingData.start(0, initialValue); _name = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 0, \Author.name) } set { _$backingData.set(self, 0, \Author.name, newValue) } }; private var _name: SwiftData._KeptElsewhere
  var born: Optional<Date> { @storageRestrictions(accesses: _$backingData, initializes: _born) init(initialValue) { _$backingData.start(1, initialValue); _born = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 1, \Author.born) } set { _$backingData.set(self, 1, \Author.born, newValue) } }; private var _born = SwiftData._KeptElsewhere()
  var mood: Mood { @storageRestrictions(accesses: _$backingData, initializes: _mood) init(initialValue) { _$backingData.start(2, initialValue); _mood = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 2, \Author.mood) } set { _$backingData.set(self, 2, \Author.mood, newValue) } }; private var _mood = SwiftData._KeptElsewhere(); private struct _Default_mood { nonisolated(unsafe) static let make: () -> Mood = { Mood.calm } }
  var address: Optional<Address> { @storageRestrictions(accesses: _$backingData, initializes: _address) init(initialValue) { _$backingData.start(3, initialValue); _address = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 3, \Author.address) } set { _$backingData.set(self, 3, \Author.address, newValue) } }; private var _address = SwiftData._KeptElsewhere()
  var tags: [String] { @storageRestrictions(accesses: _$backingData, initializes: _tags) init(initialValue) { _$backingData.start(4, initialValue); _tags = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 4, \Author.tags) } set { _$backingData.set(self, 4, \Author.tags, newValue) } }; private var _tags = SwiftData._KeptElsewhere(); private struct _Default_tags { nonisolated(unsafe) static let make: () -> [String] = { [] } }
                                                             var books: [Book] { @storageRestrictions(accesses: _$backingData, initializes: _books) init(initialValue) { _$backingData.start(5, initialValue); _books = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 5, \Author.books) } set { _$backingData.set(self, 5, \Author.books, newValue) } }; private var _books = SwiftData._KeptElsewhere(); private struct _Default_books { nonisolated(unsafe) static let make: () -> [Book] = { [] } }
             var visits = 0
  static let kind = "author"
  var shortName: String { String(name.prefix(1)) }

  init(name: String, born: Date? = nil) { _$backingData = SwiftData._ModelBacking(Author.self);
    self.name = name
    self.born = born
   _$backingData.attach(self) }
 static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { var all: [SwiftData.Schema.PropertyMetadata] = []; all.append(SwiftData.Schema.PropertyMetadata(name: "name", keypath: \Author.name, metadata: SwiftData.Schema.Attribute(.unique))); all.append(SwiftData.Schema.PropertyMetadata(name: "born", keypath: \Author.born)); all.append(SwiftData.Schema.PropertyMetadata(name: "mood", keypath: \Author.mood, makeDefault: _Default_mood.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "address", keypath: \Author.address)); all.append(SwiftData.Schema.PropertyMetadata(name: "tags", keypath: \Author.tags, makeDefault: _Default_tags.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "books", keypath: \Author.books, makeDefault: _Default_books.make, metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Book.author))); return all } }

      
class Book: SwiftData.PersistentModel { let _$backingData: SwiftData._ModelBacking; required init(_backing: SwiftData._ModelBacking) { _$backingData = _backing; _title = SwiftData._KeptElsewhere(); };
  static var _uniqueness: [[AnyKeyPath]] { let all: [[PartialKeyPath<Book>]] = [[\.title, \.year]]; return all }
                         
  var id: _Default_id.Value { @storageRestrictions(accesses: _$backingData, initializes: _id) init(initialValue) { _$backingData.start(0, initialValue); _id = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 0, \Book.id) } set { _$backingData.set(self, 0, \Book.id, newValue) } }; private var _id = SwiftData._KeptElsewhere(); struct _Default_id: SwiftData._DefaultValue { nonisolated(unsafe) static let make = { UUID() } }
  var title: String { @storageRestrictions(accesses: _$backingData, initializes: _title) init(initialValue) { _$backingData.start(1, initialValue); _title = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 1, \Book.title) } set { _$backingData.set(self, 1, \Book.title, newValue) } }; private var _title: SwiftData._KeptElsewhere
  var year: Int { @storageRestrictions(accesses: _$backingData, initializes: _year) init(initialValue) { _$backingData.start(2, initialValue); _year = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 2, \Book.year) } set { _$backingData.set(self, 2, \Book.year, newValue) } }; private var _year = SwiftData._KeptElsewhere(); private struct _Default_year { nonisolated(unsafe) static let make: () -> Int = { 2_000 } }
  var price: _Default_price.Value { @storageRestrictions(accesses: _$backingData, initializes: _price) init(initialValue) { _$backingData.start(3, initialValue); _price = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 3, \Book.price) } set { _$backingData.set(self, 3, \Book.price, newValue) } }; private var _price = SwiftData._KeptElsewhere(); struct _Default_price: SwiftData._DefaultValue { nonisolated(unsafe) static let make = { Decimal(1) } }
  var rating: _Default_rating.Value { @storageRestrictions(accesses: _$backingData, initializes: _rating) init(initialValue) { _$backingData.start(4, initialValue); _rating = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 4, \Book.rating) } set { let oldValue = rating; _$backingData.set(self, 4, \Book.rating, newValue); _$backingData.observe(4) { _rating_didSet(oldValue) } } }; private var _rating = SwiftData._KeptElsewhere(); struct _Default_rating: SwiftData._DefaultValue { nonisolated(unsafe) static let make = { 0.5 } } 
    ; private func _rating_didSet(_ oldValue: _Default_rating.Value) { seen.append("\(oldValue)-\(rating)") }
   
             var seen: [String] = []
                         var draft: Optional<String> { @storageRestrictions(accesses: _$backingData, initializes: _draft) init(initialValue) { _$backingData.start(5, initialValue); _draft = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 5, \Book.draft) } set { _$backingData.set(self, 5, \Book.draft, newValue) } }; private var _draft = SwiftData._KeptElsewhere()
                               var cover: Optional<Data> { @storageRestrictions(accesses: _$backingData, initializes: _cover) init(initialValue) { _$backingData.start(6, initialValue); _cover = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 6, \Book.cover) } set { _$backingData.set(self, 6, \Book.cover, newValue) } }; private var _cover = SwiftData._KeptElsewhere()
  var author: Optional<Author> { @storageRestrictions(accesses: _$backingData, initializes: _author) init(initialValue) { _$backingData.start(7, initialValue); _author = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 7, \Book.author) } set { _$backingData.set(self, 7, \Book.author, newValue) } }; private var _author = SwiftData._KeptElsewhere()
  var shelves: [Shelf] { @storageRestrictions(accesses: _$backingData, initializes: _shelves) init(initialValue) { _$backingData.start(8, initialValue); _shelves = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 8, \Book.shelves) } set { _$backingData.set(self, 8, \Book.shelves, newValue) } }; private var _shelves = SwiftData._KeptElsewhere(); private struct _Default_shelves { nonisolated(unsafe) static let make: () -> [Shelf] = { [] } }

  init(title: String, author: Author? = nil) { _$backingData = SwiftData._ModelBacking(Book.self);
    self.title = title
    self.author = author
   _$backingData.attach(self) }
 static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { var all: [SwiftData.Schema.PropertyMetadata] = []; all.append(SwiftData.Schema.PropertyMetadata(name: "id", keypath: \Book.id, makeDefault: _Default_id.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "title", keypath: \Book.title)); all.append(SwiftData.Schema.PropertyMetadata(name: "year", keypath: \Book.year, makeDefault: _Default_year.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "price", keypath: \Book.price, makeDefault: _Default_price.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "rating", keypath: \Book.rating, makeDefault: _Default_rating.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "draft", keypath: \Book.draft, metadata: SwiftData.Schema.Attribute(.ephemeral))); all.append(SwiftData.Schema.PropertyMetadata(name: "cover", keypath: \Book.cover, metadata: SwiftData.Schema.Attribute(.externalStorage))); all.append(SwiftData.Schema.PropertyMetadata(name: "author", keypath: \Book.author)); all.append(SwiftData.Schema.PropertyMetadata(name: "shelves", keypath: \Book.shelves, makeDefault: _Default_shelves.make)); return all } }

      
final class Shelf: SwiftData.PersistentModel { let _$backingData: SwiftData._ModelBacking; required init(_backing: SwiftData._ModelBacking) { _$backingData = _backing; _books = SwiftData._KeptElsewhere(); };
  var place: String { @storageRestrictions(accesses: _$backingData, initializes: _place) init(initialValue) { _$backingData.start(0, initialValue); _place = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 0, \Shelf.place) } set { _$backingData.set(self, 0, \Shelf.place, newValue) } }; private var _place = SwiftData._KeptElsewhere(); private struct _Default_place { nonisolated(unsafe) static let make: () -> String = { "hall" } }
                                                           var books: [Book] { @storageRestrictions(accesses: _$backingData, initializes: _books) init(initialValue) { _$backingData.start(1, initialValue); _books = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 1, \Shelf.books) } set { _$backingData.set(self, 1, \Shelf.books, newValue) } }; private var _books: SwiftData._KeptElsewhere
  var room: Optional<Room> { @storageRestrictions(accesses: _$backingData, initializes: _room) init(initialValue) { _$backingData.start(2, initialValue); _room = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 2, \Shelf.room) } set { _$backingData.set(self, 2, \Shelf.room, newValue) } }; private var _room = SwiftData._KeptElsewhere()

  init(place: String, books: [Book] = []) { _$backingData = SwiftData._ModelBacking(Shelf.self);
    self.place = place
    self.books = books
   _$backingData.attach(self) }
 static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { var all: [SwiftData.Schema.PropertyMetadata] = []; all.append(SwiftData.Schema.PropertyMetadata(name: "place", keypath: \Shelf.place, makeDefault: _Default_place.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "books", keypath: \Shelf.books, metadata: SwiftData.Schema.Relationship(deleteRule: .deny, inverse: \Book.shelves))); all.append(SwiftData.Schema.PropertyMetadata(name: "room", keypath: \Shelf.room)); return all } }

      
final class Room: SwiftData.PersistentModel { let _$backingData: SwiftData._ModelBacking; required init(_backing: SwiftData._ModelBacking) { _$backingData = _backing; };
  var number: Int { @storageRestrictions(accesses: _$backingData, initializes: _number) init(initialValue) { _$backingData.start(0, initialValue); _number = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 0, \Room.number) } set { _$backingData.set(self, 0, \Room.number, newValue) } }; private var _number = SwiftData._KeptElsewhere(); private struct _Default_number { nonisolated(unsafe) static let make: () -> Int = { 1 } }
  var site: Optional<URL> { @storageRestrictions(accesses: _$backingData, initializes: _site) init(initialValue) { _$backingData.start(1, initialValue); _site = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 1, \Room.site) } set { _$backingData.set(self, 1, \Room.site, newValue) } }; private var _site = SwiftData._KeptElsewhere()
  var key: Optional<UUID> { @storageRestrictions(accesses: _$backingData, initializes: _key) init(initialValue) { _$backingData.start(2, initialValue); _key = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 2, \Room.key) } set { _$backingData.set(self, 2, \Room.key, newValue) } }; private var _key = SwiftData._KeptElsewhere()
  var isOpen: _Default_isOpen.Value { @storageRestrictions(accesses: _$backingData, initializes: _isOpen) init(initialValue) { _$backingData.start(3, initialValue); _isOpen = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 3, \Room.isOpen) } set { _$backingData.set(self, 3, \Room.isOpen, newValue) } }; private var _isOpen = SwiftData._KeptElsewhere(); struct _Default_isOpen: SwiftData._DefaultValue { nonisolated(unsafe) static let make = { true } }
  var size: Float { @storageRestrictions(accesses: _$backingData, initializes: _size) init(initialValue) { _$backingData.start(4, initialValue); _size = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 4, \Room.size) } set { _$backingData.set(self, 4, \Room.size, newValue) } }; private var _size = SwiftData._KeptElsewhere(); private struct _Default_size { nonisolated(unsafe) static let make: () -> Float = { 1.5 } }
  var area: [String: Double] { @storageRestrictions(accesses: _$backingData, initializes: _area) init(initialValue) { _$backingData.start(5, initialValue); _area = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 5, \Room.area) } set { _$backingData.set(self, 5, \Room.area, newValue) } }; private var _area = SwiftData._KeptElsewhere(); private struct _Default_area { nonisolated(unsafe) static let make: () -> [String: Double] = { [:] } }
  var shelves: [Shelf] { @storageRestrictions(accesses: _$backingData, initializes: _shelves) init(initialValue) { _$backingData.start(6, initialValue); _shelves = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 6, \Room.shelves) } set { _$backingData.set(self, 6, \Room.shelves, newValue) } }; private var _shelves = SwiftData._KeptElsewhere(); private struct _Default_shelves { nonisolated(unsafe) static let make: () -> [Shelf] = { [] } }
 init() { _$backingData = SwiftData._ModelBacking(Room.self); _$backingData.attach(self) }; static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { var all: [SwiftData.Schema.PropertyMetadata] = []; all.append(SwiftData.Schema.PropertyMetadata(name: "number", keypath: \Room.number, makeDefault: _Default_number.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "site", keypath: \Room.site)); all.append(SwiftData.Schema.PropertyMetadata(name: "key", keypath: \Room.key)); all.append(SwiftData.Schema.PropertyMetadata(name: "isOpen", keypath: \Room.isOpen, makeDefault: _Default_isOpen.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "size", keypath: \Room.size, makeDefault: _Default_size.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "area", keypath: \Room.area, makeDefault: _Default_area.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "shelves", keypath: \Room.shelves, makeDefault: _Default_shelves.make)); return all } }

           
actor Librarian: SwiftData.ModelActor { nonisolated let modelExecutor: any SwiftData.ModelExecutor; nonisolated let modelContainer: SwiftData.ModelContainer; init(modelContainer: SwiftData.ModelContainer) { self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)); self.modelContainer = modelContainer };
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

        
  final class Ware: SwiftData.PersistentModel { let _$backingData: SwiftData._ModelBacking; required init(_backing: SwiftData._ModelBacking) { _$backingData = _backing; _name = SwiftData._KeptElsewhere(); _cost = SwiftData._KeptElsewhere(); };
    var name: String { @storageRestrictions(accesses: _$backingData, initializes: _name) init(initialValue) { _$backingData.start(0, initialValue); _name = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 0, \Ware.name) } set { _$backingData.set(self, 0, \Ware.name, newValue) } }; private var _name: SwiftData._KeptElsewhere
    var cost: Int { @storageRestrictions(accesses: _$backingData, initializes: _cost) init(initialValue) { _$backingData.start(1, initialValue); _cost = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 1, \Ware.cost) } set { _$backingData.set(self, 1, \Ware.cost, newValue) } }; private var _cost: SwiftData._KeptElsewhere

    init(name: String, cost: Int) { _$backingData = SwiftData._ModelBacking(Ware.self);
      self.name = name
      self.cost = cost
     _$backingData.attach(self) }
   static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { var all: [SwiftData.Schema.PropertyMetadata] = []; all.append(SwiftData.Schema.PropertyMetadata(name: "name", keypath: \Ware.name)); all.append(SwiftData.Schema.PropertyMetadata(name: "cost", keypath: \Ware.cost)); return all } }
}

enum ShopV2: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Ware.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

        
  final class Ware: SwiftData.PersistentModel { let _$backingData: SwiftData._ModelBacking; required init(_backing: SwiftData._ModelBacking) { _$backingData = _backing; _title = SwiftData._KeptElsewhere(); _cost = SwiftData._KeptElsewhere(); };
                                     var title: String { @storageRestrictions(accesses: _$backingData, initializes: _title) init(initialValue) { _$backingData.start(0, initialValue); _title = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 0, \Ware.title) } set { _$backingData.set(self, 0, \Ware.title, newValue) } }; private var _title: SwiftData._KeptElsewhere
    var cost: Double { @storageRestrictions(accesses: _$backingData, initializes: _cost) init(initialValue) { _$backingData.start(1, initialValue); _cost = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 1, \Ware.cost) } set { _$backingData.set(self, 1, \Ware.cost, newValue) } }; private var _cost: SwiftData._KeptElsewhere
    var label: String { @storageRestrictions(accesses: _$backingData, initializes: _label) init(initialValue) { _$backingData.start(2, initialValue); _label = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 2, \Ware.label) } set { _$backingData.set(self, 2, \Ware.label, newValue) } }; private var _label = SwiftData._KeptElsewhere(); private struct _Default_label { nonisolated(unsafe) static let make: () -> String = { "none" } }
    var note: Optional<String> { @storageRestrictions(accesses: _$backingData, initializes: _note) init(initialValue) { _$backingData.start(3, initialValue); _note = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 3, \Ware.note) } set { _$backingData.set(self, 3, \Ware.note, newValue) } }; private var _note = SwiftData._KeptElsewhere()

    init(title: String, cost: Double) { _$backingData = SwiftData._ModelBacking(Ware.self);
      self.title = title
      self.cost = cost
     _$backingData.attach(self) }
   static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { var all: [SwiftData.Schema.PropertyMetadata] = []; all.append(SwiftData.Schema.PropertyMetadata(name: "title", keypath: \Ware.title, metadata: SwiftData.Schema.Attribute(originalName: "name"))); all.append(SwiftData.Schema.PropertyMetadata(name: "cost", keypath: \Ware.cost)); all.append(SwiftData.Schema.PropertyMetadata(name: "label", keypath: \Ware.label, makeDefault: _Default_label.make)); all.append(SwiftData.Schema.PropertyMetadata(name: "note", keypath: \Ware.note)); return all } }
}

enum ShopV3: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Ware.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

        
  final class Ware: SwiftData.PersistentModel { let _$backingData: SwiftData._ModelBacking; required init(_backing: SwiftData._ModelBacking) { _$backingData = _backing; _title = SwiftData._KeptElsewhere(); _needed = SwiftData._KeptElsewhere(); };
    var title: String { @storageRestrictions(accesses: _$backingData, initializes: _title) init(initialValue) { _$backingData.start(0, initialValue); _title = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 0, \Ware.title) } set { _$backingData.set(self, 0, \Ware.title, newValue) } }; private var _title: SwiftData._KeptElsewhere
    var needed: Int { @storageRestrictions(accesses: _$backingData, initializes: _needed) init(initialValue) { _$backingData.start(1, initialValue); _needed = SwiftData._KeptElsewhere() } get { _$backingData.get(self, 1, \Ware.needed) } set { _$backingData.set(self, 1, \Ware.needed, newValue) } }; private var _needed: SwiftData._KeptElsewhere

    init(title: String, needed: Int) { _$backingData = SwiftData._ModelBacking(Ware.self);
      self.title = title
      self.needed = needed
     _$backingData.attach(self) }
   static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { var all: [SwiftData.Schema.PropertyMetadata] = []; all.append(SwiftData.Schema.PropertyMetadata(name: "title", keypath: \Ware.title)); all.append(SwiftData.Schema.PropertyMetadata(name: "needed", keypath: \Ware.needed)); return all } }
}
