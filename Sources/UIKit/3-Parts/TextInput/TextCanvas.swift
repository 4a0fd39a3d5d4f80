import CoreGraphics
import Foundation
import QuartzCore
import TextShaping

/// Shows a text that is edited, with its selection and its caret.
@MainActor
final class TextCanvas: UIView {
  /// What the canvas shows.
  var source: TextSource? { didSet { textDidChange() } }
  var room = LayoutConstraints() {
    didSet { if room != oldValue { textDidChange() } }
  }
  var selection = NSRange(location: 0, length: 0) { didSet { selectionDidChange() } }
  var marked: NSRange? { didSet { if marked != oldValue { setNeedsDisplay() } } }
  var isEditing = false { didSet { if isEditing != oldValue { selectionDidChange() } } }
  var caretColor: UIColor = .tintColor { didSet { caret.backgroundColor = caretColor } }
  /// Where the text starts in the canvas.
  var origin = CGPoint.zero { didSet { if origin != oldValue { selectionDidChange() } } }
  /// The text field or view, whose subclass may say where caret and selection show.
  weak var owner: (any UIView & UITextInput)?
  /// Whether it is being asked.
  private(set) var isPlacing = false
  /// Whether a caret shows where nothing is selected.
  var hasCaret = true { didSet { if hasCaret != oldValue { selectionDidChange() } } }
  private let caret = UIView()
  private var cached: TextLayout?
  private var blink: FrameTimer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    clipsToBounds = true
    caret.isHidden = true
    caret.layer.cornerRadius = 1
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  private func textDidChange() {
    cached = nil
    setNeedsDisplay()
    selectionDidChange()
  }

  var textLayout: TextLayout? {
    if let cached { return cached }
    cached = source?.layout(room)
    return cached
  }

  // MARK: Places

  func caretRect(at place: Int) -> CGRect {
    guard let rect = textLayout?.caretRect(at: TextLayoutPosition(place)) else { return .zero }
    return CGRect(
      x: rect.minX + origin.x,
      y: rect.minY + origin.y,
      width: 2,
      height: rect.height
    )
  }

  func place(nearestTo point: CGPoint) -> Int {
    let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return textLayout?.position(nearestTo: inner).index ?? 0
  }

  func selectionRects(_ range: NSRange) -> [CGRect] {
    guard range.length > 0, let layout = textLayout else { return [] }
    return layout.selectionRects(for: range.location..<NSMaxRange(range))
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The units of the character under a point; nil where there is none.
  func character(at point: CGPoint) -> Range<Int>? {
    textLayout?.characterRange(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Where the owner has something shown, in the canvas's coordinates; nil without an owner.
  private func places(_ ask: (any UIView & UITextInput) -> [CGRect]) -> [CGRect]? {
    guard let owner, !isPlacing else { return nil }
    isPlacing = true
    defer { isPlacing = false }
    return ask(owner).map { convert($0, from: owner) }
  }

  // MARK: Showing

  private func selectionDidChange() {
    setNeedsDisplay()
    caret.isHidden = !isEditing || !hasCaret || selection.length > 0
    caret.frame =
      caret.isHidden
      ? .zero
      : places { [$0.caretRect(for: TextOffset(selection.location))] }?.first
        ?? caretRect(at: selection.location)
    caret.backgroundColor = caretColor
    caret.alpha = 1
    blink = nil
    if !caret.isHidden { waitForBlink() }
  }

  private func waitForBlink() {
    blink = FrameTimer(after: 0.5) { [weak self] in
      guard let self, window != nil, !caret.isHidden else { return }
      caret.alpha = caret.alpha > 0.5 ? 0 : 1
      waitForBlink()
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let source, let layout = textLayout else {
      return
    }
    if isEditing, selection.length > 0 {
      let own = places { $0.selectionRects(for: TextSpan(selection)).map(\.rect) }
      context.setFillColor(caretColor.withAlphaComponent(0.2).cgColor)
      for box in own ?? selectionRects(selection) { context.fill(box) }
    }
    source.draw(layout, in: context, at: origin)
    guard let marked, marked.length > 0 else { return }
    context.setFillColor(UIColor.label.cgColor)
    for box in layout.selectionRects(for: marked.location..<NSMaxRange(marked)) {
      context.fill(
        CGRect(x: box.minX + origin.x, y: box.maxY + origin.y - 1, width: box.width, height: 1)
      )
    }
  }
}
