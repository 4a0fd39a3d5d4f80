import CoreGraphics
import Foundation

/// The colours of list sections behind their rows, where they are not that of the whole view.
///
/// As on iOS a list's colour lies over the collection view's own (fact L10); a clear one lets that
/// be seen.
@MainActor
final class ListSectionColors {
  private var grounds: [Int: UIView] = [:]

  var isEmpty: Bool { grounds.isEmpty }

  func shows(_ section: Int) -> Bool { grounds[section] != nil }

  /// Shows the colours of some sections, each over the whole width of what one sees.
  func show(
    _ colors: [Int: UIColor],
    in bounds: CGRect,
    _ frame: (_ section: Int) -> CGRect?,
    add: (UIView) -> Void
  ) {
    for (section, ground) in grounds where colors[section] == nil {
      ground.removeFromSuperview()
      grounds[section] = nil
    }
    for (section, color) in colors {
      let ground = grounds[section] ?? make(section, add)
      if ground.backgroundColor !== color { ground.backgroundColor = color }
    }
    place(in: bounds, frame)
  }

  /// Sections may have grown, or lie elsewhere.
  func place(in bounds: CGRect, _ frameOfSection: (_ section: Int) -> CGRect?) {
    for (section, ground) in grounds {
      guard var frame = frameOfSection(section) else {
        ground.isHidden = true
        continue
      }
      frame.origin.x = bounds.minX
      frame.size.width = bounds.width
      ground.isHidden = false
      if ground.frame != frame { ground.frame = frame }
    }
  }

  func removeAll() {
    for ground in grounds.values { ground.removeFromSuperview() }
    grounds = [:]
  }

  private func make(_ section: Int, _ add: (UIView) -> Void) -> UIView {
    let ground = UIView()
    ground.isUserInteractionEnabled = false
    ground.layer.zPosition = -1
    add(ground)
    grounds[section] = ground
    return ground
  }
}
