import UIKit

/// Everything that can be shown over a screen.
final class SheetsViewController: UITableViewController {
  private enum Kind: String, CaseIterable {
    case page = "Page sheet"
    case medium = "Sheet of two heights"
    case locked = "Sheet that asks before it goes"
    case full = "Full screen"
    case dissolve = "Over the full screen, dissolving"
    case popover = "Popover"
    case alert = "Alert"
    case field = "Alert with a field"
    case actions = "Action sheet"
  }

  /// The list in a navigation controller.
  static func inNavigation() -> UINavigationController {
    UINavigationController(rootViewController: SheetsViewController(style: .insetGrouped))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sheets"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Kind.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = Kind.allCases[indexPath.row].rawValue
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let controller = make(Kind.allCases[indexPath.row])
    controller.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
    present(controller, animated: true)
  }

  private func make(_ kind: Kind) -> UIViewController {
    let leaf = LeafletViewController(kind.rawValue)
    let navigation = UINavigationController(rootViewController: leaf)
    switch kind {
    case .page: break
    case .medium:
      navigation.sheetPresentationController?.detents = [.medium(), .large()]
      navigation.sheetPresentationController?.prefersGrabberVisible = true
    case .locked:
      navigation.isModalInPresentation = true
      navigation.presentationController?.delegate = self
    case .full: navigation.modalPresentationStyle = .fullScreen
    case .dissolve:
      navigation.modalPresentationStyle = .overFullScreen
      navigation.modalTransitionStyle = .crossDissolve
    case .popover:
      navigation.modalPresentationStyle = .popover
      navigation.preferredContentSize = CGSize(width: 280, height: 240)
    case .alert, .field, .actions: return question(kind)
    }
    return navigation
  }

  private func question(_ kind: Kind) -> UIAlertController {
    let alert = UIAlertController(
      title: kind == .actions ? nil : "Delete the album?",
      message: kind == .actions ? "What is to become of the album?" : "Its photos stay.",
      preferredStyle: kind == .actions ? .actionSheet : .alert
    )
    if kind == .field { alert.addTextField { $0.placeholder = "Name of the album" } }
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    if kind == .actions { alert.addAction(UIAlertAction(title: "Share", style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}

extension SheetsViewController: UIAdaptivePresentationControllerDelegate {
  /// Asks whether what was written may go.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let sheet = presentationController.presentedViewController
    let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { _ in
        sheet.dismiss(animated: true)
      }
    )
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.popoverPresentationController?.sourceView = sheet.view
    sheet.present(question, animated: true)
  }
}

/// A page to show on a sheet.
final class LeafletViewController: UIViewController {
  private let label = UILabel()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Pull it down, or use the button."
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    label.frame = CGRect(x: area.minX + 20, y: area.minY + 40, width: area.width - 40, height: 60)
  }
}
