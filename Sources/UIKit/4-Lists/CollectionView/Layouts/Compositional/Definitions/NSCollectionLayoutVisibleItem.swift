import CoreGraphics
import Foundation
import QuartzCore

/// A visible element of a section, whose looks can be changed frame by frame.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How strongly the element shows, 0...1.
  var alpha: CGFloat { get set }

  /// The place along the line of sight; greater is nearer.
  var zIndex: Int { get set }

  /// Whether the element is left out.
  var isHidden: Bool { get set }

  /// The middle of the element, in the content of the collection view before its row was scrolled.
  var center: CGPoint { get set }

  /// The transform about the middle.
  var transform: CGAffineTransform { get set }

  /// The transform in space about the middle.
  var transform3D: CATransform3D { get set }

  /// A name of the element; nil for those of a layout.
  var name: String? { get }

  /// The place of the element in the data.
  var indexPath: IndexPath { get }

  /// The rectangle the element takes, transform and all.
  var frame: CGRect { get }

  /// The element's bounds.
  var bounds: CGRect { get }

  /// Whether the element is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// What a handler made of an element, kept for as long as the element is visible.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let key: ElementKey
  /// Where the layout has the element.
  private(set) var natural: ElementPlacement
  private(set) var placement: ElementPlacement
  /// What the handler set, which stays when the layout moves the element.
  private var setsCenter = false

  init(_ attributes: UICollectionViewLayoutAttributes) {
    key = attributes.key
    natural = attributes.placement
    placement = attributes.placement
  }

  /// The layout has the element elsewhere.
  func move(to natural: ElementPlacement) {
    guard natural != self.natural else { return }
    if placement.zIndex == self.natural.zIndex { placement.zIndex = natural.zIndex }
    if !setsCenter { placement.center = natural.center }
    placement.size = natural.size
    self.natural = natural
  }

  /// Whether the handler changed anything.
  var isChanged: Bool { placement != natural }

  var alpha: CGFloat {
    get { placement.alpha }
    set { if newValue.isFinite { placement.alpha = newValue } }
  }

  var zIndex: Int {
    get { placement.zIndex }
    set { placement.zIndex = newValue }
  }

  var isHidden: Bool {
    get { placement.isHidden }
    set { placement.isHidden = newValue }
  }

  var center: CGPoint {
    get { placement.center }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      setsCenter = true
      placement.center = newValue
    }
  }

  var transform: CGAffineTransform {
    get { placement.transform.map(CATransform3DGetAffineTransform) ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  var transform3D: CATransform3D {
    get { placement.transform ?? .identity }
    set { placement.transform = newValue.isIdentity ? nil : newValue }
  }

  var name: String? { nil }

  var indexPath: IndexPath { key.path.indexPath }

  var frame: CGRect { placement.frame }

  var bounds: CGRect { CGRect(origin: .zero, size: placement.size) }

  var representedElementCategory: UICollectionView.ElementCategory { key.category }

  var representedElementKind: String? { key.category == .cell ? nil : key.kind }
}
