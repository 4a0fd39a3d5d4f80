import CoreGraphics
import Foundation

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; what is not among them is the system's.
  ///
  /// Defaults to none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  /// How far the title is moved.
  ///
  /// Defaults to nothing.
  open var titlePositionAdjustment = UIOffset.zero { didSet { appearanceDidChange() } }

  /// The attributes of the large title; what is not among them is the system's.
  ///
  /// Defaults to none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { watchButtons() }
  }

  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { watchButtons() }
  }

  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { watchButtons() }
  }

  private var ownIndicator: (image: UIImage, mask: UIImage)?

  /// Makes the appearance that suits a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  /// Makes an appearance with another's values, as far as it has them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { take(other) }
    watchButtons()
  }

  /// Makes an appearance from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  private func take(_ other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    func copied(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
      appearance.copy(with: nil) as? UIBarButtonItemAppearance ?? appearance
    }
    buttonAppearance = copied(other.buttonAppearance)
    doneButtonAppearance = copied(other.doneButtonAppearance)
    backButtonAppearance = copied(other.backButtonAppearance)
    ownIndicator = other.ownIndicator
  }

  private func watchButtons() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.observe(self) { [weak self] in self?.appearanceDidChange() }
    }
    appearanceDidChange()
  }

  /// The picture that leads back.
  open var backIndicatorImage: UIImage { ownIndicator?.image ?? Self.standardIndicator }

  /// What cuts titles off at the picture that leads back.
  open var backIndicatorTransitionMaskImage: UIImage {
    ownIndicator?.mask ?? Self.standardIndicator
  }

  /// Sets the picture that leads back; nil takes the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    if let image = backIndicatorImage {
      ownIndicator = (image, transitionMaskImage ?? image)
    } else {
      ownIndicator = nil
    }
    appearanceDidChange()
  }

  private static let standardIndicator =
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: BarMetrics.backArrowSize,
        weight: .semibold
      )
    ) ?? UIImage()

  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }
}

/// How a toolbar looks.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { watchButtons() }
  }

  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { watchButtons() }
  }

  /// Makes the appearance that suits a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  /// Makes an appearance with another's values, as far as it has them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance =
        other.buttonAppearance.copy() as? UIBarButtonItemAppearance ?? other.buttonAppearance
      doneButtonAppearance =
        other.doneButtonAppearance.copy() as? UIBarButtonItemAppearance
        ?? other.doneButtonAppearance
    }
    watchButtons()
  }

  /// Makes an appearance from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  private func watchButtons() {
    for part in [buttonAppearance, doneButtonAppearance] {
      part.observe(self) { [weak self] in self?.appearanceDidChange() }
    }
    appearanceDidChange()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }
}
