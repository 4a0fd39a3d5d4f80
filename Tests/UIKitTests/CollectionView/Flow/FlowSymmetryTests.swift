import CoreGraphics
import TestSupport
import Testing
import UIKit

/// What a flow layout has to keep when one looks at it along another axis, or from the other side.
@MainActor @Suite struct FlowSymmetryTests {
  /// Answers for sizes drawn at random, also as they are across.
  private final class Sizes: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var items: [[CGSize]] = []
    var headers: [CGFloat] = []
    var isAcross = false

    private func turned(_ size: CGSize) -> CGSize {
      isAcross ? CGSize(width: size.height, height: size.width) : size
    }

    func numberOfSections(in view: UICollectionView) -> Int { items.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }

    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: path)
    }

    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize { turned(items[path.section][path.item]) }

    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { turned(CGSize(width: 0, height: headers[section])) }
  }

  private static let header = UICollectionView.elementKindSectionHeader

  /// A layout of random sizes in a view of 320 points across its axis.
  private func laid(
    _ seed: Int,
    isAcross: Bool,
    configure: (UICollectionView, UICollectionViewFlowLayout) -> Void = { _, _ in }
  ) -> (view: UICollectionView, layout: UICollectionViewFlowLayout, sizes: Sizes) {
    var numbers = SplitMix64(seed: seed)
    let sizes = Sizes()
    sizes.isAcross = isAcross
    sizes.items = (0..<numbers.int(1...4)).map { _ in
      (0..<numbers.int(0...15)).map { _ in
        CGSize(width: CGFloat(numbers.int(10...150)), height: CGFloat(numbers.int(10...90)))
      }
    }
    sizes.headers = sizes.items.map { _ in numbers.once(in: 2) ? CGFloat(numbers.int(5...40)) : 0 }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isAcross ? .horizontal : .vertical
    layout.minimumLineSpacing = CGFloat(numbers.int(0...20))
    layout.minimumInteritemSpacing = CGFloat(numbers.int(0...20))
    let insets = (0..<4).map { _ in CGFloat(numbers.int(0...16)) }
    layout.sectionInset =
      isAcross
      ? UIEdgeInsets(top: insets[1], left: insets[0], bottom: insets[3], right: insets[2])
      : UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    let size = isAcross ? CGSize(width: 480, height: 320) : CGSize(width: 320, height: 480)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: Self.header,
      withReuseIdentifier: "end"
    )
    view.dataSource = sizes
    view.delegate = sizes
    configure(view, layout)
    view.layoutIfNeeded()
    return (view, layout, sizes)
  }

  private func across(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01
      && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  @Test(arguments: 0..<24) func `scrolling across is scrolling down, seen across`(_ seed: Int) {
    let down = laid(seed, isAcross: false)
    let right = laid(seed, isAcross: true)
    for (section, items) in down.sizes.items.enumerated() {
      for item in items.indices {
        let path = IndexPath(item: item, section: section)
        let first = down.layout.layoutAttributesForItem(at: path)?.frame ?? .null
        let second = right.layout.layoutAttributesForItem(at: path)?.frame ?? .null
        #expect(isNear(across(first), second), "\(path) \(first) \(second)")
      }
      let path = IndexPath(item: 0, section: section)
      let heads = [down.layout, right.layout].map {
        $0.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path)?.frame
      }
      #expect((heads[0] == nil) == (heads[1] == nil))
      if let first = heads[0], let second = heads[1] { #expect(isNear(across(first), second)) }
    }
    let (first, second) = (
      down.layout.collectionViewContentSize, right.layout.collectionViewContentSize
    )
    #expect(first.width == second.height && first.height == second.width)
  }

  @Test(arguments: 24..<40) func `items overlap nobody and stay within their insets`(
    _ seed: Int
  ) {
    let stage = laid(seed, isAcross: false)
    let inset = stage.layout.sectionInset
    let all = stage.sizes.items.indices.flatMap { section in
      stage.sizes.items[section].indices.compactMap {
        stage.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
    for (index, rect) in all.enumerated() {
      #expect(rect.minX >= inset.left - 0.01 && rect.maxX <= 320 - inset.right + 0.01)
      for other in all.dropFirst(index + 1) {
        let met = rect.intersection(other)
        #expect(met.isNull || met.width < 0.01 || met.height < 0.01)
      }
    }
    // Each keeps its size, and comes after the one before in reading order.
    let sizes = stage.sizes.items.joined()
    #expect(all.map(\.size) == Array(sizes))
    for (before, after) in zip(all, all.dropFirst()) {
      #expect(after.minX > before.minX || after.midY > before.midY)
    }
    let last = all.map(\.maxY).max() ?? 0
    #expect(stage.layout.collectionViewContentSize.height >= last)
  }

  @Test(arguments: 40..<52) func `asking for a rectangle gives what meets it`(_ seed: Int) {
    let stage = laid(seed, isAcross: false)
    var numbers = SplitMix64(seed: seed)
    let height = Double(stage.layout.collectionViewContentSize.height)
    let every =
      stage.layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: 0, width: 320, height: height + 1)
      ) ?? []
    #expect(
      every.filter { $0.representedElementCategory == .cell }.count
        == stage.sizes.items.joined().count
    )
    for _ in 0..<12 {
      let rect = CGRect(
        x: 0,
        y: CGFloat(numbers.double(0...max(1, height))),
        width: 320,
        height: CGFloat(numbers.double(1...300))
      )
      let found = Set((stage.layout.layoutAttributesForElements(in: rect) ?? []).map(\.frame))
      let wanted = Set(every.map(\.frame).filter { $0.intersects(rect) })
      #expect(found.isSuperset(of: wanted))
    }
  }

  @Test(arguments: 52..<60) func `cells show where the layout says`(_ seed: Int) {
    let stage = laid(seed, isAcross: false)
    let end = max(0, stage.layout.collectionViewContentSize.height - 480)
    for share in [0, 0.3, 0.7, 1.0] {
      stage.view.contentOffset.y = (end * share).rounded()
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems {
        let frame = stage.layout.layoutAttributesForItem(at: path)?.frame
        #expect(stage.view.cellForItem(at: path)?.frame == frame)
        #expect(frame?.intersects(stage.view.bounds) == true)
      }
    }
  }
}
