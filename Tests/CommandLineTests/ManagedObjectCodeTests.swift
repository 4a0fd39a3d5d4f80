import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

/// The classes that are made of models of Core Data, as Xcode makes them.
@Suite struct ManagedObjectCodeTests {
  private func made(_ contents: String) throws -> ManagedObjectCode {
    let folder = Command.file(".xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contents.utf8).write(to: folder.appendingPathComponent("contents"))
    return ManagedObjectCode(models: [DataModel(folder)].compactMap { $0 })
  }

  private func code(_ entities: String, _ sources: [String] = []) throws -> String? {
    try made(
      "<?xml version=\"1.0\"?><model type=\"com.apple.IDECoreDataModeler.DataModel\">"
        + entities + "</model>"
    ).code(for: sources)
  }

  private func entity(_ properties: String, _ attributes: String = "") -> String {
    """
    <entity name="Item" representedClassName="Item" codeGenerationType="class"\(attributes)>
    \(properties)</entity>
    <entity name="Tag" representedClassName=".Label"/><entity name="Bare"/>
    """
  }

  @Test func `a class has what Xcode gives it`() throws {
    let attribute = "<attribute name=\"name\" optional=\"YES\" attributeType=\"String\"/>"
    #expect(
      try code(entity(attribute)) == """
        import CoreData
        import Foundation

        @objc(Item)
        public class Item: NSManagedObject {}

        extension Item {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
            return NSFetchRequest<Item>(entityName: "Item")
          }
          @NSManaged public var name: String?
        }

        extension Item: Identifiable {}

        """
    )
  }

  @Test(
    arguments: [
      ("String", nil, "String?"), ("Date", "NO", "Date?"), ("Date", "YES", "TimeInterval"),
      ("Binary", nil, "Data?"), ("UUID", "NO", "UUID?"), ("URI", nil, "URL?"),
      ("Decimal", nil, "NSDecimalNumber?"), ("Integer 16", "YES", "Int16"),
      ("Integer 32", "YES", "Int32"), ("Integer 64", "YES", "Int64"), ("Double", "YES", "Double"),
      ("Float", "YES", "Float"), ("Boolean", "YES", "Bool"), ("Integer 16", "NO", "NSNumber?"),
      ("Boolean", nil, "NSNumber?"), ("Transformable", nil, "NSObject?"),
    ] as [(String, String?, String)]
  )
  func `an attribute has its type`(kind: String, scalar: String?, type: String) throws {
    let flag = scalar.map { " usesScalarValueType=\"\($0)\"" } ?? ""
    let text = try code(entity("<attribute name=\"a\" attributeType=\"\(kind)\"\(flag)/>"))
    #expect(text?.contains("  @NSManaged public var a: \(type)\n") == true, "\(text ?? "")")
  }

  @Test func `names and types of one's own are written as they are`() throws {
    let text = try code(
      entity(
        "<attribute name=\"color\" attributeType=\"Transformable\" customClassName=\"UIColor\"/>"
          + "<attribute name=\"default\" attributeType=\"String\"/>"
          + "<fetchedProperty name=\"found\"><fetchRequest entity=\"Tag\"/></fetchedProperty>"
      )
    )
    #expect(text?.contains("public var color: UIColor?\n") == true)
    #expect(text?.contains("public var `default`: String?\n") == true)
    #expect(text?.contains("public var found: [Any]?\n") == true)
  }

  @Test func `a relationship to one is of the other's class`() throws {
    let text = try code(
      entity(
        "<relationship name=\"tag\" maxCount=\"1\" destinationEntity=\"Tag\"/>"
          + "<relationship name=\"bare\" maxCount=\"1\" destinationEntity=\"Bare\"/>"
      )
    )
    #expect(text?.contains("  @NSManaged public var tag: Label?\n") == true)
    #expect(text?.contains("  @NSManaged public var bare: NSManagedObject?\n") == true)
    #expect(text?.contains("addTo") == false)
  }

  private static let accessors = """
      @objc(addTagsObject:)
      @NSManaged public func addToTags(_ value: Label)
      @objc(removeTagsObject:)
      @NSManaged public func removeFromTags(_ value: Label)
      @objc(addTags:)
      @NSManaged public func addToTags(_ values: NSSet)
      @objc(removeTags:)
      @NSManaged public func removeFromTags(_ values: NSSet)
    """.split(separator: "\n")

