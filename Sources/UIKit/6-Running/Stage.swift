import CoreGraphics
import Foundation
import QuartzCore
import TextShaping
import WindowHost

/// Shows the screen on a host, frame by frame.
///
/// A frame is always the same six steps: input and time come in, touches change the model, views
/// lay out, changed layers are recorded, the compositor draws what differs, the host presents it.
@MainActor
package final class Stage {
  /// What the frames so far cost.
  package struct Work: Hashable, Sendable {
    package var frames = 0
    package var presentedFrames = 0
    package var last = Compositor.Work()
  }

  package let host: any WindowHost
  package private(set) var work = Work()
  /// What a frame is made of, in this order.
  package enum Phase: String, CaseIterable, Sendable {
    case input, motion, layout, display, commit, paint, present
  }

  /// Told whenever a phase of a frame is over, and with nil when one begins after a pause.
  package var phaseHandler: (@MainActor (Phase?) -> Void)?
  /// Told once views are laid out, before anything is painted.
  package var layoutHandler: (@MainActor () -> Void)?
  /// Told of each frame that changed pixels.
  package var changeHandler: (@MainActor (Compositor.Change) -> Void)?
  /// Whether frames are painted as they come.
  ///
  /// Otherwise they are laid out, displayed and recorded, and the last is painted once somebody looks.
  package var paintsEachFrame = true {
    didSet { if paintsEachFrame { paintLast() } }
  }
  /// The last frame, and whether it is still to be painted.
  private var last: (root: RenderNode?, isPainted: Bool) = (nil, true)
  private let context: ScreenContext
  /// What was presented last, whose memory the next frame uses.
  private var presented: [HostPixelRect] = []
  private let compositor = Compositor()
  private let input = InputTranslator()
  private var target: (pixels: ScreenPixels, generation: Int)?

  /// Puts the screen of a device on a host.
  ///
  /// - Parameters:
  ///   - host: where frames are presented.
  ///   - device: what the screen is like.
  ///   - context: the screen; without one it is the current one.
  package init(host: any WindowHost, device: Device, in context: ScreenContext = .current) {
    self.host = host
    self.context = context
    CurrentLocale.begin(isForPeople: !(host is HeadlessHost))
    context.perform {
      FrameClock.current.restart(at: host.now)
      TextServices.current.host = host
      UIScreen.main.become(device)
      let cycle = FrameCycle.current
      UIScreen.main.rootLayer.changeHandler = { cycle.requestForChange() }
      cycle.request()
    }
  }

  /// Whether there is anything to show that is not shown yet.
  package var needsFrame: Bool {
    context.perform {
      FrameCycle.current.needsFrame || FrameTickers.current.isRunning
        || AnimationRegistry.current.needsFrame
    }
  }

  /// Whether something is still to be shown that is over one day: what goes on for ever is not.
  package var comesToRest: Bool {
    context.perform {
      let (tickers, animations) = (FrameTickers.current, AnimationRegistry.current)
      if tickers.comesToRest || animations.comesToRest { return true }
      // What goes on for ever changes something in each frame.
      let goesOn = tickers.isRunning || animations.needsFrame
      return FrameCycle.current.needsFrame && !(goesOn && FrameCycle.current.isRepetition)
    }
  }

  /// When something is due that needs no input.
  package var nextDeadline: TimeInterval? { context.perform { FrameClock.current.nextDeadline } }

  /// Takes in input and the time, and lets the model follow.
  package func take(_ events: [HostEvent], at time: TimeInterval) {
    context.perform {
      phaseHandler?(nil)
      var isResized = false
      for event in events {
        if case .resized = event {
          isResized = true
        } else if isResized {
          // On iOS a turn ends after the one and before the other, and views are laid out in it.
          UIScreen.main.rootLayer.layoutIfNeeded()
          isResized = false
        }
        take(event)
      }
      FrameClock.current.advance(to: time)
      GestureEnvironment.current.endRound(touchesDown: input.touchesDown)
      phaseHandler?(.input)
    }
  }

  private func take(_ event: HostEvent) {
    if let time = event.time { FrameClock.current.advance(to: time) }
    switch event {
    case .resized(let size, let scale, _): resize(size, scale)
    case .exposed: host.present([wholeFrame], firstRow: target?.pixels.firstRow ?? 0)
    case .focus(let hasFocus, let time):
      if !hasFocus { input.cancelAll(at: time) }
      UIApplication.shared.enter(hasFocus ? .active : .inactive)
    case .memoryWarning: letGo()
    default: input.send(event)
    }
  }

  /// Lets go of what can be made again, and tells the app that memory is short.
  private func letGo() {
    compositor.letGo()
    ImageFileCache.empty()
    Typesetter.shared.letGo()
    UIApplication.shared.warnOfMemory()
  }

  private func resize(_ size: HostSize, _ scale: Double) {
    var device = UIScreen.main.device
    device.width = CGFloat(max(0, size.width))
    device.height = CGFloat(max(0, size.height))
    device.scale = CGFloat(scale)
    UIScreen.main.become(device)
    target = nil
  }

  private var wholeFrame: HostPixelRect {
    HostPixelRect(
      x: 0,
      y: 0,
      width: target?.pixels.bitmap.width ?? 0,
      height: target?.pixels.bitmap.height ?? 0
    )
  }

  /// Prepares and shows one frame.
  package func showFrame(at time: TimeInterval) {
    context.perform { show(at: time) }
  }

  private func show(at time: TimeInterval) {
    phaseHandler?(nil)
    FrameClock.current.advance(to: time)
    AnimationRegistry.current.finish(at: FrameClock.current.now)
    FrameTickers.current.tick(time)
    phaseHandler?(.motion)
    last = (prepare(), false)
    if paintsEachFrame { paintLast() }
    work.frames += 1
    FrameCycle.current.end()
    AccessibilityReadings.current.forget()
  }

  /// Paints the last frame where that was not done yet.
  package func paintLast() {
    guard !last.isPainted else { return }
    let root = last.root
    // The compositor keeps what it has painted.
    last = (nil, true)
    context.perform { paint(root) }
  }

  private func paint(_ root: RenderNode?) {
    guard let pixels = pixels() else { return }
    phaseHandler?(nil)
    compositor.render(root, scale: UIScreen.main.scale, into: pixels)
    work.last = compositor.work
    phaseHandler?(.paint)
    let change = compositor.change
    if !change.isEmpty {
      presented.removeAll(keepingCapacity: true)
      if let move = change.move { presented.append(HostPixelRect(move.area)) }
      for rect in change.painted { presented.append(HostPixelRect(rect)) }
      host.present(presented, firstRow: pixels.firstRow)
      phaseHandler?(.present)
      work.presentedFrames += 1
      changeHandler?(change)
    }
  }

  /// Lays out, displays and records what changed.
  private func prepare() -> RenderNode? {
    FrameCycle.current.begin()
    let root = UIScreen.main.rootLayer
    root.layoutIfNeeded()
    phaseHandler?(.layout)
    layoutHandler?()
    phaseHandler?(nil)
    root.displayTree()
    phaseHandler?(.display)
    CATransaction.flush()
    AnimationRegistry.current.begin(at: FrameClock.current.now)
    defer { phaseHandler?(.commit) }
    let node = root.commit()
    if !root.hasPendingChanges { FrameCycle.current.noteChangesShown() }
    return node
  }

  /// The host's pixels; a new piece of memory is painted whole.
  private func pixels() -> ScreenPixels? {
    guard let frame = host.framebuffer() else { return nil }
    if let target, target.generation == frame.generation { return target.pixels }
    guard let pixels = ScreenPixels(frame, of: host) else { return nil }
    compositor.invalidate()
    target = (pixels, frame.generation)
    return pixels
  }

  /// What is shown, in the host's own memory.
  package var shown: Bitmap? {
    paintLast()
    return target?.pixels.bitmap
  }

  /// A copy of what is shown.
  package func picture() -> Bitmap? {
    let copy = shown?.copy()
    // Windows have no alpha: what they do not paint is black.
    copy?.makeOpaque()
    return copy
  }
}

extension HostPixelRect {
  init(_ rect: PixelRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension HostEvent {
  /// When it happened, in seconds.
  var time: Double? {
    switch self {
    case .pointer(let pointer): pointer.time
    case .scroll(let scroll): scroll.time
    case .key(let key): key.time
    case .text(_, let time), .textEditing(_, _, _, let time), .resized(_, _, let time),
      .focus(_, let time), .memoryWarning(let time):
      time
    default: nil
    }
  }
}
