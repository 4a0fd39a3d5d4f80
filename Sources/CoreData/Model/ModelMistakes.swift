import Diagnostics
import Foundation

/// What is told of models and of what is asked of them.
enum ModelMistakes {
  /// A file that is no model, or has a part that is none.
  static func report(_ path: String, _ line: Int? = nil, saw: String) {
    UIKitDiagnostics.report(
      Diagnosis(.dataModel, place: line.map { "\(path):\($0)" } ?? path, saw: saw)
    )
  }

  /// Ends the program, as iOS does, for an entity that nobody described.
  static func endWithUnknown(_ name: String, in context: NSManagedObjectContext) -> Never {
    let known = (context.model?.entities ?? []).compactMap(\.name).sorted()
    UIKitDiagnostics.report(
      Diagnosis(
        .dataEntity,
        place: name,
        saw: context.persistentStoreCoordinator == nil && context.parent == nil
          ? "a context without a coordinator" : "entities: " + known.joined(separator: ", "),
        remedy: DidYouMean.question(name, in: known)
          + "Add the entity to the model, or ask for one of the model's.",
        applePhrase: "could not locate an entity named '\(name)' in this model."
      )
    )
    fatalError("There is no entity \(name).")
  }

  /// A property that an entity does not have.
  static func reportUnknown(_ key: String, of entity: NSEntityDescription) {
    let known = entity.propertiesByName.keys.sorted()
    let name = entity.name ?? ""
    UIKitDiagnostics.report(
      Diagnosis(
        .keyUnknown,
        what: "The entity \(name) has no property \"\(key)\".",
        place: "\(name).\(key)",
        saw: "properties: " + known.joined(separator: ", "),
        remedy: DidYouMean.question(key, in: known)
          + "Correct the name, or add the property to the model; it counts as nil.",
        applePhrase: "the entity \(name) is not key value coding-compliant for the key \"\(key)\"."
      )
    )
  }

  /// A value that a property cannot have.
  static func reportType(_ value: Any, _ property: NSPropertyDescription) {
    let name = "\(property.owner?.name ?? "").\(property.name)"
    UIKitDiagnostics.report(
      Diagnosis(
        .keyType,
        place: name,
        saw: "a value of \(type(of: value))",
        remedy: "Set a value of the type that the model says; it keeps its value.",
        applePhrase: "Unacceptable type of value for property: property = \"\(property.name)\""
      )
    )
  }
}
