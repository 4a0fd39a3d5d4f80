import Foundation
import FoundationAdditions

/// Checks what a model demands of an object.
struct Validation {
  private let object: NSManagedObject

  init(_ object: NSManagedObject) { self.object = object }

  func check() throws {
    var problems: [NSError] = []
    for property in object.entity.properties where !property.isTransient {
      problems += self.problems(of: property)
    }
    guard let first = problems.first else { return }
    throw problems.count == 1 ? first : Self.joined(problems)
  }

  /// Several errors as one.
  static func joined(_ problems: [NSError]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: NSValidationMultipleErrorsError,
      userInfo: [
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
        NSDetailedErrorsKey: problems,
      ]
    )
  }

  func checkDeletion() throws {
    for relationship in object.entity.relationshipsByName.values
    where relationship.deleteRule == .denyDeleteRule {
      let others = Relating.objects(in: object.primitiveValue(forKey: relationship.name))
      guard others.contains(where: { !$0.isDeleted }) else { continue }
      throw problem(relationship, NSValidationRelationshipDeniedDeleteError, "is not empty")
    }
  }

  private func problems(of property: NSPropertyDescription) -> [NSError] {
    let value = object.primitiveValue(forKey: property.name)
    var found: [NSError] = []
    switch property {
    case let attribute as NSAttributeDescription:
      if let value {
        found += problems(of: value, attribute)
      } else if !attribute.isOptional {
        found.append(
          problem(attribute, NSValidationMissingMandatoryPropertyError, "is a required value.")
        )
      }
    case let relationship as NSRelationshipDescription:
      let count = object.objectIDs(forRelationshipNamed: relationship.name).count
      if count == 0, !relationship.isOptional {
        found.append(
          problem(relationship, NSValidationMissingMandatoryPropertyError, "is a required value.")
        )
      } else if count > 0, count < relationship.minCount {
        found.append(
          problem(
            relationship,
            NSValidationRelationshipLacksMinimumCountError,
            "has too few objects."
          )
        )
      } else if relationship.maxCount > 0, count > relationship.maxCount {
        found.append(
          problem(
            relationship,
            NSValidationRelationshipExceedsMaximumCountError,
            "has too many objects."
          )
        )
      }
    default: break
    }
    for predicate in property.validationPredicates where !predicate.evaluate(with: value) {
      found.append(problem(property, NSManagedObjectValidationError, "is not valid."))
    }
    return found
  }

  private func problems(of value: Any, _ attribute: NSAttributeDescription) -> [NSError] {
    let (least, most) = attribute.bounds
    switch value {
    case let number as NSNumber:
      return outside(
        number.doubleValue,
        attribute,
        (NSValidationNumberTooSmallError, "is too small."),
        (NSValidationNumberTooLargeError, "is too large.")
      )
    case let date as Date:
      return outside(
        date.timeIntervalSinceReferenceDate,
        attribute,
        (NSValidationDateTooSoonError, "is too soon."),
        (NSValidationDateTooLateError, "is too late.")
      )
    case let text as String:
      let length = Double(text.utf16.count)
      if let least, length < least {
        return [problem(attribute, NSValidationStringTooShortError, "is too short.")]
      }
      if let most, length > most {
        return [problem(attribute, NSValidationStringTooLongError, "is too long.")]
      }
      if let pattern = attribute.pattern,
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
      {
        return [
          problem(attribute, NSValidationStringPatternMatchingError, "does not match its pattern.")
        ]
      }
      return []
    default: return []
    }
  }

  private func outside(
    _ value: Double,
    _ attribute: NSAttributeDescription,
    _ below: (code: Int, words: String),
    _ above: (code: Int, words: String)
  ) -> [NSError] {
    if let least = attribute.bounds.least, value < least {
      return [problem(attribute, below.code, below.words)]
    }
    if let most = attribute.bounds.most, value > most {
      return [problem(attribute, above.code, above.words)]
    }
    return []
  }

  private func problem(_ property: NSPropertyDescription, _ code: Int, _ words: String) -> NSError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: "\(property.name) \(words)",
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
    ]
    info[NSValidationValueErrorKey] = object.primitiveValue(forKey: property.name)
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
