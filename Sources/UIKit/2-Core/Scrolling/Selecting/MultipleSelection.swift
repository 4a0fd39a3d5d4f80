import CoreGraphics
import Foundation

/// Selects items by a pan of two fingers, or of one along items while they are edited.
@MainActor
final class MultipleSelection {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: any PanSelecting
  private let pan = SelectionPanGestureRecognizer()
  private lazy var edges = EdgeScroller(view: view) { [weak self] in self?.extend() }
  private var anchor: IndexPath?
  private var before: Set<IndexPath> = []
  private var adds = true
  private var place = CGPoint.zero

  init(view: any PanSelecting) {
    self.view = view
    pan.answers = { [weak self] in self?.begin() ?? false }
    pan.addHandler { [weak self] gesture in self?.follow(gesture) }
  }

  /// Watches for pans once there is a delegate to ask.
  func update() {
    guard pan.view == nil, view.scrollDelegate != nil else { return }
    // Before the drag, which may have moved far enough at the same event.
    view.addGesture(pan, first: true)
  }

  private func begin() -> Bool {
    guard view.takesSeveral || !view.isEditing,
      let path = view.path(at: pan.start(in: view)), view.mayPanSelect(at: path)
    else { return false }
    anchor = path
    view.didBeginPanSelection(at: path)
    before = view.selectedPaths
    adds = !before.contains(path)
    return true
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      place = gesture.location(in: nil)
      extend()
      edges.follow(view.convert(place, from: nil as UIView?))
    case .ended, .cancelled:
      edges.stop()
      guard anchor != nil else { return }
      anchor = nil
      view.didEndPanSelection()
    default: break
    }
  }

  /// Selects everything from where the pan began to where it is.
  private func extend() {
    let point = view.convert(place, from: nil as UIView?)
    guard let anchor, let path = view.path(at: point) else { return }
    let (first, last) = (min(anchor, path), max(anchor, path))
    var wanted = before
    for section in first.section...last.section where section < view.sectionCount {
      let count = view.itemCount(in: section)
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item : count - 1
      guard start <= end else { continue }
      for item in start...end {
        let path = IndexPath(item: item, section: section)
        if adds { wanted.insert(path) } else { wanted.remove(path) }
      }
    }
    view.panSelect(wanted)
  }
}

/// Recognises two fingers that pan, or one that pans across the axis that scrolls where items are
/// edited.
@MainActor
final class SelectionPanGestureRecognizer: UIGestureRecognizer {
  var answers: () -> Bool = { false }
  private var origin = CGPoint.zero

  /// Where the pan began.
  func start(in view: UIView) -> CGPoint {
    guard let window = self.view?.window else { return origin }
    return view.convert(origin, from: window)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 2, state == .possible { state = .failed }
    origin = location(in: view?.window)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else {
      state = .changed
      return
    }
    let place = location(in: view?.window)
    let (x, y) = (place.x - origin.x, place.y - origin.y)
    // A little less than what starts to scroll, which two fingers would otherwise do.
    guard max(abs(x), abs(y)) >= 8, isFit(x, y) else { return }
    state = answers() ? .began : .failed
  }

  private func isFit(_ x: CGFloat, _ y: CGFloat) -> Bool {
    if numberOfTouches == 2 { return true }
    guard let view = view as? any PanSelecting, view.isEditing else { return false }
    let scrollsDown = view.contentSize.height > view.bounds.height
    let scrollsAcross = view.contentSize.width > view.bounds.width
    return scrollsDown && !scrollsAcross ? abs(x) > abs(y) : scrollsAcross && abs(y) > abs(x)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
