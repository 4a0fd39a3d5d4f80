import Foundation

/// Finds who a menu's command is for, and sends it there.
@MainActor
protocol CommandSending {
  /// The target, or the first responder from the sender on that has the command's method.
  func receiver(of command: UICommand, target: Any?, sender: Any?) -> AnyObject?

  /// Sends a command's method to an object.
  func send(_ command: UICommand, to receiver: AnyObject)
}
