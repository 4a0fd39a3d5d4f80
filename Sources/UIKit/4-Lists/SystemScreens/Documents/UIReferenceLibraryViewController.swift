import Foundation

/// A word in a dictionary; there is no dictionary here, which the screen says.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  /// Whether a dictionary has a word: false here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Makes a screen of a word.
  public init(term: String) {
    super.init(nibName: nil, bundle: nil)
    title = term
  }

  /// Nil: no nib holds one.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "book")
    content.text = "No Definition"
    content.secondaryText = title
    content.button = .plain()
    content.button.title = "Done"
    content.buttonProperties.primaryAction = UIAction { [weak self] _ in
      self?.dismiss(animated: true)
    }
    contentUnavailableConfiguration = content
  }
}
