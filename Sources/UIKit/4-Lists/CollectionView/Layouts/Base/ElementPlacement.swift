import CoreGraphics
import Foundation
import QuartzCore

/// Where an element of a collection view is and how it shows, as a value.
struct ElementPlacement: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero
  /// The origin of the element's bounds.
  var boundsOrigin = CGPoint.zero
  /// Nil is the identity.
  var transform: CATransform3D?
  var alpha = CGFloat(1)
  var zIndex = 0
  var isHidden = false

  /// The rectangle the element takes, transform and all.
  var frame: CGRect {
    get {
      let plain = CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      guard let transform else { return plain }
      let local = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      return Projection(transform).boundingBox(of: local).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  var isFinite: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
      && alpha.isFinite
  }

  static func == (a: ElementPlacement, b: ElementPlacement) -> Bool {
    a.center == b.center && a.size == b.size && a.boundsOrigin == b.boundsOrigin
      && a.alpha == b.alpha && a.zIndex == b.zIndex && a.isHidden == b.isHidden
      && (a.transform ?? .identity).isEqual(to: b.transform ?? .identity)
  }
}

/// What tells an element of a collection view from all others.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// Empty for cells.
  let kind: String
  let path: ShownPath

  static func cell(_ path: ShownPath) -> ElementKey {
    ElementKey(category: .cell, kind: "", path: path)
  }

  static func supplementary(_ kind: String, _ path: ShownPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, path: path)
  }

  static func decoration(_ kind: String, _ path: ShownPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, path: path)
  }
}

/// Elements come and go in this order: views that are used again lie in the tree as they were taken back.
extension ElementKey: Comparable {
  static func < (a: ElementKey, b: ElementKey) -> Bool {
    if a.path != b.path { return a.path < b.path }
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return a.kind < b.kind
  }
}
