import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

/// What a compositional layout knows between two invalidations.
@MainActor
final class CompositionalPlan {
  /// Where sections come from.
  enum Source {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  let source: Source
  private(set) var engine: CompositionalEngine?
  /// The sections as they were given, nil for one that was not.
  private(set) var sections: [NSCollectionLayoutSection?] = []
  private var surroundings: CompositionalReader.Surroundings?
  private var needsSolution = true
  private var forgetsSizes = false
  /// Measured sizes under the paths that items have after an update.
  private var moved: CompositionalEngine.Memory?
  private var forgotten: [IndexPath] = []
  /// How far each row is scrolled.
  var offsets: [Int: CGFloat] = [:]
  private var store = CompositionalAttributesStore()
  private var reporter = CompositionalReporter()
  private var sight = CompositionalSight()
  let handlers = VisibleItemsHandlers()
  /// How often it was solved.
  private(set) var solutions = 0
  private(set) var asksViews = false
  private(set) var pinsAnything = false
  /// Whether any section wants to be told what is in sight.
  private(set) var hasHandlers = false

  init(_ source: Source) { self.source = source }

  var contentSize: CGSize { engine?.contentSize ?? .zero }

  // MARK: Preparing

  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if context.everything { forgetsSizes = true }
    if let map = context.updates { follow(map) }
    if context.keepsSolution, !context.everything, !context.counts { return }
    needsSolution = true
    forgotten += context.invalidatedItemIndexPaths ?? []
  }

  func prepare(_ layout: UICollectionViewCompositionalLayout) {
    guard let view = layout.collectionView else {
      engine = nil
      needsSolution = true
      return
    }
    let reader = CompositionalReader(layout, view)
    let now = reader.surroundings
    if now != surroundings || needsSolution { solve(reader, now) }
    if pinsAnything {
      sight.pinning = CompositionalPinning(
        bounds: view.bounds,
        visible: view.bounds.inset(by: view.adjustedContentInset)
      )
    } else {
      sight.pinning = nil
    }
  }

  private func solve(
    _ reader: CompositionalReader,
    _ now: CompositionalReader.Surroundings
  ) {
    // Sizes were measured for a container of another size.
    if let old = surroundings, old.size != now.size { forgetsSizes = true }
    surroundings = now
    var memory = forgetsSizes ? .init() : moved ?? engine?.memory ?? .init()
    for path in forgotten { memory.forget(item: path.item, section: path.section) }
    let old = engine
    sections = reader.sections(from: source)
    let values = reader.values(of: sections)
    if moved == nil, let old {
      for index in values.indices where !values[index].isLike(old.values(ofSection: index)) {
        memory.forget(section: index)
      }
    }
    (needsSolution, forgetsSizes, moved, forgotten) = (false, false, nil, [])
    let engine = CompositionalEngine(reader.configuration, values, memory)
    self.engine = engine
    asksViews = engine.asksViews
    pinsAnything = engine.pinsAnything
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
    solutions += 1
    for (section, offset) in offsets { offsets[section] = engine.row(section)?.clamp(offset) }
    reporter.note(engine.problems, reader.mistakes)
  }

  /// Items take what was measured along; those that are made anew are measured anew.
  private func follow(_ map: UpdateMap<ShownPath>) {
    guard let engine else { return }
    moved = (moved ?? engine.memory).following { section, item in
      let path = ShownPath(item: item, section: section)
      guard !map.isReloaded(path), let new = map.new(path) else { return nil }
      return (new.section, new.item)
    }
    var scrolled: [Int: CGFloat] = [:]
    for (section, offset) in offsets {
      if let new = map.newSection(section) { scrolled[new] = offset }
    }
    offsets = scrolled
  }

  /// Whether the view has another size, other insets or traits than what was solved is for.
  func isOutdated(in layout: UICollectionViewCompositionalLayout) -> Bool {
    guard let surroundings, let view = layout.collectionView else { return false }
    return surroundings != CompositionalReader(layout, view).surroundings
  }

  /// What the view shows of the layout now.
  var currentSight: CompositionalSight {
    var sight = sight
    sight.offsets = rowOffsets
    return sight
  }

  private var rowOffsets: [Int: CGFloat] { offsets }

  // MARK: Answers

  func elements(
    in rect: CGRect,
    of layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] {
    guard let engine else { return [] }
    reporter.report(for: layout, self)
    return engine.elements(in: rect, sightWithStarts(in: rect)).map { attributes($0, layout) }
  }

  /// Rows that nobody scrolled stand at their start, which need not be nought.
  private func sightWithStarts(in rect: CGRect) -> CompositionalSight {
    var sight = currentSight
    guard let engine else { return sight }
    for section in engine.rows(in: rect) where sight.offsets[section] == nil {
      sight.offsets[section] = offset(ofRow: section)
    }
    return sight
  }

