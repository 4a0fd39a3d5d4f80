import UIKit

extension UIView {
  /// Makes changes of views that are shown with an animation of SwiftUI's.
  ///
  /// `completion` is called when the animation has ended; with one that repeats for ever it is not.
  public class func animate(
    _ animation: Animation,
    changes: @escaping () -> Void,
    completion: (() -> Void)? = nil
  ) {
    animation.perform(changes, completion: completion)
  }
}
