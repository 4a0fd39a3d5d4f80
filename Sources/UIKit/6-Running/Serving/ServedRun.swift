import Foundation
import ScreenProtocol

/// Runs an app that is looked at and used by requests, until there are no more.
@MainActor
final class ServedRun {
  private let screen: ServedScreen
  private var lines: ServedLines
  private var canWrite = true

  init(screen: ServedScreen, lines: ServedLines) { (self.screen, self.lines) = (screen, lines) }

  /// Returns whether all answers could be written.
  func run() -> Bool {
    // Who asked may be gone; writing tells.
    signal(SIGPIPE, SIG_IGN)
    screen.feed.send = { [weak self] in self?.write($0) }
    screen.begin()
    let conversation = ServedConversation(screen: screen)
    while canWrite {
      let hasInput = SimulatedClock.waitForInput(
        lines.input,
        for: screen.pace.isReal ? screen.pause : nil,
        heedsMainQueue: screen.pace.isReal
      )
      if hasInput {
        let (read, isOpen) = lines.read()
        for line in read where canWrite && !line.allSatisfy(\.isWhitespace) {
          if let answer = conversation.answer(line) { write(answer) }
        }
        if !isOpen { return canWrite }
      }
      screen.goOn()
      if let words = screen.takeCopied() {
        write(ServedRequest("pasteboard", ["words": .string(words)]).value)
      }
    }
    return false
  }

  private func write(_ value: ServedValue) {
    // What the app printed on the way comes first.
    fflush(nil)
    if canWrite, !lines.write(value.line) { canWrite = false }
  }
}
