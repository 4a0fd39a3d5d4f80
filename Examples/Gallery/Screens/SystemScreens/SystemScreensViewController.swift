import UIKit

/// The screens that the system has ready: to share, and to choose a colour, a font, a file or a photo.
final class SystemScreensViewController: UITableViewController {
  private enum Kind: String, CaseIterable {
    case text = "Share a text"
    case picture = "Share a picture"
    case color = "Choose a colour"
    case font = "Choose a font"
    case file = "Choose a file"
    case photo = "Choose a photo"

    var symbol: String {
      switch self {
      case .text, .picture: "square.and.arrow.up"
      case .color: "paintpalette"
      case .font: "textformat"
      case .file: "folder"
      case .photo: "photo"
      }
    }
  }

  private let sample = UILabel()

  /// The list in a navigation controller.
  static func inNavigation() -> UINavigationController {
    UINavigationController(rootViewController: SystemScreensViewController(style: .insetGrouped))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "System Screens"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "kind")
    sample.text = "Building blocks"
    sample.font = .systemFont(ofSize: 28)
    sample.textAlignment = .center
    sample.frame.size.height = 88
    tableView.tableHeaderView = sample
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Kind.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "kind", for: indexPath)
    let kind = Kind.allCases[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = kind.rawValue
    content.image = UIImage(systemName: kind.symbol)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let controller = make(Kind.allCases[indexPath.row])
    controller.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
    present(controller, animated: true)
  }

  private func make(_ kind: Kind) -> UIViewController {
    switch kind {
    case .text:
      return UIActivityViewController(
        activityItems: ["A tower of eighty blocks stood for eleven minutes."],
        applicationActivities: [StackActivity()]
      )
    case .picture:
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image {
        context in
        for (index, color) in [UIColor.systemOrange, .systemTeal, .systemIndigo].enumerated() {
          color.setFill()
          context.fill(CGRect(x: index * 40, y: 80 - index * 40, width: 40, height: 40))
        }
      }
      return UIActivityViewController(activityItems: [picture], applicationActivities: nil)
    case .color:
      let picker = UIColorPickerViewController()
      picker.selectedColor = sample.textColor
      picker.delegate = self
      return picker
    case .font:
      let picker = UIFontPickerViewController()
      picker.delegate = self
      return picker
    case .file:
      return UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    case .photo:
      return UIImagePickerController()
    }
  }
}

extension SystemScreensViewController: UIColorPickerViewControllerDelegate {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) { sample.textColor = color }
}

extension SystemScreensViewController: UIFontPickerViewControllerDelegate {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    sample.font = UIFont(descriptor: descriptor, size: 28)
  }
}

/// An activity of the gallery's own: it puts what is shared on a stack.
private final class StackActivity: UIActivity {
  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { ActivityType("gallery.stack") }
  override var activityTitle: String? { "Stack" }
  override var activityImage: UIImage? {
    UIImage(systemName: "square.stack.3d.up")?.withTintColor(.systemIndigo)
  }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}
