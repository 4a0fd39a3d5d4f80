import CoreGraphics
import Foundation

/// How the buttons of bars look in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  var changed: () -> Void = {}

  /// The attributes of the title; what is not among them is the system's.
  ///
  /// Defaults to none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

  /// How far the title is moved.
  ///
  /// Defaults to nothing.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

  /// What lies behind the button.
  ///
  /// Defaults to nil.
  open var backgroundImage: UIImage? { didSet { changed() } }

  /// How far what lies behind the button is moved.
  ///
  /// Defaults to nothing.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changed() } }

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How the buttons of bars look.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// When nothing is special.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger; what is not set here is as it normally is.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// When they cannot be used; what is not set here is as it normally is.
  public let disabled = UIBarButtonItemStateAppearance()
  /// When the keyboard is on them; what is not set here is as it normally is.
  public let focused = UIBarButtonItemStateAppearance()
  private let observers = AppearanceObservers()

  /// Makes the appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Makes the appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    takeLook(of: style)
    for state in states { state.changed = { [weak self] in self?.observers.tell() } }
  }

  /// Makes an appearance from an archive.
  public required init?(coder: NSCoder) { super.init() }

  private var states: [UIBarButtonItemStateAppearance] {
    [normal, highlighted, disabled, focused]
  }

  /// Takes what buttons of a style look like on the system.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
    takeLook(of: style)
  }

  private func takeLook(of style: UIBarButtonItem.Style) {
    if style == .done { normal.titleTextAttributes = [.font: BarMetrics.doneFont] }
  }

  /// An appearance of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    for (state, other) in zip(copy.states, states) { state.take(other) }
    return copy
  }

  func observe(_ observer: AnyObject, _ block: @escaping () -> Void) {
    observers.add(observer, block)
  }

  /// The attributes of titles in a state, those of the normal one below.
  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let special = part(for: state)
    return normal.titleTextAttributes.merging(special.titleTextAttributes) { $1 }
  }

  func part(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }
}
