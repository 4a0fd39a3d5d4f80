import CoreGraphics
import Foundation

/// What an element says of itself.
@MainActor @preconcurrency
public protocol XCUIElementAttributes {
  /// The accessibility identifier, else empty.
  var identifier: String { get }
  /// Where it is on the screen, in points.
  var frame: CGRect { get }
  /// How it stands: a text, or nil.
  var value: Any? { get }
  /// The title; nothing on iOS has one.
  var title: String { get }
  /// The accessibility label, else empty.
  var label: String { get }
  /// What it is.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it can be used.
  var isEnabled: Bool { get }
  /// What shows while there is no text.
  var placeholderValue: String? { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// Whether the focus of keys is on it.
  var hasFocus: Bool { get }
  /// How much room there is across.
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  /// How much room there is upwards.
  var verticalSizeClass: XCUIElement.SizeClass { get }
}

/// What an element said of itself at one moment, with what was in it.
@MainActor @preconcurrency
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements right in it.
  var children: [any XCUIElementSnapshot] { get }
  /// All that it says, by the names of the attributes.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What a snapshot can be taken of.
@MainActor @preconcurrency
public protocol XCUIElementSnapshotProviding {
  /// What the element says of itself now; throws where there is none or several.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// How much room there is.
  public enum SizeClass: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Much.
    case regular = 2
  }

  /// The name of an attribute in the dictionary of a snapshot.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an attribute's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where it is.
    public static let frame = Self(rawValue: "frame")
    /// How it stands.
    public static let value = Self(rawValue: "value")
    /// The accessibility identifier.
    public static let identifier = Self(rawValue: "identifier")
    /// The title.
    public static let title = Self(rawValue: "title")
    /// The accessibility label.
    public static let label = Self(rawValue: "label")
    /// What it is, as a number.
    public static let elementType = Self(rawValue: "elementType")
    /// Whether it can be used.
    public static let enabled = Self(rawValue: "enabled")
    /// What shows while there is no text.
    public static let placeholderValue = Self(rawValue: "placeholderValue")
    /// Whether it is selected.
    public static let selected = Self(rawValue: "selected")
    /// Whether the focus of keys is on it.
    public static let hasFocus = Self(rawValue: "hasFocus")
    /// How much room there is across.
    public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
    /// How much room there is upwards.
    public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
    /// What is in it.
    public static let children = Self(rawValue: "children")
  }
}
