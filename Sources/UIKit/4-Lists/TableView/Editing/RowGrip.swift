import CoreGraphics
import Foundation

/// What takes a row up to move it by hand.
@MainActor
final class RowGrip: UIView {
  private let sign = CellGlyphView(.grip)
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    addSubview(sign)
    let gesture = GripGestureRecognizer()
    gesture.addHandler { [weak self] in self?.follow($0) }
    addGestureRecognizer(gesture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    guard let cell, let table = cell.table else { return }
    let point = gesture.location(in: table)
    switch gesture.state {
    case .began:
      if let path = table.indexPath(for: cell) { table.movement.begin(at: path, point) }
    case .changed: table.movement.update(to: point)
    case .ended: table.movement.end()
    case .cancelled: table.movement.cancel()
    default: break
    }
  }
}
