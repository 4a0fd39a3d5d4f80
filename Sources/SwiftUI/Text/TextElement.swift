import UIKit
import ViewLayout

extension Text: PrimitiveView {
  /// Makes a node of one element: a label.
  @MainActor
  public static func viewNode(_ view: Text, in place: NodePlace) -> ViewNode<Text> {
    TextNode(view, in: place, element: TextElement(UILabel()))
  }
}

private final class TextNode: ElementNode<Text, TextElement> {
  override init(_ view: Text, in place: NodePlace, element: TextElement) {
    super.init(view, in: place, element: element)
    element.show(view, environment)
  }

  override func viewDidChange(_ change: NodeChange<Text>) {
    element.show(view, environment)
    element.sizeDidChange()
  }
}

/// An element that is a label.
final class TextElement: ViewElement<UILabel> {
  private var limits: ClosedRange<Int>?
  private var reservesLines = false
  private var lineDistance: CGFloat = 0
  private var characters: String?
  private var contentTransition = ContentTransition.automatic
  /// Whether there are other characters than when it was placed last.
  private var hasNewCharacters = false

  func show(_ text: Text, _ environment: EnvironmentValues) {
    let resolved = text.resolved(in: environment)
    let label = view
    if let characters, characters != resolved.string { hasNewCharacters = true }
    characters = resolved.string
    contentTransition = environment.contentTransition
    lineDistance = environment.lineSpacing
    switch resolved.form {
    case .plain(let string, let font, let color) where lineDistance == 0:
      if label.font != font { label.font = font }
      if label.textColor != color { label.textColor = color }
      label.text = string
    case .plain(let string, let font, let color):
      label.attributedText = spaced(
        NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color]),
        environment
      )
    case .attributed(let string):
      label.font = resolved.font
      label.attributedText = lineDistance == 0 ? string : spaced(string, environment)
    }
    limits = environment.lineLimits
    if let limit = environment.lineLimit { limits = 1...max(limit, 1) }
    reservesLines = environment.reservesLines
    label.numberOfLines = limits?.upperBound == Int.max ? 0 : limits?.upperBound ?? 0
    label.textAlignment = environment.multilineTextAlignment.alignment(in: environment)
    switch environment.truncationMode {
    case .head: label.lineBreakMode = .byTruncatingHead
    case .middle: label.lineBreakMode = .byTruncatingMiddle
    case .tail: label.lineBreakMode = .byTruncatingTail
    }
    if environment.minimumScaleFactor < 1 {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = environment.minimumScaleFactor
    }
    label.allowsDefaultTighteningForTruncation = environment.allowsTightening
    if environment.redactionReasons.contains(.placeholder) { redact() }
  }

  private func redact() {
    view.textColor = .clear
    if let text = view.attributedText.map(NSMutableAttributedString.init) {
      text.addAttribute(
        .foregroundColor,
        value: UIColor.clear,
        range: NSRange(location: 0, length: text.length)
      )
      view.attributedText = text
    }
    view.backgroundColor = .systemFill
    view.layer.cornerRadius = 4
    view.clipsToBounds = true
  }

  private func spaced(
    _ string: NSAttributedString,
    _ environment: EnvironmentValues
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = lineDistance
    style.alignment = environment.multilineTextAlignment.alignment(in: environment)
    let result = NSMutableAttributedString(attributedString: string)
    result.addAttribute(
      .paragraphStyle,
      value: style,
      range: NSRange(location: 0, length: result.length)
    )
    return result
  }

  private var lineHeight: CGFloat { view.font.lineHeight }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let label = view
    let width = proposal.width.map { $0 >= 1e6 ? CGFloat.greatestFiniteMagnitude : max($0, 0) }
    var lines = limits?.upperBound ?? 0
    if lines == Int.max { lines = 0 }
    if let height = proposal.height, height < 1e6, height.isFinite {
      // As many lines as fit, but always one.
      let fitting = max(1, Int(((height + lineDistance) / (lineHeight + lineDistance) + 0.01)))
      lines = lines == 0 ? fitting : min(lines, fitting)
    }
    let limit = CGSize(
      width: width ?? .greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude
    )
    var size = label.textRect(
      forBounds: CGRect(origin: .zero, size: limit),
      limitedToNumberOfLines: lines
    ).size
    if let width { size.width = min(size.width, max(width, 0)) }
    // Without a letter it is still a line high.
    size.height = max(size.height, lineHeight)
    let fewest = reservesLines ? limits?.upperBound : limits?.lowerBound
    if let fewest, fewest > 1 {
      size.height = max(
        size.height,
        lineHeight + CGFloat(fewest - 1) * (lineHeight + view.font.leading + lineDistance)
      )
    }
    let rounding = PixelRounding(scale: label.traitCollection.pixelsPerPoint)
    return CGSize(width: rounding.roundedUp(size.width), height: rounding.roundedUp(size.height))
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    if hasNewCharacters, let animation = placing.animation, view.window != nil,
      contentTransition.fades
    {
      let fade = CATransition()
      fade.type = .fade
      fade.duration = animation.logicalLength
      fade.beginTime = animation.delay > 0 ? CACurrentMediaTime() + animation.delay : 0
      fade.fillMode = .backwards
      view.layer.add(fade, forKey: "contentTransition")
    }
    hasNewCharacters = false
    super.place(rect, proposal, placing)
  }

  override func explicitGuide(_ guide: GuideKey, _ dimensions: ViewDimensions) -> CGFloat? {
    if guide == VerticalAlignment.firstTextBaseline.key { return view.font.ascender }
    if guide == VerticalAlignment.lastTextBaseline.key {
      return dimensions.height + view.font.descender
    }
    return nil
  }

  override var spacing: ElementSpacing { .text(size: view.font.pointSize) }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

extension TextAlignment {
  func alignment(in environment: EnvironmentValues) -> NSTextAlignment {
    let isReversed = environment.layoutDirection == .rightToLeft
    return switch self {
    case .leading: isReversed ? .right : .left
    case .center: .center
    case .trailing: isReversed ? .left : .right
    }
  }
}
