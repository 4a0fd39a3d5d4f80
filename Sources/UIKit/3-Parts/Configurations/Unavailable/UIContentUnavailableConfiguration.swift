import CoreGraphics
import Foundation

/// What a screen shows that has nothing to show: an image and texts that say why.
///
/// What is not set follows the preset and the state of the screen.
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  let kind: UnavailableKind
  private var title: Adjustable<String?>
  private var subtitle: Adjustable<String?>
  private var picture: Adjustable<UIImage?>

  private init(_ kind: UnavailableKind) {
    let design = UnavailableDesign.current
    self.kind = kind
    title = Adjustable(nil)
    subtitle = Adjustable(nil)
    picture = Adjustable(nil)
    imageProperties = ImageProperties(design)
    textProperties = TextProperties(design.titleFont, .label)
    secondaryTextProperties = TextProperties(design.secondaryFont, .secondaryLabel)
    directionalLayoutMargins = design.margins
    imageToTextPadding = design.imageToText
    textToSecondaryTextPadding = design.textToSecondaryText
    textToButtonPadding = design.textToButton
    buttonToSecondaryButtonPadding = design.buttonToButton
    switch kind {
    case .empty: break
    case .loading:
      title.standard = design.loading
      textProperties = TextProperties(design.secondaryFont, .secondaryLabel)
      imageToTextPadding = 8
    case .search:
      title.standard = design.noResults
      subtitle.standard = design.tryAgain
      picture.standard = UIImage(systemName: "magnifyingglass")
    }
  }

  // MARK: Presets

  /// Nothing, to be filled with an image and texts.
  public static func empty() -> UIContentUnavailableConfiguration { .init(.empty) }

  /// Something is being loaded: a wheel that turns, and a word.
  public static func loading() -> UIContentUnavailableConfiguration { .init(.loading) }

  /// Nothing was found; the text names what was looked for where the state does.
  public static func search() -> UIContentUnavailableConfiguration { .init(.search) }

  // MARK: Content

  /// The image.
  ///
  /// Defaults to nil, and to a lens where something was looked for.
  public var image: UIImage? {
    get { picture.value }
    set { picture.value = newValue }
  }

  /// How the image shows.
  public var imageProperties: ImageProperties

  /// The text.
  public var text: String? {
    get { title.value }
    set { title.value = newValue }
  }

  /// The text with attributes; it shows in place of `text`.
  ///
  /// Defaults to nil.
  public var attributedText: NSAttributedString?

  /// How the text shows.
  public var textProperties: TextProperties

  /// The second text.
  public var secondaryText: String? {
    get { subtitle.value }
    set { subtitle.value = newValue }
  }

  /// The second text with attributes; it shows in place of `secondaryText`.
  ///
  /// Defaults to nil.
  public var secondaryAttributedText: NSAttributedString?

  /// How the second text shows.
  public var secondaryTextProperties: TextProperties

  // MARK: Buttons

  /// The button below the texts, which shows where it has a title or an image.
  ///
  /// Defaults to a plain one without either.
  public var button = UIButton.Configuration.plain()

  /// What the button does.
  public var buttonProperties = ButtonProperties()

  /// A second button below the first one, which shows where it has a title or an image.
  ///
  /// Defaults to a plain one without either.
  public var secondaryButton = UIButton.Configuration.plain()

  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: Layout

  /// How the content is aligned.
  ///
  /// Defaults to centred.
  public var alignment = Alignment.center

  /// The axes on which the superview's layout margins are kept where they are larger.
  ///
  /// Defaults to both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  /// What lies around the content at least, in points.
  ///
  /// Defaults to 16 on all sides.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// What lies between the image and the text, in points.
  public var imageToTextPadding: CGFloat

  /// What lies between the text and the second one, in points.
  public var textToSecondaryTextPadding: CGFloat

  /// What lies between the texts and the button, in points.
  public var textToButtonPadding: CGFloat

  /// What lies between the button and the second one, in points.
  public var buttonToSecondaryButtonPadding: CGFloat

  /// What lies behind it all.
  ///
  /// Defaults to nothing.
  public var background = UIBackgroundConfiguration.clear()

  // MARK: Views and states

  /// Makes a `UIContentUnavailableView`.
  @MainActor @preconcurrency
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration as it is in a state; what was set stays.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard kind == .search else { return self }
    var result = self
    let search = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
    let design = UnavailableDesign.current
    result.title.standard = search.isEmpty ? design.noResults : design.noResults(for: search)
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
