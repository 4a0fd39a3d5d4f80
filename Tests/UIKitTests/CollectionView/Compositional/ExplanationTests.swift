import Gallery
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ExplanationTests {
  /// Does the arithmetic again, step by step, from the numbers alone.
  private func recompute(_ explanation: ItemLayoutExplanation) -> [CGFloat] {
    var values: [CGFloat] = []
    for step in explanation.steps {
      var value: CGFloat = 0
      for term in step.terms {
        let number = term.step.map { values[$0] } ?? term.value
        #expect(number == term.value, "\(step.name): \(term.source)")
        switch term.operation {
        case .plus: value += number
        case .minus: value -= number
        case .times: value *= number
        }
      }
      switch step.rounding {
      case .none: break
      case .down(let scale): value = (value * scale + 0.001).rounded(.down) / scale
      case .nearest(let scale): value = (value * scale + 0.5 + 0.000001).rounded(.down) / scale
      case .magnitude: value = abs(value)
      case .notNegative: value = max(0, value)
      case .between(let low, let high): value = max(low, min(value, high))
      }
      #expect(value == step.value, "\(step.name)")
      values.append(value)
    }
    return values
  }

  private func check(_ explanation: ItemLayoutExplanation?, _ frame: CGRect?, _ name: String) {
    guard let explanation, let frame else {
      #expect(explanation == nil && frame == nil, "\(name)")
      return
    }
    let values = recompute(explanation)
    #expect(isNear(explanation.frame, frame, within: 0.0001), "\(name): \(explanation)")
    for length in [frame.minX, frame.minY, frame.width, frame.height] {
      #expect(values.contains { abs($0 - length) < 0.0001 }, "\(name): \(explanation)")
    }
  }

  @Test(arguments: CompositionalLayoutVectorTests.vectors)
  func `the arithmetic gives the frame`(_ vector: Fixture.Vector) {
    let sections = vector["input"]["sections"].list ?? []
    let made = sections.map { $0["layout"].layoutSection }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in made[index] },
      configuration: vector["input"]["config"].layoutConfiguration
    )
    let container = vector["input"]["container"].numbers
    let wall = Wall(
      sections.map { Int($0["items"].number ?? 0) },
      layout,
      size: CGSize(width: container[0], height: container[1]),
      scale: CGFloat(vector["input"]["scale"].number ?? 1),
      kinds: ["h", "f", "l", "badge", "other", "g", "b", "a", "bg", "header", "footer", "title"]
    )
    let measured = vector["input"]["measured"]
    wall.wish = { path in
      let numbers = measured["\(path.section).\(path.item)"].numbers
      return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
    }
    wall.view.layoutIfNeeded()
    for section in wall.counts.indices {
      for item in 0..<min(30, wall.counts[section]) {
        let path = IndexPath(item: item, section: section)
        check(
          wall.view.explainLayout(at: path),
          wall.view.layoutAttributesForItem(at: path)?.frame,
          "\(path)"
        )
      }
      for boundary in made[section]?.boundarySupplementaryItems ?? [] {
        let path = IndexPath(item: 0, section: section)
        check(
          wall.view.explainLayout(ofSupplementaryKind: boundary.elementKind, at: path),
          wall.frame(boundary.elementKind, path),
          "\(boundary.elementKind) \(path)"
        )
      }
    }
  }

  @Test(
    arguments: GalleryScreen.all.map(\.id),
    [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)]
  )
  func `every cell of the gallery is explained`(_ id: String, _ size: CGSize) throws {
    let screen = try #require(GalleryScreen.all.first { $0.id == id })
    let controller = screen.makeController()
    TestScreen.showing(controller, width: size.width, height: size.height) { _ in
      for view in collections(controller.view)
      where view.collectionViewLayout is UICollectionViewCompositionalLayout {
        let paths = view.indexPathsForVisibleItems
        #expect(!paths.isEmpty)
        for path in paths {
          let explanation = view.explainLayout(at: path)
          #expect(explanation != nil)
          check(explanation, untransformed(path, view), "\(id) \(path)")
        }
      }
    }
  }

  /// Where the layout has an item, whatever a handler does to its looks.
  private func untransformed(_ path: IndexPath, _ view: UICollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: path).map {
      CGRect(
        x: $0.center.x - $0.size.width / 2,
        y: $0.center.y - $0.size.height / 2,
        width: $0.size.width,
        height: $0.size.height
      )
    }
  }

  private func collections(_ view: UIView) -> [UICollectionView] {
    ((view as? UICollectionView).map { [$0] } ?? []) + view.subviews.flatMap(collections)
  }

  @Test func `a pinned header tells what holds it`() throws {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
      elementKind: "h",
      alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let wall = Wall([30], UICollectionViewCompositionalLayout(section: section))
    wall.view.layoutIfNeeded()
    wall.view.contentOffset.y = 100
    wall.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let explanation = try #require(
      wall.view.explainLayout(ofSupplementaryKind: "h", at: path)
    )
    check(explanation, wall.frame("h", path), "header")
    #expect(explanation.frame.minY == 100)
    #expect(explanation.description.contains("y in sight = 100"))
    #expect(wall.view.explainLayout(at: IndexPath(item: 99, section: 0)) == nil)
  }

  @Test func `it reads as arithmetic`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [item]
    )
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let wall = Wall([9], layout)
    wall.view.layoutIfNeeded()
    let text = try #require(wall.view.explainLayout(at: IndexPath(item: 4, section: 0)))
      .description
    #expect(text.contains("width of the item = 90 = 300 (room for parts in the group)"))
    #expect(text.contains("x 0.3 (fractionalWidth(0.3)), down to 1/2"))
    #expect(text.hasSuffix("frame = 100.0, 40.0, 90.0, 40.0"))
  }

  @Test func `other layouts are taken at their word`() {
    let shelf = Shelf([3], UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    check(
      shelf.view.explainLayout(at: path),
      shelf.view.layoutAttributesForItem(at: path)?.frame,
      "flow"
    )
  }
}
