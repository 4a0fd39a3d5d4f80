import UIKit

extension UIViewController {
  /// The controller in front of all that this one presents, which can present others.
  var front: UIViewController {
    var front = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
