import Foundation

/// Runs an app that is looked at and used by requests, until there are no more.
@MainActor
struct ServedRun {
  let screen: ServedScreen
  let lines: ServedLines

  /// Returns whether all answers could be written.
  func run() -> Bool {
    // Who asked may be gone; writing tells.
    signal(SIGPIPE, SIG_IGN)
    screen.begin()
    let conversation = ServedConversation(screen: screen)
    return lines.serve(longest: ServedConversation.longestLine, conversation.answer)
  }
}
