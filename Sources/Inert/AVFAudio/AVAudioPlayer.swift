// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Inert

/// What plays a file of sound; here it does not start.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The file; nil for data.
  public let url: URL?
  /// The data; nil for a file.
  public let data: Data?

  /// Makes a player of a file.
  ///
  /// - Throws: what Foundation does where the file cannot be read.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Makes a player of a file.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    audio.tell()
    _ = try Data(contentsOf: url, options: .mappedIfSafe)
    self.url = url
    data = nil
  }

  /// Makes a player of data.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Makes a player of data.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    audio.tell()
    url = nil
    self.data = data
  }

  /// Who would be told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// 0 to 1; 1 at first.
  open var volume: Float = 1
  /// -1 on the left to 1 on the right; 0 at first.
  open var pan: Float = 0
  /// Whether `rate` counts; false at first.
  open var enableRate = false
  /// How fast; 1 at first.
  open var rate: Float = 1
  /// How often it plays again; 0 at first.
  open var numberOfLoops = 0
  /// Where it plays, in seconds; 0 at first.
  open var currentTime: TimeInterval = 0
  /// Whether loudness is measured; false at first.
  open var isMeteringEnabled = false

  /// Zero: nobody reads the file.
  open var duration: TimeInterval { 0 }
  /// Zero: nobody reads the file.
  open var numberOfChannels: Int { 0 }
  /// False.
  open var isPlaying: Bool { false }
  /// Zero: there is no device.
  open var deviceCurrentTime: TimeInterval { 0 }

  /// False: it is not ready.
  @discardableResult open func prepareToPlay() -> Bool { false }

  /// False: it does not play.
  @discardableResult open func play() -> Bool { false }

  /// False: it does not play.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }

  /// Nothing is interrupted.
  open func pause() {}

  /// Nothing is ended.
  open func stop() {}

  /// Sets the loudness at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Nothing is measured.
  open func updateMeters() {}

  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What is told of a player's end; nothing calls it here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// It came to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The file is broken.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// What records sound; here it does not start.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The file that would be written.
  public let url: URL
  /// How it would be written.
  public let settings: [String: Any]

  /// Makes a recorder; no file is written.
  public init(url: URL, settings: [String: Any]) throws {
    audio.tell()
    self.url = url
    self.settings = settings
  }

  /// Who would be told of the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether loudness is measured; false at first.
  open var isMeteringEnabled = false
  /// False.
  open var isRecording: Bool { false }
  /// Zero.
  open var currentTime: TimeInterval { 0 }

  /// False: it is not ready.
  @discardableResult open func prepareToRecord() -> Bool { false }

  /// False: it does not record.
  @discardableResult open func record() -> Bool { false }

  /// False: it does not record.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }

  /// Nothing is interrupted.
  open func pause() {}

  /// Nothing is ended.
  open func stop() {}

  /// False: there is no recording.
  @discardableResult open func deleteRecording() -> Bool { false }

  /// Nothing is measured.
  open func updateMeters() {}

  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What is told of a recorder's end; nothing calls it here.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// It came to its end.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The file could not be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder,
    successfully flag: Bool
  ) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder,
    error: (any Error)?
  ) {}
}

/// The setting for a file's format, a four-letter code.
public let AVFormatIDKey = "AVFormatIDKey"
/// The setting for samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The setting for the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The setting for the encoder's quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The setting for the encoder's bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The setting for the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// How well an encoder works.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
