import CoreData
import Foundation

/// A model as Xcode writes it, and classes as an app writes them.
enum Library {
  static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Author" representedClassName="Author" syncable="YES">
        <attribute name="name" attributeType="String" minValueString="2"/>
        <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Book" syncable="YES">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="Untitled"/>
        <attribute name="pages" optional="YES" attributeType="Integer 32" defaultValueString="0" \
    maxValueString="5000" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="0.0"/>
        <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="cover" optional="YES" attributeType="Binary"/>
        <attribute name="code" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="page" optional="YES" attributeType="URI"/>
        <attribute name="words" optional="YES" attributeType="Transformable"/>
        <attribute name="note" optional="YES" transient="YES" attributeType="String"/>
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        <relationship name="shelves" optional="YES" toMany="YES" deletionRule="Nullify" \
    destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
      </entity>
      <entity name="Novel" representedClassName="Novel" parentEntity="Book" syncable="YES">
        <attribute name="genre" optional="YES" attributeType="String"/>
      </entity>
      <entity name="Shelf" representedClassName="Shelf" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny" ordered="YES" \
    destinationEntity="Book" inverseName="shelves" inverseEntity="Book"/>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
      <fetchRequest name="Long" entity="Book" predicateString="pages &gt; $LEAST"/>
      <configuration name="People"><memberEntity name="Author"/></configuration>
    </model>
    """

  /// A folder that nobody else has.
  static func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  static func model(_ contents: String = contents) throws -> NSManagedObjectModel {
    let file = try folder().appendingPathComponent("Library.mom")
    try Data(contents.utf8).write(to: file)
    return NSManagedObjectModel(contentsOf: file) ?? NSManagedObjectModel()
  }

  /// A container whose store is gone with it, or lies at a place.
  static func container(
    at url: URL? = nil,
    model contents: String = contents
  ) throws -> NSPersistentContainer {
    // Classes are found by what an app speaks of.
    _ = (NSFetchRequest<Author>(), NSFetchRequest<Book>(), NSFetchRequest<Novel>())
    _ = NSFetchRequest<Shelf>()
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try model(contents))
    let description = NSPersistentStoreDescription()
    description.url = url
    description.type = url == nil ? NSInMemoryStoreType : NSSQLiteStoreType
    container.persistentStoreDescriptions = [description]
    var problem: (any Error)?
    container.loadPersistentStores { _, error in problem = error }
    if let problem { throw problem }
    return container
  }
}

final class Author: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue("name", newValue) }
  }
  var born: Date? {
    get { _managedValue("born") }
    set { _setManagedValue("born", newValue) }
  }
  var books: NSSet? {
    get { _managedValue("books") }
    set { _setManagedValue("books", newValue) }
  }
  func addToBooks(_ value: Book) { _addManagedValue(value, "books") }
  func removeFromBooks(_ values: NSSet) { _removeManagedValue(values, "books") }

  var titles: [String] {
    (books?.allObjects as? [Book] ?? []).compactMap(\.title).sorted()
  }
}

class Book: NSManagedObject {
  var awakenings = 0
  var savings = 0
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue("title", newValue) }
  }
  var pages: Int32 {
    get { _managedValue("pages") }
    set { _setManagedValue("pages", newValue) }
  }
  var isRead: Bool {
    get { _managedValue("isRead") }
    set { _setManagedValue("isRead", newValue) }
  }
  var price: NSDecimalNumber? {
    get { _managedValue("price") }
    set { _setManagedValue("price", newValue) }
  }
  var cover: Data? {
    get { _managedValue("cover") }
    set { _setManagedValue("cover", newValue) }
  }
  var code: UUID? {
    get { _managedValue("code") }
    set { _setManagedValue("code", newValue) }
  }
  var page: URL? {
    get { _managedValue("page") }
    set { _setManagedValue("page", newValue) }
  }
  var words: [String]? {
    get { _managedValue("words") }
    set { _setManagedValue("words", newValue) }
  }
  var note: String? {
    get { _managedValue("note") }
    set { _setManagedValue("note", newValue) }
  }
  var author: Author? {
    get { _managedValue("author") }
    set { _setManagedValue("author", newValue) }
  }
  var shelves: Set<Shelf> {
    get { _managedValue("shelves") }
    set { _setManagedValue("shelves", newValue) }
  }

  override func awakeFromInsert() { awakenings += 1 }
  var wasDeleted = false
  override func awakeFromFetch() { note = "fetched" }
  override func didSave() { wasDeleted = isDeleted }
  override func willSave() { savings += 1 }
}

final class Novel: Book {
  var genre: String? {
    get { _managedValue("genre") }
    set { _setManagedValue("genre", newValue) }
  }
}

final class Shelf: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue("name", newValue) }
  }
  var books: NSOrderedSet? {
    get { _managedValue("books") }
    set { _setManagedValue("books", newValue) }
  }
  func insertIntoBooks(_ value: Book, at index: Int) {
    _insertManagedValue(value, "books", at: index)
  }

  var titles: [String] { (books?.array as? [Book] ?? []).compactMap(\.title) }
}
