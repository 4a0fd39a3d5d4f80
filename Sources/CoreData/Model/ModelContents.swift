import Diagnostics
import Foundation
import FoundationAdditions
import InterfaceFiles

/// What a model's file says.
struct ModelContents {
  var entities: [NSEntityDescription] = []
  var configurations: [String: [NSEntityDescription]] = [:]
  var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
}

/// Reads models.
struct ModelReader {
  private let path: String
  private var contents = ModelContents()
  private var byName: [String: NSEntityDescription] = [:]

  /// What a folder of versions or a file says; nil where it cannot be read, which is told.
  static func contents(of url: URL) -> ModelContents? {
    guard let file = file(of: url) else { return nil }
    do {
      let data = try Data(contentsOf: file)
      let root = try InterfaceElement.root(of: data, path: file.path)
      guard root.name == "model" else {
        ModelMistakes.report(file.path, saw: "an element <\(root.name)>")
        return nil
      }
      var reader = ModelReader(path: file.path)
      reader.read(root)
      return reader.contents
    } catch {
      ModelMistakes.report(file.path, saw: "\(error)")
      return nil
    }
  }

  private static func file(of url: URL) -> URL? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      ModelMistakes.report(url.path, saw: "no file")
      return nil
    }
    guard isFolder.boolValue else { return url }
    let plain = url.appendingPathComponent("contents")
    if FileManager.default.fileExists(atPath: plain.path) { return plain }
    let info = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: url.appendingPathComponent("VersionInfo.plist")),
      format: nil
    )
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let current = (info as? [String: Any])?["NSManagedObjectModel_CurrentVersionName"] as? String
    let versions = names.filter { $0.hasSuffix(".mom") }.sorted()
    guard let name = current.map({ $0 + ".mom" }) ?? versions.last else {
      ModelMistakes.report(url.path, saw: "a folder without versions")
      return nil
    }
    return url.appendingPathComponent(name)
  }

  private init(path: String) { self.path = path }

  // MARK: Entities

  private mutating func read(_ root: InterfaceElement) {
    let elements = root.children.filter { $0.name == "entity" }
    for element in elements {
      let entity = entity(element)
      contents.entities.append(entity)
      if let name = entity.name { byName[name] = entity }
    }
    for (element, entity) in zip(elements, contents.entities) {
      guard let parent = element.attributes["parentEntity"] else { continue }
      guard let above = byName[parent], !above.isKindOf(entity: entity) else {
        ModelMistakes.report(path, element.line, saw: "a parent entity \"\(parent)\"")
        continue
      }
      above.subentities.append(entity)
    }
    for (element, entity) in zip(elements, contents.entities) {
      entity.properties += element.children.compactMap(property)
    }
    for (element, entity) in zip(elements, contents.entities) { connect(element, entity) }
    for element in root.children { readRest(element) }
  }

  private func entity(_ element: InterfaceElement) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = element.attributes["name"]
    let type = element.attributes["representedClassName"] ?? "NSManagedObject"
    entity.managedObjectClassName = type.hasPrefix(".") ? String(type.dropFirst()) : type
    entity.isAbstract = element.flag("isAbstract") ?? false
    entity.versionHashModifier = element.attributes["versionHashModifier"]
    entity.renamingIdentifier = element.attributes["elementID"]
    entity.userInfo = userInfo(element)
    entity.uniquenessConstraints = element.list("uniquenessConstraints").map { constraint in
      constraint.children.compactMap { $0.attributes["value"] }
    }
    return entity
  }

  private func userInfo(_ element: InterfaceElement) -> [AnyHashable: Any] {
    let entries = element.list("userInfo").compactMap { entry in
      entry.attributes["key"].map { (AnyHashable($0), (entry.attributes["value"] ?? "") as Any) }
    }
    return Dictionary(entries) { $1 }
  }

  // MARK: Properties

  private func property(_ element: InterfaceElement) -> NSPropertyDescription? {
    let property: NSPropertyDescription
    switch element.name {
    case "attribute": property = attribute(element)
    case "relationship": property = relationship(element)
    case "fetchedProperty": property = fetched(element)
    default: return nil
    }
    property.name = element.attributes["name"] ?? ""
    property.isOptional = element.flag("optional") ?? false
    property.isTransient = element.flag("transient") ?? false
    property.versionHashModifier = element.attributes["versionHashModifier"]
    property.renamingIdentifier = element.attributes["elementID"]
    property.userInfo = userInfo(element)
    return property
  }

  private func attribute(_ element: InterfaceElement) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    let type = element.attributes["attributeType"] ?? ""
    if let known = NSAttributeType(name: type) {
      attribute.attributeType = known
    } else {
      ModelMistakes.report(path, element.line, saw: "an attribute of the type \"\(type)\"")
    }
    attribute.valueTransformerName = element.attributes["valueTransformerName"]
    if let name = element.attributes["customClassName"] { attribute.attributeValueClassName = name }
    attribute.allowsExternalBinaryDataStorage =
      element.flag("allowsExternalBinaryDataStorage") ?? false
    let text = element.attributes["defaultValueString"]
    attribute.defaultValue =
      attribute.attributeType == .dateAttributeType
      ? element.number("defaultDateTimeInterval").map(Date.init(timeIntervalSinceReferenceDate:))
      : text.flatMap { AttributeValues.value(written: $0, as: attribute.attributeType) }
    attribute.bounds =
      attribute.attributeType == .dateAttributeType
      ? (element.number("minDateTimeInterval"), element.number("maxDateTimeInterval"))
      : (element.number("minValueString"), element.number("maxValueString"))
    attribute.pattern = element.attributes["regularExpressionString"]
    return attribute
  }

  private func relationship(_ element: InterfaceElement) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    let isToMany = element.flag("toMany") ?? false
    relationship.maxCount = Int(element.number("maxCount") ?? (isToMany ? 0 : 1))
    if !isToMany { relationship.maxCount = 1 }
    relationship.minCount = Int(element.number("minCount") ?? 0)
    relationship.isOrdered = element.flag("ordered") ?? false
    switch element.attributes["deletionRule"] {
    case "Cascade": relationship.deleteRule = .cascadeDeleteRule
    case "Deny": relationship.deleteRule = .denyDeleteRule
    case "No Action": relationship.deleteRule = .noActionDeleteRule
    default: relationship.deleteRule = .nullifyDeleteRule
    }
    return relationship
  }

  private func fetched(_ element: InterfaceElement) -> NSFetchedPropertyDescription {
    let property = NSFetchedPropertyDescription()
    property.fetchRequest = element.first("fetchRequest").flatMap(request)
    return property
  }

  private func connect(_ element: InterfaceElement, _ entity: NSEntityDescription) {
    for child in element.children where child.name == "relationship" {
      guard let name = child.attributes["name"],
        let relationship = entity.relationshipsByName[name]
      else { continue }
      let destination = child.attributes["destinationEntity"] ?? ""
      relationship.destinationEntity = byName[destination]
      if relationship.destinationEntity == nil {
        ModelMistakes.report(path, child.line, saw: "a relationship to \"\(destination)\"")
      }
      if let inverse = child.attributes["inverseName"] {
        relationship.inverseRelationship =
          byName[child.attributes["inverseEntity"] ?? destination]?.relationshipsByName[inverse]
      }
    }
  }

  // MARK: Requests and groups

  private mutating func readRest(_ element: InterfaceElement) {
    guard let name = element.attributes["name"] else { return }
    switch element.name {
    case "fetchRequest": contents.requests[name] = request(element)
    case "configuration":
      contents.configurations[name] = element.children.compactMap { member in
        member.attributes["name"].flatMap { byName[$0] }
      }
    default: break
    }
  }

  private func request(_ element: InterfaceElement) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let entity = element.attributes["entity"] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
    if let format = element.attributes["predicateString"], !format.isEmpty {
      request.predicate = NSPredicate(format: format)
    }
    if let limit = element.number("fetchLimit") { request.fetchLimit = Int(limit) }
    return request
  }
}
