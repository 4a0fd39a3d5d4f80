import UIKit

/// Symbols in every weight and size, in one colour and in several.
final class SymbolsView: UIView {
  private var rows: [[UIImageView]] = []
  private let sentence = UILabel()
  private let rowHeight: CGFloat = 44

  init() {
    super.init(frame: .zero)
    rows = [weights, scales, colored]
    for view in rows.joined() { addSubview(view) }
    sentence.attributedText = Self.sentence
    addSubview(sentence)
  }

  required init?(coder: NSCoder) { nil }

  private var weights: [UIImageView] {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.map { weight in
      view("heart", UIImage.SymbolConfiguration(pointSize: 22, weight: weight), .systemPink)
    }
  }

  private var scales: [UIImageView] {
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    return ["cloud.sun", "square.and.arrow.up", "gearshape"].flatMap { name in
      scales.map { scale in
        let configuration = UIImage.SymbolConfiguration(
          pointSize: 20,
          weight: .regular,
          scale: scale
        )
        return view(name, configuration, .tintColor)
      }
    }
  }

  private var colored: [UIImageView] {
    let size = UIImage.SymbolConfiguration(pointSize: 24)
    func hierarchical(_ color: UIColor) -> UIImage.SymbolConfiguration {
      size.applying(UIImage.SymbolConfiguration(hierarchicalColor: color))
    }
    func palette(_ sign: UIColor, _ plate: UIColor) -> UIImage.SymbolConfiguration {
      size.applying(UIImage.SymbolConfiguration(paletteColors: [sign, plate]))
    }
    return [
      view("folder.fill", size, .systemBlue),
      view("person.circle.fill", hierarchical(.systemIndigo), nil),
      view("paperplane.circle.fill", hierarchical(.systemGreen), nil),
      view("star.circle.fill", palette(.systemYellow, .systemPurple), nil),
      view("plus.circle.fill", palette(.white, .systemGreen), nil),
      view("xmark.circle.fill", palette(.white, .systemGray), nil),
      view("checkmark.square.fill", palette(.white, .systemTeal), nil),
      view("heart.fill", size.applying(UIImage.SymbolConfiguration.preferringMulticolor()), nil),
    ]
  }

  private func view(
    _ name: String,
    _ configuration: UIImage.SymbolConfiguration,
    _ color: UIColor?
  ) -> UIImageView {
    let image = UIImage(systemName: name, withConfiguration: configuration)
    let view = UIImageView(image: image ?? UIImage(systemName: "questionmark"))
    view.contentMode = .center
    if let color { view.tintColor = color }
    return view
  }

  /// A line with symbols among its words.
  private static var sentence: NSAttributedString {
    let text = NSMutableAttributedString(string: "Tap ")
    func add(_ name: String) {
      guard let image = UIImage(systemName: name) else { return }
      text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    }
    add("plus.circle")
    text.append(NSAttributedString(string: " to add, "))
    add("trash")
    text.append(NSAttributedString(string: " to delete."))
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .body), range: whole)
    text.addAttribute(.foregroundColor, value: UIColor.label, range: whole)
    return text
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight * CGFloat(rows.count + 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      let width = (bounds.width - 16) / CGFloat(row.count)
      for (column, view) in row.enumerated() {
        place(
          view,
          leading: 8 + CGFloat(column) * width,
          y: CGFloat(index) * rowHeight,
          CGSize(width: width, height: rowHeight)
        )
      }
    }
    let y = CGFloat(rows.count) * rowHeight
    place(sentence, leading: 16, y: y, CGSize(width: bounds.width - 32, height: rowHeight))
  }
}
