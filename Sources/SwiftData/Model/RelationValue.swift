// swift-format-ignore-file: NoLeadingUnderscores

/// What a property has that is a relationship: a model, or several of them, or none.
///
/// Sources do not name it: models, optionals of them and arrays of them conform.
public protocol _RelationValue {
  /// The class of the models.
  static var _destination: any PersistentModel.Type { get }
  /// Whether there may be several.
  static var _isToMany: Bool { get }
  /// Whether nil is a value.
  static var _isOptional: Bool { get }
  /// The value that has these models; nil where it cannot be without one.
  static func _make(_ models: [any PersistentModel]) -> Self?
  /// The models.
  var _models: [any PersistentModel] { get }
}

extension PersistentModel {
  /// The class itself.
  public static var _destination: any PersistentModel.Type { self }
  /// No: there is one.
  public static var _isToMany: Bool { false }
  /// No.
  public static var _isOptional: Bool { false }
  /// The first model.
  public static func _make(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
  /// The model itself.
  public var _models: [any PersistentModel] { [self] }
}

extension Array: _RelationValue where Element: PersistentModel {
  /// The class of the elements.
  public static var _destination: any PersistentModel.Type { Element.self }
  /// Yes.
  public static var _isToMany: Bool { true }
  /// No: there may be none.
  public static var _isOptional: Bool { false }
  /// All models.
  public static func _make(_ models: [any PersistentModel]) -> [Element]? {
    models.compactMap { $0 as? Element }
  }
  /// The elements.
  public var _models: [any PersistentModel] { self }
}

extension Optional: _RelationValue where Wrapped: _RelationValue {
  /// That of what is in it.
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  /// Whether what is in it may be several.
  public static var _isToMany: Bool { Wrapped._isToMany }
  /// Yes.
  public static var _isOptional: Bool { true }
  /// What is in it has the models; none where that cannot be.
  public static func _make(_ models: [any PersistentModel]) -> Wrapped?? {
    .some(Wrapped._make(models))
  }
  /// Those of what is in it.
  public var _models: [any PersistentModel] { map(\._models) ?? [] }
}
