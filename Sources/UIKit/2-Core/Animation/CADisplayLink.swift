import Foundation
import QuartzCore

/// Calls a method with every frame that is shown.
///
/// It keeps its target until it is invalidated. Frames come as the display shows them, and stop
/// while nobody asks for them.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var ticker: FrameTicker?
  private var lastTime: CFTimeInterval?

  /// Makes a link that calls a method of an object, entered in `SelectorTable`, with itself.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
    ticker = FrameTicker { [self] time in tick(time) }
  }

  /// Starts the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    resume()
  }

  /// Ends the calls of a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { modes.remove(mode) }

  /// Ends the calls for good and lets go of the target.
  open func invalidate() {
    modes = []
    target = nil
    ticker = nil
  }

  /// The time of the frame that is prepared, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// The time between frames of the display, in seconds.
  open var duration: CFTimeInterval { timestamp > 0 || lastTime != nil ? frame : 0 }

  /// Whether there are no calls for the time being.
  ///
  /// Defaults to false.
  open var isPaused = false {
    didSet { resume() }
  }

  /// How often to call in a second, at most; 0, the default, is with every frame.
  open var preferredFramesPerSecond = 0

  /// How often to call in a second.
  ///
  /// Defaults to `default`, which is with every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// How many frames make a call.
  @available(*, deprecated, message: "Use preferredFramesPerSecond")
  open var frameInterval: Int {
    get { max(1, Int((interval / frame).rounded())) }
    set { preferredFramesPerSecond = UIScreen.main.maximumFramesPerSecond / max(1, newValue) }
  }

  /// The time between frames of the display.
  private var frame: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }

  /// The time between calls: whole frames.
  private var interval: CFTimeInterval {
    var rate = Double(preferredFramesPerSecond)
    if let preferred = preferredFrameRateRange.preferred, preferred > 0 {
      rate = Double(preferred)
    } else if preferredFrameRateRange.maximum > 0 {
      rate = Double(preferredFrameRateRange.maximum)
    }
    guard rate > 0 else { return frame }
    return max(1, (1 / rate / frame).rounded()) * frame
  }

  private func resume() {
    if !isPaused, !modes.isEmpty { ticker?.start() }
  }

  private func tick(_ time: CFTimeInterval) -> Bool {
    guard !isPaused, !modes.isEmpty, let target else { return false }
    // A frame that comes a little early is still the one that was due.
    if let lastTime, time - lastTime < interval - frame / 2 { return true }
    lastTime = time
    timestamp = time
    SelectorTable.perform(selector, on: target, with: [self])
    return !isPaused && !modes.isEmpty && self.target != nil
  }
}

extension UIScreen {
  /// A link that calls a method with every frame of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
