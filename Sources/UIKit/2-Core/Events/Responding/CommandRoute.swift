import Foundation

/// Sends commands of menus along the responders.
@MainActor
struct CommandRoute: CommandSending {
  func receiver(of command: UICommand, target: Any?, sender: Any?) -> AnyObject? {
    let window = UIApplication.shared.keyWindowStore
    let start = window?.firstResponder ?? sender as? UIResponder ?? window
    return target as AnyObject?
      ?? start?.target(forAction: command.action, withSender: command) as AnyObject?
  }

  func send(_ command: UICommand, to receiver: AnyObject) {
    StandardEditAction.perform(command.action, on: receiver, sender: command)
  }
}
