import Diagnostics
import Foundation
import InterfaceFiles

/// The classes of a module's models as Swift code, as Xcode generates it.
///
/// The properties are marked `@NSManaged`, which is translated as it is in an app's own sources.
struct ManagedObjectCode {
  private var entities: [InterfaceElement] = []
  /// What cannot be read.
  private(set) var problems: [Problem] = []

  /// Reads the versions of models that count.
  init(models: [DataModel], within enclosure: Enclosure? = nil) {
    for file in models.compactMap(\.current?.contents) {
      // What is not there or elsewhere is told where the model is copied.
      guard FileKind(file) == .file, enclosure?.holds(file) != false,
        let data = try? Data(contentsOf: file)
      else { continue }
      read(data, file)
    }
  }

  private mutating func read(_ data: Data, _ file: URL) {
    do throws(InterfaceFileError) {
      let root = try InterfaceElement.root(of: data, path: file.path)
      guard root.name == "model" else {
        problems.append(
          Problem(
            .dataModel,
            place: "\(file.path):\(root.line)",
            saw: "<\(root.name)> where <model> is expected"
          )
        )
        return
      }
      entities += root.children.filter { $0.name == "entity" }
    } catch {
      problems.append(
        Problem(
          .dataModel,
          place: "\(error.path):\(error.line)",
          saw: error.reason,
          remedy: error.remedy
        )
      )
    }
  }

  /// The code for a module with sources; nil where its models ask for none.
  ///
  /// A class that the sources declare themselves is not made.
  func code(for sources: [String]) -> String? {
    var seen: Set<String> = ["NSManagedObject"]
    let classes = entities.compactMap { entity -> String? in
      guard let name = Self.className(of: entity), seen.insert(name).inserted else { return nil }
      let isDeclared = sources.contains { Self.declares($0, name) }
      switch entity.attributes["codeGenerationType"] {
      case "class":
        return isDeclared ? nil : declaration(name, entity) + members(name, entity, sources)
      case "category": return members(name, entity, sources)
      default: return nil
      }
    }
    guard !classes.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n" + classes.joined()
  }

  private func declaration(_ name: String, _ entity: InterfaceElement) -> String {
    let above = parent(of: entity) ?? "NSManagedObject"
    return "\n@objc(\(name))\npublic class \(name): \(above) {}\n"
  }

