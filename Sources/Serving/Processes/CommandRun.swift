import Diagnostics
import Foundation

/// A program that is run to its end while the loop goes on.
@MainActor
final class CommandRun {
  struct Result: Sendable {
    let ending: Child.Ending
    let output: [String]
    let errors: [String]

    var isSuccess: Bool { ending == .exit(0) }
  }

  /// The most lines of each kind that are kept.
  private static let most = 20_000

  private var child: Child?
  private var output: [String] = []
  private var errors: [String] = []
  private var open = 2
  private var ending: Child.Ending?
  private let completion: @MainActor (Result) -> Void
  /// Itself, until it is over.
  private var whole: CommandRun?

  /// Starts a program; the completion is called once with what it printed.
  @discardableResult
  init(_ words: [String], then completion: @escaping @MainActor (Result) -> Void) {
    self.completion = completion
    let environment = CrashReports.enabled(in: ProcessInfo.processInfo.environment)
    do {
      let child = try Child(words, environment: environment) { [weak self] in
        self?.ending = $0
        self?.finish()
      }
      self.child = child
      close(child.input)
      read(child.output) { [weak self] in self?.output.append($0) }
      read(child.errors) { [weak self] in self?.errors.append($0) }
      whole = self
    } catch {
      completion(Result(ending: .exit(127), output: [], errors: ["\(words[0]): \(error)"]))
    }
  }

  /// Ends the program.
  func cancel() { child?.kill(SIGTERM) }

  private var channels: [LineChannel] = []

  private func read(_ descriptor: Int32, _ add: @escaping (String) -> Void) {
    let channel = LineChannel(input: descriptor, longest: 1 << 16)
    var count = 0
    channel.lineHandler = { line in
      count += 1
      if count <= Self.most { add(line) }
    }
    channel.endHandler = { [weak self] in
      self?.open -= 1
      self?.finish()
    }
    channel.isReading = true
    channels.append(channel)
  }

  private func finish() {
    guard let ending, open == 0, whole != nil else { return }
    whole = nil
    completion(Result(ending: ending, output: output, errors: errors))
  }
}
