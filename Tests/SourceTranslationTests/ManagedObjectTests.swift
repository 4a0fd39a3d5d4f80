import Foundation
import Testing

@testable import SourceTranslation

/// What Core Data makes at run time for an app's classes, written out.
@Suite struct `Classes of Core Data` {
  private func member(_ line: String) -> String {
    let lines = body("class Item: NSManagedObject {\n\(line)\n}").split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n").trimmingSuffix()
      .split(separator: " ").joined(separator: " ")
  }

  private static let accessors =
    "{ get { _managedValue(\"name\") } set { _setManagedValue(\"name\", newValue) } }"

  @Test(arguments: [
    ("@NSManaged var name: String?", "var name: String? "),
    ("@NSManaged public var name: String", "public var name: String "),
    ("@objc @NSManaged final var name: [Int]!", "final var name: [Int]! "),
    ("@NSManaged private(set) var name: String", "private(set) var name: String "),
    ("@NSManaged dynamic var name: String", "var name: String "),
    ("@NSManaged var `name`: String", "var `name`: String "),
    (
      "/// Its name.\n@NSManaged\npublic var name: Int16",
      "/// Its name.\n \npublic var name: Int16 "
    ),
  ])
  func `a property asks the object for its value`(line: String, start: String) {
    #expect(member(line) == start + Self.accessors)
  }

