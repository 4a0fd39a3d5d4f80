import CoreGraphics
import UIKit

/// A cell that knows what was put in it.
@MainActor
protocol ItemShowing: UIView {
  var item: Int? { get set }
  var version: Int { get set }
}

/// How large what an item shows wants to be.
enum ItemSize {
  static func height(_ item: Int, _ version: Int) -> CGFloat {
    CGFloat(20 + (item * 11 + version * 5) % 37)
  }

  static func size(_ item: Int) -> CGSize {
    CGSize(width: 20 + item * 7 % 40, height: 16 + item * 13 % 30)
  }

  static func color(_ item: Int, _ version: Int) -> UIColor {
    UIColor(
      hue: CGFloat(item * 37 % 100) / 100,
      saturation: 0.6,
      brightness: version.isMultiple(of: 2) ? 0.9 : 0.6,
      alpha: 1
    )
  }

  static func text(_ item: Int, _ version: Int) -> String {
    "item \(item)" + String(repeating: " and more", count: (item + version) % 4)
  }
}

/// A cell that asks for the height its item has, where the layout lets it.
final class WorldCell: UICollectionViewCell, ItemShowing {
  var item: Int?
  var version = 0
  weak var app: CollectionApp?
  private(set) lazy var label: UILabel = {
    let label = UILabel(frame: contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }()

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let item, app?.kind.isFixed == false {
      layoutAttributes.size.height = ItemSize.height(item, version)
    }
    return layoutAttributes
  }
}

/// A cell of a list with a text that decides its height.
final class WorldListCell: UICollectionViewListCell, ItemShowing {
  var item: Int?
  var version = 0

  /// In a flow layout a text of one line would be wider than the view.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    fitted.size.width = width
    return fitted
  }
}

/// A row whose height its item decides, by a constraint where the table measures.
final class WorldRow: UITableViewCell, ItemShowing {
  var item: Int?
  var version = 0
  private lazy var heightConstraint: NSLayoutConstraint = {
    let constraint = contentView.heightAnchor.constraint(equalToConstant: 20)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    return constraint
  }()

  func ask(for height: CGFloat) { heightConstraint.constant = height }
}
