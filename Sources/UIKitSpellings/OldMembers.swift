// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// Members that Swift 3 and 4 spelled otherwise.

extension UIView {
  /// `bringSubviewToFront(_:)`, as Swift 3 called it.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)`, as Swift 3 called it.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// `addChild(_:)`, as Swift 3 and 4 called it.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// `removeFromParent()`, as Swift 3 and 4 called it.
  public func removeFromParentViewController() { removeFromParent() }

  /// `willMove(toParent:)`, as Swift 3 and 4 called it.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// `didMove(toParent:)`, as Swift 3 and 4 called it.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// `children`, as Swift 3 and 4 called them.
  public var childViewControllers: [UIViewController] { children }
}

extension NSNotification.Name {
  /// `UIApplication.didBecomeActiveNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// `UIApplication.willResignActiveNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }

  /// `UIApplication.didEnterBackgroundNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// `UIApplication.willEnterForegroundNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// `UIApplication.willTerminateNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }

  /// `UIApplication.didReceiveMemoryWarningNotification`, as Swift 3 and 4 called it.
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// `UIDevice.orientationDidChangeNotification`, as Swift 3 and 4 called it.
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
}

extension UIActivityIndicatorView {
  /// `init(style:)`, as Swift 3 and 4 called it.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// `style`, as Swift 3 and 4 called it.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  /// No line, as Swift 3 and 4 called it.
  public static var styleNone: Self { [] }

  /// `single`, as Swift 3 and 4 called it.
  public static var styleSingle: Self { .single }

  /// `thick`, as Swift 3 and 4 called it.
  public static var styleThick: Self { .thick }

  /// `double`, as Swift 3 and 4 called it.
  public static var styleDouble: Self { .double }
}
