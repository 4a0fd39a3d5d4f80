import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// The bars that show which part of the content is visible, while it moves.
@MainActor
final class ScrollIndicators {
  /// How thick they are, in points.
  private static let thickness: CGFloat = 3
  /// How far they stay away from the edge, in points (fact sp.indicator).
  private static let gap: CGFloat = 3
  /// How long they stay when the content has come to rest, in seconds.
  private static let pause: TimeInterval = 0.3
  /// How long they stay when they were only flashed, in seconds.
  private static let flashing: TimeInterval = 0.8
  /// How long they take to fade, in seconds (fact sp.indicator).
  private static let fading: TimeInterval = 0.4
  /// In front of everything in the view.
  private static let height: CGFloat = 100_000

  // They live in the view, which may go while they fade.
  weak var view: UIScrollView?
  private var vertical: CALayer?
  private var horizontal: CALayer?
  private let stillness = NonAnimatingLayerDelegate()
  private var timer: FrameTimer?
  private var fadeStart: TimeInterval?
  private var opacity: CGFloat = 0
  /// How long the content is taken to be; it follows what it really is as the content moves.
  private var length = CGSize.zero
  private var lastOffset = CGPoint.zero
  private lazy var ticker = FrameTicker { [weak self] time in self?.fade(at: time) ?? false }

  /// Whether they can be seen.
  var areShown: Bool { opacity > 0 }

  // MARK: Coming and going

  /// Shows them while the content moves, and lets them go afterwards.
  func keepShown(_ isMoving: Bool) {
    if isMoving {
      // A finger that only rests on the content shows nothing.
      guard let view, view.isDragging || view.isDecelerating || view.isScrollAnimating else {
        return
      }
      show()
    } else if areShown {
      hide(after: Self.pause)
    }
  }

  func flash() {
    guard let view, view.window != nil else { return }
    show()
    if !view.scroller.isMoving { hide(after: Self.flashing) }
  }

  private func show() {
    timer = nil
    fadeStart = nil
    if !areShown, let view {
      length = view.contentSize
      lastOffset = view.contentOffset
    }
    opacity = 1
    update()
  }

  private func hide(after pause: TimeInterval) {
    guard timer == nil, fadeStart == nil else { return }
    timer = FrameTimer(after: pause) { [weak self] in
      self?.timer = nil
      self?.fadeStart = FrameClock.current.now
      self?.ticker.start()
    }
  }

  /// Takes them away at once.
  func hide() {
    timer = nil
    fadeStart = nil
    opacity = 0
    update()
  }

  private func fade(at time: TimeInterval) -> Bool {
    guard let fadeStart else { return false }
    let share = CGFloat((time - fadeStart) / Self.fading)
    opacity = share < 1 ? 1 - TimingCurve.easeInOut.value(at: share) : 0
    if share >= 1 { self.fadeStart = nil }
    update()
    return share < 1
  }

  // MARK: Places

  /// The content moved.
  func follow(isMoving: Bool) {
    guard areShown, let view else { return }
    let (offset, size) = (view.contentOffset, view.contentSize)
    // Content whose length turns out to be another while it moves does not make them jump.
    func approach(_ known: CGFloat, _ real: CGFloat, _ way: CGFloat) -> CGFloat {
      isMoving ? known + max(-way, min(way, real - known)) : real
    }
    length.width = approach(length.width, size.width, 4 * abs(offset.x - lastOffset.x))
    length.height = approach(length.height, size.height, 4 * abs(offset.y - lastOffset.y))
    lastOffset = offset
    place()
  }

  /// Something about the view changed.
  func update() {
    guard areShown || vertical != nil || horizontal != nil else { return }
    if let view, !view.scroller.isMoving { length = view.contentSize }
    place()
  }

  private func place() {
    guard let view else { return }
    let axes = areShown ? scrollingAxes(of: view) : []
    place(.vertical, axes.contains(.vertical), beside: axes.contains(.horizontal), in: view)
    place(.horizontal, axes.contains(.horizontal), beside: axes.contains(.vertical), in: view)
  }

  private func scrollingAxes(of view: UIScrollView) -> UIAxis {
    let range = view.scroller.range
    var axes: UIAxis = []
    if view.showsVerticalScrollIndicator, range.maximum.y > range.minimum.y {
      axes.insert(.vertical)
    }
    if view.showsHorizontalScrollIndicator, range.maximum.x > range.minimum.x {
      axes.insert(.horizontal)
    }
    return axes
  }

  private func place(
    _ axis: UIAxis,
    _ isShown: Bool,
    beside isOther: Bool,
    in view: UIScrollView
  ) {
    guard isShown, let frame = frame(axis, beside: isOther, in: view) else {
      (axis == .vertical ? vertical : horizontal)?.isHidden = true
      return
    }
    let bar = bar(axis, in: view)
    bar.isHidden = false
    bar.opacity = Float(opacity)
    bar.backgroundColor = color(in: view)
    bar.bounds = CGRect(origin: .zero, size: frame.size)
    bar.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func bar(_ axis: UIAxis, in view: UIScrollView) -> CALayer {
    if let bar = axis == .vertical ? vertical : horizontal { return bar }
    let bar = CALayer()
    bar.delegate = stillness
    bar.cornerRadius = Self.thickness / 2
    bar.zPosition = Self.height
    view.layer.addSublayer(bar)
    if axis == .vertical { vertical = bar } else { horizontal = bar }
    return bar
  }

  private func color(in view: UIScrollView) -> CGColor {
    let isLight =
      switch view.indicatorStyle {
      case .black: false
      case .white: true
      case .default: view.traitCollection.userInterfaceStyle == .dark
      }
    return UIColor(white: isLight ? 1 : 0, alpha: 0.35).cgColor
  }

  /// The bar's rectangle in the view's coordinates.
  private func frame(_ axis: UIAxis, beside isOther: Bool, in view: UIScrollView) -> CGRect? {
    let isVertical = axis == .vertical
    var insets =
      isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets { insets = insets + view.safeAreaInsets }
    let room = view.bounds.inset(by: insets)
    // Where both meet, neither enters the corner.
    let corner = isOther ? Self.gap + Self.thickness : 0
    let track = (isVertical ? room.height : room.width) - 2 * Self.gap - corner
    guard track > 0 else { return nil }
    let content = view.adjustedContentInset
    let range = view.scroller.range
    let inset = isVertical ? content.top + content.bottom : content.left + content.right
    let size = view.bounds.size.along(axis)
    let knob = ScrollIndicatorKnob(
      track: track,
      visible: size,
      content: max(length.along(axis) + inset, size),
      offset: view.contentOffset.along(axis) - range.minimum.along(axis)
    )
    let isMirrored = view.isRightToLeft
    if isVertical {
      return CGRect(
        x: isMirrored ? room.minX + Self.gap : room.maxX - Self.gap - Self.thickness,
        y: room.minY + Self.gap + knob.start,
        width: Self.thickness,
        height: knob.length
      )
    }
    return CGRect(
      x: room.minX + Self.gap + knob.start + (isMirrored ? corner : 0),
      y: room.maxY - Self.gap - Self.thickness,
      width: knob.length,
      height: Self.thickness
    )
  }

  /// The bars that can be seen now.
  var bars: (vertical: CALayer?, horizontal: CALayer?) {
    (vertical.flatMap { $0.isHidden ? nil : $0 }, horizontal.flatMap { $0.isHidden ? nil : $0 })
  }
}

extension UIScrollView {
  /// The indicators that can be seen now.
  package var indicatorBars: (vertical: CALayer?, horizontal: CALayer?) { indicators.bars }
}
