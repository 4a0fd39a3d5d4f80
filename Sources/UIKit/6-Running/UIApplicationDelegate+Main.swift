import Foundation

extension UIApplicationDelegate {
  /// Runs the app: what `@main` calls.
  ///
  /// Ends the process with the status of the run, which is not 0 where input could not be read or
  /// output could not be written; returns only where unit tests run in the app.
  public static func main() {
    UIApplication.runToTheEnd {
      // Delegates are NSObjects by their protocol.
      (self as? NSObject.Type).map(DynamicInstantiation.make) as? any UIApplicationDelegate
    }
  }
}
