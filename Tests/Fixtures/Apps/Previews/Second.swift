import UIKit

final class OtherController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "Other controller"
    view.addSubview(label)
  }
}

#Preview { OtherController() }
#Preview { OtherController() }
