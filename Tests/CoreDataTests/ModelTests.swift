import CoreData
import Diagnostics
import Foundation
import Testing

@Suite struct `Models` {
  @Test func `are read with their entities, properties and relationships`() throws {
    let model = try Library.model()
    #expect(model.entities.compactMap(\.name) == ["Author", "Book", "Novel", "Shelf"])
    let book = try #require(model.entitiesByName["Book"])
    let pages = try #require(book.attributesByName["pages"])
    #expect(pages.attributeType == .integer32AttributeType && pages.type == .integer32)
    #expect(pages.defaultValue as? Int == 0 && pages.isOptional)
    #expect(book.attributesByName["note"]?.isTransient == true)
    let author = try #require(book.relationshipsByName["author"])
    #expect(!author.isToMany && author.destinationEntity?.name == "Author")
    #expect(author.inverseRelationship?.name == "books")
    #expect(author.inverseRelationship?.isToMany == true)
    #expect(author.inverseRelationship?.deleteRule == .cascadeDeleteRule)
    let novel = try #require(model.entitiesByName["Novel"])
    #expect(novel.superentity === book && novel.isKindOf(entity: book))
    #expect(novel.attributesByName["title"] != nil && novel.attributesByName["genre"] != nil)
    #expect(model.entitiesByName["Shelf"]?.uniquenessConstraints as? [[String]] == [["name"]])
    #expect(model.entities(forConfigurationName: "People")?.compactMap(\.name) == ["Author"])
  }

  @Test func `tell versions apart by what stores keep`() throws {
    let same = try Library.model()
    let model = try Library.model()
    #expect(model.entityVersionHashesByName == same.entityVersionHashesByName)
    let other = try Library.model(
      Library.contents.replacing("attributeType=\"Date\"", with: "attributeType=\"String\"")
    )
    #expect(
      model.entitiesByName["Author"]?.versionHash != other.entitiesByName["Author"]?.versionHash
    )
    #expect(
      model.entitiesByName["Shelf"]?.versionHash == other.entitiesByName["Shelf"]?.versionHash
    )
  }

  @Test func `have the current version of several`() throws {
    let folder = try Library.folder().appendingPathComponent("Library.momd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("<model/>".utf8).write(to: folder.appendingPathComponent("Library 2.mom"))
    try Data(Library.contents.utf8).write(to: folder.appendingPathComponent("Library.mom"))
    let info = ["NSManagedObjectModel_CurrentVersionName": "Library"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("VersionInfo.plist"))
    #expect(NSManagedObjectModel(contentsOf: folder)?.entities.count == 4)
  }

  @Test(arguments: [
    ("no xml at all", "Library.mom"), ("<other/>", "<other>"),
    (
      "<model><entity name=\"A\"><attribute name=\"x\" attributeType=\"Colour\"/></entity></model>",
      "Colour"
    ),
    (
      "<model><entity name=\"A\"><relationship name=\"x\" destinationEntity=\"B\"/></entity></model>",
      "\"B\""
    ), ("<model><entity name=\"A\" parentEntity=\"A\"/></model>", "\"A\""),
  ])
  func `that cannot be read are told`(contents: String, clue: String) throws {
    let findings = try UIKitDiagnostics.recording { _ = try Library.model(contents) }
    let finding = try #require(findings.first)
    #expect(finding.code == "TSK-DATA-MODEL" && "\(finding)".contains(clue), "\(finding)")
  }

  @Test func `describe entities in code`() throws {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    name.defaultValue = "none"
    let entity = NSEntityDescription()
    entity.name = "Thing"
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
    let thing = NSEntityDescription.insertNewObject(
      forEntityName: "Thing",
      into: container.viewContext
    )
    #expect(thing.value(forKey: "name") as? String == "none")
    #expect(entity.managedObjectModel === model && name.entity === entity)
  }

  @Test func `have requests with variables`() throws {
    let container = try Library.container()
    for pages in [10, 200] { Book(context: container.viewContext).pages = Int32(pages) }
    let request = try #require(
      container.managedObjectModel.fetchRequestFromTemplate(
        withName: "Long",
        substitutionVariables: ["LEAST": 100]
      )
    )
    let found = try container.viewContext.fetch(request).compactMap { $0 as? Book }
    #expect(found.map(\.pages) == [200])
  }
}