  private func members(
    _ name: String,
    _ entity: InterfaceElement,
    _ sources: [String]
  ) -> String {
    let entityName = Self.literal(entity.attributes["name"] ?? name)
    var lines = [
      "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "  return NSFetchRequest<\(name)>(entityName: \(entityName))", "}",
    ]
    lines += entity.children.compactMap(property)
    var text = "\nextension \(name) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    let accessors = entity.children.compactMap(accessors)
    if !accessors.isEmpty {
      text += "\nextension \(name) {\n\(accessors.joined(separator: "\n"))}\n"
    }
    // A class has it from the one above it.
    let isIdentifiable = sources.contains { Self.isIdentifiable($0, name) }
    if parent(of: entity) == nil, !isIdentifiable {
      text += "\nextension \(name): Identifiable {}\n"
    }
    return text
  }

  // MARK: Classes

  /// The class of an entity, without its module.
  private static func className(of entity: InterfaceElement) -> String? {
    guard let written = entity.attributes["representedClassName"] else { return nil }
    return written.split(separator: ".").last.map(String.init)
  }

  /// The class of an entity with a name.
  private func className(ofEntity name: String?) -> String {
    let entity = entities.first { $0.attributes["name"] == name }
    return entity.flatMap(Self.className) ?? "NSManagedObject"
  }

  /// The class that an entity's inherits from, where that is not the framework's own.
  private func parent(of entity: InterfaceElement) -> String? {
    guard let name = entity.attributes["parentEntity"] else { return nil }
    let type = className(ofEntity: name)
    return type == "NSManagedObject" ? nil : type
  }

  private static func declares(_ source: String, _ name: String) -> Bool {
    guard source.contains(name) else { return false }
    return source.split(separator: "\n").contains { line in
      guard line.firstMatch(of: #/\bclass\s+(\w+)/#)?.1 == name[...] else { return false }
      return !line.drop(while: \.isWhitespace).hasPrefix("//")
    }
  }

  private static func isIdentifiable(_ source: String, _ name: String) -> Bool {
    guard source.contains("Identifiable") else { return false }
    return source.matches(of: #/\b(?:class|extension)\s+(\w+)\s*:([^{]*)/#).contains {
      $0.1 == name[...] && $0.2.firstMatch(of: #/\bIdentifiable\b/#) != nil
    }
  }

  // MARK: Properties

  private func property(_ element: InterfaceElement) -> String? {
    guard let name = element.attributes["name"], let type = type(of: element) else { return nil }
    return "@NSManaged public var \(Self.escaped(name)): \(type)"
  }

  private func type(of element: InterfaceElement) -> String? {
    switch element.name {
    case "attribute": Self.type(ofAttribute: element)
    case "relationship":
      if let collection = Self.collection(of: element) {
        "\(collection)?"
      } else {
        "\(className(ofEntity: element.attributes["destinationEntity"]))?"
      }
    case "fetchedProperty": "[Any]?"
    default: nil
    }
  }

  private static func type(ofAttribute element: InterfaceElement) -> String {
    let isScalar = element.flag("usesScalarValueType") ?? false
    return switch element.attributes["attributeType"] ?? "" {
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Composite": "[String: Any]?"
    default: "\(element.attributes["customClassName"] ?? "NSObject")?"
    }
  }

  /// The collection that a relationship to many is; nil for one to a single object.
  private static func collection(of element: InterfaceElement) -> String? {
    guard element.flag("toMany") == true else { return nil }
    return element.flag("ordered") == true ? "NSOrderedSet" : "NSSet"
  }

  // MARK: Relationships

  private func accessors(_ element: InterfaceElement) -> String? {
    guard element.name == "relationship", let collection = Self.collection(of: element),
      let name = element.attributes["name"]
    else { return nil }
    let type = className(ofEntity: element.attributes["destinationEntity"])
    let title = name.prefix(1).uppercased() + name.dropFirst()
    var functions: [(selector: String, declaration: String)] = []
    if collection == "NSOrderedSet" {
      functions = [
        ("insertObject:in\(title)AtIndex:", "insertInto\(title)(_ value: \(type), at idx: Int)"),
        ("removeObjectFrom\(title)AtIndex:", "removeFrom\(title)(at idx: Int)"),
        (
          "insert\(title):atIndexes:",
          "insertInto\(title)(_ values: [\(type)], at indexes: NSIndexSet)"
        ),
        ("remove\(title)AtIndexes:", "removeFrom\(title)(at indexes: NSIndexSet)"),
        (
          "replaceObjectIn\(title)AtIndex:withObject:",
          "replace\(title)(at idx: Int, with value: \(type))"
        ),
        (
          "replace\(title)AtIndexes:with\(title):",
          "replace\(title)(at indexes: NSIndexSet, with values: [\(type)])"
        ),
      ]
    }
    functions += [
      ("add\(title)Object:", "addTo\(title)(_ value: \(type))"),
      ("remove\(title)Object:", "removeFrom\(title)(_ value: \(type))"),
      ("add\(title):", "addTo\(title)(_ values: \(collection))"),
      ("remove\(title):", "removeFrom\(title)(_ values: \(collection))"),
    ]
    return functions.map {
      "  @objc(\($0.selector))\n  @NSManaged public func \($0.declaration)\n"
    }.joined()
  }

  // MARK: Names

  private static func escaped(_ name: String) -> String {
    AssetSymbols.keywords.contains(name) ? "`\(name)`" : name
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