  @Test func `a relationship to many has functions that change it`() throws {
    let text = try #require(
      try code(entity("<relationship name=\"tags\" toMany=\"YES\" destinationEntity=\"Tag\"/>"))
    )
    #expect(text.contains("  @NSManaged public var tags: NSSet?\n"))
    let functions = text.split(separator: "\n").filter {
      $0.contains("@objc(") && !$0.contains("(Item)")
        || $0.contains(" func ") && $0.contains("Tags")
    }
    #expect(functions == Self.accessors)
  }

  @Test func `one with an order has functions for places as well`() throws {
    let text = try #require(
      try code(
        entity(
          "<relationship name=\"tags\" toMany=\"YES\" ordered=\"YES\" destinationEntity=\"Tag\"/>"
        )
      )
    )
    for line in [
      "@NSManaged public var tags: NSOrderedSet?",
      "@objc(insertObject:inTagsAtIndex:)\n  @NSManaged public func insertIntoTags(_ value: Label, at idx: Int)",
      "@objc(removeObjectFromTagsAtIndex:)\n  @NSManaged public func removeFromTags(at idx: Int)",
      "@objc(insertTags:atIndexes:)\n  @NSManaged public func insertIntoTags(_ values: [Label], at indexes: NSIndexSet)",
      "@objc(removeTagsAtIndexes:)\n  @NSManaged public func removeFromTags(at indexes: NSIndexSet)",
      "@objc(replaceObjectInTagsAtIndex:withObject:)\n  @NSManaged public func replaceTags(at idx: Int, with value: Label)",
      "@objc(replaceTagsAtIndexes:withTags:)\n  @NSManaged public func replaceTags(at indexes: NSIndexSet, with values: [Label])",
      "@NSManaged public func addToTags(_ values: NSOrderedSet)",
    ] { #expect(text.contains("  \(line)\n"), "\(line)") }
  }

  @Test func `an entity below another has its class below the other's`() throws {
    let text = try #require(
      try code(
        entity("")
          + "<entity name=\"Book\" representedClassName=\"Shop.Book\" parentEntity=\"Item\""
          + " codeGenerationType=\"class\"/>"
          + "<entity name=\"Thing\" representedClassName=\"Thing\" parentEntity=\"Bare\""
          + " codeGenerationType=\"class\"/>"
      )
    )
    #expect(text.contains("public class Book: Item {}\n"))
    #expect(text.contains("public class Thing: NSManagedObject {}\n"))
    // It has the protocol from above.
    #expect(!text.contains("extension Book: Identifiable"))
    #expect(text.contains("extension Thing: Identifiable"))
  }

  @Test(arguments: [("category", true), ("", false), ("none", false)])
  func `what the sources write is not made`(kind: String, hasExtension: Bool) throws {
    let text = try code(
      "<entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"\(kind)\"/>",
      ["public final class Item: NSManagedObject {}"]
    )
    #expect(text?.contains("class func fetchRequest()") ?? false == hasExtension)
    #expect(text?.contains("class Item:") ?? false == false)
  }

  @Test(arguments: [
    ("final class Item: NSManagedObject {}", false), ("  class Item {}", false),
    ("// class Item: NSManagedObject {}", true), ("class Items {}", true),
    ("class func item() -> Item {}", true),
  ])
  func `a class that the sources have is not made again`(source: String, isMade: Bool) throws {
    #expect(try code(entity(""), [source])?.contains("public class Item") ?? false == isMade)
  }

  @Test(arguments: [
    ("extension Item: Identifiable {}", false), ("extension Item: A, Identifiable {\n}", false),
    ("extension Items: Identifiable {}", true), ("extension Item: IdentifiableByName {}", true),
  ])
  func `a conformance that the sources have is not made again`(
    source: String,
    isMade: Bool
  ) throws {
    let text = try code(entity(""), [source])
    #expect(text?.contains("extension Item: Identifiable") == isMade)
  }

  @Test(arguments: [
    ("<model>\n<entity></model>", 2), ("<list/>", 1), ("", 1),
    ("<model>\n\n<entity name=\"a\">", 3),
  ])
  func `what cannot be read is told with its line`(contents: String, line: Int) throws {
    let made = try made(contents)
    #expect(made.code(for: []) == nil)
    let problem = try #require(made.problems.first)
    #expect(problem.code == "TSK-DATA-MODEL")
    #expect(problem.description.contains("/contents:\(line)"), "\(problem.description)")
    #expect(problem.description.contains("remedy: "))
  }
}
