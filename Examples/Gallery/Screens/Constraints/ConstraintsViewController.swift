import UIKit

/// Chains, priorities, stacks and guides, each in a card.
final class ConstraintsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Constraints"
    view.backgroundColor = .systemGroupedBackground
    let cards = UIStackView(arrangedSubviews: [
      CardView(title: "A chain of equal widths", content: ChainView()),
      CardView(title: "Who gives way: compression 749 and 751", content: DuelView()),
      CardView(title: "Spaces that are equal", content: Self.dots(.equalSpacing)),
      CardView(title: "Middles that are equally far", content: Self.dots(.equalCentering)),
      CardView(title: "Baselines", content: Self.baselines()),
    ])
    cards.axis = .vertical
    cards.spacing = 16
    cards.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(cards)
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      cards.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      cards.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      cards.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      cards.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  private static func dots(_ distribution: UIStackView.Distribution) -> UIView {
    let row = UIStackView(
      arrangedSubviews: [24, 64, 40, 88].map { width in
        let dot = UIView()
        dot.backgroundColor = .systemTeal
        dot.layer.cornerRadius = 12
        dot.widthAnchor.constraint(equalToConstant: width).isActive = true
        dot.heightAnchor.constraint(equalToConstant: 24).isActive = true
        return dot
      }
    )
    row.distribution = distribution
    return row
  }

  private static func baselines() -> UIView {
    let row = UIStackView(
      arrangedSubviews: [34, 22, 17, 13, 11].map { size in
        let label = UILabel()
        label.text = "Ag"
        label.font = .systemFont(ofSize: size)
        return label
      }
    )
    row.alignment = .firstBaseline
    row.distribution = .equalSpacing
    return row
  }
}
