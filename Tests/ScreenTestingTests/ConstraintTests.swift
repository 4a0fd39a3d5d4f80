import ScreenTesting
import Testing
import UIKit

/// Constraints that cannot hold together.
@MainActor @Suite(.serialized) struct ConstraintTests {
  private final class Card: UIView {
    let picture = UIView()
    let title = UIView()

    init(width: CGFloat) {
      super.init(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      for view in [picture, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        picture.widthAnchor.constraint(equalToConstant: 120),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        title.trailingAnchor.constraint(equalTo: leadingAnchor, constant: 200),
        title.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        title.topAnchor.constraint(equalTo: topAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a contradiction is proven minimal and has three repairs`() throws {
    let card = Card(width: 300)
    let found = Contradiction.all(in: card)
    let contradiction = try #require(found.first)
    #expect(found.count == 1)
    #expect(contradiction.constraints.count == 5, "\(contradiction)")
    #expect(contradiction.isProvenMinimal)
    #expect(contradiction.repairs.count == 3)
    #expect(contradiction.repairs.allSatisfy { $0.cost == 24 }, "\(contradiction)")
    let repair = try #require(contradiction.repairs.first)
    repair.constraint.constant = try #require(repair.constant)
    #expect(Contradiction.all(in: card).isEmpty)
    #expect(contradiction.description.contains("Without any one of them the others hold."))
  }

  @Test func `constraints that hold have none, and are as they were`() {
    let card = Card(width: 300)
    for constraint in card.title.constraints { constraint.constant = 40 }
    #expect(Contradiction.all(in: card).isEmpty)
    #expect(!card.constraints.contains { !$0.isActive })
  }
}
