/// What is said of a property of a model.
public protocol SchemaProperty: Hashable, Sendable {
  /// The property.
  var name: String { get }
  /// The name that the property had before.
  var originalName: String { get }
}

extension Schema {
  /// A property that has values.
  public struct Attribute: SchemaProperty {
    /// How values are kept.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two objects have the same value.
      public static let unique = Option(name: "unique")
      /// Large values are kept beside the others; here they are kept among them.
      public static let externalStorage = Option(name: "externalStorage")
      /// Values are not kept.
      public static let ephemeral = Option(name: "ephemeral")
      /// Values go into the index of the system; here it is asked for nothing.
      public static let spotlight = Option(name: "spotlight")
      /// Values stay in the history when an object is deleted; here there is no history.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Values are kept where nobody else reads them; here they are kept among the others.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
    }

    /// The property.
    public private(set) var name = ""
    /// The name that the property had before.
    public private(set) var originalName: String
    /// How values are kept.
    public let options: [Option]
    /// What tells versions of the property apart.
    public let hashModifier: String?

    /// Says how values are kept.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    /// Whether no two objects have the same value.
    public var isUnique: Bool { options.contains(.unique) }

    func named(_ property: PropertyShape) -> Attribute {
      var copy = self
      copy.name = property.name
      if copy.originalName.isEmpty { copy.originalName = property.name }
      return copy
    }
  }

  /// A property that has other models.
  public struct Relationship: SchemaProperty, @unchecked Sendable {
    /// How models are kept.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two objects have the same model.
      public static let unique = Option(name: "unique")
    }

    /// What becomes of those at the other end when a model is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing.
      case noAction
      /// They are not related to it any more.
      case nullify
      /// They are deleted as well.
      case cascade
      /// The model is not deleted while there are some.
      case deny
    }

    /// The property.
    public private(set) var name = ""
    /// The name that the property had before.
    public private(set) var originalName: String
    /// The class at the other end.
    public private(set) var destination = ""
    /// Whether there may be one model at most.
    public private(set) var isToOneRelationship = true
    /// How models are kept.
    public let options: [Option]
    /// What becomes of those at the other end when a model is deleted.
    public let deleteRule: DeleteRule
    /// How many models there are at least.
    public let minimumModelCount: Int?
    /// How many models there are at most; 0 is as many as there are.
    public let maximumModelCount: Int?
    /// What is at the other end.
    public let inverse: AnyKeyPath?
    /// What tells versions of the property apart.
    public let hashModifier: String?

    /// Says what a relationship is.
    public init(
      _ options: Option...,
      deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil,
      inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.inverse = inverse
      self.hashModifier = hashModifier
    }

    func named(_ property: PropertyShape) -> Relationship {
      var copy = self
      copy.name = property.name
      if copy.originalName.isEmpty { copy.originalName = property.name }
      copy.destination = property.codec.destination.map(Schema.entityName) ?? ""
      copy.isToOneRelationship = !property.codec.isToMany
      return copy
    }
  }
}
