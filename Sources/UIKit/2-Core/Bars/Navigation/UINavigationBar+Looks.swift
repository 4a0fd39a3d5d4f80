import CoreGraphics
import Diagnostics
import Foundation

extension UINavigationBar {
  func watch(_ appearance: UINavigationBarAppearance?) {
    appearance?.observe(self) { [weak self] in self?.looksDidChange() }
    looksDidChange()
  }

  func looksDidChange() {
    guard let content else { return }
    owner?.itemDidChange(content.item)
    content.heights = owner?.heights(of: content.item) ?? standaloneHeights
    content.take(appearance(of: content.item))
    updateBackground()
    setNeedsLayout()
  }

  /// How the bar looks for an item, by how far content is under it.
  func appearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    isAtEdge ? edgeAppearance(of: item) : restingAppearance(of: item)
  }

  var isCompact: Bool { bounds.height > 0 && bounds.height < BarMetrics.height }

  func restingAppearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    let standard = item.standardAppearance ?? standardAppearance
    return isCompact ? item.compactAppearance ?? compactAppearance ?? standard : standard
  }

  func edgeAppearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    let compact = item.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if isCompact, let compact { return compact }
    if let edge = item.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let standard = UINavigationBarAppearance(barAppearance: restingAppearance(of: item))
    standard.configureWithTransparentBackground()
    standard.backgroundColor = nil
    return standard
  }

  var isAtEdge: Bool { owner != nil && coverage == 0 }

  func updateBackground() {
    guard let item = content?.item else {
      background.show(standardAppearance)
      return
    }
    let isAtEdge = isAtEdge
    background.show(appearance(of: item))
    let fades = !isAtEdge && edgeIsClear(item)
    background.alpha = owner != nil && fades ? coverage : 1
    if shownEdge != isAtEdge {
      shownEdge = isAtEdge
      content?.take(appearance(of: item))
    }
  }

  func edgeIsClear(_ item: UINavigationItem) -> Bool {
    let edge = edgeAppearance(of: item)
    return edge.backgroundEffect == nil && edge.backgroundColor == nil
      && edge.backgroundImage == nil
  }

  func showOldBackground() {
    guard let image = backgroundImages[.default] else {
      standardAppearance.configureWithDefaultBackground()
      standardAppearance.backgroundColor = barTintColor
      return
    }
    standardAppearance.backgroundEffect = nil
    standardAppearance.backgroundImage = image
    if let shadowImage {
      let isEmpty = shadowImage.size.width * shadowImage.size.height == 0
      standardAppearance.shadowColor = nil
      standardAppearance.shadowImage = isEmpty ? nil : shadowImage
    } else {
      standardAppearance.shadowColor = BarMetrics.hairline
    }
  }
}
