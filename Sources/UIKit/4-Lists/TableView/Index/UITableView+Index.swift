import CoreGraphics
import Foundation

extension UITableView: IndexedTable {
  var mayShowIndex: Bool { indexDisplayMode != .alwaysHidden && dataSource != nil }

  var indexColors: SectionIndex.Colors {
    SectionIndex.Colors(
      title: sectionIndexColor,
      ground: sectionIndexBackgroundColor,
      trackedGround: sectionIndexTrackingBackgroundColor
    )
  }

  var indexFrame: CGRect {
    let (inset, safe, bounds) = (adjustedContentInset, safeAreaInsets, bounds)
    let width = TableMetrics.indexWidth
    return CGRect(
      x: isRightToLeft ? bounds.minX + safe.left : bounds.maxX - width - safe.right,
      y: bounds.minY + inset.top,
      width: width,
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
  }

  func askForIndexTitles() -> [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

  func indexDidReload() {
    setNeedsLayout()
    redressCells()
  }

  func addIndex(_ strip: UIView) {
    guard strip.superview !== self else { return }
    strip.layer.zPosition = 2
    addSubview(strip)
  }

  func showSection(of title: String, _ number: Int) {
    guard let source = dataSource else { return }
    let section = source.tableView(self, sectionForSectionIndexTitle: title, at: number)
    guard section != NSNotFound, geometry.counts.indices.contains(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
