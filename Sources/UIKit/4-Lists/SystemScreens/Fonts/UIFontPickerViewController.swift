import Foundation

/// A screen to choose a font family on, or a face.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// What is listed, and how.
  @MainActor @preconcurrency
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether faces are listed in place of families.
    ///
    /// Defaults to false.
    open var includeFaces = false

    /// Whether names are shown in the system font in place of their own.
    ///
    /// Defaults to false.
    open var displayUsingSystemFont = false

    /// Traits that every font listed has.
    ///
    /// Defaults to none.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Which fonts are listed by their languages.
    ///
    /// Kept for the app; nothing here reads it.
    ///
    /// Defaults to nil.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Makes a configuration that lists families.
    public override init() { super.init() }

    /// A copy of the configuration.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }

  /// What is listed, and how: it is copied, so later changes do nothing.
  public let configuration: Configuration

  /// Told of the choice.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that was chosen; one that is set is marked.
  ///
  /// Defaults to nil.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { if viewIfLoaded != nil { list.mark(selectedFontDescriptor) } }
  }

  private lazy var list = FontListViewController(configuration) { [weak self] in self?.choose($0) }

  /// Makes a screen of families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Makes a screen.
  public init(configuration: Configuration) {
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen of families from an archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    list.mark(selectedFontDescriptor)
  }

  private func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    if !isBeingDismissed, presentingViewController != nil { dismiss(animated: true) }
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    if !isBeingDismissed, presentingViewController != nil { dismiss(animated: true) }
  }
}

/// Told of the font that was chosen.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a font was chosen. Defaults to nothing.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

  /// Called when none was. Defaults to nothing.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
