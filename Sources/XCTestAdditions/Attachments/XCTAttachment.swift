import Foundation
import UIKit

/// Data that a test keeps beside its result.
///
/// Docs/SnapshotTesting.md tells where it is written.
open class XCTAttachment: NSObject {
  /// When an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Whether the test passes or not.
    case keepAlways
    /// If the test fails.
    case deleteOnSuccess
  }

  /// How images are written.
  public enum ImageQuality: Int, Sendable {
    /// As PNG.
    case original
    /// As JPEG, nearly as seen.
    case medium
    /// As JPEG, small.
    case low
  }

  /// What it is called; nil for a name made of its kind.
  open var name: String?
  /// What else is to be known of it.
  open var userInfo: [AnyHashable: Any]?
  /// When it is kept; defaults to `deleteOnSuccess`.
  open var lifetime = Lifetime.deleteOnSuccess
  /// The kind of data, as in `public.png`.
  public let uniformTypeIdentifier: String
  /// The data.
  public let payload: Data

  /// Makes an attachment of data of a kind.
  ///
  /// - Parameters:
  ///   - identifier: The kind; nil for plain data.
  ///   - name: What it is called.
  ///   - payload: The data; nil for none.
  ///   - userInfo: What else is to be known of it.
  public init(
    uniformTypeIdentifier identifier: String?,
    name: String?,
    payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
  }

  /// Makes an attachment of data.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  /// Makes an attachment of data of a kind.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Makes an attachment of text in UTF-8.
  public convenience init(string: String) {
    self.init(
      uniformTypeIdentifier: "public.plain-text",
      name: nil,
      payload: Data(string.utf8)
    )
  }

  /// Makes an attachment of a property list; empty where the object is none.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: object,
      format: .xml,
      options: 0
    )
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
  }

  /// Makes an attachment of an image as PNG.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Makes an attachment of an image.
  public convenience init(image: UIImage, quality: ImageQuality) {
    let data =
      switch quality {
      case .original: image.pngData()
      case .medium: image.jpegData(compressionQuality: 0.8)
      case .low: image.jpegData(compressionQuality: 0.4)
      }
    self.init(
      uniformTypeIdentifier: quality == .original ? "public.png" : "public.jpeg",
      name: nil,
      payload: data
    )
  }

  /// Makes an attachment of a file; empty where it cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: Self.kind(of: url.pathExtension))
  }

  /// Makes an attachment of a file of a kind; empty where it cannot be read.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier,
      name: url.lastPathComponent,
      payload: try? Data(contentsOf: url)
    )
  }

  private static let kinds = [
    "png": "public.png", "jpg": "public.jpeg", "txt": "public.plain-text", "json": "public.json",
    "plist": "com.apple.property-list", "patch": "public.patch-file", "xml": "public.xml",
  ]

  private static func kind(of pathExtension: String) -> String {
    kinds[pathExtension.lowercased()] ?? "public.data"
  }

  /// What a file with it is called.
  package var fileName: String {
    let name = (name ?? "attachment").replacing("/", with: "-")
    guard let ending = Self.kinds.first(where: { $0.value == uniformTypeIdentifier })?.key,
      !name.lowercased().hasSuffix(".\(ending)")
    else { return name }
    return "\(name).\(ending)"
  }
}
