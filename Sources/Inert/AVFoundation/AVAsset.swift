// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
import Inert
@_exported import QuartzCore

/// The framework, as it says that it is inert.
let media = InertFramework(
  "AVFoundation",
  "plays and records nothing: items fail to load, and cameras are refused"
)

/// A medium, by its address; nobody reads what is there.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL?

  /// Makes a medium of an address.
  public convenience init(url URL: URL) { self.init(address: URL) }

  init(address: URL?) {
    self.address = address
    super.init()
    media.tell()
  }

  /// Not known, since nobody reads the medium.
  open var duration: CMTime { .indefinite }
  /// 1: as fast as it is.
  open var preferredRate: Float { 1 }
  /// 1: as loud as it is.
  open var preferredVolume: Float { 1 }
  /// False.
  open var isPlayable: Bool { false }
  /// False.
  open var isExportable: Bool { false }
  /// False.
  open var isReadable: Bool { false }
  /// None.
  open var tracks: [AVAssetTrack] { [] }
  /// None.
  open var metadata: [AVMetadataItem] { [] }
  /// None.
  open var commonMetadata: [AVMetadataItem] { [] }

  /// None.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Loads nothing; the handler is called later on the main queue.
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    media.answer { handler?() }
  }

  /// Failed, with `AVError.decoderNotFound`.
  open func statusOfValue(forKey key: String, error outError: inout NSError?) -> AVKeyValueStatus {
    outError = AVError(.decoderNotFound) as NSError
    return .failed
  }

  /// Failed, with `AVError.decoderNotFound`.
  open func statusOfValue(
    forKey key: String,
    error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus {
    outError?.pointee = AVError(.decoderNotFound) as NSError
    return .failed
  }

  /// Throws `AVError.decoderNotFound`.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw AVError(.decoderNotFound)
  }

  /// Nothing is under way.
  open func cancelLoading() {}
}

/// A medium at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Makes a medium of an address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }
}

/// The option for exact durations.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

/// How far the value of a key is.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading = 1
  case loaded = 2
  case failed = 3
  case cancelled = 4
}

/// A part of a medium; there are none here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The number of no track.
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  /// No kind.
  open var mediaType: AVMediaType { AVMediaType(rawValue: "") }
  /// No size.
  open var naturalSize: CGSize { .zero }
  /// As it is.
  open var preferredTransform: CGAffineTransform { .identity }
  /// No pictures a second.
  open var nominalFrameRate: Float { 0 }
  /// No stretch.
  open var timeRange: CMTimeRange { .invalid }
}

/// What is said of a medium.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// What it is about, as all media call it; nil at first.
  open var commonKey: AVMetadataKey? { nil }
  /// The value; nil at first.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as text; nil at first.
  open var stringValue: String? { nil }
}

/// What something is about that is said of a medium.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The picture.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  /// The album's name.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
}

/// The kind of a medium's part.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
  /// Words to read.
  public static let text = Self(rawValue: "text")
  /// Words to read.
  public static let subtitle = Self(rawValue: "sbtl")
  /// Pictures with sound in one.
  public static let muxed = Self(rawValue: "muxx")
  /// What is said of it.
  public static let metadata = Self(rawValue: "meta")
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The uniform type.
  public let rawValue: String
  /// Makes a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// MPEG-4 with iTunes' data.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// Sound in MPEG-4.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// WAVE.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// MP3.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// JPEG.
  public static let jpg = Self(rawValue: "public.jpeg")
}

/// How a layer places pictures.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, with its shape.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling, with its shape.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Filling, without its shape.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// What goes wrong with media.
public struct AVError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case decoderNotFound = -11833
    case contentIsNotAuthorized = -11835
    case operationNotAllowed = -11862
    case applicationIsNotAuthorizedToUseDevice = -11852
    case deviceNotFound = -11860
  }

  /// Which mistake it is.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// `AVFoundationErrorDomain`.
  public static var errorDomain: String { AVFoundationErrorDomain }

  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }

  /// A plain sentence.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Cannot Open", NSLocalizedFailureReasonErrorKey: "\(code)"]
  }
}

/// The domain of the framework's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What takes pictures out of a film; there are none here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset

  /// Makes a generator.
  public init(asset: AVAsset) { self.asset = asset }

  /// Whether pictures are turned as the film says; false at first.
  open var appliesPreferredTrackTransform = false
  /// The largest size; zero, which is as large as the film, at first.
  open var maximumSize = CGSize.zero
  /// How far before a time a picture may be taken.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How far after a time a picture may be taken.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Throws `AVError.decoderNotFound`.
  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }

  /// Nothing is under way.
  open func cancelAllCGImageGeneration() {}
}

/// What writes a film in another form; here it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    case failed = 4
    case cancelled = 5
  }

  /// Nil: nothing can be written.
  public init?(asset: AVAsset, presetName: String) {
    media.tell()
    return nil
  }

  /// Where to.
  open var outputURL: URL?
  /// The kind of file.
  open var outputFileType: AVFileType?
  /// Whether it is made for networks.
  open var shouldOptimizeForNetworkUse = false
  /// The stretch that is written.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Failed.
  open var status: Status { .failed }
  /// `AVError.exportFailed`.
  open var error: (any Error)? { AVError(.exportFailed) }
  /// Zero.
  open var progress: Float { 0 }

  /// Calls the handler later on the main queue.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    media.answer(handler)
  }

  /// Nothing is under way.
  open func cancelExport() {}
}

/// As good as it can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Between.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Small.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
