import CollectionLayout
import CoreGraphics
import Foundation
import ScrollPhysics

extension UICollectionView: TargetedList {
  var wasLaidOut: Bool { pass.hasRun }

  func isThere(_ path: ShownPath) -> Bool { hasItem(at: path) }

  func scroll(to path: ShownPath, _ position: ScrollPosition, _ isAnimated: Bool) {
    guard hasItem(at: path) else { return reportMissingItem(path.indexPath, "scrollToItem") }
    prepareLayout()
    guard let offset = offset(showing: path, at: position) else { return }
    anchor.release()
    rows.scroll(to: path, position, isAnimated && pass.hasRun)
    setTarget(path, position, offset: offset, isAnimated: isAnimated)
  }

  func offset(showing path: ShownPath, at position: ScrollPosition) -> CGPoint? {
    let frame = keeper.attributes(forItemAt: path)?.frame ?? frameFromAll(path)
    return frame.map { scroller.range.clamp(position.offset(showing: $0, in: self)) }
  }

  /// Layouts that answer for rectangles only are asked for all.
  private func frameFromAll(_ path: ShownPath) -> CGRect? {
    let everything = CGRect(origin: .zero, size: contentSize)
    return keeper.attributes(in: everything).first { $0.key == .cell(path) }?.frame
  }
}

extension UICollectionView.ScrollPosition {
  private var horizontal: ScrollPlacement {
    if contains(.right) { return .end }
    if contains(.centeredHorizontally) { return .middle }
    return contains(.left) ? .start : .nearest
  }

  private var vertical: ScrollPlacement {
    if contains(.bottom) { return .end }
    if contains(.centeredVertically) { return .middle }
    return contains(.top) ? .start : .nearest
  }

  /// The offset at which a rectangle shows at this place; axes not named move as little as needed.
  @MainActor
  func offset(showing frame: CGRect, in view: UIScrollView) -> CGPoint {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let x = horizontal.move(
      showing: AxisInterval(low: frame.minX, high: frame.maxX),
      in: AxisInterval(low: seen.minX, high: seen.maxX)
    )
    let y = vertical.move(
      showing: AxisInterval(low: frame.minY, high: frame.maxY),
      in: AxisInterval(low: seen.minY, high: seen.maxY)
    )
    return CGPoint(x: view.contentOffset.x + x, y: view.contentOffset.y + y)
  }
}
