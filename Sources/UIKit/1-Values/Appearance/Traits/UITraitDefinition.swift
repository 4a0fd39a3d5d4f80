/// A trait: a value that is handed down from windows to controllers and views.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value

  /// What the trait is where nobody decided it.
  static var defaultValue: Value { get }

  /// A name that tells the trait from all others. Defaults to the type's name.
  static var identifier: String { get }

  /// A name for people to read. Defaults to the type's name.
  static var name: String { get }

  /// Whether colours depend on the trait. Defaults to false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name, with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The type's name.
  public static var name: String { String(describing: Self.self) }

  /// Colours do not depend on it.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait's type.
public typealias UITrait = any UITraitDefinition.Type
