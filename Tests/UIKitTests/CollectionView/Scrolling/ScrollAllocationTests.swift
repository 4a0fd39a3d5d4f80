import CAllocationCounter
import CoreGraphics
import Testing
import UIKit

/// What a frame of scrolling takes from the heap, counted where the app takes nothing itself.
@Suite(.serialized) @MainActor struct ScrollAllocationTests {
  /// Rows of one height, whose attributes the layout keeps.
  private final class KeptLayout: UICollectionViewLayout {
    static let height: CGFloat = 60
    private var kept: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      kept = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0)
        )
        attributes.frame = CGRect(
          x: 16,
          y: CGFloat(item) * Self.height,
          width: 288,
          height: Self.height - 8
        )
        return attributes
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: CGFloat(kept.count) * Self.height)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { kept }
  }

  /// A rounded cell that cuts its label off.
  private final class Cell: UICollectionViewCell {
    let label = UILabel(frame: CGRect(x: -4, y: 8, width: 200, height: 36))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemTeal
      contentView.layer.cornerRadius = 12
      contentView.clipsToBounds = true
      label.text = "The same in each"
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Board: UICollectionViewController {
    init() { super.init(collectionViewLayout: KeptLayout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .white
      collectionView.showsVerticalScrollIndicator = false
      collectionView.isPrefetchingEnabled = false
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The counts of frames that scroll to and fro, once all that is kept is there.
  private func counts(_ step: CGFloat) -> [Int] {
    let board = Board()
    var counts: [Int] = []
    counts.reserveCapacity(8)
    TestScreen.showing(board) { screen in
      for round in 0..<48 {
        let y = 600 + (round % 2 == 0 ? step : 0)
        let before = allocation_count()
        board.collectionView.contentOffset = CGPoint(x: 0, y: y)
        screen.step()
        if round >= 40 { counts.append(Int(allocation_count() - before)) }
      }
    }
    return counts
  }

  @Test func `a frame that only moves what is in sight takes no more than it did`() {
    // Built without optimization, as tests are: most of these are boxes and closures that a released build
    // does without, whose frames `./bench masonry` counts.
    for (count, most) in zip(counts(6), [369, 335, 369, 335, 369, 335, 369, 335]) {
      #expect(count <= most)
    }
  }
}
