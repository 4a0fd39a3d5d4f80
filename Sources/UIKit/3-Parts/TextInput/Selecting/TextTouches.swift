import CoreGraphics
import Foundation

/// What fingers and pointers do with a text.
///
/// A tap puts the caret at the edge of a word, two select the word and three the paragraph; a finger
/// that rests moves the caret under a loupe, or selects where nothing is edited; handles move the ends
/// of a selection. A pointer places and selects to the character, from where it is pressed.
@MainActor
final class TextTouches {
  private weak var interaction: UITextInteraction?
  private let tap = TextTapRecognizer()
  private let hold = HoldGestureRecognizer()
  private let pointer = TextPressRecognizer()
  private let grip = TextPressRecognizer()
  private let handles = TextHandles()
  private var loupe: TextLoupe?
  private var selecting: TextSelecting?
  /// From the finger to the middle of the end that it moves, in points.
  private var reach = CGPoint.zero
  /// Where a finger took hold of a handle, and whether it went on.
  private var start = CGPoint.zero
  private var hasMoved = false
  private var isChanging = false
  private var shownSelection: UITextRange?

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    tap.addHandler { [weak self] gesture in
      if gesture.state == .ended { self?.tapped() }
    }
    hold.answers = { [weak self] in self?.mayHold ?? false }
    hold.addHandler { [weak self] _ in self?.held() }
    pointer.answers = { [weak self] touch in self?.mayPress(touch) ?? false }
    pointer.addHandler { [weak self] _ in self?.pressed() }
    grip.answers = { [weak self] touch in
      guard let self, !touch.isFromPointer, let view else { return false }
      return handles.handle(near: touch.location(in: view)) != nil
    }
    grip.addHandler { [weak self] _ in self?.gripped() }
  }

  var recognizers: [UIGestureRecognizer] { [grip, pointer, hold, tap] }

  private var view: UIView? { interaction?.view }

  private var input: (any UIResponder & UITextInput)? {
    interaction?.mode() == nil ? nil : interaction?.textInput
  }

  private var isEditable: Bool { interaction?.mode() == .editable }

  // MARK: Taps

  private func tapped() {
    guard let view else { return }
    take(tap.taps, at: tap.location(in: view))
  }

  private func take(_ taps: Int, at point: CGPoint) {
    guard let interaction, let view else { return }
    if interaction.takesTap(point) { return }
    guard let input, mayBegin(at: point) else { return }
    let wasFirst = input.isFirstResponder
    guard input.becomeFirstResponder() else { return }
    view.layoutIfNeeded()
    change { interaction in
      interaction.delegate?.interactionWillBegin(interaction)
      if taps > 1 {
        TextSelecting(input, at: place(point), by: taps == 2 ? .word : .paragraph)?.begin()
        showHandles()
        presentMenu()
      } else {
        placeCaret(at: point, of: input, wasFirst: wasFirst)
      }
      interaction.delegate?.interactionDidEnd(interaction)
    }
  }

  /// A single tap: on what is selected it shows the menu or takes it away, elsewhere it moves the caret.
  private func placeCaret(at point: CGPoint, of input: UIResponder & UITextInput, wasFirst: Bool) {
    guard let interaction else { return }
    let wasShowing = interaction.menu.isShowing
    if wasFirst, let range = input.selectedTextRange, !range.isEmpty,
      input.selectionRects(for: range).contains(where: { $0.rect.contains(place(point)) })
    {
      return wasShowing ? interaction.menu.dismissMenu() : presentMenu()
    }
    guard let edge = TextSelecting.wordEdge(at: place(point), of: input) else { return }
    let caret = input.selectedTextRange
    let isThere =
      wasFirst && caret?.isEmpty == true
      && caret.map { input.compare($0.start, to: edge) == .orderedSame } == true
    input.selectByHand(from: edge, to: edge)
    handles.hide()
    if isThere, isEditable, !wasShowing { presentMenu() } else { interaction.menu.dismissMenu() }
  }

  // MARK: A finger that rests

  private var mayHold: Bool {
    guard let interaction, let input, let view, let touch = hold.touch, !touch.isFromPointer,
      !touch.isForControl(inside: view)
    else { return false }
    let point = touch.location(in: view)
    return !interaction.hasItem(point) && mayBegin(at: point)
      && (input.isFirstResponder || input.becomeFirstResponder())
  }

  private func held() {
    guard let interaction, let input, let view else { return }
    let point = hold.location(in: view)
    switch hold.state {
    case .began:
      interaction.menu.dismissMenu()
      interaction.delegate?.interactionWillBegin(interaction)
      view.layoutIfNeeded()
      let isDouble = (hold.touch?.tapCount ?? 1) > 1
      let selects = isDouble || !isEditable
      selecting = selects ? TextSelecting(input, at: place(point), by: .word) : nil
      handles.hide()
      change { _ in
        selecting?.begin()
        follow(point, input)
      }
    case .changed: change { _ in follow(point, input) }
    default: release()
    }
  }

  private func follow(_ point: CGPoint, _ input: any UIResponder & UITextInput) {
    if let selecting {
      selecting.extend(to: place(point))
    } else if let place = input.closestPosition(to: place(point)) {
      input.selectByHand(from: place, to: place)
    }
    showLoupe(at: point)
  }

  /// The finger let go: what it did stays, with handles and the menu.
  private func release() {
    selecting = nil
    loupe?.end()
    loupe = nil
    showHandles()
    presentMenu()
    if let interaction { interaction.delegate?.interactionDidEnd(interaction) }
  }

  // MARK: A pointer

  private func mayPress(_ touch: UITouch) -> Bool {
    guard let interaction, touch.isFromPointer, input != nil, let view else { return false }
    let point = touch.location(in: view)
    return !interaction.hasItem(point) && mayBegin(at: point)
  }

  private func pressed() {
    guard let interaction, let input, let view else { return }
    let point = pointer.location(in: view)
    switch pointer.state {
    case .began:
      guard input.becomeFirstResponder() else { return }
      view.layoutIfNeeded()
      interaction.menu.dismissMenu()
      handles.hide()
      interaction.delegate?.interactionWillBegin(interaction)
      let unit: UITextGranularity =
        pointer.taps == 1 ? .character : pointer.taps == 2 ? .word : .paragraph
      selecting = TextSelecting(input, at: place(point), by: unit)
      change { _ in selecting?.begin() }
    case .changed: change { _ in selecting?.extend(to: place(point)) }
    default:
      selecting = nil
      interaction.delegate?.interactionDidEnd(interaction)
    }
  }

  /// The secondary button was pressed: it selects the word there, unless that is selected already.
  func click(at point: CGPoint) {
    guard let input, let view, input.becomeFirstResponder() else { return }
    view.layoutIfNeeded()
    if let range = input.selectedTextRange, !range.isEmpty,
      input.selectionRects(for: range).contains(where: { $0.rect.contains(place(point)) })
    {
      return
    }
    change { _ in TextSelecting(input, at: place(point), by: .word)?.begin() }
  }

  // MARK: Handles

  private func gripped() {
    guard let interaction, let input, let view, let range = input.selectedTextRange else { return }
    let point = grip.location(in: view)
    switch grip.state {
    case .began:
      guard let handle = handles.handle(near: point) else { return }
      interaction.menu.dismissMenu()
      selecting = TextSelecting(input, from: handle.isStart ? range.end : range.start)
      let middle = handle.middle
      reach = CGPoint(x: middle.x - point.x, y: middle.y - point.y)
      start = point
      hasMoved = false
    case .changed:
      if !hasMoved, point.distance(to: start) > 2 {
        hasMoved = true
        interaction.delegate?.interactionWillBegin(interaction)
      }
      // The ends never meet: one character stays selected.
      let before = range
      change { _ in
        selecting?.extend(to: place(CGPoint(x: point.x + reach.x, y: point.y + reach.y)))
        if input.selectedTextRange?.isEmpty == true {
          input.selectByHand(from: before.start, to: before.end)
        }
      }
      showHandles()
      showLoupe(at: point)
    default:
      // A finger that took hold of nothing meant what lies under the handle.
      if hasMoved { release() } else { take(grip.taps, at: start) }
    }
  }

  private func showHandles() {
    guard let input, let range = input.selectedTextRange, !range.isEmpty else {
      return handles.hide()
    }
    handles.show(input, range)
  }

  // MARK: Menu and loupe

  /// What is selected, or the caret, in the view.
  var selectedRect: CGRect {
    guard let input, let view, let range = input.selectedTextRange else { return .zero }
    let rects = input.selectionRects(for: range).map(\.rect).filter { !$0.isEmpty }
    let whole = rects.dropFirst().reduce(rects.first ?? input.caretRect(for: range.start)) {
      $0.union($1)
    }
    let shown = view.convert(whole, from: input.textInputView)
    let seen = shown.intersection(view.bounds)
    // The menu leaves the handles to be seen.
    return (seen.isNull ? shown : seen).insetBy(dx: 0, dy: handles.isShowing ? -TextHandle.ball : 0)
  }

  private func presentMenu() {
    guard let interaction, let input, input.isFirstResponder else { return }
    shownSelection = input.selectedTextRange
    let rect = selectedRect
    interaction.menu.presentEditMenu(
      with: UIEditMenuConfiguration(sourcePoint: CGPoint(x: rect.midX, y: rect.midY))
    )
  }

  /// After an entry that selects, the menu shows what can be done with that.
  func menuDidPerform() {
    guard let input, let old = shownSelection, let new = input.selectedTextRange, !new.isEmpty,
      input.compare(old.start, to: new.start) != .orderedSame
        || input.compare(old.end, to: new.end) != .orderedSame
    else { return }
    showHandles()
    presentMenu()
  }

  private func showLoupe(at point: CGPoint) {
    guard let input, let view, let window = view.window, let range = input.selectedTextRange else {
      return
    }
    let loupe = loupe ?? TextLoupe(in: window)
    self.loupe = loupe
    let caret = input.caretRect(for: selecting == nil ? range.start : headNear(point, range))
    loupe.show(
      input.textInputView.convert(caret, to: nil as UIView?),
      under: view.convert(point, to: nil as UIView?)
    )
  }

  /// The end of a selection that is nearer to a point.
  private func headNear(_ point: CGPoint, _ range: UITextRange) -> UITextPosition {
    guard let input else { return range.end }
    let (start, end) = (input.caretRect(for: range.start), input.caretRect(for: range.end))
    let finger = place(CGPoint(x: point.x + reach.x, y: point.y + reach.y))
    func distance(_ rect: CGRect) -> CGFloat {
      CGPoint(x: rect.midX, y: rect.midY).distance(to: finger)
    }
    return distance(start) < distance(end) ? range.start : range.end
  }

  // MARK: Changes

  private func mayBegin(at point: CGPoint) -> Bool {
    guard let interaction, let delegate = interaction.delegate else { return true }
    return delegate.interactionShouldBegin(interaction, at: point)
  }

  /// A point of the view in the text's coordinates.
  private func place(_ point: CGPoint) -> CGPoint {
    guard let view, let input else { return point }
    return view.convert(point, to: input.textInputView)
  }

  private func change(_ block: (UITextInteraction) -> Void) {
    guard let interaction else { return }
    isChanging = true
    block(interaction)
    isChanging = false
    interaction.contentDidChange()
  }

  /// Brings the handles to where the text is; a change that no finger made takes all away.
  func contentDidChange() {
    if isChanging { return }
    if handles.isShowing { showHandles() }
    if let shown = shownSelection, interaction?.menu.isShowing == true, let input,
      let range = input.selectedTextRange,
      input.compare(shown.start, to: range.start) != .orderedSame
        || input.compare(shown.end, to: range.end) != .orderedSame
    {
      interaction?.menu.dismissMenu()
    }
  }

  /// Takes handles, loupe and menu away.
  func hide() {
    handles.hide()
    loupe?.end()
    loupe = nil
    interaction?.menu.dismissMenu()
  }
}
