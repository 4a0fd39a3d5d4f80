import CoreGraphics
import Foundation

/// How the background of a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device the appearance is for.
  public let idiom: UIUserInterfaceIdiom
  /// Called when something changed that bars show.
  private let observers = AppearanceObservers()

  /// Makes the appearance that suits the device.
  public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Makes the appearance that suits a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes an appearance with another's background.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// Makes an appearance from an archive.
  public required init?(coder: NSCoder) {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
    configureWithDefaultBackground()
  }

  /// The appearances are not archived here: storyboards are read, never written.
  open func encode(with coder: NSCoder) {}

  func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Takes the system's background: a material, and a line at its edge.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = BarMetrics.hairline
    shadowImage = nil
  }

  /// Takes a background through which nothing shows.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }

  /// Takes no background.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    shadowColor = nil
  }

  /// The material.
  open var backgroundEffect: UIBlurEffect? { didSet { observers.tell() } }

  /// The colour over the material.
  open var backgroundColor: UIColor? { didSet { observers.tell() } }

  /// The image over the colour.
  open var backgroundImage: UIImage? { didSet { observers.tell() } }

  /// How the image fills the bar.
  ///
  /// Defaults to `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { observers.tell() }
  }

  /// The colour of the line at the bar's edge; nil or clear is none.
  open var shadowColor: UIColor? { didSet { observers.tell() } }

  /// The image at the bar's edge, in place of the line.
  open var shadowImage: UIImage? { didSet { observers.tell() } }

  /// An appearance of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  // MARK: Observing

  func appearanceDidChange() { observers.tell() }

  func observe(_ observer: AnyObject, _ block: @escaping () -> Void) {
    observers.add(observer, block)
  }
}

/// Who shows an appearance.
@MainActor
final class AppearanceObservers {
  private struct Entry {
    weak var observer: AnyObject?
    let block: () -> Void
  }

  private var entries: [Entry] = []

  func add(_ observer: AnyObject, _ block: @escaping () -> Void) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    entries.append(Entry(observer: observer, block: block))
  }

  func tell() { for entry in entries where entry.observer != nil { entry.block() } }
}
