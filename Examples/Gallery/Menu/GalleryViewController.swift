import UIKit

/// The gallery: its screens in a list, and the one that was chosen beside it or on top of it.
public final class GalleryViewController: UISplitViewController {
  private static let back = Selector("goBack:")
  private let menu = GalleryMenuViewController()

  /// Makes the gallery.
  public init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    delegate = self
    let navigation = UINavigationController(rootViewController: menu)
    navigation.navigationBar.prefersLargeTitles = true
    setViewController(navigation, for: .primary)
    setViewController(GalleryWelcomeViewController(), for: .secondary)
    SelectorTable.register(GalleryViewController.self, Self.back) { gallery, _ in
      gallery.goBack()
      return nil
    }
    menu.chosen = { [weak self] screen in self?.open(screen) }
  }

  /// The gallery comes from no archive.
  public required init?(coder: NSCoder) { nil }

  /// Shows a screen: pushed where there is one column, else in the other one, and on a sheet if it is a
  /// container itself.
  private func open(_ screen: GalleryScreen) {
    let controller = screen.makeController()
    if controller is UISplitViewController || controller is UINavigationController {
      present(controller, animated: true)
      return
    }
    if controller.navigationItem.title == nil { controller.navigationItem.title = screen.title }
    controller.navigationItem.largeTitleDisplayMode = .never
    setViewController(UINavigationController(rootViewController: controller), for: .secondary)
    show(.secondary)
  }

  // MARK: Keys

  /// Escape goes back.
  public override var keyCommands: [UIKeyCommand]? {
    let back = UIKeyCommand(
      input: UIKeyCommand.inputEscape,
      modifierFlags: [],
      action: Self.back
    )
    back.title = "Back"
    return [back]
  }

  private func goBack() {
    if presentedViewController != nil {
      dismiss(animated: true)
    } else if isCollapsed {
      menu.navigationController?.popViewController(animated: true)
    }
  }
}

extension GalleryViewController: UISplitViewControllerDelegate {
  /// A narrow window begins with the list.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let isWelcome = svc.viewController(for: .secondary) is GalleryWelcomeViewController
    return isWelcome ? .primary : proposedTopColumn
  }
}

/// What shows beside the list before a screen was chosen.
final class GalleryWelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "square.grid.2x2")
    content.text = "Tsumiki"
    content.secondaryText = "Choose a screen from the list."
    contentUnavailableConfiguration = content
  }
}
