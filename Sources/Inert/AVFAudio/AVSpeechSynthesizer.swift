// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Inert

/// What speaks; here it cancels what it is given.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Makes a synthesizer.
  public override init() { super.init() }

  /// Who is told.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// False.
  open var isSpeaking: Bool { false }
  /// False.
  open var isPaused: Bool { false }

  /// Speaks nothing: the delegate is told on the main queue that it was cancelled.
  open func speak(_ utterance: AVSpeechUtterance) {
    audio.answer { self.delegate?.speechSynthesizer(self, didCancel: utterance) }
  }

  /// False: nothing is spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// False: nothing is spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// False: nothing is spoken.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// What is told of speech.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It came to its end.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It waits.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// It was given up.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Words to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The words.
  public let speechString: String

  /// Makes an utterance.
  public init(string: String) { speechString = string }

  /// The voice; nil at first.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast; the usual at first.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, 0.5 to 2; 1 at first.
  open var pitchMultiplier: Float = 1
  /// How loud, 0 to 1; 1 at first.
  open var volume: Float = 1
  /// Seconds to wait before; 0 at first.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds to wait after; 0 at first.
  open var postUtteranceDelay: TimeInterval = 0
}

/// A voice; there are none here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Nil: there is no voice for the language.
  public init?(language languageCode: String?) { nil }

  /// Nil: there is no such voice.
  public init?(identifier: String) { nil }

  /// None.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  /// The current language.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier(.bcp47)
  }

  /// The language.
  open var language: String { "" }
  /// The name.
  open var name: String { "" }
  /// What tells it from others.
  open var identifier: String { "" }
}
