import CoreGraphics

/// The two handles at the ends of a selection: a line as high as the text, with a ball above the start
/// and below the end.
@MainActor
final class TextHandles {
  /// Where a finger takes hold, in points around a handle; not measured.
  private static let reach: CGFloat = 22
  private let start = TextHandle(isStart: true)
  private let end = TextHandle(isStart: false)

  var isShowing: Bool { start.superview != nil }

  func show(_ input: any UIResponder & UITextInput, _ range: UITextRange) {
    let rects = input.selectionRects(for: range)
    let first = rects.first { $0.containsStart } ?? rects.first
    let last = rects.last { $0.containsEnd } ?? rects.last
    let view = input.textInputView
    for (handle, rect) in [(start, first), (end, last)] {
      guard let rect else { continue }
      if handle.superview !== view { view.addSubview(handle) }
      handle.tintColor = view.tintColor
      let isLeft = handle.isStart == (rect.writingDirection != .rightToLeft)
      handle.place(x: isLeft ? rect.rect.minX : rect.rect.maxX, rect.rect)
    }
  }

  func hide() {
    for handle in [start, end] { handle.removeFromSuperview() }
  }

  /// The handle that a finger at a point takes hold of; nil where there is none.
  func handle(near point: CGPoint) -> TextHandle? {
    guard isShowing else { return nil }
    let near = [start, end].filter {
      $0.frame.insetBy(dx: -Self.reach, dy: -Self.reach / 4).contains(point)
    }
    return near.min { $0.middle.distance(to: point) < $1.middle.distance(to: point) }
  }
}

/// One of the handles.
@MainActor
final class TextHandle: UIView {
  static let ball: CGFloat = 10
  private static let line: CGFloat = 2
  let isStart: Bool
  private let stem = UIView()
  private let knob = UIView()

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    knob.layer.cornerRadius = Self.ball / 2
    for view in [stem, knob] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The middle of the line, in the superview.
  private(set) var middle = CGPoint.zero

  func place(x: CGFloat, _ line: CGRect) {
    middle = CGPoint(x: x, y: line.midY)
    let ball = Self.ball
    frame = CGRect(
      x: x - ball / 2,
      y: isStart ? line.minY - ball + 1 : line.minY,
      width: ball,
      height: line.height + ball - 1
    )
    let top = isStart ? ball - 1 : 0
    stem.frame = CGRect(x: (ball - Self.line) / 2, y: top, width: Self.line, height: line.height)
    knob.frame = CGRect(x: 0, y: isStart ? 0 : line.height - 1, width: ball, height: ball)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for view in [stem, knob] { view.backgroundColor = tintColor }
  }
}
