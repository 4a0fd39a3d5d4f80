import Foundation

extension UIApplicationDelegate {
  /// Runs the app: what `@main` calls.
  public static func main() {
    UIApplication.run {
      // Delegates are NSObjects by their protocol.
      (self as? NSObject.Type).map(DynamicInstantiation.make) as? any UIApplicationDelegate
    }
  }
}
