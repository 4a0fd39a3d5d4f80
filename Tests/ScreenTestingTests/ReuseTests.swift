import ScreenTesting
import Testing
import UIKit

/// What an item leaves behind in a cell.
@MainActor @Suite struct ReuseTests {
  private struct Order: CustomStringConvertible {
    let name: String
    let isNew: Bool
    var description: String { name }
  }

  private final class OrderCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let badge = UILabel()
    var isMended = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(nameLabel)
      contentView.addSubview(badge)
      badge.text = "New"
      badge.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ order: Order) {
      nameLabel.text = order.name
      if order.isNew { badge.isHidden = false } else if isMended { badge.isHidden = true }
    }
  }

  private let orders = [
    Order(name: "Tea", isNew: true), Order(name: "Rice", isNew: false),
  ]

  @Test func `a badge that stays is found`() {
    let found = reuseContamination(
      of: orders,
      make: { OrderCell(frame: .zero) },
      fill: { $0.show($1) }
    )
    #expect(
      found.map(\.description) == [
        "Rice after Tea: `badge` in `OrderCell`: isHidden true → false"
      ]
    )
  }

  @Test func `a cell that sets everything keeps nothing`() {
    let found = reuseContamination(
      of: orders,
      make: { () -> OrderCell in
        let cell = OrderCell(frame: .zero)
        cell.isMended = true
        return cell
      },
      fill: { $0.show($1) }
    )
    #expect(found == [])
  }
}
