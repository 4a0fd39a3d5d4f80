import Foundation
import WindowHost

/// Does what keys command, for the storeys below.
@MainActor
struct KeyCommands: KeyCommanding {
  func take(_ press: UIPress, from responder: UIResponder) -> Bool {
    if KeyCommandRouter.take(press, from: responder, priorityOnly: true) { return true }
    // Texts do with keys what texts do; what is left commands.
    let isText = responder is any TextEditingHost
    let isForText = isText && press.key.map({ TextKeys.command($0) != nil }) ?? true
    if !isForText {
      if KeyCommandRouter.take(press, from: responder, priorityOnly: false) { return true }
      if KeyShortcuts.take(press, whileTyping: isText) { return true }
    }
    return KeyPressTakers.take(press, from: responder)
  }

  func see(_ key: HostKey, in window: UIWindow) { KeyOverview.current.take(key, in: window) }
}
