import CoreGraphics
import Foundation

extension UIButton {
  /// Makes a button of the system with a picture.
  public class func systemButton(
    with image: UIImage,
    target: Any?,
    action: Selector?
  ) -> Self {
    let button = DynamicInstantiation.make(Self.self, frame: .zero) as UIView
    guard let button = button as? Self else {
      preconditionFailure("A button is made of its class.")
    }
    button.take(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
