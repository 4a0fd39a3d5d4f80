import UIKit

/// An app that counts, and that stops or hangs where it is told to.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CountingViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class CountingViewController: UIViewController {
  private var count = 0
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let stack = UIStackView(arrangedSubviews: [
      label, field, button("Count") { [weak self] in self?.add() },
      button("Crash") { [weak self] in self?.crash() },
      button("Hang") { [weak self] in self?.hang() },
    ])
    stack.axis = .vertical
    stack.spacing = 20
    stack.frame = CGRect(x: 20, y: 80, width: 300, height: 300)
    view.addSubview(stack)
    show()
  }

  private func button(_ title: String, _ act: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
  }

  private func add() {
    count += 1
    show()
  }

  private func show() { label.text = "Counted \(count)" }

  private func crash() { fatalError("told to stop") }

  private func hang() {
    while count >= 0 { count = (count + 1) % 1_000 }
  }
}
