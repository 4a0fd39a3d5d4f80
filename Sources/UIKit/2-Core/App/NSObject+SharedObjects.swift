import Foundation

extension NSObject {
  /// A property of the class itself by its name in Objective-C; nil where there is none.
  ///
  /// What stands once for the whole app is reached so from where it may not be named.
  @MainActor @preconcurrency
  public class func value(forKey key: String) -> Any? {
    switch (ObjectIdentifier(self), key) {
    case (ObjectIdentifier(UIApplication.self), "sharedApplication"): UIApplication.shared
    case (ObjectIdentifier(UIScreen.self), "mainScreen"): UIScreen.main
    case (ObjectIdentifier(UIDevice.self), "currentDevice"): UIDevice.current
    default: nil
    }
  }
}
