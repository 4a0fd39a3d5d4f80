import Diagnostics
import ScreenTesting
import Testing
import UIKit

/// Cells that never settle on a size.
@MainActor @Suite struct SizeAutopsyTests {
  private class MessageCell: UICollectionViewCell {
    let bodyLabel = UILabel()
    let trailing: NSLayoutConstraint

    override init(frame: CGRect) {
      trailing = bodyLabel.trailingAnchor.constraint(
        equalTo: bodyLabel.leadingAnchor,
        constant: 280
      )
      super.init(frame: frame)
      bodyLabel.numberOfLines = 0
      bodyLabel.text = "A message that takes one line where there is room and several where not"
      bodyLabel.font = .systemFont(ofSize: 8)
      bodyLabel.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bodyLabel)
      NSLayoutConstraint.activate([
        bodyLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
        bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        bodyLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), trailing,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Leaves a short text less room than a tall one.
  private final class RestlessCell: MessageCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      trailing.constant = layoutAttributes.size.height > 30 ? 280 : 60
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// Answers more each time.
  private final class GrowingCell: MessageCell {
    var height: CGFloat = 40

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      height += 1
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func autopsies(of cell: UICollectionViewCell.Type) -> [SizeAutopsy] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(20)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    list.register(cell, forCellWithReuseIdentifier: "cell")
    let source = Source()
    list.dataSource = source
    return sizeAutopsies { list.layoutIfNeeded() }
  }

  @Test func `the label whose height flips is named, with all answers and their period`() throws {
    let found = autopsies(of: RestlessCell.self)
    #expect(found.count == 2, "\(found)")
    let first = try #require(found.first)
    #expect(first.place == "`RestlessCell` (0, 0)")
    #expect(first.period == 2)
    #expect(first.answers.count > 12)
    #expect(first.answers[0].asked == CGSize(width: 320, height: 20))
    let flip = try #require(first.changes.first)
    #expect(flip.hasPrefix("`bodyLabel` in `MessageCell` (0, 0): frame.size."))
    #expect(Set(first.changes).count == first.changes.count)
    #expect("\(first)".contains("(period 2).\n  `bodyLabel`"), "\(first)")
  }

  @Test func `an answer that comes from an override alone is told as such`() throws {
    let first = try #require(autopsies(of: GrowingCell.self).first)
    #expect(first.period == nil)
    #expect(!first.changes.contains { $0.hasPrefix("`bodyLabel`") && $0.contains("width") })
    #expect("\(first)".contains("never settles: no answer comes back."))
  }

  @Test func `cells that settle have none, and other findings go on`() {
    #expect(autopsies(of: MessageCell.self).isEmpty)
    let findings = UIKitDiagnostics.recording {
      _ = sizeAutopsies { UIScrollView().contentOffset.y = .nan }
    }
    #expect(findings.map(\.code) == ["TSK-NAN"])
  }
}
