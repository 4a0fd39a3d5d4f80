import UIKit

/// Small pictures below the photos, the one that is seen wider than the others.
final class PhotoStripView: UIView {
  static let height: CGFloat = 60

  /// Runs when a picture is tapped.
  var chosen: ((Int) -> Void)?

  private let scroll = UIScrollView()
  private let hairline = UIView()
  private var pictures: [UIImageView] = []
  private var selected = 0

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    scroll.showsHorizontalScrollIndicator = false
    scroll.alwaysBounceHorizontal = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.decelerationRate = .fast
    scroll.addGestureRecognizer(makeTap())
    addSubview(scroll)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  private func makeTap() -> UITapGestureRecognizer {
    SelectorTable.register(PhotoStripView.self, "tapped:") { strip, arguments in
      (arguments.first as? UITapGestureRecognizer).map { strip.tapped($0) }
    }
    return UITapGestureRecognizer(target: self, action: "tapped:")
  }

  func show(_ images: [UIImage]) {
    for image in images {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      picture.layer.cornerRadius = 3
      pictures.append(picture)
      scroll.addSubview(picture)
    }
    setNeedsLayout()
  }

  func select(_ number: Int) {
    selected = number
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
    var x: CGFloat = 0
    for (number, picture) in pictures.enumerated() {
      let isSelected = number == selected
      let width: CGFloat = isSelected ? 56 : 30
      x += isSelected && number > 0 ? 8 : 0
      picture.frame = CGRect(x: x, y: 10, width: width, height: 40)
      x += width + (isSelected ? 10 : 2)
    }
    scroll.contentSize = CGSize(width: max(0, x - 2), height: Self.height)
    let side = max(16, (bounds.width - scroll.contentSize.width) / 2)
    scroll.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: scroll)
    guard
      let number = pictures.firstIndex(where: { $0.frame.insetBy(dx: -1, dy: -10).contains(place) })
    else { return }
    chosen?(number)
  }
}
