/// Calls completions, each of which may start at once what comes next.
///
/// A chain that would grow too deep for the stack goes on with the next frame.
@MainActor
final class CompletionTurns {
  private static var slot: CompletionTurns?
  static var current: CompletionTurns {
    slot ?? ScreenContext.keep(CompletionTurns()) { slot = $0 }
  }

  /// Each link of a chain may stand on some twenty calls of ours and as many of the app's.
  private static let deepest = 64

  private var depth = 0
  private var waiting: [() -> Void] = []
  private var nextFrame: FrameTimer?

  func call(_ completion: @escaping () -> Void) {
    guard depth < Self.deepest else {
      waiting.append(completion)
      if nextFrame == nil { waitForFrame() }
      return
    }
    depth += 1
    defer { depth -= 1 }
    completion()
  }

  private func waitForFrame() {
    nextFrame = FrameTimer(after: 0.001) { [weak self] in
      guard let self else { return }
      nextFrame = nil
      let due = waiting
      waiting = []
      for completion in due { call(completion) }
    }
  }
}
