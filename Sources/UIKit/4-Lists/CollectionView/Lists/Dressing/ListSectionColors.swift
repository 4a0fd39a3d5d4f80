import CoreGraphics
import Foundation

/// The colours of list sections behind their rows, where they are not that of the whole view.
///
/// As on iOS a list's colour lies over the collection view's own (fact L10); a clear one lets that
/// be seen.
@MainActor
final class ListSectionColors {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private var grounds: [Int: UIView] = [:]

  init(view: UICollectionView) { self.view = view }

  var isEmpty: Bool { grounds.isEmpty }

  func shows(_ section: Int) -> Bool { grounds[section] != nil }

  /// Shows the colours of some sections, each over its whole width.
  func show(_ colors: [Int: UIColor], in layout: any ListLayout) {
    for (section, ground) in grounds where colors[section] == nil {
      ground.removeFromSuperview()
      grounds[section] = nil
    }
    for (section, color) in colors {
      let ground = grounds[section] ?? make(section)
      if ground.backgroundColor !== color { ground.backgroundColor = color }
    }
    place(in: layout)
  }

  /// Sections may have grown, or lie elsewhere.
  func place(in layout: any ListLayout) {
    for (section, ground) in grounds {
      guard var frame = layout.frame(ofSection: section) else {
        ground.isHidden = true
        continue
      }
      frame.origin.x = view.bounds.minX
      frame.size.width = view.bounds.width
      ground.isHidden = false
      if ground.frame != frame { ground.frame = frame }
    }
  }

  func removeAll() {
    for ground in grounds.values { ground.removeFromSuperview() }
    grounds = [:]
  }

  private func make(_ section: Int) -> UIView {
    let ground = UIView()
    ground.isUserInteractionEnabled = false
    ground.layer.zPosition = -1
    view.insertSubview(ground, at: view.backgroundView == nil ? 0 : 1)
    grounds[section] = ground
    return ground
  }
}
