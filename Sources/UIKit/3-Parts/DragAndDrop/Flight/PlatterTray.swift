import CoreGraphics
import Foundation
import QuartzCore

/// What floats above a window while something is dragged: a platter for each item, and a badge.
@MainActor
final class PlatterTray: UIView {
  /// How much larger what is lifted shows.
  private static let raisedScale: CGFloat = 1.05
  /// The longest side of what is dragged, in points, unless the source wants it whole.
  private static let longestSide: CGFloat = 320

  private final class Piece {
    let item: UIDragItem
    let origin: UITargetedDragPreview?
    var platter: Platter?
    /// From the finger to the middle of the platter.
    var offset: CGPoint
    var scale: CGFloat = 1

    init(_ item: UIDragItem, _ origin: UITargetedDragPreview?, _ offset: CGPoint) {
      (self.item, self.origin, self.offset) = (item, origin, offset)
    }
  }

  private var pieces: [Piece] = []
  private let badge = DragBadge()
  private weak var ground: UIWindow?
  var keepsSize = false

  init(_ window: UIWindow) {
    ground = window
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    backgroundColor = nil
    layer.zPosition = 10_000
    badge.isHidden = true
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  func show() { ground?.addSubview(self) }

  // MARK: Pieces

  func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?, at place: CGPoint) {
    guard let preview, preview.target.container.window === ground else {
      pieces.append(Piece(item, nil, .zero))
      return
    }
    let middle = self.middle(of: preview)
    let piece = Piece(item, preview, CGPoint(x: middle.x - place.x, y: middle.y - place.y))
    pieces.append(piece)
    if let platter = Platter(preview.view, preview.parameters) {
      platter.center = middle
      platter.transform = preview.target.transform
      piece.platter = platter
      insertSubview(platter, at: 0)
    }
    item.previewsDidChange = { [weak self, weak piece] in
      guard let self, let piece else { return }
      changePreview(of: piece)
    }
  }

  /// Where a preview belongs, in the tray.
  private func middle(of preview: UITargetedPreview) -> CGPoint {
    let target = preview.target
    var center = target.center
    // The part that shows may lie off the middle of its view.
    if let path = preview.parameters.visiblePath, preview.view.superview === target.container {
      let bounds = preview.view.bounds
      center.x += path.bounds.midX - bounds.midX
      center.y += path.bounds.midY - bounds.midY
    }
    return convert(center, from: target.container)
  }

  private func piece(_ item: UIDragItem) -> Piece? { pieces.first { $0.item === item } }

  /// Shows what the item wants to show while it is dragged.
  private func changePreview(of piece: Piece) {
    guard let provider = piece.item.previewProvider else { return }
    let old = piece.platter
    let preview = provider()
    let new = preview.flatMap { Platter($0.view, $0.parameters) }
    new?.isRaised = true
    new?.center = old?.center ?? place(of: piece)
    if let new { insertSubview(new, at: 0) }
    old?.removeFromSuperview()
    piece.platter = new
  }

  // MARK: Motion

  func raise() {
    for piece in pieces {
      guard let platter = piece.platter else { continue }
      platter.isRaised = true
      platter.transform = CGAffineTransform(scaleX: Self.raisedScale, y: Self.raisedScale)
    }
  }

  func lower() {
    for piece in pieces {
      piece.platter?.isRaised = false
      piece.platter?.transform = piece.origin?.target.transform ?? .identity
    }
  }

  /// Puts all pieces together under the finger, the first in front.
  func gather(at place: CGPoint) {
    for piece in pieces where piece.item.previewProvider != nil { changePreview(of: piece) }
    guard let first = pieces.first(where: { $0.platter != nil }) else { return }
    finger = place
    PlatterMotion.run(0.2) { [self] in
      for (index, piece) in pieces.enumerated() {
        guard let platter = piece.platter else { continue }
        let longest = max(platter.bounds.width, platter.bounds.height)
        piece.scale = keepsSize ? 1 : min(1, Self.longestSide / max(longest, 1))
        if piece !== first { piece.offset = first.offset }
        let turn = piece === first ? 0 : (index % 2 == 0 ? 1 : -1) * CGFloat(min(index, 3)) * 0.04
        platter.isRaised = true
        platter.transform = CGAffineTransform(rotationAngle: turn)
          .scaledBy(x: piece.scale, y: piece.scale)
        platter.center = self.place(of: piece)
      }
    } completion: {
    }
    badge.count = pieces.count
  }

  private var finger = CGPoint.zero

  private func place(of piece: Piece) -> CGPoint {
    CGPoint(x: finger.x + piece.offset.x * piece.scale, y: finger.y + piece.offset.y * piece.scale)
  }

  func move(to place: CGPoint) {
    finger = place
    for piece in pieces { piece.platter?.center = self.place(of: piece) }
    placeBadge()
  }

  private func placeBadge() {
    guard let platter = pieces.first(where: { $0.platter != nil })?.platter else {
      badge.center = finger
      return
    }
    let frame = platter.frame
    badge.center = CGPoint(x: frame.maxX - 4, y: frame.minY + 4)
  }

  func show(_ operation: UIDropOperation) {
    badge.operation = operation
    badge.count = pieces.count
    badge.isHidden = !badge.saysSomething
    bringSubviewToFront(badge)
    placeBadge()
  }

  // MARK: Ends

  /// Where an item was lifted.
  func origin(of item: UIDragItem) -> UITargetedDragPreview? { piece(item)?.origin }

  /// The item's preview where it is now, as something that belongs to a view.
  func preview(
    of item: UIDragItem,
    droppedOn view: UIView,
    at place: CGPoint
  )
    -> UITargetedDragPreview
  {
    let piece = piece(item)
    let center = view.convert(piece.map(self.place(of:)) ?? place, from: self)
    return UITargetedDragPreview(
      view: piece?.origin?.view ?? piece?.platter ?? view,
      parameters: piece?.origin?.parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: view, center: center)
    )
  }

  /// Lets a platter show what it turns into, before it goes there.
  func prepare(_ item: UIDragItem, for preview: UITargetedDragPreview?) {
    badge.isHidden = true
    guard let piece = piece(item), let preview, preview.view !== piece.origin?.view,
      preview.view.window != nil, let new = Platter(preview.view, preview.parameters)
    else { return }
    new.center = piece.platter?.center ?? place(of: piece)
    new.isRaised = true
    addSubview(new)
    piece.platter?.removeFromSuperview()
    piece.platter = new
  }

  /// Lets a platter go where it belongs; one that belongs nowhere fades.
  func send(_ item: UIDragItem, to preview: UITargetedDragPreview?) {
    guard let platter = piece(item)?.platter else { return }
    platter.isRaised = false
    guard let preview, preview.target.container.window != nil else {
      platter.alpha = 0
      platter.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return
    }
    platter.center = middle(of: preview)
    platter.transform = preview.target.transform
  }
}