  func item(
    at path: IndexPath,
    of layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    return engine?.item(path.item, inSection: path.section).map { attributes($0, layout) }
  }

  func supplementary(
    _ kind: String,
    at path: IndexPath,
    of layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let engine, path.count > 0 else { return nil }
    return element(kind, path, engine).map { attributes($0, layout) }
  }

  private func element(
    _ kind: String,
    _ path: IndexPath,
    _ engine: CompositionalEngine
  ) -> CompositionalElement? {
    if path.count == 1 {
      let index = engine.configuration.boundary.firstIndex { $0.kind == kind }
      return index.flatMap { engine.global($0, sight.pinning) }
    }
    guard let values = engine.values(ofSection: path.section) else { return nil }
    if path.item == 0, let index = values.boundary.firstIndex(where: { $0.kind == kind }) {
      return engine.boundary(index, inSection: path.section, sight.pinning)
    }
    return engine.anchored(kind, path.item, inSection: path.section)
  }

  func decoration(
    _ kind: String,
    at path: IndexPath,
    of layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, let engine,
      let items = engine.values(ofSection: path.section)?.decorations,
      items.indices.contains(path.item), items[path.item].kind == kind
    else { return nil }
    return engine.decoration(path.item, inSection: path.section).map { attributes($0, layout) }
  }

  private func attributes(
    _ element: CompositionalElement,
    _ layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes {
    let attributes = store.attributes(for: element, named: name(of: element), of: layout)
    return handlers.apply(to: attributes)
  }

  /// The kind of a boundary item or decoration.
  private func name(of element: CompositionalElement) -> String? {
    switch element.kind {
    case .item: nil
    case .anchored(let kind, _): kind
    case .boundary(let index): engine?.values(ofSection: element.section)?.boundary[index].kind
    case .global(let index): engine?.configuration.boundary[index].kind
    case .decoration(let index):
      engine?.values(ofSection: element.section)?.decorations[index].kind
    }
  }

  // MARK: Explaining

  func explain(_ path: IndexPath) -> ItemLayoutExplanation? {
    guard path.count == 2 else { return nil }
    return engine?.explain(path.item, inSection: path.section).map(ItemLayoutExplanation.init)
  }

  /// Boundary items of sections alone are explained.
  func explain(_ kind: String, _ path: IndexPath) -> ItemLayoutExplanation? {
    guard path.count == 2, path.item == 0,
      let items = engine?.values(ofSection: path.section)?.boundary,
      let index = items.firstIndex(where: { $0.kind == kind })
    else { return nil }
    return engine?.explainBoundary(index, inSection: path.section, sight.pinning)
      .map(ItemLayoutExplanation.init)
  }

  // MARK: Measured sizes

  /// Whether items of a section are to be measured that are out of sight.
  func frame(ofSection section: Int) -> CGRect? { engine?.sectionFrame(section) }

  func measuresAll(ofSection section: Int) -> Bool {
    engine?.measuresAll(ofSection: section) ?? false
  }

  /// Whether the view of an item said another size than was guessed.
  func hasMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.storedIndexPath
    guard attributes.category == .cell, path.count == 2 else { return false }
    return engine?.isMeasured(path.item, inSection: path.section) ?? false
  }

  /// Whether a size that a view would like to have differs from what it was given (rule C67).
  func accepts(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = original.sizingAxes, !axes.isEmpty else { return false }
    let (new, old) = (preferred.size, original.size)
    return axes.contains(.horizontal) && abs(new.width - old.width) > 0.01
      || axes.contains(.vertical) && abs(new.height - old.height) > 0.01
  }

  func measure(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) {
    guard engine != nil, let axes = original.sizingAxes else { return }
    var size = original.size
    if axes.contains(.horizontal) { size.width = preferred.size.width }
    if axes.contains(.vertical) { size.height = preferred.size.height }
    let path = original.storedIndexPath
    guard let kind = original.kind else {
      engine?.measure(size, item: path.item, inSection: path.section)
      return
    }
    if path.count == 1 {
      let index = engine?.configuration.boundary.firstIndex { $0.kind == kind }
      if let index { engine?.measureGlobal(size, index: index) }
      return
    }
    let boundary = engine?.values(ofSection: path.section)?.boundary ?? []
    if path.item == 0, let index = boundary.firstIndex(where: { $0.kind == kind }) {
      engine?.measureBoundary(size, index: index, inSection: path.section)
    } else {
      engine?.measureAnchored(size, kind: kind, number: path.item, inSection: path.section)
    }
  }
}

extension CompositionalSectionValues {
  /// Whether what was measured in another section holds in this one.
  fileprivate func isLike(_ other: CompositionalSectionValues?) -> Bool {
    guard var other else { return false }
    other.itemCount = itemCount
    return other == self
  }
}
