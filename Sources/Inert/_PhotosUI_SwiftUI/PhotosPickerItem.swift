import CoreTransferable
import Foundation
import Photos
import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Something that was chosen from the photos, which is loaded when it is asked for.
public struct PhotosPickerItem: Equatable, Hashable, @unchecked Sendable {
  /// How what is chosen is written.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    let mode: PHPickerConfiguration.AssetRepresentationMode

    /// As the system likes.
    public static let automatic = EncodingDisambiguationPolicy(mode: .automatic)
    /// As it is.
    public static let current = EncodingDisambiguationPolicy(mode: .current)
    /// As most can read it.
    public static let compatible = EncodingDisambiguationPolicy(mode: .compatible)
  }

  /// Which it is of the library; nil where the app does not choose from a library.
  public let itemIdentifier: String?
  private let provider: NSItemProvider?

  /// Makes an item of the library's.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    provider = nil
  }

  package init(_ result: PHPickerResult) {
    itemIdentifier = result.assetIdentifier
    provider = result.itemProvider
  }

  /// The types of data that it can be loaded as.
  public var supportedContentTypes: [UTType] {
    (provider?.registeredTypeIdentifiers ?? []).map { UTType(registered: $0) }
  }

  /// Loads it as a value of a type; nil where it cannot be that.
  ///
  /// - Throws: what went wrong, such as `PHPhotosError.Code.identifierNotFound` for one that is in no library.
  public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  /// Loads it as a value of a type; nil where it cannot be that.
  ///
  /// - Returns: how far that is.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type,
    completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) -> Progress {
    guard let provider else {
      completionHandler(.failure(PHPhotosError(.identifierNotFound)))
      return Progress(totalUnitCount: 1)
    }
    guard provider.canLoadTransferable(type: type) else {
      completionHandler(.success(nil))
      return Progress(totalUnitCount: 1)
    }
    return provider.loadTransferable(type: type) { completionHandler($0.map { $0 }) }
  }

  /// Whether both are the same of the library, or were chosen together.
  public static func == (one: PhotosPickerItem, other: PhotosPickerItem) -> Bool {
    one.itemIdentifier == other.itemIdentifier && one.provider === other.provider
  }

  /// Enters which it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(itemIdentifier)
    hasher.combine(provider.map(ObjectIdentifier.init))
  }
}
