import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

/// What a flow layout knows between two invalidations.
@MainActor
final class FlowPlan {
  private var engine: FlowEngine?
  private var values: [FlowSectionValues] = []
  private var needsMetrics = true
  private var needsLines = true
  private var forgetsSizes = false
  /// Whether a subclass changed metrics in its `prepare()` after it called that of its superclass.
  private var isBehind = false
  /// Measured sizes under the paths that items have after an update.
  private var moved: [Int: [Int: CGSize]]?
  private var store = FlowAttributesStore()
  private var reporter = FlowReporter()
  private var pinning: FlowPinning?
  /// Set by the delegate's default answer.
  var delegateNamesNoSizes = false

  var contentSize: CGSize { engine?.contentSize ?? .zero }

  // MARK: Preparing

  func invalidate(with context: UICollectionViewLayoutInvalidationContext, isPreparing: Bool) {
    if isPreparing { isBehind = true }
    if context.everything { forgetsSizes = true }
    if let map = context.updates { follow(map) }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.everything, !context.counts
    else {
      needsMetrics = true
      return
    }
    if flow.invalidateFlowLayoutDelegateMetrics { needsMetrics = true }
    if flow.invalidateFlowLayoutAttributes { needsLines = true }
  }

  func prepare(_ layout: UICollectionViewFlowLayout) {
    isBehind = false
    guard let view = layout.collectionView else { return forget() }
    let reader = FlowReader(layout)
    pinning = reader.pinning(in: view)
    let configuration = reader.configuration(in: view)
    let old = engine?.configuration
    // Sizes were measured for lines of the old length.
    if let old, old.axes != configuration.axes || old.crossLength != configuration.crossLength {
      forgetsSizes = true
    }
    guard needsMetrics || needsLines || old != configuration else { return }
    if needsMetrics || forgetsSizes || old == nil {
      values = reader.sections(of: view, measured: measured)
    } else {
      refreshMeasured()
    }
    (needsMetrics, needsLines, forgetsSizes) = (false, false, false)
    moved = nil
    let engine = FlowEngine(configuration, values)
    self.engine = engine
    reporter.note(engine.problems)
  }

  /// Takes in what changed since it was prepared, in time for the first question.
  func catchUp(_ layout: UICollectionViewFlowLayout) {
    if isBehind { prepare(layout) }
  }

  private func forget() {
    engine = nil
    needsMetrics = true
  }

  private func measured(in section: Int) -> [Int: CGSize] {
    if forgetsSizes { return [:] }
    if let moved { return moved[section] ?? [:] }
    return engine?.measuredSizes(inSection: section) ?? [:]
  }

  /// Items take what was measured along; those that are made anew are measured anew.
  private func follow(_ map: UpdateMap<ShownPath>) {
    guard let engine else { return }
    let old =
      moved
      ?? Dictionary(
        uniqueKeysWithValues: (0..<engine.sectionCount).compactMap { section in
          let sizes = engine.measuredSizes(inSection: section)
          return sizes.isEmpty ? nil : (section, sizes)
        }
      )
    var new: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in old {
      for (item, size) in sizes {
        let path = ShownPath(item: item, section: section)
        guard !map.isReloaded(path), let path = map.new(path) else { continue }
        new[path.section, default: [:]][path.item] = size
      }
    }
    moved = new
  }

  /// Puts what was measured since into the values the delegate gave.
  private func refreshMeasured() {
    for section in values.indices {
      guard case .estimated(let guess, _) = values[section].sizes else { continue }
      values[section].sizes = .estimated(guess, measured: measured(in: section))
    }
  }

  /// Whether the view has other insets or another scale than the lines were laid out for.
  func isOutdated(in layout: UICollectionViewFlowLayout) -> Bool {
    guard let engine, let view = layout.collectionView else { return false }
    return engine.configuration != FlowReader(layout).configuration(in: view)
  }

  // MARK: Answers

  func elements(
    in rect: CGRect,
    of layout: UICollectionViewFlowLayout
  ) -> [UICollectionViewLayoutAttributes] {
    catchUp(layout)
    guard let engine else { return [] }
    reporter.report(for: layout)
    return engine.elements(in: rect, pinning).map { attributes($0, layout) }
  }

  func item(
    at path: IndexPath,
    of layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes? {
    catchUp(layout)
    guard path.count == 2, let frame = engine?.itemFrame(path.item, inSection: path.section)
    else { return nil }
    let element = FlowElement(kind: .item(path.item), section: path.section, frame: frame)
    return attributes(element, layout)
  }

  func supplementary(
    _ kind: String,
    at path: IndexPath,
    of layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes? {
    catchUp(layout)
    guard let engine, path.count > 0 else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame =
      isHeader
      ? engine.headerFrame(inSection: path.section, pinning)
      : engine.footerFrame(inSection: path.section, pinning)
    guard let frame else { return nil }
    let element = FlowElement(
      kind: isHeader ? .header : .footer,
      section: path.section,
      frame: frame
    )
    return attributes(element, layout)
  }

  private func attributes(
    _ element: FlowElement,
    _ layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes {
    let isPinned =
      switch element.kind {
      case .header: pinning?.headers ?? false
      case .footer: pinning?.footers ?? false
      case .item: false
      }
    return store.attributes(for: element, isPinned: isPinned, of: layout)
  }

  // MARK: Measured sizes

  /// Whether a size that a view would like to have differs from what it was given.
  func accepts(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes,
    _ layout: UICollectionViewFlowLayout
  ) -> Bool {
    let reader = FlowReader(layout)
    let (new, old) = (reader.axes.size(preferred.size), reader.axes.size(original.size))
    let differsAlong = abs(new.main - old.main) > 0.01
    guard original.category != .cell else {
      return reader.guessesItems && (differsAlong || abs(new.cross - old.cross) > 0.01)
    }
    return reader.guessesSizes && differsAlong
  }

  /// Whether the view of an item said another size than was guessed.
  func hasMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.storedIndexPath
    guard attributes.category == .cell else { return false }
    return engine?.isMeasured(path.item, inSection: path.section) ?? false
  }

  func measure(
    _ preferred: UICollectionViewLayoutAttributes,
    _ layout: UICollectionViewFlowLayout
  ) {
    let path = preferred.storedIndexPath
    switch preferred.kind {
    case nil: engine?.measure(preferred.size, item: path.item, inSection: path.section)
    case UICollectionView.elementKindSectionHeader:
      engine?.measureHeader(preferred.size, inSection: path.section)
    case UICollectionView.elementKindSectionFooter:
      engine?.measureFooter(preferred.size, inSection: path.section)
    default: break
    }
  }
}
