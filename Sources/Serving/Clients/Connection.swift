import Foundation

/// A client that speaks in lines over descriptors.
@MainActor
package final class Connection {
  private let lines: LineChannel
  private let client: Client
  private var isEnding = false
  /// Whether all that was asked has been answered, and the answers were taken.
  package private(set) var isComplete = false
  /// Called when all that was asked is answered and no more is asked.
  package var endHandler: () -> Void = {}

  /// Takes the descriptors over and begins to answer.
  package init(_ keeper: Keeper, input: Int32, output: Int32) {
    let lines = LineChannel(input: input, output: output, longest: Client.longestLine)
    self.lines = lines
    client = Client(
      keeper,
      unsent: { [weak lines] in lines?.unsent ?? 0 },
      write: { [weak lines] in lines?.send($0) }
    )
    lines.lineHandler = { [weak self] in
      self?.client.take($0)
      self?.pace()
    }
    lines.drainHandler = { [weak self] in self?.pace() }
    lines.inputEndHandler = { [weak self] in
      self?.isEnding = true
      self?.pace()
    }
    lines.endHandler = { [weak self] in self?.end() }
    client.answerHandler = { [weak self] in self?.pace() }
    lines.isReading = true
  }

  /// Reads no more while too much is under way.
  private func pace() {
    if isEnding {
      if client.open == 0, lines.unsent == 0 {
        isComplete = true
        end()
      }
    } else {
      lines.isReading = client.isReady
    }
  }

  private func end() {
    client.close()
    lines.close()
    let handler = endHandler
    endHandler = {}
    handler()
  }
}
