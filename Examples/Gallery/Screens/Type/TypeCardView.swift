import UIKit

/// A white card with a heading and samples below each other, each with what it shows.
final class TypeCardView: UIView {
  private let heading = UILabel()
  private let rows: [(caption: UILabel, sample: UILabel)]
  private let inset: CGFloat = 16

  init(title: String, samples: [TypeSamples.Sample]) {
    rows = samples.map { sample in
      let caption = UILabel()
      caption.text = sample.caption
      caption.font = .preferredFont(forTextStyle: .caption1)
      caption.textColor = .secondaryLabel
      let label = UILabel()
      sample.apply(label)
      return (caption, label)
    }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .title2).bold
    addSubview(heading)
    for row in rows {
      addSubview(row.caption)
      addSubview(row.sample)
    }
  }

  required init?(coder: NSCoder) { fatalError("A card is made in code.") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width, apply: true)
  }

  /// Returns the height that everything takes.
  private func arrange(in width: CGFloat, apply: Bool) -> CGFloat {
    let room = CGSize(width: width - 2 * inset, height: 0)
    var y = inset
    func place(_ label: UILabel, after gap: CGFloat) {
      y += gap
      let height = label.sizeThatFits(room).height
      if apply { label.frame = CGRect(x: inset, y: y, width: room.width, height: height) }
      y += height
    }
    place(heading, after: 0)
    for row in rows {
      place(row.caption, after: 12)
      place(row.sample, after: 2)
    }
    return y + inset
  }
}

extension UIFont {
  fileprivate var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
