// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import CoreGraphics
@_exported import Foundation
import Inert
@_exported import UIKit

let photos = InertFramework(
  "Photos",
  "has no library of photos: access is denied, and nothing is found"
)

/// Whether an app may see the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What an app wants to do with the photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// What goes wrong with photos.
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  /// Which mistake it is.
  public let code: Code
  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }
  /// `PHPhotosErrorDomain`.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// The library of photos: the app is refused.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary(isShared: true)
  private init(isShared: Bool) { super.init() }

  /// The library.
  open class func shared() -> PHPhotoLibrary {
    photos.tell()
    return library
  }

  /// Denied.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    photos.tell()
    return .denied
  }

  /// Denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    photos.tell()
    return .denied
  }

  /// Asks nobody: the answer is denied, later on the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    photos.answer { handler(.denied) }
  }

  /// Asks nobody: the answer is denied, later on the main queue.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    photos.answer { handler(.denied) }
  }

  /// Asks nobody: the answer is denied.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async
    -> PHAuthorizationStatus
  {
    photos.tell()
    return .denied
  }

  /// Changes nothing: the block is not run, and the error is `accessUserDenied`.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    photos.answer { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Throws `PHPhotosError.accessUserDenied`; the block is not run.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    photos.tell()
    throw PHPhotosError(.accessUserDenied)
  }

  /// Throws `PHPhotosError.accessUserDenied`; the block is not run.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    photos.tell()
    throw PHPhotosError(.accessUserDenied)
  }

  /// Nothing changes, so nobody is told.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Nobody is told.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// What is told of changes; nothing calls it here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What changed; nothing does here.
open class PHChange: NSObject, @unchecked Sendable {}

/// Something in the library; there is nothing.
open class PHObject: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// What tells it from others.
  open var localIdentifier: String { "" }
}

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// What an asset is, more closely.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Wide.
  public static let photoPanorama = Self(rawValue: 1 << 0)
  /// Bright.
  public static let photoHDR = Self(rawValue: 1 << 1)
  /// The screen.
  public static let photoScreenshot = Self(rawValue: 1 << 2)
  /// Moving.
  public static let photoLive = Self(rawValue: 1 << 3)
}

/// A photo or film; there are none here.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What it is, more closely.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// How wide, in pixels.
  open var pixelWidth: Int { 0 }
  /// How high, in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was taken.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// How long, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is liked.
  open var isFavorite: Bool { false }

  /// None.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    photos.tell()
    return PHFetchResult()
  }
  /// None.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
  /// None.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
  /// None.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
}

/// An album or a folder; there are none here.
open class PHCollection: PHObject, @unchecked Sendable {
  /// Its name.
  open var localizedTitle: String? { nil }
}

/// What kind an album is.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

/// What kind an album is, more closely.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case any = 9_223_372_036_854_775_807
}

/// An album; there are none here.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// None.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    photos.tell()
    return PHFetchResult()
  }
  /// How many are in it; not known.
  open var estimatedAssetCount: Int { NSNotFound }
}

/// How one looks for things.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Makes options.
  public override init() { super.init() }
  /// What they have to be; nil at first.
  open var predicate: NSPredicate?
  /// In which order; nil at first.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0, which is all, at first.
  open var fetchLimit = 0
  /// Whether hidden ones too; false at first.
  open var includeHiddenAssets = false
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Zero.
  open var count: Int { 0 }
  /// Nil.
  open var firstObject: ObjectType? { nil }
  /// Nil.
  open var lastObject: ObjectType? { nil }
  /// Stops the app: there is nothing.
  open func object(at index: Int) -> ObjectType { fatalError("index \(index) of no objects") }
  /// None.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// False.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Calls nothing.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Stops the app: there is nothing.
  open subscript(index: Int) -> ObjectType { object(at: index) }
}

/// The number of a wish for a picture.
public typealias PHImageRequestID = Int32
/// The number of no wish.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The largest size there is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The error.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether it was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1

  /// Whole.
  public static let `default` = Self.aspectFit
}

/// How a picture is made.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// How soon.
  public enum DeliveryMode: Int, Sendable {
    case opportunistic = 0
    case highQualityFormat = 1
    case fastFormat = 2
  }
  /// How exactly it gets its size.
  public enum ResizeMode: Int, Sendable {
    case none = 0
    case fast = 1
    case exact = 2
  }
  /// Makes options.
  public override init() { super.init() }
  /// How soon; `opportunistic` at first.
  open var deliveryMode = DeliveryMode.opportunistic
  /// How exactly it gets its size; `fast` at first.
  open var resizeMode = ResizeMode.fast
  /// Whether it may be loaded from elsewhere; false at first.
  open var isNetworkAccessAllowed = false
  /// Whether one waits for it; false at first.
  open var isSynchronous = false
}

/// What makes pictures of assets: there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  /// Makes a manager.
  public override init() { super.init() }
  /// The manager of the app.
  open class func `default`() -> PHImageManager { manager }

  /// Makes none: the answer is nil, later on the main queue.
  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let told = Told(handler: resultHandler)
    photos.answer { told.handler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)]) }
    return PHInvalidImageRequestID
  }

  private struct Told: @unchecked Sendable {
    let handler: (UIImage?, [AnyHashable: Any]?) -> Void
  }

  /// Nothing is under way.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// What makes pictures of assets ahead of time: there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Does nothing.
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImagesForAllAssets() {}
}

/// A change of an asset; none is made here.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// Adds nothing.
  open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
  /// Adds nothing.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// Adds nothing.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  /// Deletes nothing.
  open class func deleteAssets(_ assets: [PHAsset]) {}
}
