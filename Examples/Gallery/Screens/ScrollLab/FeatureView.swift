import UIKit

/// Large pictures of which one shows at a time, with a dot for each below.
final class FeatureView: UIView {
  private static let margin: CGFloat = 20

  private let pager = UIScrollView()
  private let dots = UIView()
  private var cards: [FeatureCard] = []

  static func height(in width: CGFloat) -> CGFloat { (width - 2 * margin) * 0.62 + 32 }

  init() {
    super.init(frame: .zero)
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.delegate = self
    addSubview(pager)
    addSubview(dots)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ mountains: [Mountain]) {
    for card in cards { card.removeFromSuperview() }
    for dot in dots.subviews { dot.removeFromSuperview() }
    cards = mountains.map(FeatureCard.init)
    for card in cards {
      pager.addSubview(card)
      let dot = UIView()
      dot.layer.cornerRadius = 3.5
      dots.addSubview(dot)
    }
    pager.contentOffset.x = 0
    setNeedsLayout()
    showPage()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, margin) = (bounds.width, Self.margin)
    pager.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - 32)
    pager.contentSize = CGSize(width: width * CGFloat(cards.count), height: bounds.height - 32)
    for (number, card) in cards.enumerated() {
      card.frame = CGRect(
        x: CGFloat(number) * width + margin,
        y: 0,
        width: width - 2 * margin,
        height: bounds.height - 32
      )
    }
    let span = CGFloat(cards.count) * 16 - 9
    dots.frame = CGRect(
      x: (width - span) / 2,
      y: bounds.height - 20,
      width: span,
      height: 7
    )
    for (number, dot) in dots.subviews.enumerated() {
      dot.frame = CGRect(x: CGFloat(number) * 16, y: 0, width: 7, height: 7)
    }
  }

  private func showPage() {
    let width = max(pager.bounds.width, 1)
    let page = Int((pager.contentOffset.x / width).rounded())
    for (number, dot) in dots.subviews.enumerated() {
      dot.backgroundColor = number == page ? .label : .quaternaryLabel
    }
  }
}

extension FeatureView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showPage() }
}

/// A picture with its name in a corner.
final class FeatureCard: UIView {
  private let picture = UIImageView()
  private let name = UILabel()
  private let detail = UILabel()

  init(_ mountain: Mountain) {
    super.init(frame: .zero)
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    clipsToBounds = true
    picture.image = MountainPicture(mountain: mountain).image(CGSize(width: 350, height: 217))
    picture.contentMode = .scaleAspectFill
    name.text = mountain.name
    name.font = .systemFont(ofSize: 24, weight: .bold)
    name.textColor = .white
    detail.text = mountain.region.rawValue.uppercased()
    detail.font = .systemFont(ofSize: 12, weight: .semibold)
    detail.textColor = UIColor(white: 1, alpha: 0.85)
    for view in [picture, name, detail] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    detail.frame = CGRect(x: 16, y: bounds.height - 62, width: bounds.width - 32, height: 16)
    name.frame = CGRect(x: 16, y: bounds.height - 46, width: bounds.width - 32, height: 30)
  }
}
