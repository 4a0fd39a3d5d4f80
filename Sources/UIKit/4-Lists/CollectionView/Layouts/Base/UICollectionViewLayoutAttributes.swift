import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// Where an element of a collection view is and how it shows.
///
/// A subclass that adds values overrides `isEqual(_:)` and `copy(with:)`.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  // Plain values behind accessors of the main actor; `isEqual` and `hash` belong to no actor and
  // are called where the attributes are.
  nonisolated(unsafe) var placement = ElementPlacement()
  nonisolated(unsafe) var storedIndexPath = IndexPath(item: 0, section: 0)
  nonisolated(unsafe) private(set) var category = UICollectionView.ElementCategory.cell
  nonisolated(unsafe) private(set) var kind: String?
  /// The axes on which the view is asked for its size; nil where the layout does not tell.
  nonisolated(unsafe) var sizingAxes: UIAxis?
  /// Whether the element moves with the row of its section.
  nonisolated(unsafe) var isInRow = false

  /// Makes attributes of a cell at the first place, with an empty frame.
  public override init() { super.init() }

  /// Makes attributes of a cell, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    storedIndexPath = indexPath
  }

  /// Makes attributes of a supplementary view, with an empty frame.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    become(.supplementaryView, elementKind, indexPath)
  }

  /// Makes attributes of a decoration view, with an empty frame.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, decorationViewKind, indexPath)
  }

  func become(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    storedIndexPath = indexPath
  }

  /// The rectangle the element takes; setting it sets centre and size.
  open var frame: CGRect {
    get { placement.frame }
    set { change("frame", newValue) { $0.frame = newValue } }
  }

  /// The middle of the element.
  open var center: CGPoint {
    get { placement.center }
    set { change("center", newValue) { $0.center = newValue } }
  }

  /// The size of the element's bounds, in points.
  open var size: CGSize {
    get { placement.size }
    set { change("size", newValue) { $0.size = newValue } }
  }

  /// The element's bounds.
  open var bounds: CGRect {
    get { CGRect(origin: placement.boundsOrigin, size: placement.size) }
    set {
      change("bounds", newValue) {
        $0.boundsOrigin = newValue.origin
        $0.size = newValue.size
      }
    }
  }

  /// The transform in space about the middle.
  ///
  /// Defaults to the identity.
  open var transform3D: CATransform3D {
    get { placement.transform ?? .identity }
    set { change("transform", newValue) { $0.transform = newValue.isIdentity ? nil : newValue } }
  }

  /// The transform about the middle.
  ///
  /// Defaults to the identity.
  open var transform: CGAffineTransform {
    get { placement.transform.map(CATransform3DGetAffineTransform) ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// How strongly the element shows, 0...1.
  ///
  /// Defaults to 1.
  open var alpha: CGFloat {
    get { placement.alpha }
    set { change("alpha", newValue) { $0.alpha = newValue } }
  }

  /// The place along the line of sight; greater is nearer.
  ///
  /// Defaults to 0.
  open var zIndex: Int {
    get { placement.zIndex }
    set { placement.zIndex = newValue }
  }

  /// Whether the element is left out; no view is made for it.
  ///
  /// Defaults to false.
  open var isHidden: Bool {
    get { placement.isHidden }
    set { placement.isHidden = newValue }
  }

  /// The place of the element in the data.
  open var indexPath: IndexPath {
    get { storedIndexPath }
    set { storedIndexPath = newValue }
  }

  /// Whether the element is a cell, a supplementary or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  /// A copy of the same class; subclasses copy what they added.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      type(of: self) == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : DynamicInstantiation.make(type(of: self))
    copy.placement = placement
    copy.sizingAxes = sizingAxes
    copy.isInRow = isInRow
    copy.become(category, kind, storedIndexPath)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return type(of: other) == type(of: self) && category == other.category && kind == other.kind
      && storedIndexPath == other.storedIndexPath && placement == other.placement
  }

  open override var hash: Int { storedIndexPath.hashValue ^ (kind?.hashValue ?? 0) }

  open override var description: String {
    let frame = placement.frame
    return "<\(type(of: self)) \(kind ?? "cell") \(storedIndexPath.short);"
      + " frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); "
      + "alpha = \(placement.alpha); zIndex = \(placement.zIndex)>"
  }

  var key: ElementKey {
    ElementKey(category: category, kind: kind ?? "", path: ShownPath(storedIndexPath))
  }

  /// A copy that nobody else holds.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// Changes the placement, unless numbers come of it that are none.
  private func change<Value>(
    _ name: String,
    _ value: Value,
    _ change: (inout ElementPlacement) -> Void
  ) {
    var changed = placement
    change(&changed)
    if changed.isFinite { placement = changed } else { reportNotFinite(name, "\(value)") }
  }

  private func reportNotFinite(_ name: String, _ value: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "Layout attributes were given a geometry that is not a finite number.",
        place: "\(name) of \(kind ?? "item") \(storedIndexPath.short)",
        saw: value,
        remedy: "Look for a division by zero in the layout, as by a width that is still 0; the"
          + " old value stays.",
        applePhrase: "contains NaN"
      )
    )
  }
}
