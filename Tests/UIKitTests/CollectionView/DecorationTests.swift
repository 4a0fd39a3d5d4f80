import CoreGraphics
import Foundation
import Testing
import UIKit

/// Views that only the layout knows of.
@MainActor @Suite struct DecorationTests {
  final class Board: UICollectionReusableView {
    static var made = 0
    private(set) var applied: [CGRect] = []
    private(set) var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      super.apply(attributes)
      applied.append(attributes.frame)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// Rows, each section of which has a board behind it.
  final class BoardLayout: RowLayout {
    static let kind = "board"
    var hasBoards = true
    var coming: [IndexPath] = []
    var going: [IndexPath] = []
    private(set) var asked: [String] = []

    private func board(_ section: Int) -> UICollectionViewLayoutAttributes? {
      guard let view = collectionView, section < view.numberOfSections else { return nil }
      let count = view.numberOfItems(inSection: section)
      guard count > 0, let first = super.layoutAttributesForItem(at: [section, 0]) else {
        return nil
      }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.kind,
        with: IndexPath(item: 0, section: section)
      )
      attributes.frame = first.frame
      attributes.frame.size.height = CGFloat(count) * rowHeight
      attributes.zIndex = -1
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let rows = super.layoutAttributesForElements(in: rect) ?? []
      guard hasBoards, let view = collectionView else { return rows }
      let boards = (0..<view.numberOfSections).compactMap { board($0) }
      return rows + boards.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(
      ofKind kind: String,
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { board(path.section) }

    override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
      asked.append("insert")
      return coming
    }

    override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
      asked.append("delete")
      return going
    }
  }

  private func boards(_ view: UICollectionView) -> [Board] {
    view.subviews.compactMap { $0 as? Board }.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func run(
    _ counts: [Int],
    _ body: (CollectionStage, BoardLayout) throws -> Void
  ) throws {
    let layout = BoardLayout()
    layout.register(Board.self, forDecorationViewOfKind: BoardLayout.kind)
    Board.made = 0
    try CollectionStage.run(counts, layout: layout) { try body($0, layout) }
  }

  @Test func `they are made of the registered class, in their places behind the cells`() throws {
    try run([3, 2]) { stage, _ in
      let boards = boards(stage.view)
      #expect(boards.map(\.frame.minY) == [0, 150] && boards.map(\.frame.height) == [150, 100])
      #expect(boards.allSatisfy { $0.applied.last == $0.frame })
      let cell = try #require(stage.view.visibleCells.first)
      let order = stage.view.subviews
      let (behind, front) = (order.firstIndex(of: boards[0]), order.firstIndex(of: cell))
      #expect(try #require(behind) < #require(front) || boards[0].layer.zPosition < 0)
    }
  }

  @Test func `they are used again`() throws {
    try run(Array(repeating: 4, count: 60)) { stage, _ in
      for step in 1...50 {
        stage.view.contentOffset.y = CGFloat(step) * 180
        stage.screen.step()
      }
      #expect(Board.made < 10)
      #expect(boards(stage.view).contains { $0.reuses > 0 })
    }
  }

  @Test func `they follow the layout when it is made invalid`() throws {
    try run([3, 2]) { stage, layout in
      layout.rowHeight = 80
      layout.invalidateLayout()
      stage.screen.step()
      #expect(boards(stage.view).map(\.frame.height) == [240, 160])
      layout.hasBoards = false
      layout.invalidateLayout()
      stage.screen.step()
      #expect(boards(stage.view).isEmpty)
    }
  }

  @Test func `they grow with their section in an update`() throws {
    try run([3, 2]) { stage, _ in
      stage.script.counts = [4, 2]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.screen.settle()
      #expect(boards(stage.view).map(\.frame.height) == [200, 100])
      #expect(boards(stage.view).map(\.frame.minY) == [0, 200])
    }
  }

  @Test func `the layout is asked which come and go with an update`() throws {
    try run([3, 2]) { stage, layout in
      stage.script.counts = [3, 2, 1]
      layout.coming = [IndexPath(item: 0, section: 2)]
      stage.view.insertSections([2])
      stage.screen.settle()
      #expect(layout.asked.contains("insert") && layout.asked.contains("delete"))
      #expect(boards(stage.view).map(\.frame.minY) == [0, 150, 250])
    }
  }

  @Test func `code that is none of a reusable view registers nothing`() throws {
    let layout = RowLayout()
    layout.register(Board.self, forDecorationViewOfKind: "board")
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "board")
    try CollectionStage.run([2], layout: layout) { stage in
      #expect(boards(stage.view).isEmpty && stage.view.visibleCells.count == 2)
    }
  }

  // MARK: Contexts

  @Test func `a context names what is invalid, and starts with nothing`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    let (one, two) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    context.invalidateItems(at: [one])
    context.invalidateItems(at: [two])
    context.invalidateSupplementaryElements(ofKind: "head", at: [one])
    context.invalidateDecorationElements(ofKind: "board", at: [one])
    context.invalidateDecorationElements(ofKind: "board", at: [two])
    #expect(Set(context.invalidatedItemIndexPaths ?? []) == [one, two])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [one]])
    #expect(Set(context.invalidatedDecorationIndexPaths?["board"] ?? []) == [one, two])
  }

  @Test func `contexts say what made the layout invalid`() throws {
    final class Curious: RowLayout {
      var contexts: [(everything: Bool, counts: Bool)] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append((context.invalidateEverything, context.invalidateDataSourceCounts))
        super.invalidateLayout(with: context)
      }
    }
    let layout = Curious()
    try CollectionStage.run([3], layout: layout) { stage in
      layout.contexts = []
      layout.invalidateLayout()
      // Everything is what new data makes invalid.
      #expect(layout.contexts.map(\.everything) == [false])
      #expect(layout.contexts.map(\.counts) == [false])
      layout.contexts = []
      stage.view.reloadData()
      stage.screen.step()
      #expect(layout.contexts.contains { $0.everything && $0.counts })
      layout.contexts = []
      stage.script.counts = [4]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.screen.settle()
      #expect(layout.contexts.contains { $0.counts })
    }
  }

  // MARK: Attributes

  @Test func `attributes know what they are of`() {
    let path = IndexPath(item: 3, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let head = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    let board = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: path)
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    #expect(head.representedElementCategory == .supplementaryView)
    #expect(head.representedElementKind == "head")
    #expect(board.representedElementCategory == .decorationView)
    #expect(board.representedElementKind == "board" && board.indexPath == path)
    #expect(cell != head && head != board)
    #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden && cell.frame == .zero)
    #expect(cell.transform == .identity && CATransform3DIsIdentity(cell.transform3D))
  }

  @Test func `frame, centre, size and bounds say the same`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.center = CGPoint(x: 100, y: 100)
    #expect(attributes.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    attributes.bounds = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(attributes.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
    // A transform makes the frame the box around it.
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(attributes.frame.width - 60) < 1e-9 && abs(attributes.frame.height - 50) < 1e-9)
    #expect(attributes.size == CGSize(width: 50, height: 60))
  }

  @Test func `equal attributes are equal by what they hold, and hash so`() throws {
    let first = UICollectionViewLayoutAttributes(forCellWith: [0, 4])
    first.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let second = try #require(first.copy() as? UICollectionViewLayoutAttributes)
    #expect(first == second && first.hash == second.hash && first !== second)
    second.alpha = 0.5
    #expect(first != second && first.alpha == 1)
  }
}
