import Foundation

/// Finds the command of a key that went down, and does it.
@MainActor
enum KeyCommandRouter {
  /// Does what a key commands; returns whether it commands anything.
  ///
  /// With `priorityOnly` only the commands count that go before everything else, without it only
  /// the others.
  static func take(_ press: UIPress, from responder: UIResponder, priorityOnly: Bool) -> Bool {
    guard press.phase == .began, let key = press.key else { return false }
    let isRightToLeft = UIScreen.main.device.isRightToLeft
    for current in sequence(first: responder, next: \.next) {
      for command in commands(of: current)
      where command.wantsPriorityOverSystemBehavior == priorityOnly
        && command.matches(key, isRightToLeft: isRightToLeft)
      {
        if perform(command, key, from: responder) { return true }
      }
    }
    for command in UIMenuSystem.main.keyCommands
    where command.wantsPriorityOverSystemBehavior == priorityOnly
      && command.matches(key, isRightToLeft: isRightToLeft)
    {
      if perform(command, key, from: responder) { return true }
    }
    return false
  }

  /// What a responder says, and what was added to a controller that says something else.
  private static func commands(of responder: UIResponder) -> [UIKeyCommand] {
    let said = responder.keyCommands ?? []
    let added = (responder as? UIViewController)?.storedParts?.keyCommands ?? []
    return said + added.filter { command in !said.contains { $0 === command } }
  }

  /// The commands that would do something now and have a title, without those that others hide.
  static func overview(from responder: UIResponder) -> [UIKeyCommand] {
    var taken: Set<String> = []
    let own = sequence(first: responder, next: \.next).flatMap(commands)
    return (own + UIMenuSystem.main.keyCommands).filter { command in
      guard !command.shownTitle.isEmpty, let input = command.input, !input.isEmpty,
        responder.target(forAction: command.action, withSender: command) != nil
      else { return false }
      (responder.target(forAction: command.action, withSender: command) as? UIResponder)?
        .validate(command)
      guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      return taken.insert("\(command.modifierFlags.rawValue) \(input)").inserted
    }
  }

  private static func perform(
    _ command: UIKeyCommand,
    _ key: UIKey,
    from responder: UIResponder
  ) -> Bool {
    let action = command.action(for: key)
    guard
      let target = responder.target(forAction: action, withSender: command) as AnyObject?
    else { return false }
    (target as? UIResponder)?.validate(command)
    if command.attributes.contains(.disabled) || command.attributes.contains(.hidden) {
      return false
    }
    return StandardEditAction.perform(action, on: target, sender: command)
  }
}
