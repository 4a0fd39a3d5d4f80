import Foundation

/// Who may see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every process.
  case all = 0
  /// Processes of the same team.
  case team = 1
  /// Processes of the same group.
  case group = 2
  /// Only the process that registered it.
  case ownProcess = 3
}

/// A class whose objects can be carried by an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types objects can be written as, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types this object can be written as. Optional; defaults to those of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Who may see a representation. Optional; defaults to everyone.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Writes the object as a type; the handler may be called at any time and on any thread.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Everyone.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// A class whose objects can be read from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types objects can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Reads an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that stands for a class whose objects item providers carry, as `String` for `NSString`.
public protocol ItemProviderValue {
  /// The class.
  static var itemProviderClass: any NSItemProviderReading.Type { get }

  /// Makes the value of an object of the class; nil where it is another object.
  init?(itemProviderObject object: any NSItemProviderReading)
}

extension String: ItemProviderValue {
  /// The class it stands for.
  public static var itemProviderClass: any NSItemProviderReading.Type { NSString.self }

  /// Makes the value of an object of that class.
  public init?(itemProviderObject object: any NSItemProviderReading) {
    guard let object = object as? NSString else { return nil }
    self = String(describing: object)
  }
}

extension URL: ItemProviderValue {
  /// The class it stands for.
  public static var itemProviderClass: any NSItemProviderReading.Type { NSURL.self }

  /// Makes the value of an object of that class.
  public init?(itemProviderObject object: any NSItemProviderReading) {
    guard let text = (object as? NSURL)?.absoluteString else { return nil }
    self.init(string: text)
  }
}
