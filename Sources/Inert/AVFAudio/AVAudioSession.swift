// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
@_exported import Foundation
import Inert

/// The framework, as it says that it is inert.
let audio = InertFramework(
  "AVFAudio",
  "plays, records and speaks nothing: players do not start, and the microphone is refused"
)

/// How an app uses sound; it is kept, and there is no device to use.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession(isShared: true)

  private init(isShared: Bool) { super.init() }

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession {
    audio.tell()
    return shared
  }

  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It plays beside others.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// It plays alone, and is muted with the device.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// It plays, muted or not.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// It records.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// It plays and records.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// It plays over several ways out.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What a category is used for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Calls.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with pictures.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// Chat in games.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// Films that are taken.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Sound that is measured.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Films that are shown.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Words that are spoken on and on.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Words that are spoken now and then.
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// What goes with a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It mixes with others.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Others get softer.
    public static let duckOthers = Self(rawValue: 2)
    /// Bluetooth for calls.
    public static let allowBluetooth = Self(rawValue: 4)
    /// The loudspeaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Others that speak pause.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// Bluetooth for music.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// AirPlay.
    public static let allowAirPlay = Self(rawValue: 64)
  }

  /// What goes with turning a session on or off.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others that were interrupted are told.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// Whether an app may record, as a four-letter code.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// What happens to a session.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  /// What to do after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound may go on.
    public static let shouldResume = Self(rawValue: 1)
  }

  /// Why the way that sound takes changed.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  /// Which way out sound takes whatever else holds, as a four-letter code.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// The category; `soloAmbient` at first.
  open private(set) var category = Category.soloAmbient
  /// The mode; `default` at first.
  open private(set) var mode = Mode.default
  /// The options; none at first.
  open private(set) var categoryOptions: CategoryOptions = []

  /// Keeps a category.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Keeps a category with options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }

  /// Keeps a category with a mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, options: options)
    self.mode = mode
  }

  /// Keeps a mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Nothing is turned on or off.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Nothing takes another way.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Keeps nothing; there is no device.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}

  /// Keeps nothing; there is no device.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  /// Denied.
  open var recordPermission: RecordPermission { .denied }

  /// Asks nobody: the answer is false, later on the main queue.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    audio.answer { response(false) }
  }

  /// Zero: there is no device.
  open var outputVolume: Float { 0 }
  /// 0 Hz: there is no device.
  open var sampleRate: Double { 0 }
  /// False: there is no microphone.
  open var isInputAvailable: Bool { false }
  /// False.
  open var isOtherAudioPlaying: Bool { false }
  /// False.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The way that sound takes: none.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

  /// A call interrupts; never posted here.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  /// The way of sound changes; never posted here.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )
  /// The services start again; never posted here.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification"
  )
  /// Others begin or end; never posted here.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification"
  )
}

/// The way that sound takes.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// Where it comes from: nowhere.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// Where it goes: nowhere.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A way in or out of sound; there are none here.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// Its name.
  open var portName: String { "" }
}

/// Which way an interruption goes.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What to do after an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why the way of sound changed.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Which way it took before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// Whether an app may record.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether it may, as a four-letter code.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// The app.
  public static let shared = AVAudioApplication()

  /// Denied.
  open var recordPermission: recordPermission { .denied }

  /// Asks nobody: the answer is false.
  open class func requestRecordPermission() async -> Bool {
    audio.tell()
    return false
  }

  /// Asks nobody: the answer is false, later on the main queue.
  open class func requestRecordPermission(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    audio.answer { completionHandler(false) }
  }
}
