// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert
import InertViews
@_exported import UIKit

let links = InertFramework("LinkPresentation", "loads nothing of a page: a view shows its address")

/// What is known of a page, as the app says.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// Makes it.
  public override init() { super.init() }
  /// The address that was asked for; nil at first.
  open var originalURL: URL?
  /// The address; nil at first.
  open var url: URL?
  /// The title; nil at first.
  open var title: String?
  /// A small picture; nil at first.
  open var iconProvider: NSItemProvider?
  /// A picture; nil at first.
  open var imageProvider: NSItemProvider?
}

/// What goes wrong with a page.
public struct LPError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }
  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `LPErrorDomain`.
  public static var errorDomain: String { "LPErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// What finds out about a page: it finds nothing.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Makes a provider.
  public override init() { super.init() }
  /// Seconds to wait; 30 at first.
  open var timeout: TimeInterval = 30
  /// Whether parts of the page are loaded; true at first.
  open var shouldFetchSubresources = true
  /// Finds nothing: the error is `metadataFetchFailed`, later on the main queue.
  open func startFetchingMetadata(
    for URL: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    links.answer { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }
  /// Throws `LPError.metadataFetchFailed`.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    links.tell()
    throw LPError(.metadataFetchFailed)
  }
  /// Nothing is under way.
  open func cancel() {}
}

/// A view of a page: here it shows its name and what is known of it.
open class LPLinkView: UIView {
  private var sign: SignView?
  /// What is known of the page.
  open var metadata: LPLinkMetadata { didSet { write() } }

  /// Makes a view of an address.
  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.originalURL = URL
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a view of what is known.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    setUp()
  }

  /// Nil: no nib holds one.
  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    links.tell()
    sign = SignView("LPLinkView", in: self)
    write()
  }

  private func write() {
    let address = (metadata.url ?? metadata.originalURL)?.absoluteString
    sign?.content = [metadata.title, address].compactMap { $0 }.joined(separator: "\n")
  }
}