  @Test func `properties that share a type each have it`() {
    #expect(
      member("@NSManaged var a, b: Int16")
        == "var a: Int16 { get { _managedValue(\"a\") } set { _setManagedValue(\"a\", newValue) } },"
        + " b: Int16 { get { _managedValue(\"b\") } set { _setManagedValue(\"b\", newValue) } }"
    )
  }

  @Test(arguments: [
    ("addToItems(_ value: Item)", "_addManagedValue(value, \"items\")"),
    ("addToItems(_ values: NSSet)", "_addManagedValue(values, \"items\")"),
    ("addTopics(_ values: NSSet)", "_addManagedValue(values, \"topics\")"),
    ("addItemsObject(_ value: Item)", "_addManagedValue(value, \"items\")"),
    ("addItemsObject(item: Item)", "_addManagedValue(item, \"items\")"),
    ("addItems(_ values: NSSet)", "_addManagedValue(values, \"items\")"),
    ("removeFromItems(_ value: Item)", "_removeManagedValue(value, \"items\")"),
    ("removeItemsObject(_ value: Item)", "_removeManagedValue(value, \"items\")"),
    ("removeItems(_ values: NSSet)", "_removeManagedValue(values, \"items\")"),
    (
      "insertIntoItems(_ value: Item, at idx: Int)",
      "_insertManagedValue(value, \"items\", at: idx)"
    ),
    (
      "insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
      "_insertManagedValue(values, \"items\", at: indexes)"
    ),
    ("removeFromItems(at idx: Int)", "_removeManagedValue(\"items\", at: idx)"),
    (
      "replaceItems(at idx: Int, with value: Item)",
      "_replaceManagedValue(\"items\", at: idx, with: value)"
    ),
  ])
  func `a function changes its relationship`(declaration: String, call: String) {
    #expect(
      member("@NSManaged public func \(declaration)") == "public func \(declaration) { \(call) }"
    )
  }

  @Test(arguments: [
    (
      "insertObject:inItemsAtIndex:", "put(_ a: Item, b: Int)",
      "_insertManagedValue(a, \"items\", at: b)"
    ),
    ("removeObjectFromItemsAtIndex:", "take(_ a: Int)", "_removeManagedValue(\"items\", at: a)"),
    ("removeItemsAtIndexes:", "take(_ a: NSIndexSet)", "_removeManagedValue(\"items\", at: a)"),
    (
      "replaceObjectInItemsAtIndex:withObject:", "put(_ a: Int, b: Item)",
      "_replaceManagedValue(\"items\", at: a, with: b)"
    ),
    ("addItemsObject:", "take(_: Item)", "_addManagedValue(value0, \"items\")"),
  ])
  func `the name in Objective-C tells what a function does`(
    selector: String,
    declaration: String,
    call: String
  ) {
    #expect(member("@objc(\(selector))\n@NSManaged func \(declaration)").hasSuffix("{ \(call) }"))
  }

  @Test func `what is no accessor stays without a body`() {
    #expect(member("@NSManaged func awake()") == "func awake()")
  }

  @Test(arguments: [
    ("override init(entity: E, insertInto context: C?) {}", "required init("),
    ("public override init(entity: E, insertInto context: C?) {}", "public required init("),
    ("override required init(entity: E, insertInto context: C?) {}", "required init("),
    ("override init(entity: E, into context: C?) {}", "override init("),
  ])
  func `the initialiser that every object has is required`(line: String, start: String) {
    #expect(member(line).hasPrefix(start))
  }

  @Test(arguments: [
    ("class Item: NSManagedObject", true), ("class Item: NSObject", false),
    ("class Base: NSManagedObject {}\nclass Item: Base", true),
  ])
  func `values by name are the object's own to override`(head: String, isKept: Bool) {
    for method in ["value(forKey key: String) -> Any?", "setValue(_ v: Any?, forKey key: String)"] {
      let text = body("\(head) { override func \(method) {} }")
      #expect(text.contains("override func \(method)") == isKept)
    }
    let undefined = body("\(head) { override func value(forUndefinedKey key: String) -> Any? {} }")
    #expect(!undefined.contains("override"))
  }

  private static let required =
    "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)"
    + " { super.init(entity: entity, insertInto: context) }"

  @Test(arguments: [
    ("class Item: NSManagedObject { init(a: Int) {} }", true),
    ("class Base: NSManagedObject {}\nclass Item: Base { var a = 1\n init(a: Int) {} }", true),
    ("class Item: NSManagedObject { @NSManaged var a: Int\n init(a: Int) {} }", true),
    ("class Item: NSManagedObject { var a: Int { 1 }\n var b: Int?\n init(a: Int) {} }", true),
    // It has all that the framework's class has.
    ("class Item: NSManagedObject { convenience init(a: Int) {} }", false),
    ("class Item: NSManagedObject { init(a: Int) { self.init() } }", false),
    ("class Item: NSManagedObject {}", false),
    // Nobody knows what it should be.
    ("class Item: NSManagedObject { let a: Int\n init(a: Int) {} }", false),
    ("class Item: NSObject { init(a: Int) {} }", false),
  ])
  func `a class with an initialiser of its own still has it`(source: String, isAdded: Bool) {
    let text = body(source)
    #expect(text.contains(" \(Self.required) }") == isAdded, "\(text)")
  }

  @Test func `an initialiser that is added is as open as its class`() {
    let modules: Set<String> = ["CoreData", "UIKit"]
    let text = translated(
      "open class Item: Base { init(a: Int) {} }",
      others: ["/app/Base.swift": "import CoreData\nopen class Base: NSManagedObject {}"],
      modules: modules
    )
    #expect(text.contains(" public \(Self.required) }"))
    // The class is the framework's though nothing in the file says so.
    #expect(text.contains("import CoreData\n"))
  }

  @Test(arguments: [
    (
      "let s = snapshot as NSDiffableDataSourceSnapshot<Int, ID>",
      "_snapshot(snapshot) as NSDiffableDataSourceSnapshot<Int, ID>"
    ),
    (
      "let r = Item.fetchRequest() as! NSFetchRequest<Item>",
      "_fetchRequest(Item.fetchRequest()) as  NSFetchRequest<Item>"
    ),
    (
      "let c = controller as? NSFetchedResultsController<Item>",
      "_resultsController(controller) as  NSFetchedResultsController<Item>?"
    ),
    (
      "let s = a.b as! UIKit.NSDiffableDataSourceSnapshot<Int, ID>",
      "_snapshot(a.b) as  UIKit.NSDiffableDataSourceSnapshot<Int, ID>"
    ),
    (
      "s = a as? NSDiffableDataSourceSnapshot<Int, ID>",
      "_snapshot(a) as  NSDiffableDataSourceSnapshot<Int, ID>?"
    ),
    (
      "typealias List = NSDiffableDataSourceSnapshot<Int, ID>\ns = a as! List",
      "_snapshot(a) as  List"
    ),
    ("s = a as List", "s = a as List"),
    ("s = a as DayPhotoSnapshot", "_snapshot(a) as DayPhotoSnapshot"),
    ("s = a as? DayPhotoSnapshot", "s = a as? DayPhotoSnapshot"),
  ])
  func `a snapshot as an object is one of Swift's`(source: String, expected: String) {
    let text = translated(source, modules: ["UIKit", "UIKitSpellings"])
    #expect(text.contains(expected), "\(text)")
    #expect(text.contains("import UIKitSpellings") == (expected != source))
  }

  private static let modules: Set<String> = ["CoreData", "SwiftUI", "UIKit", "_CoreData_SwiftUI"]

  @Test(arguments: [
    ("import SwiftUI\n@FetchRequest var items: R", 1),
    ("import SwiftUI\n@Environment(\\.managedObjectContext) var context", 1),
    ("import CoreData\nimport SwiftUI\nlet r: FetchedResults<Item>", 1),
    ("import CoreData\nimport SwiftUI", 1),
    ("import SwiftUI\nstruct FetchRequest {}\nlet r: FetchRequest", 0),
    ("import UIKit\nlet r: FetchRequest", 0), ("import SwiftUI\nlet r: Fetch", 0),
  ])
  func `SwiftUI passes on what shows objects`(source: String, count: Int) {
    let text = translated(source, modules: Self.modules)
    #expect(text.components(separatedBy: "import _CoreData_SwiftUI\n").count - 1 == count)
  }

  @Test func `what SwiftUI passes on is linked`() {
    let translator = SourceTranslator(TranslationOptions(module: "App"))
    let facts = translator.facts(of: "import SwiftUI\n@FetchRequest var items: R")
    let imports = Set(facts.imports.map(\.module))
    #expect(AppleFrameworks.inert(for: imports).isSuperset(of: ["CoreData", "_CoreData_SwiftUI"]))
    let plain = translator.facts(of: "@FetchRequest var items: R")
    #expect(plain.imports.isEmpty)
  }
}
