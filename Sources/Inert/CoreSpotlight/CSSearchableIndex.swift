// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert
import UniformTypeIdentifiers

let search = InertFramework(
  "CoreSpotlight",
  "enters nothing into a search: indexing is not available"
)

/// What a search of the device knows: nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "")
  /// Makes an index.
  public init(name: String) {
    super.init()
    search.tell()
  }
  /// The index of the app.
  open class func `default`() -> CSSearchableIndex {
    search.tell()
    return index
  }
  /// False.
  open class func isIndexingAvailable() -> Bool {
    search.tell()
    return false
  }
  /// Enters nothing: the error is `indexUnavailable`, later on the main queue.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    search.answer { completionHandler?(CSIndexError(.indexUnavailableError)) }
  }
  /// Takes nothing away: the error is `indexUnavailable`, later on the main queue.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    search.answer { completionHandler?(CSIndexError(.indexUnavailableError)) }
  }
  /// Takes nothing away: the error is `indexUnavailable`, later on the main queue.
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    search.answer { completionHandler?(CSIndexError(.indexUnavailableError)) }
  }
}

/// What goes wrong with a search.
public struct CSIndexError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `CSIndexErrorDomain`.
  public static var errorDomain: String { "CSIndexErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// What is said of something to find.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// What it is.
  public let contentType: String
  /// Makes it for a type.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  /// Makes it for a type's identifier.
  public init(itemContentType type: String) { contentType = type }
  /// What it is called; nil at first.
  open var title: String?
  /// What it shows; nil at first.
  open var displayName: String?
  /// What else is said of it; nil at first.
  open var contentDescription: String?
  /// Words to find it by; nil at first.
  open var keywords: [String]?
  /// A small picture; nil at first.
  open var thumbnailData: Data?
  /// Where a small picture is; nil at first.
  open var thumbnailURL: URL?
}

/// Something to find.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let uniqueIdentifier: String
  /// What it goes with.
  open var domainIdentifier: String?
  /// When it is forgotten; nil at first.
  open var expirationDate: Date?
  /// What is said of it.
  public let attributeSet: CSSearchableItemAttributeSet
  /// Makes it.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The activity of something that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where the activity says what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
