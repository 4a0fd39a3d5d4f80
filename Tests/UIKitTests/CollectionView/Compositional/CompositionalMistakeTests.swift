import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct CompositionalMistakeTests {
  private let whole = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))

  private func section(
    _ group: NSCollectionLayoutSize,
    _ item: NSCollectionLayoutSize? = nil
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: group,
        subitems: [NSCollectionLayoutItem(layoutSize: item ?? whole)]
      )
    )
  }

  /// What is said when a section is laid out.
  private func findings(
    _ section: NSCollectionLayoutSection?,
    items: Int = 3,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> (findings: [Diagnosis], wall: Wall) {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in section },
      configuration: configuration
    )
    let wall = Wall([items], layout)
    let findings = UIKitDiagnostics.recording { wall.view.layoutIfNeeded() }
    return (findings, wall)
  }

  @Test func `a nil section with items is named`() throws {
    let (findings, wall) = findings(nil)
    let finding = try #require(findings.first)
    #expect(finding.code == "TSK-COMP-SECTION")
    #expect(finding.severity == .fatal)
    #expect(finding.place.contains("section 0"))
    #expect(finding.saw == "nil for 3 items")
    #expect(finding.applePhrase?.hasPrefix("Invalid section definition.") == true)
    #expect(wall.view.visibleCells.isEmpty)
  }

  @Test func `a nil section without items is none`() {
    let (findings, wall) = findings(nil, items: 0)
    #expect(findings.isEmpty)
    #expect(wall.view.contentSize.height == 0)
  }

  @Test func `an item longer than its group is named in its tree`() throws {
    let group = NSCollectionLayoutSize(.absolute(100), .absolute(20))
    let item = NSCollectionLayoutSize(.absolute(120), .fractionalHeight(1))
    let (findings, wall) = findings(section(group, item))
    let finding = try #require(findings.first)
    #expect(finding.code == "TSK-COMP-FIT")
    #expect(finding.place.contains("section 0, subitem 0"))
    #expect(finding.saw.contains("120 points"))
    #expect(finding.saw.contains("100 fit"))
    #expect(
      finding.saw.hasSuffix(
        """
        horizontal group absolute(100) x absolute(20)
          item absolute(120) x fractionalHeight(1)   <-- here
        """
      )
    )
    #expect(wall.view.visibleCells.isEmpty)
    #expect(wall.view.contentSize.height == 0)
  }

  @Test func `a group wider than its section is named and shown`() throws {
    let group = NSCollectionLayoutSize(.absolute(400), .absolute(20))
    let (findings, wall) = findings(section(group))
    let finding = try #require(findings.first)
    #expect(finding.code == "TSK-COMP-WIDE")
    #expect(finding.saw.contains("400 points, of which 320"))
    #expect(finding.saw.contains("horizontal group absolute(400) x absolute(20)   <-- here"))
    #expect(wall.frame(0)?.width == 400)
    #expect(wall.view.contentSize.width == 400)
  }

  @Test func `lengths that are no numbers are taken as nought`() throws {
    let group = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(.nan))
    let (findings, wall) = findings(section(group))
    let finding = try #require(findings.first)
    #expect(finding.code == "TSK-NAN")
    #expect(finding.severity == .fatal)
    #expect(finding.saw.contains("<-- here"))
    #expect(wall.view.contentSize == CGSize(width: 320, height: 0))
  }

  @Test func `lengths below nought are taken as nought`() throws {
    let group = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(-5))
    let (findings, wall) = findings(section(group))
    #expect(findings.map(\.code) == ["TSK-COMP-NEGATIVE"])
    #expect(wall.view.contentSize.height == 0)
  }

  @Test func `lengths beyond all content are cut`() throws {
    let group = NSCollectionLayoutSize(
      .fractionalWidth(1),
      .estimated(.greatestFiniteMagnitude)
    )
    let (findings, wall) = findings(section(group))
    #expect(findings.map(\.code).contains("TSK-COMP-HUGE"))
    #expect(wall.view.contentSize.height.isFinite)
  }

  @Test func `items without a length do not fill a group for ever`() throws {
    let group = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20))
    let item = NSCollectionLayoutSize(.fractionalWidth(0), .fractionalHeight(1))
    let (findings, wall) = findings(section(group, item), items: 3000)
    #expect(findings.map(\.code) == ["TSK-COMP-ENDLESS"])
    #expect(wall.view.contentSize.height == 60)
  }

  @Test func `insets on an estimated axis are said to be without effect`() throws {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item])
    )
    let (findings, wall) = findings(section)
    let finding = try #require(findings.first)
    #expect(finding.code == "TSK-INSET-ESTIMATED")
    #expect(finding.what.contains("top and bottom"))
    #expect(finding.saw.contains("item fractionalWidth(1) x estimated(44), insets 4 6 4 6   <--"))
    #expect(wall.frame(0) == CGRect(x: 6, y: 0, width: 308, height: 44))
  }

  @Test func `a custom group is told what it cannot do`() throws {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(80))
    let guessed = NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { environment in
        let width = environment.container.contentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 80))
        ]
      }
    )
    let first = findings(guessed)
    #expect(first.findings.map(\.code) == ["TSK-COMP-CUSTOM"])
    #expect(first.wall.frame(2) == CGRect(x: 0, y: 160, width: 320, height: 80))
    let empty = NSCollectionLayoutSection(
      group: .custom(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(80))
      ) { _ in [] }
    )
    let second = findings(empty)
    #expect(second.findings.map(\.code) == ["TSK-COMP-CUSTOM"])
    #expect(second.wall.view.visibleCells.isEmpty)
  }

  @Test func `a frame of a custom group that is no rectangle is named`() throws {
    let section = NSCollectionLayoutSection(
      group: .custom(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(80))
      ) { _ in
        [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
          ),
        ]
      }
    )
    let (findings, wall) = findings(section)
    #expect(findings.map(\.code) == ["TSK-NAN"])
    #expect(findings.first?.saw.hasPrefix("frame 1:") == true)
    #expect(wall.frame(1)?.size == .zero)
  }

  @Test func `a group needs a subitem, and a count of one at least`() throws {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20))
    let item = NSCollectionLayoutItem(layoutSize: whole)
    let findings = UIKitDiagnostics.recording {
      _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 0)
      _ = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: -1)
    }
    #expect(findings.map(\.code) == ["TSK-COMP-GROUP", "TSK-COMP-GROUP", "TSK-COMP-GROUP"])
    #expect(findings[0].applePhrase == "At least 1 subitem is required for a group")
    #expect(
      findings[1].applePhrase == "A repeating horizontal group should specify a count >= 1"
    )
    #expect(findings[2].applePhrase == "A repeating vertical group should specify a count >= 1")
  }

  @Test func `one kind for two supplementary items is named`() throws {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "h",
        alignment: .top
      ),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "h",
        alignment: .bottom
      ),
    ]
    let (findings, _) = findings(section)
    let finding = try #require(findings.first)
    #expect(finding.code == "TSK-COMP-KIND")
    #expect(finding.place.contains("boundarySupplementaryItems[1]"))
    #expect(finding.saw.hasPrefix("\"h\""))
  }

  @Test func `a decoration nobody registered is named`() throws {
    let section = NSCollectionLayoutSection.rows(.absolute(40))
    section.decorationItems = [.background(elementKind: "paper")]
    let (findings, _) = findings(section)
    #expect(findings.first?.code == "TSK-NOT-REGISTERED")
    #expect(findings.first?.what.contains("\"paper\"") == true)
  }

  @Test func `a size that never settles is given up`() throws {
    let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(44)))
    let wall = Wall([1], layout)
    wall.view.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
    let findings = UIKitDiagnostics.recording { wall.view.layoutIfNeeded() }
    #expect(findings.map(\.code) == ["TSK-SIZE-LOOP"])
  }

  @Test func `attributes that a subclass changed are made anew`() throws {
    final class Shifting: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] { attributes.frame.origin.x += 1 }
        return found
      }
    }
    let wall = Wall([2], Shifting(section: .rows(.absolute(40))))
    let findings = UIKitDiagnostics.recording {
      wall.view.layoutIfNeeded()
      wall.view.setNeedsLayout()
      wall.view.layoutIfNeeded()
    }
    #expect(findings.map(\.code) == ["TSK-ATTR-MUTATED"])
    #expect(wall.view.visibleCells.first?.frame.minX == 1)
  }
}

/// A cell that would like to be another size each time.
private final class RestlessCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = layoutAttributes.size.height == 50 ? 60 : 50
    return layoutAttributes
  }
}
