import CoreGraphics
import Foundation

// Members of UIApplication that newer ones stand beside.
extension UIApplication {
  /// The rectangle of the status bar in the screen's coordinates.
  ///
  /// Its height is what the device takes of the top; zero on devices without.
  @available(
    *,
    deprecated,
    message: "Use the statusBarManager property of the window scene instead."
  )
  public var statusBarFrame: CGRect {
    let bounds = UIScreen.main.bounds
    return CGRect(x: 0, y: 0, width: bounds.width, height: UIScreen.main.device.safeAreaInsets.top)
  }

  /// How the device is held, as the app shows it.
  @available(
    *,
    deprecated,
    message: "Use the interfaceOrientation property of the window scene instead."
  )
  public var statusBarOrientation: UIInterfaceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.height >= bounds.width ? .portrait : .landscapeLeft
  }

  /// Whether there is no status bar.
  @available(
    *,
    deprecated,
    message: "Use the statusBarManager property of the window scene instead."
  )
  public var isStatusBarHidden: Bool { UIScreen.main.device.safeAreaInsets.top == 0 }

  /// Opens a URL with the system; returns whether there is something that opens it.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:) instead.")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  /// Whether the status bar is to tell of work in the network; no device has shown it since iOS 13.
  ///
  /// Defaults to false.
  @available(*, deprecated, message: "Provide a custom network activity UI in your app if desired.")
  public var isNetworkActivityIndicatorVisible: Bool {
    get { Self.showsNetworkActivity }
    set { Self.showsNetworkActivity = newValue }
  }

  private static var showsNetworkActivity = false
}
