import CoreGraphics
import Foundation

/// A text, a second one and an image, as lists show them.
///
/// What is not set follows the preset, the state of the view and the list around it.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let kind: ListContentKind
  /// The least height, whatever is in it.
  private(set) var minimumHeight: CGFloat
  /// The room that symbols have in common.
  private(set) var imageSlot: CGFloat
  private var margins: Adjustable<NSDirectionalEdgeInsets>
  private var imagePadding: Adjustable<CGFloat>
  private var paddingAcross: Adjustable<CGFloat>
  private var paddingDown: Adjustable<CGFloat>
  private var sideBySide: Adjustable<Bool>
  private var strength: Adjustable<CGFloat>

  init(_ kind: ListContentKind) {
    let style = ListContentStyle(kind, StateFacts())
    self.kind = kind
    let metrics = style.metrics
    minimumHeight = metrics.minimumHeight
    imageSlot = metrics.imageSlot
    margins = Adjustable(metrics.margins)
    imagePadding = Adjustable(metrics.imageToText)
    paddingAcross = Adjustable(metrics.across)
    paddingDown = Adjustable(metrics.down)
    sideBySide = Adjustable(metrics.isSideBySide)
    strength = Adjustable(style.alpha)
    textProperties = TextProperties(style.text)
    secondaryTextProperties = TextProperties(style.secondaryText)
    imageProperties = ImageProperties(style.image)
  }

  // MARK: Content

  /// The image.
  ///
  /// Defaults to nil, as all content.
  public var image: UIImage?

  /// How the image shows.
  public var imageProperties: ImageProperties

  /// The text.
  public var text: String?

  /// The text with attributes; it shows in place of `text`.
  public var attributedText: NSAttributedString?

  /// How the text shows.
  public var textProperties: TextProperties

  /// The second text.
  public var secondaryText: String?

  /// The second text with attributes; it shows in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?

  /// How the second text shows.
  public var secondaryTextProperties: TextProperties

  // MARK: Layout

  /// The axes on which the superview's layout margins are kept where they are larger.
  ///
  /// Defaults to the horizontal one.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal

  /// What lies around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins.value }
    set { margins.value = newValue }
  }

  /// Whether the second text stands beside the first where both have room in one line.
  ///
  /// Defaults to false, and to true in value cells.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { sideBySide.value }
    set { sideBySide.value = newValue }
  }

  /// What lies between the image and the texts, in points.
  public var imageToTextPadding: CGFloat {
    get { imagePadding.value }
    set { imagePadding.value = newValue }
  }

  /// What lies at least between the texts where they stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { paddingAcross.value }
    set { paddingAcross.value = newValue }
  }

  /// What lies between the texts where one stands below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { paddingDown.value }
    set { paddingDown.value = newValue }
  }

  /// How strongly the content shows, 0...1.
  ///
  /// Defaults to 1.
  public var alpha: CGFloat {
    get { strength.value }
    set { strength.value = newValue }
  }

  // MARK: Views and states

  /// Makes a `UIListContentView`.
  @MainActor @preconcurrency
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration as it is in a state; what was set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let style = ListContentStyle(kind, StateFacts(state))
    let metrics = style.metrics
    var result = self
    result.minimumHeight = metrics.minimumHeight
    result.imageSlot = metrics.imageSlot
    result.margins.standard = metrics.margins
    result.imagePadding.standard = metrics.imageToText
    result.paddingAcross.standard = metrics.across
    result.paddingDown.standard = metrics.down
    result.sideBySide.standard = metrics.isSideBySide
    result.strength.standard = style.alpha
    result.textProperties.adapt(to: style.text)
    result.secondaryTextProperties.adapt(to: style.secondaryText)
    result.imageProperties.adapt(to: style.image)
    return result
  }

  /// The essential parts; equal configurations have equal ones.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
  }
}

extension UIListContentConfiguration: CustomStringConvertible {
  /// The preset and what shows, for messages.
  public var description: String {
    let m = directionalLayoutMargins
    var parts: [String] = []
    if let text { parts.append("text = \"\(text)\"") }
    if let secondaryText { parts.append("secondaryText = \"\(secondaryText)\"") }
    if let image { parts.append("image = \(image)") }
    parts.append("Base Style = \(kind.name)")
    parts.append("directionalLayoutMargins = {\(m.top), \(m.leading), \(m.bottom), \(m.trailing)}")
    parts.append("imageToTextPadding = \(imageToTextPadding)")
    parts.append("textToSecondaryTextVerticalPadding = \(textToSecondaryTextVerticalPadding)")
    return "<UIListContentConfiguration: \(parts.joined(separator: "; "))>"
  }
}
