import CoreGraphics
import Testing

@testable import UIKit

/// What a change of the reading direction does to what is laid out already.
@MainActor @Suite struct DirectionChangeTests {
  @Test func `leading sides change over while the app runs, left ones stay`() {
    ScreenContext().perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let (leading, left, inMargin) = (UIView(), UIView(), UIView())
      for view in [leading, left, inMargin] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
      root.view.directionalLayoutMargins.leading = 30
      root.viewRespectsSystemMinimumLayoutMargins = false
      leading.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 16).isActive =
        true
      left.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 16).isActive = true
      inMargin.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor)
        .isActive = true
      let width = UIScreen.main.bounds.width
      for isRightToLeft in [false, true, false] {
        var device = UIScreen.main.device
        device.isRightToLeft = isRightToLeft
        UIScreen.main.become(device)
        window.layoutIfNeeded()
        #expect(leading.frame.minX == (isRightToLeft ? width - 66 : 16))
        #expect(left.frame.minX == 16)
        #expect(inMargin.frame.minX == (isRightToLeft ? width - 80 : 30))
      }
      window.isHidden = true
    }
  }
}
