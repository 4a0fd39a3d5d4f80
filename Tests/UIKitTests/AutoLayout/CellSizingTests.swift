import Diagnostics
import Testing
import UIKit

@MainActor @Suite struct CellSizingTests {
  /// A square picture over a title of forty points.
  private final class TileCell: UICollectionViewCell {
    let picture = UIView()
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [picture, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      title.numberOfLines = 2
      let edges = ["picture": picture, "title": title]
      for format in ["H:|[picture]|", "H:|[title]|", "V:|[picture]-10-[title(40)]|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: edges)
        )
      }
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a prototype laid out at height zero keeps its width and finds its height`() {
    let cell = TileCell(frame: .zero)
    cell.bounds.size = CGSize(width: 180, height: 0)
    let findings = UIKitDiagnostics.recording {
      cell.layoutIfNeeded()
      let size = cell.systemLayoutSizeFitting(
        UIView.layoutFittingExpandedSize,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .defaultLow
      )
      #expect(size == CGSize(width: 180, height: 230))
    }
    #expect(findings.isEmpty)
    cell.bounds.size.height = 230
    cell.layoutIfNeeded()
    #expect(cell.picture.frame == CGRect(x: 0, y: 0, width: 180, height: 180))
    #expect(cell.title.frame == CGRect(x: 0, y: 190, width: 180, height: 40))
  }

  @Test func `a width that is asked for counts`() {
    let cell = TileCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 120, height: 170))
    cell.layoutIfNeeded()
    #expect(cell.picture.frame.width == 50)
  }

  private final class TextCell: UICollectionViewCell {
    let label = UILabel()
    var bottom: NSLayoutConstraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      bottom = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        contentView.widthAnchor.constraint(equalToConstant: 200),
      ])
      bottom?.isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private func attributes(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    made.size = CGSize(width: width, height: height)
    return made
  }

  @Test func `cells would like to have the size of their text`() {
    let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    for text in ["Short", "A text that needs a second line, if not a third one, in two hundred"] {
      cell.label.text = text
      let height = cell.label.sizeThatFits(CGSize(width: 168, height: 0)).height
      let preferred = cell.preferredLayoutAttributesFitting(attributes(100, 44))
      #expect(preferred.size.width == 200)
      #expect(abs(preferred.size.height - height - 20) <= 0.5)
    }
  }

  @Test func `a cell without a chain down is named`() {
    let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.label.text = "Text"
    cell.bottom?.isActive = false
    let findings = UIKitDiagnostics.recording {
      #expect(cell.preferredLayoutAttributesFitting(attributes(100, 61)).size.height == 61)
    }
    #expect(findings.map(\.code) == ["TSK-AMBIGUOUS-HEIGHT"])
    #expect(findings.first?.place == "TextCell")
  }

  @Test func `a cell that has the size it would like is not ambiguous`() {
    let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.label.text = "Text"
    let size = cell.preferredLayoutAttributesFitting(attributes(100, 44)).size
    let findings = UIKitDiagnostics.recording {
      let again = cell.preferredLayoutAttributesFitting(attributes(size.width, size.height))
      #expect(again.size == size)
    }
    #expect(findings.isEmpty)
  }

  @Test func `a cell without constraints keeps its size`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let size = cell.preferredLayoutAttributesFitting(attributes(31, 17)).size
    #expect(size == CGSize(width: 31, height: 17))
  }
}
