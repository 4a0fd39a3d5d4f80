import Diagnostics

/// What is told of classes and of what is asked of contexts.
enum Mistakes {
  /// Ends the program for a property whose values cannot be kept.
  static func endWithValue(
    _ name: String,
    _ value: Any.Type,
    in type: any PersistentModel.Type
  ) -> Never {
    UIKitDiagnostics.report(Diagnosis(.modelValue, place: "\(type).\(name)", saw: "\(value)"))
    fatalError("\(type).\(name) cannot be kept.")
  }

  /// Ends the program for a property that has no value.
  static func endWithMissing(_ property: PropertyShape, of backing: _ModelBacking) -> Never {
    let place = "\(backing.shape.entity).\(property.name)"
    let saw =
      property.isRelationship
      ? "no model at the other end of a relationship that is not optional"
      : "no value of the type \(property.valueType)"
    UIKitDiagnostics.report(Diagnosis(.modelMissing, place: place, saw: saw))
    fatalError("\(place) has no value.")
  }

  /// Ends the program, as iOS does, for a class that a container does not know.
  static func endWithUnknown(
    _ type: any PersistentModel.Type,
    in container: ModelContainer
  ) -> Never {
    let known = container.schema.entities.map(\.name).sorted()
    UIKitDiagnostics.report(
      Diagnosis(
        .modelUnknown,
        place: "\(type)",
        saw: "classes: " + known.joined(separator: ", "),
        applePhrase: "failed to find a currently active container for \(type)"
      )
    )
    fatalError("\(type) is not in the container's schema.")
  }

  /// A store that cannot be opened or written.
  static func reportStore(_ place: String, saw: String) {
    UIKitDiagnostics.report(Diagnosis(.modelStore, place: place, saw: saw))
  }
}

extension Mistakes {
  /// A model of another context.
  static func reportForeign(_ entity: String, isSameContainer: Bool) {
    UIKitDiagnostics.report(
      Diagnosis(
        .modelForeign,
        place: entity,
        saw: isSameContainer ? "another context of the same container" : "another container"
      )
    )
  }
}

extension Mistakes {
  /// Ends the program for an identifier whose model is not there.
  static func endWithGone(_ identifier: PersistentIdentifier) -> Never {
    UIKitDiagnostics.report(
      Diagnosis(
        .modelMissing,
        place: "\(identifier)",
        saw: "no model of this identifier",
        remedy: "Ask with registeredModel(for:) or fetch(_:), which may find none."
      )
    )
    fatalError("There is no model \(identifier).")
  }
}
