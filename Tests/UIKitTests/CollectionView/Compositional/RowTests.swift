import Testing
import UIKit
import WindowHost

/// Sections whose groups scroll across the layout.
@MainActor @Suite struct RowTests {
  private func wall(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    sections: Int = 2,
    configure: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> Wall {
    let section = NSCollectionLayoutSection.tiles(.absolute(100), .absolute(80), behavior)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    configure(section)
    let layout = UICollectionViewCompositionalLayout(section: section)
    return Wall(Array(repeating: 8, count: sections), layout)
  }

  private func rows(_ wall: Wall) -> [UIScrollView] {
    wall.view.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// Shows a wall on a screen.
  private func show(_ wall: Wall, _ body: (TestScreen) throws -> Void) rethrows {
    let controller = UIViewController()
    controller.view.addSubview(wall.view)
    try TestScreen.showing(controller, body)
  }

  /// How far a row is from where it starts.
  private func offset(_ row: UIScrollView) -> CGFloat { row.contentOffset.x - row.frame.minX }

  @Test func `a row is a scroll view in the section's insets whose cells stay where they are`()
    throws
  {
    let wall = wall(.continuous)
    try show(wall) { screen in
      let row = try #require(rows(wall).first)
      #expect(row.frame == CGRect(x: 4, y: 3, width: 310, height: 80))
      #expect(row.contentOffset == CGPoint(x: 4, y: 3))
      #expect(!row.clipsToBounds)
      let cell = try #require(wall.view.cellForItem(at: [0, 0]))
      #expect(cell.superview === row)
      #expect(cell.frame == CGRect(x: 4, y: 3, width: 100, height: 80))
      screen.drag(from: (200, 40), to: (60, 40), frames: 14)
      #expect(offset(row) > 0)
      #expect(wall.frame(0)?.minX == 4)
      #expect(wall.view.contentOffset == .zero)
    }
  }

  @Test func `scrolling one row leaves the others as they are`() throws {
    let wall = wall(.continuous)
    try show(wall) { screen in
      let other = try #require(rows(wall).last)
      let cells = other.subviews.map(\.frame)
      screen.drag(from: (250, 40), to: (20, 40), frames: 12)
      screen.settle()
      let row = try #require(rows(wall).first)
      #expect(offset(row) > 100)
      #expect(offset(other) == 0)
      #expect(other.subviews.map(\.frame) == cells)
      let seen = wall.view.indexPathsForVisibleItems
      #expect(seen.contains { $0.section == 0 && $0.item > 3 })
      #expect(!seen.contains { $0.section == 1 && $0.item > 3 })
    }
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, 108.0),
    (.groupPaging, 108), (.paging, 310), (.groupPagingCentered, 3),
  ])
  func `a drag ends where the row may rest`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ rest: CGFloat
  ) throws {
    let wall = wall(behavior)
    try show(wall) { screen in
      let row = try #require(rows(wall).first)
      screen.finger(.began, 200, 40)
      for step in 1...10 { screen.finger(.moved, 200 - Double(step) * 9, 40) }
      screen.step(12)
      screen.finger(.moved, 109, 40)
      screen.finger(.ended, 109, 40)
      screen.settle()
      let wished: CGFloat = behavior == .paging ? 0 : rest
      #expect(abs(offset(row) - wished) < 0.5, "\(offset(row))")
      if behavior == .paging {
        screen.drag(from: (250, 40), to: (30, 40), frames: 6)
        screen.settle()
        #expect(abs(offset(row) - rest) < 0.5, "\(offset(row))")
      }
    }
  }

  @Test func `a flick goes to the next group where groups are pages`() throws {
    let wall = wall(.groupPaging)
    try show(wall) { screen in
      let row = try #require(rows(wall).first)
      screen.drag(from: (300, 40), to: (20, 40), frames: 4)
      screen.settle()
      // Drawn over more than two groups, it goes on to the next.
      #expect(abs(offset(row) - 324) < 0.5, "\(offset(row))")
      let before = offset(row)
      screen.drag(from: (150, 40), to: (110, 40), frames: 2)
      screen.settle()
      #expect(abs(offset(row) - before - 108) < 0.5, "\(offset(row))")
    }
  }

  @Test(arguments: [false, true])
  func `a row that runs goes on from where it is when its place changes`(isMirrored: Bool) throws {
    var (leading, trailing) = (4.0, 6.0)
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection.tiles(.absolute(100), .absolute(80), .continuous)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 3,
        leading: leading,
        bottom: 5,
        trailing: trailing
      )
      return section
    }
    let wall = Wall([40, 40], layout)
    if isMirrored { wall.view.semanticContentAttribute = .forceRightToLeft }
    try show(wall) { screen in
      let row = try #require(rows(wall).first)
      let way = isMirrored ? 160.0 : -160
      screen.drag(from: (160, 40), to: (160 + way, 40), frames: 5)
      screen.step(3)
      #expect(row.isDecelerating)
      let (before, place) = (offset(row), row.frame.minX)
      (leading, trailing) = (10.5, 19.5)
      layout.invalidateLayout()
      wall.view.layoutIfNeeded()
      #expect(row.frame.minX == place + (isMirrored ? 13.5 : 6.5))
      #expect(abs(offset(row) - before) < 0.001)
      let cells = row.subviews.compactMap { $0 as? UICollectionViewCell }
      for cell in cells where !cell.isHidden {
        let path = try #require(wall.view.indexPath(for: cell))
        let low = cell.convert(cell.bounds, to: row).minX - row.frame.minX
        let wanted = 100.0 * Double(path.item)
        #expect(abs(low - (isMirrored ? row.frame.width - 100 - wanted : wanted)) < 0.001)
      }
      // It still runs, and comes to rest.
      screen.step()
      #expect(abs(offset(row)) > abs(before))
      screen.settle()
      #expect(!row.isDecelerating)
    }
  }

  @Test func `a row of centred pages starts with the first in the middle`() throws {
    let wall = wall(.groupPagingCentered)
    try show(wall) { _ in
      let row = try #require(rows(wall).first)
      #expect(offset(row) == -105)
    }
  }

  @Test func `code scrolls a row at once also while a finger is on it`() throws {
    let wall = wall(.continuous)
    try show(wall) { screen in
      let row = try #require(rows(wall).first)
      screen.finger(.began, 30, 40)
      screen.step(2)
      wall.view.scrollToItem(at: [0, 4], at: .left, animated: false)
      screen.step(2)
      #expect(offset(row) > 100)
      let shown = wall.view.indexPathForItem(at: CGPoint(x: 30, y: 40))
      #expect(shown == [0, 4])
      screen.finger(.ended, 30, 40)
      screen.settle()
      #expect(offset(row) > 100)
      #expect(wall.view.indexPathForItem(at: CGPoint(x: 30, y: 40)) == shown)
    }
  }

  @Test func `a finger along the layout scrolls the layout`() {
    let wall = wall(.continuous, sections: 12)
    show(wall) { screen in
      screen.drag(from: (100, 300), to: (100, 100), frames: 12)
      screen.settle()
      #expect(wall.view.contentOffset.y > 100)
      #expect(rows(wall).allSatisfy { offset($0) == 0 })
    }
  }

  @Test func `a tap in a row selects its item`() {
    let wall = wall(.continuous)
    show(wall) { screen in
      wall.view.scrollToItem(at: [0, 4], at: .left, animated: false)
      screen.step(2)
      screen.tap(30, 40)
      screen.step(12)
      #expect(wall.view.indexPathsForSelectedItems == [[0, 4]])
      #expect(wall.view.indexPathForItem(at: CGPoint(x: 30, y: 40)) == [0, 4])
    }
  }

  @Test func `scrolling to an item moves both axes`() throws {
    let wall = wall(.groupPaging, sections: 20)
    try show(wall) { screen in
      wall.view.scrollToItem(at: [15, 5], at: [.centeredVertically, .left], animated: false)
      screen.step(2)
      let cell = try #require(wall.view.cellForItem(at: [15, 5]))
      #expect(wall.view.convert(cell.bounds, from: cell).minX == 4 + 540 - 540)
      wall.view.scrollToItem(at: [15, 0], at: .left, animated: true)
      screen.settle()
      #expect(wall.view.cellForItem(at: [15, 0]) != nil)
      wall.view.contentOffset.y = 0
      screen.step(2)
      wall.view.scrollToItem(at: [15, 7], at: .centeredVertically, animated: false)
      screen.step(2)
      #expect(wall.view.cellForItem(at: [15, 7]) != nil)
    }
  }

  @Test func `a row keeps its place while it is out of sight`() throws {
    let wall = wall(.continuous, sections: 30)
    try show(wall) { screen in
      wall.view.scrollToItem(at: [0, 3], at: .left, animated: false)
      screen.step(2)
      wall.view.contentOffset.y = 1500
      screen.step(2)
      #expect(rows(wall).allSatisfy { $0.frame.minY > 1000 })
      wall.view.contentOffset.y = 0
      screen.step(2)
      let row = try #require(rows(wall).first)
      #expect(offset(row) == 324)
    }
  }

  @Test func `bounce and slowing down are those of the section`() throws {
    let wall = wall(.continuous) { section in
      section.orthogonalScrollingProperties.bounce = .never
      section.orthogonalScrollingProperties.decelerationRate = .fast
    }
    try show(wall) { _ in
      let row = try #require(rows(wall).first)
      #expect(!row.bounces)
      #expect(row.decelerationRate == .fast)
    }
  }

  // MARK: Handlers

  @Test func `a handler is told of each step and what it sets stays`() throws {
    var offsets: [CGFloat] = []
    var names: Set<String?> = []
    let wall = wall(.continuous, sections: 1) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          names.insert(item.name)
          let distance = abs(
            item.frame.midX - offset.x - environment.container.contentSize.width / 2
          )
          let scale = max(0.5, 1 - distance / 400)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
          item.alpha = scale
        }
      }
    }
    try show(wall) { screen in
      #expect(offsets.first == 0)
      let cell = try #require(wall.view.cellForItem(at: [0, 0]))
      #expect(cell.alpha < 1)
      #expect(abs(cell.transform.a - cell.alpha) < 0.001)
      let before = cell.alpha
      screen.drag(from: (100, 40), to: (180, 40), frames: 4, lifts: false)
      screen.drag(from: (200, 40), to: (120, 40), frames: 8)
      screen.settle()
      #expect(Set(offsets).count > 4)
      #expect(cell.alpha != before || wall.view.cellForItem(at: [0, 0]) == nil)
      #expect(names == [nil])
      #expect(wall.view.layoutAttributesForItem(at: [0, 0])?.center.x == 54)
    }
  }

  @Test func `a handler of an ordinary section is told of the view's offset`() throws {
    var offsets: [CGFloat] = []
    let section = NSCollectionLayoutSection.rows(.absolute(100))
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.y)
      for item in items { item.alpha = item.frame.minY < offset.y ? 0.25 : 1 }
    }
    let wall = Wall([20], UICollectionViewCompositionalLayout(section: section))
    show(wall) { screen in
      wall.view.contentOffset.y = 50
      screen.step()
      #expect(offsets.contains(0) && offsets.contains(50))
      #expect(wall.view.cellForItem(at: [0, 0])?.alpha == 0.25)
      #expect(wall.view.cellForItem(at: [0, 1])?.alpha == 1)
    }
  }

  @Test func `rows are mirrored where text is read from the right`() throws {
    let wall = wall(.continuous, sections: 1)
    wall.view.semanticContentAttribute = .forceRightToLeft
    try show(wall) { screen in
      let row = try #require(rows(wall).first)
      let first = try #require(wall.view.cellForItem(at: [0, 0]))
      #expect(wall.view.convert(first.bounds, from: first).maxX == 316)
      screen.drag(from: (60, 40), to: (200, 40), frames: 12)
      screen.settle()
      #expect(row.contentOffset.x < row.frame.minX)
      #expect(wall.view.convert(first.bounds, from: first).maxX > 320 || first.isHidden)
      #expect(wall.view.cellForItem(at: [0, 4]) != nil)
    }
  }
}
