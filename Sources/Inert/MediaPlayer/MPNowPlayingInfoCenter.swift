// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported import Foundation
import Inert
import InertViews
@_exported import UIKit

let player = InertFramework(
  "MediaPlayer",
  "tells no one what plays, and no one commands it; the library of music is refused"
)

/// What tells other parts of a device what plays: it is kept, and shown nowhere.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter(isDefault: true)
  private init(isDefault: Bool) { super.init() }

  /// The center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter {
    player.tell()
    return center
  }

  /// What plays; nil at first.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it plays; `unknown` at first.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}

/// The title.
public let MPMediaItemPropertyTitle = "title"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// How long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// How far it is, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it plays by itself.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// The picture of what plays.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let make: (CGSize) -> UIImage
  /// How large it is.
  public let bounds: CGRect

  /// Makes a picture.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    make = requestHandler
  }

  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// How a command ended.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A command from outside; none comes here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether it is taken; true at first.
  open var isEnabled = true

  /// Gives a token; the handler is never called.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }

  /// Never called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Lets go of whoever would be called.
  open func removeTarget(_ target: Any?) {}
}

/// A command to jump by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// By how many; none at first.
  open var preferredIntervals: [NSNumber] = []
}

/// A command to go somewhere.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command to play faster or slower.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// How fast it can be; nothing at first.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command to like something or not.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether it is liked; false at first.
  open var isActive = false
  /// What it says; empty at first.
  open var localizedTitle = ""
}

/// A command that came; none does here.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command.
  open var command: MPRemoteCommand { MPRemoteCommand() }
  /// When, in seconds.
  open var timestamp: TimeInterval { 0 }
}

/// A command that came to go somewhere.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Where to, in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A command that came to jump.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// By how many seconds.
  open var interval: TimeInterval { 0 }
}

/// The commands from outside; none comes here.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter(isShared: true)
  private init(isShared: Bool) { super.init() }

  /// The center of the app.
  open class func shared() -> MPRemoteCommandCenter {
    player.tell()
    return center
  }

  /// Play.
  public let playCommand = MPRemoteCommand()
  /// Pause.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Go on to the next.
  public let nextTrackCommand = MPRemoteCommand()
  /// Go back to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Jump ahead.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Jump back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Run ahead.
  public let seekForwardCommand = MPRemoteCommand()
  /// Run back.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Go somewhere.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Play faster or slower.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Like it.
  public let likeCommand = MPFeedbackCommand()
  /// Do not like it.
  public let dislikeCommand = MPFeedbackCommand()
  /// Keep the place.
  public let bookmarkCommand = MPFeedbackCommand()
}

/// A slider for the device's loudness: here it says its name.
open class MPVolumeView: UIView {
  private var sign: SignView?

  /// Makes a slider of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sign = SignView("MPVolumeView", in: self)
  }

  /// Makes a slider of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sign = SignView("MPVolumeView", in: self)
  }

  /// Whether the slider shows; true at first.
  open var showsVolumeSlider = true
  /// Whether the button for other devices shows; true at first.
  open var showsRouteButton = true
}

/// Whether an app may see the music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The library of music: the app is refused.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  /// Denied.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    player.tell()
    return .denied
  }

  /// Asks nobody: the answer is denied, later on the main queue.
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    player.answer { completionHandler(.denied) }
  }
}
