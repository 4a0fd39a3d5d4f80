import UIKit

/// Rows of one height, one below the other: the simplest layout there is.
@MainActor
class RowLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 50
  let log: CallLog
  var header: CGFloat = 0
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  init(_ log: CallLog = CallLog()) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    log.lines.append("prepare")
    attributes = []
    height = 0
    guard let view = collectionView else { return }
    let width = view.bounds.width
    for section in 0..<view.numberOfSections {
      let first = IndexPath(item: 0, section: section)
      if header > 0 {
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: first
        )
        attributes.frame = CGRect(x: 0, y: height, width: width, height: header)
        self.attributes.append(attributes)
        height += header
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section)
        )
        attributes.frame = CGRect(x: 0, y: height, width: width, height: rowHeight)
        self.attributes.append(attributes)
        height += rowHeight
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    log.lines.append("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.lines.append("elements")
    return attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }
}

/// Cells that count themselves and write down what happens to them.
final class CountedCell: UICollectionViewCell {
  static let identifier = "counted"
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source and delegate that writes down the calls.
@MainActor
final class CollectionScript: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let log = CallLog()
  var counts: [Int]
  var makesCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var highlights = true
  var selects = true

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.lines.append("sections")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    log.lines.append("items \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.lines.append("cell \(indexPath.section).\(indexPath.item)")
    if let makesCell { return makesCell(collectionView, indexPath) }
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: CountedCell.identifier,
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.lines.append("header \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.lines.append("willDisplay \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.lines.append("didEndDisplaying \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.lines.append("shouldHighlight \(indexPath.item)")
    return highlights
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { log.lines.append("didHighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { log.lines.append("didUnhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.lines.append("shouldSelect \(indexPath.item)")
    return selects
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { log.lines.append("didSelect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { log.lines.append("didDeselect \(indexPath.item)") }
}

/// A collection view of rows on a screen of 300 by 500.
@MainActor
struct CollectionStage {
  let screen: TestScreen
  let view: UICollectionView
  let script: CollectionScript
  let layout: RowLayout

  static func run(
    _ counts: [Int],
    layout: RowLayout = RowLayout(),
    _ body: (CollectionStage) throws -> Void
  ) throws {
    let controller = UIViewController()
    try TestScreen.showing(controller, width: 300, height: 500) { screen in
      let script = CollectionScript(counts)
      let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.register(CountedCell.self, forCellWithReuseIdentifier: CountedCell.identifier)
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header"
      )
      view.dataSource = script
      view.delegate = script
      controller.view.addSubview(view)
      screen.settle()
      try body(CollectionStage(screen: screen, view: view, script: script, layout: layout))
    }
  }
}
