import UIKit

/// A conversation in bubbles, all of them one small image that stretches.
final class BubblesView: UIView {
  private struct Message {
    let bubble: UIImageView
    let label: UILabel
    let isMine: Bool
  }

  private static let texts: [(text: String, isMine: Bool)] = [
    ("Did the boat come in?", false),
    ("At six, with the tide. Forty crates of mackerel and one very cross octopus.", true),
    ("Keep the octopus.", false),
    ("Already named.", true),
  ]
  private var messages: [Message] = []

  init() {
    super.init(frame: .zero)
    messages = Self.texts.map { text, isMine in
      let image = isMine ? Self.bubble.withHorizontallyFlippedOrientation() : Self.bubble
      let bubble = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
      bubble.tintColor = isMine ? .systemBlue : .systemGray5
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.textColor = isMine ? .white : .label
      addSubview(bubble)
      bubble.addSubview(label)
      return Message(bubble: bubble, label: label, isMine: isMine)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// A bubble with its tail at the left, 44 points wide; all but its edges stretches.
  private static let bubble: UIImage = {
    let size = CGSize(width: 44, height: 38)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let body = UIBezierPath(
        roundedRect: CGRect(x: 6, y: 0, width: 38, height: 38),
        cornerRadius: 18
      )
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: 6, y: 20))
      tail.addQuadCurve(to: CGPoint(x: 0, y: 38), controlPoint: CGPoint(x: 7, y: 34))
      tail.addQuadCurve(to: CGPoint(x: 17, y: 33), controlPoint: CGPoint(x: 11, y: 38))
      tail.close()
      body.fill()
      tail.fill()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 18, left: 25, bottom: 19, right: 18),
      resizingMode: .stretch
    ).withRenderingMode(.alwaysTemplate)
  }()

  private func textSize(_ label: UILabel, _ width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: width * 0.72 - 36, height: .greatestFiniteMagnitude))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = messages.map { textSize($0.label, size.width).height + 24 }
    return CGSize(width: size.width, height: heights.reduce(8, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 8
    for message in messages {
      let text = textSize(message.label, bounds.width)
      let size = CGSize(width: max(44, text.width + 36), height: text.height + 18)
      let leading = message.isMine ? bounds.width - size.width - 12 : 12
      place(message.bubble, leading: leading, y: y, size)
      message.bubble.place(
        message.label,
        leading: message.isMine ? 14 : 21,
        y: 9,
        text
      )
      y += size.height + 6
    }
  }
}
