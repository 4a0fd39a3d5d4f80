import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// Finds where the items of a custom group lie, in the size the group has.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items of a compositional layout in a row, in a column, or in places of their own.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Filling {
    case run(LayoutAxes, CompositionalGroup.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  nonisolated let filling: Filling
  private nonisolated let items: [NSCollectionLayoutItem]
  nonisolated(unsafe) private var spacing: NSCollectionLayoutSpacing?

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ filling: Filling,
    _ items: [NSCollectionLayoutItem] = []
  ) {
    self.filling = filling
    self.items = items
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The items in it, each once.
  open var subitems: [NSCollectionLayoutItem] { items }

  /// What is fastened to the group as a whole.
  ///
  /// Defaults to nothing.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue }
  }

  /// What lies between the items of the group; nil is nothing.
  ///
  /// Defaults to nil.
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get { spacing }
    set { spacing = newValue }
  }

  // MARK: Making groups

  /// A row of items, one after the other and over again, until the next does not fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { run(.horizontal, layoutSize, subitems, .fill) }

  /// A row of one item so many times, each as wide as is its part; the item's own width is ignored.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { run(.horizontal, layoutSize, [subitem], .split(count)) }

  /// A row of one item so many times, each as wide as the item says.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { run(.horizontal, layoutSize, [subitem], .times(count)) }

  /// A row of one item so many times, each as wide as the item says; an older name.
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { run(.horizontal, layoutSize, [subitem], .times(count)) }

  /// A column of items, one below the other and over again, until the next does not fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { run(.vertical, layoutSize, subitems, .fill) }

  /// A column of one item so many times, each as high as is its part; the item's own height is
  /// ignored.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { run(.vertical, layoutSize, [subitem], .split(count)) }

  /// A column of one item so many times, each as high as the item says.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { run(.vertical, layoutSize, [subitem], .times(count)) }

  /// A column of one item so many times, each as high as the item says; an older name.
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { run(.vertical, layoutSize, [subitem], .times(count)) }

  /// Items in places that a closure finds, seen from the group's corner.
  ///
  /// What it finds holds for every repetition of the group in the section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }

  private static func run(
    _ axes: LayoutAxes,
    _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ repetition: CompositionalGroup.Repetition
  ) -> NSCollectionLayoutGroup {
    if subitems.isEmpty { reportEmpty(layoutSize) }
    var repetition = repetition
    switch repetition {
    case .split(let count) where count < 1:
      reportCount(count, axes, layoutSize)
      repetition = .split(1)
    case .times(let count) where count < 1:
      reportCount(count, axes, layoutSize)
      repetition = .times(1)
    default: break
    }
    let copies = subitems.map { $0.copy(with: nil) as? NSCollectionLayoutItem ?? $0 }
    return NSCollectionLayoutGroup(layoutSize, .run(axes, repetition), copies)
  }

  private static func reportEmpty(_ size: NSCollectionLayoutSize) {
    UIKitDiagnostics.report(
      Diagnosis(
        .compGroup,
        what: "A group was made without a subitem.",
        place: "NSCollectionLayoutGroup, \(CompositionalTree.describe(size.value))",
        saw: "subitems: []",
        remedy: "Give it at least one NSCollectionLayoutItem; a section of it shows no items.",
        applePhrase: "At least 1 subitem is required for a group"
      )
    )
  }

  private static func reportCount(
    _ count: Int,
    _ axes: LayoutAxes,
    _ size: NSCollectionLayoutSize
  ) {
    let axis = axes == .vertical ? "vertical" : "horizontal"
    UIKitDiagnostics.report(
      Diagnosis(
        .compGroup,
        what: "A \(axis) group was to repeat its subitem less than once.",
        place: "NSCollectionLayoutGroup, \(CompositionalTree.describe(size.value))",
        saw: "count: \(count)",
        remedy: "Take max(1, …) where the count is computed, as from a width that is still 0; 1 is"
          + " used.",
        applePhrase: "A repeating \(axis) group should specify a count >= 1"
      )
    )
  }

  // MARK: Copies

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copies = items.map { $0.copy(with: nil) as? NSCollectionLayoutItem ?? $0 }
    let copy = NSCollectionLayoutGroup(layoutSize, filling, copies)
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: NSCollectionLayoutItem) {
    super.takeValues(of: other)
    guard let other = other as? NSCollectionLayoutGroup else { return }
    anchored = other.anchored
    spacing = other.spacing
  }

  nonisolated var spacingValue: CompositionalSpacing { spacing?.value ?? .none }

  override nonisolated var identity: AnyHashable {
    let kind: AnyHashable =
      switch filling {
      case .run(let axes, let repetition): [AnyHashable(axes), AnyHashable(repetition)]
      case .custom: ObjectIdentifier(self)
      }
    let parts: [AnyHashable] =
      [AnyHashable(shell), AnyHashable(spacingValue), kind] + items.map(\.identity)
    return parts
  }

  /// The group's items in characters, for a debugger.
  open func visualDescription() -> String { GroupPicture(self).text }
}

/// A place in a custom group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The place, seen from the group's corner, in points.
  public nonisolated let frame: CGRect
  /// The place along the line of sight.
  public nonisolated let zIndex: Int

  /// Makes a place behind what is in front.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a place with its place along the line of sight.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The place itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  open override var hash: Int { frame.origin.x.hashValue ^ frame.origin.y.hashValue ^ zIndex }
}
