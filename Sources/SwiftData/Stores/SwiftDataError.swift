import Foundation

/// What went wrong with models.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String
  private let words: String

  private init(_ name: String, _ words: String) {
    self.name = name
    self.words = words
  }

  /// The stores of a container could not be opened.
  public static let loadIssueModelContainer = SwiftDataError(
    "loadIssueModelContainer",
    "The container's store could not be opened."
  )
  /// A class is not one of the container's.
  public static let unknownSchema = SwiftDataError(
    "unknownSchema",
    "The class is not in the container's schema."
  )
  /// A model has a value that it may not have, or is related to what keeps it.
  public static let modelValidationFailure = SwiftDataError(
    "modelValidationFailure",
    "A model may not be as it is."
  )
  /// A model has no context, or one of a container that is gone.
  public static let missingModelContext = SwiftDataError(
    "missingModelContext",
    "The model has no context."
  )
  /// Two configurations of a container have the same file.
  public static let duplicateConfiguration = SwiftDataError(
    "duplicateConfiguration",
    "Two configurations have the same file."
  )
  /// A configuration keeps a class that the container does not have.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema",
    "A configuration keeps classes that the container does not have."
  )

  func about(_ what: String) -> SwiftDataError { SwiftDataError(name, "\(words) \(what)") }

  /// Whether both are of the same kind.
  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.name == rhs.name }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether an error is of a kind.
  public static func ~= (match: SwiftDataError, error: any Error) -> Bool {
    (error as? SwiftDataError) == match
  }
}

extension SwiftDataError: LocalizedError, CustomStringConvertible {
  /// What went wrong, and with what.
  public var errorDescription: String? { words }
  /// What went wrong, and with what.
  public var description: String { "SwiftDataError.\(name): \(words)" }
}
