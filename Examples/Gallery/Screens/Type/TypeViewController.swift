import UIKit

/// Labels in many styles, scripts and truncations, on cards that scroll.
final class TypeViewController: UIViewController {
  private let scrollView = UIScrollView()
  private var cards: [TypeCardView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Type"
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .always
    view.addSubview(scrollView)
    cards = [
      TypeCardView(title: "Text styles", samples: TypeSamples.styles),
      TypeCardView(title: "Scripts", samples: TypeSamples.scripts),
      TypeCardView(title: "Truncation", samples: TypeSamples.truncations),
      TypeCardView(title: "Weights", samples: TypeSamples.weights),
      TypeCardView(title: "Attributes", samples: TypeSamples.attributes),
    ]
    for card in cards { scrollView.addSubview(card) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let columns = max(1, Int(area.width / 360))
    let spacing: CGFloat = 16
    let width = (area.width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
    var bottoms = Array(repeating: spacing, count: columns)
    for card in cards {
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
      card.frame = CGRect(
        x: spacing + CGFloat(column) * (width + spacing),
        y: bottoms[column],
        width: width,
        height: height
      )
      bottoms[column] += height + spacing
    }
    scrollView.contentSize = CGSize(width: area.width, height: bottoms.max() ?? 0)
  }
}
