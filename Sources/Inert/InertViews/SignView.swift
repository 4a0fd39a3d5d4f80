import UIKit

/// What stands in the place of a picture that is not drawn here: the view's name, and below it the
/// address of what it would show.
package final class SignView: UIView {
  private let label = UILabel()

  /// Makes a sign that fills `owner` and stays as large as it is.
  package init(_ name: String, in owner: UIView) {
    self.name = name
    super.init(frame: owner.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    owner.insertSubview(self, at: 0)
    write()
  }

  package required init?(coder: NSCoder) { nil }

  private let name: String

  /// The address of the content, or other words that say what would be shown.
  package var content: String? {
    didSet { if content != oldValue { write() } }
  }

  /// What the sign says.
  package var text: String { label.text ?? "" }

  private func write() {
    label.text = [name, content ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 8, dy: 8)
    let size = label.sizeThatFits(
      CGSize(width: max(0, room.width), height: .greatestFiniteMagnitude)
    )
    let height = max(0, min(size.height, room.height))
    label.frame = CGRect(
      x: room.minX,
      y: bounds.midY - height / 2,
      width: max(0, room.width),
      height: height
    )
  }
}
