import Diagnostics
import Foundation

/// Makes bytes of the values of an object, and values of bytes.
struct RowCoding {
  private let entity: NSEntityDescription
  private let store: NSPersistentStore

  init(_ entity: NSEntityDescription, _ store: NSPersistentStore) {
    self.entity = entity
    self.store = store
  }

  func data(of values: [String: Any]) -> Data {
    var list: [String: Any] = [:]
    for (key, value) in values {
      guard let property = entity.propertiesByName[key], !property.isTransient else { continue }
      if let kept = packed(value, property) { list[key] = kept }
    }
    do {
      return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    } catch {
      UIKitDiagnostics.report(
        Diagnosis(.dataSave, place: entity.name ?? "", saw: "\(error)")
      )
      return Data()
    }
  }

  private func packed(_ value: Any, _ property: NSPropertyDescription) -> Any? {
    switch value {
    case let id as NSManagedObjectID: return Self.name(of: id)
    case let ids as RelatedIDs: return ids.list.compactMap(Self.name)
    case let value as NSDecimalNumber: return value.stringValue
    case let value as UUID: return value.uuidString
    case let value as URL: return value.absoluteString
    default: break
    }
    let type = (property as? NSAttributeDescription)?.attributeType
    guard type == .transformableAttributeType || type == .undefinedAttributeType else {
      return value
    }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) { return ["p": value] }
    guard value is any NSCoding,
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: value,
        requiringSecureCoding: false
      )
    else {
      UIKitDiagnostics.report(
        Diagnosis(
          .dataSave,
          place: "\(entity.name ?? "").\(property.name)",
          saw: "a value of \(Swift.type(of: value))",
          remedy: "Keep values that conform to NSCoding; this one is kept as long as the app runs."
        )
      )
      return nil
    }
    return ["a": data]
  }

  private static func name(of id: NSManagedObjectID) -> String? {
    id.number.map { "\(id.entity.name ?? "")/\($0)" }
  }

  func values(of data: Data) -> [String: Any] {
    let list =
      (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
      ?? [:]
    var values: [String: Any] = [:]
    for (name, property) in entity.propertiesByName where !property.isTransient {
      let kept = list[name] ?? property.renamingIdentifier.flatMap { list[$0] }
      if let kept {
        values[name] = value(of: kept, property)
      } else if let attribute = property as? NSAttributeDescription, !attribute.isOptional,
        let value = attribute.defaultValue
      {
        // The model got it later.
        values[name] = AttributeValues.kept(value, as: attribute)
      }
    }
    return values
  }

  private func value(of kept: Any, _ property: NSPropertyDescription) -> Any? {
    if let relationship = property as? NSRelationshipDescription {
      if let names = kept as? [String] {
        let ids = names.compactMap(id)
        return relationship.isToMany ? RelatedIDs(ids) : ids.first
      }
      guard let id = (kept as? String).flatMap(id) else { return nil }
      return relationship.isToMany ? RelatedIDs([id]) : id
    }
    guard let attribute = property as? NSAttributeDescription else { return nil }
    switch attribute.attributeType {
    case .decimalAttributeType: return (kept as? String).map { NSDecimalNumber(string: $0) }
    case .UUIDAttributeType: return (kept as? String).flatMap(UUID.init(uuidString:))
    case .URIAttributeType: return (kept as? String).flatMap(URL.init(string:))
    case .transformableAttributeType, .undefinedAttributeType:
      let parts = kept as? [String: Any]
      if let value = parts?["p"] { return value }
      guard let data = parts?["a"] as? Data else { return nil }
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    default: return AttributeValues.kept(kept, as: attribute)
    }
  }

  private func id(_ name: String) -> NSManagedObjectID? {
    let parts = name.split(separator: "/")
    guard parts.count == 2, let number = Int64(parts[1]),
      let entity = entity.model?.entity(called: String(parts[0]))
    else { return nil }
    return NSManagedObjectID(entity, number, in: store)
  }
}
