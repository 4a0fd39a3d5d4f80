import CoreGraphics
import Foundation

extension UIButton {
  /// What a button looks like as a whole.
  public struct Configuration {
    /// How round the corners of the background are.
    public enum CornerStyle: Int, Sendable {
      /// As round as the background says.
      case fixed = 0
      /// As round as the background says, growing with text.
      case dynamic = 1
      /// A little.
      case small = 2
      /// Somewhat.
      case medium = 3
      /// Very.
      case large = 4
      /// Half circles at the ends.
      case capsule = 5
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Middling.
      case medium = 0
      /// Small.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Large.
      case large = 3
    }

    /// How title and subtitle lie to each other.
    public enum TitleAlignment: Int, Sendable {
      /// By where the picture is.
      case automatic = 0
      /// They start together.
      case leading = 1
      /// Their middles are above each other.
      case center = 2
      /// They end together.
      case trailing = 3
    }

    /// What tells that a button opens a menu.
    public enum Indicator: Int, Sendable {
      /// Where it suits.
      case automatic = 0
      /// Nothing.
      case none = 1
      /// Two arrows.
      case popup = 2
    }

    enum Base: Hashable {
      case plain
      case gray
      case tinted
      case filled
    }

    let base: Base

    init(_ base: Base) {
      self.base = base
      background = .clear()
      background.cornerRadius = 5.95
    }

    // MARK: Presets

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// A grey background.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// A background in a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// A background in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// As `plain`, for buttons that stand out nowhere.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// As `gray`, for buttons with a border where there are such.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// As `tinted`, for buttons with a border where there are such.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// As `filled`, for buttons with a border where there are such.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    // MARK: Title

    private var titleStore: AttributedString?
    private var subtitleStore: AttributedString?

    /// The title.
    ///
    /// Defaults to nil.
    public var title: String? {
      get { titleStore.map { String($0.characters) } }
      set { titleStore = newValue.map { AttributedString($0) } }
    }

    /// The title with its attributes.
    ///
    /// Defaults to nil.
    public var attributedTitle: AttributedString? {
      get { titleStore }
      set { titleStore = newValue }
    }

    /// Changes the attributes of the title before it shows.
    ///
    /// Defaults to nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How a title breaks that does not fit.
    ///
    /// Defaults to wrapping.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// A second line.
    ///
    /// Defaults to nil.
    public var subtitle: String? {
      get { subtitleStore.map { String($0.characters) } }
      set { subtitleStore = newValue.map { AttributedString($0) } }
    }

    /// The second line with its attributes.
    ///
    /// Defaults to nil.
    public var attributedSubtitle: AttributedString? {
      get { subtitleStore }
      set { subtitleStore = newValue }
    }

    /// Changes the attributes of the second line before it shows.
    ///
    /// Defaults to nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How a second line breaks that does not fit.
    ///
    /// Defaults to wrapping.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// How title and subtitle lie to each other.
    ///
    /// Defaults to `automatic`.
    public var titleAlignment = TitleAlignment.automatic

    /// The distance between title and subtitle, in points.
    ///
    /// Defaults to 1.
    public var titlePadding: CGFloat = 1

    // MARK: Picture

    /// The picture.
    ///
    /// Defaults to nil.
    public var image: UIImage?

    /// How a symbol shows.
    ///
    /// Defaults to nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The side of the title the picture is on.
    ///
    /// Defaults to leading.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The distance between picture and title, in points.
    ///
    /// Defaults to 0.
    public var imagePadding: CGFloat = 0

    /// The least width of the room for the picture.
    ///
    /// Defaults to 0.
    public var imageReservation: CGFloat = 0

    /// Changes the colour of the picture before it shows.
    ///
    /// Defaults to nil.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// Whether a wheel turns in place of the picture.
    ///
    /// Defaults to false.
    public var showsActivityIndicator = false

