// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Inert

/// A medium while it is played; here it fails to load.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// How far an item is.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// The medium.
  public let asset: AVAsset

  /// Makes an item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Makes an item of a medium; the keys are not loaded.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
  }

  /// Unknown until a player has the item, then failed.
  open internal(set) var status = Status.unknown
  /// `AVError.decoderNotFound` when it failed.
  open internal(set) var error: (any Error)?
  /// Not known.
  open var duration: CMTime { .indefinite }
  /// None.
  open var loadedTimeRanges: [NSValue] { [] }
  /// None.
  open var seekableTimeRanges: [NSValue] { [] }
  /// No size.
  open var presentationSize: CGSize { .zero }
  /// False.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// True: nothing comes.
  open var isPlaybackBufferEmpty: Bool { true }
  /// False.
  open var isPlaybackBufferFull: Bool { false }
  /// Seconds to load ahead; 0, which leaves it to the player, at first.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Bits a second; 0, which is without limit, at first.
  open var preferredPeakBitRate = 0.0

  /// Zero.
  open func currentTime() -> CMTime { .zero }

  /// Goes nowhere: the answer is false, later on the main queue.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    media.answer { completionHandler?(false) }
  }

  /// Fails, later on the main queue, when a player has the item.
  func load() {
    guard status == .unknown else { return }
    media.answer {
      guard self.status == .unknown else { return }
      self.error = AVError(.decoderNotFound)
      self.status = .failed
      NotificationCenter.default.post(
        name: .AVPlayerItemFailedToPlayToEndTime,
        object: self,
        userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(.decoderNotFound)]
      )
    }
  }
}

/// The error in the notification of an item that failed.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
  /// An item came to its end; never posted here.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item failed; posted when a player was given it.
  public static let AVPlayerItemFailedToPlayToEndTime = Self(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  /// An item waits for data; never posted here.
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
  /// An item's time jumped; never posted here.
  public static let AVPlayerItemTimeJumped = Self("AVPlayerItemTimeJumpedNotification")
  /// An item's errors grew; never posted here.
  public static let AVPlayerItemNewErrorLogEntry = Self("AVPlayerItemNewErrorLogEntryNotification")
  /// An item's log grew; never posted here.
  public static let AVPlayerItemNewAccessLogEntry = Self(
    "AVPlayerItemNewAccessLogEntryNotification"
  )
}

/// What plays a medium; here its items fail to load, and no time passes in it.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// How far a player is.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  /// Why it waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a reason.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It has no item.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// It wants more data.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It finds out how fast data comes.
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
    )
  }

  /// Makes a player without an item.
  public override init() {
    super.init()
    media.tell()
  }

  /// Makes a player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    media.tell()
    item?.load()
  }

  /// The item.
  open internal(set) var currentItem: AVPlayerItem?
  /// Unknown: nothing is ever ready.
  open var status: Status { .unknown }
  /// Nil.
  open var error: (any Error)? { nil }
  /// How fast it should play: 0 where it should not, and as soon as its item has failed.
  open var rate: Float {
    get { currentItem?.status == .failed ? 0 : wanted }
    set { wanted = newValue }
  }
  private var wanted: Float = 0
  /// The rate of `play()`; 1 at first.
  open var defaultRate: Float = 1
  /// Paused, or waiting while an item has not failed yet.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// Why it waits; nil while it is paused.
  open var reasonForWaitingToPlay: WaitingReason? {
    rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
  }
  /// 0 to 1; 1 at first.
  open var volume: Float = 1
  /// False at first.
  open var isMuted = false
  /// What happens at the end of an item; `pause` at first.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for data; true at first.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it may play elsewhere; true at first.
  open var allowsExternalPlayback = true
  /// Whether a film keeps the display on; true at first.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// False.
  open var isExternalPlaybackActive: Bool { false }

  /// Gives it another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    item?.load()
  }

  /// Asks to play at `defaultRate`; nothing plays.
  open func play() { rate = defaultRate }

  /// Asks to play no longer.
  open func pause() { rate = 0 }

  /// Asks to play at once; nothing plays.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Zero.
  open func currentTime() -> CMTime { .zero }

  /// Goes nowhere.
  open func seek(to time: CMTime) {}

  /// Goes nowhere: the answer is false, later on the main queue.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    media.answer { completionHandler(false) }
  }

  /// Goes nowhere.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  /// Goes nowhere: the answer is false, later on the main queue.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    media.answer { completionHandler(false) }
  }

  /// Gives a token; no time passes, so the block is not called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    NSObject()
  }

  /// Gives a token; no time passes, so the block is not called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping @Sendable () -> Void
  ) -> Any {
    NSObject()
  }

  /// Lets go of a token.
  open func removeTimeObserver(_ observer: Any) {}
}

/// What plays one item after the other; here none.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]

  /// Makes a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Makes a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  /// Makes a player without items.
  public override init() {
    queue = []
    super.init(playerItem: nil)
  }

  /// The items that are left, the current one first.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    take()
  }

  /// Whether an item can be put after another: not twice.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }

  /// Puts an item after another, or last.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    take()
  }

  /// Takes an item away.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    take()
  }

  /// Takes all items away.
  open func removeAllItems() {
    queue = []
    take()
  }

  private func take() {
    if queue.first !== currentItem { replaceCurrentItem(with: queue.first) }
  }
}

/// What would play an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Makes a looper; nothing is played.
  public init(
    player: AVQueuePlayer,
    templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
  }

  /// Zero.
  open var loopCount: Int { 0 }

  /// Nothing is under way.
  open func disableLooping() {}
}
