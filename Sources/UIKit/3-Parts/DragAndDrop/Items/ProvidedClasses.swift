import CoreGraphics
import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types it is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }

  /// The types it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.text, "public.plain-text", "public.text"]
  }

  /// Writes it as a type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// Reads one from data; subclasses cannot be read.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try take(NSString(data: data, encoding: String.Encoding.utf8.rawValue))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types it is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  /// The types it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.url, TypeIdentifier.fileURL]
  }

  /// Writes it as a type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Reads one from data; subclasses cannot be read.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try take(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types it is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.png, TypeIdentifier.jpeg]
  }

  /// The types it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.png, TypeIdentifier.jpeg, "public.image"]
  }

  /// Writes it as a type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isPhoto = typeIdentifier == TypeIdentifier.jpeg
    completionHandler(isPhoto ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }

  /// Reads one from data; subclasses cannot be read.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self { try take(UIImage(data: data)) }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The types it is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  /// The types it is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  /// Writes it as a type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    do {
      completionHandler(try JSONEncoder().encode([red, green, blue, alpha].map(Double.init)), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// Reads one from data; subclasses cannot be read.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let parts = try JSONDecoder().decode([Double].self, from: data).map { CGFloat($0) }
    guard parts.count == 4 else { throw NSItemProvider.ErrorCode.itemUnavailableError }
    return try take(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }
}

extension NSItemProviderReading {
  /// What was read, if it is of this class; subclasses cannot be read as such.
  fileprivate static func take(_ object: (any NSItemProviderReading)?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return object
  }
}