    /// Changes the colour of the wheel before it shows.
    ///
    /// Defaults to nil.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// What tells that the button opens a menu.
    ///
    /// Defaults to `automatic`.
    public var indicator = Indicator.automatic

    /// Changes the colour of what tells of the menu before it shows.
    ///
    /// Defaults to nil.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Room and colours

    private var insets: NSDirectionalEdgeInsets?

    /// How far the contents stay away from the edges, in points.
    ///
    /// Defaults to what suits the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? Self.standardInsets(buttonSize) }
      set { insets = newValue }
    }

    /// Takes the insets that suit the size.
    public mutating func setDefaultContentInsets() { insets = nil }

    private static func standardInsets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// How large the button is.
    ///
    /// Defaults to medium.
    public var buttonSize = Size.medium

    /// How round the corners of the background are.
    ///
    /// Defaults to `dynamic`.
    public var cornerStyle = CornerStyle.dynamic

    /// What lies behind the contents.
    public var background: UIBackgroundConfiguration

    /// The colour of the contents; nil is that of the preset.
    ///
    /// Defaults to nil.
    public var baseForegroundColor: UIColor?

    /// The colour of the background; nil is that of the preset.
    ///
    /// Defaults to nil.
    public var baseBackgroundColor: UIColor?

    /// Whether the looks follow whether the button is selected.
    ///
    /// Defaults to true.
    public var automaticallyUpdateForSelection = true

    // MARK: States

    var state = UIControl.State.normal
    var isDestructive = false

    /// The configuration as it is for the state of a button.
    @MainActor @preconcurrency
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      copy.state = button.state
      copy.isDestructive = button.role == .destructive
      if button.role == .primary, base == .plain { copy.isDestructive = false }
      return copy
    }

    /// The colour of the contents in the state, where the tint is given.
    func foreground(_ tint: UIColor) -> UIColor {
      let tint = isDestructive ? UIColor.systemRed : tint
      if state.contains(.disabled) { return .tertiaryLabel }
      let isOn = state.contains(.selected) && automaticallyUpdateForSelection
      let color =
        switch base {
        case .filled: baseForegroundColor ?? .white
        case .tinted, .gray: isOn ? UIColor.white : baseForegroundColor ?? tint
        case .plain: baseForegroundColor ?? tint
        }
      return state.contains(.highlighted) && base != .filled
        ? color.withAlphaComponent(0.75) : color
    }

    /// The colour of the background in the state, where the tint is given.
    func fill(_ tint: UIColor) -> UIColor? {
      let tint = isDestructive ? UIColor.systemRed : tint
      let isOn = state.contains(.selected) && automaticallyUpdateForSelection
      let color: UIColor? =
        switch base {
        case .filled: baseBackgroundColor ?? tint
        case .tinted:
          isOn
            ? baseBackgroundColor ?? tint : (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .gray: isOn ? tint : baseBackgroundColor ?? .secondarySystemFill
        case .plain:
          isOn ? (baseBackgroundColor ?? tint).withAlphaComponent(0.18) : baseBackgroundColor
        }
      guard let color else { return nil }
      if state.contains(.disabled) { return base == .plain ? nil : .tertiarySystemFill }
      guard state.contains(.highlighted) else { return color }
      return UIColor { traits in
        let shown = color.resolvedColor(with: traits)
        return shown.withAlphaComponent(shown.cgColor.alpha * 0.75)
      }
    }

    /// The radius of the background's corners, in points.
    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: buttonSize == .large ? 6 : 4.5
      case .medium: buttonSize == .large ? 10 : 5.95
      case .large: buttonSize == .large ? 14 : 8.5
      case .capsule: height / 2
      }
    }

    var titleFont: UIFont {
      switch buttonSize {
      case .mini: .preferredFont(forTextStyle: .footnote)
      case .small: .preferredFont(forTextStyle: .subheadline)
      default: .preferredFont(forTextStyle: .body)
      }
    }

    var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }
  }
}
