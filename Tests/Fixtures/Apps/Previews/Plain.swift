import UIKit

final class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "Plain controller"
    view.addSubview(label)
  }
}

#Preview("Controller") {
  let controller = PlainController()
  controller.title = "Plain"
  return controller
}

#Preview("Label", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.text = "As large as its text"
  return label
}
