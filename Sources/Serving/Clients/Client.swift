import Diagnostics
import Foundation
import ScreenProtocol

/// The requests of one connection and their answers; Docs/Serve.md describes them.
///
/// Methods are those of `ServedMethod`, and those by which agents' programs find and call them (Model
/// Context Protocol).
@MainActor
package final class Client: ScreenViewer {
  /// The longest line that is read, in bytes.
  package static let longestLine = 1 << 20
  /// How many requests may be under way before no more are read.
  private static let most = 256
  /// Whoever takes so few of its answers is heard no more until it has taken them, in bytes.
  private static let mostUnsent = 8 << 20

  private let keeper: Keeper
  private let write: (String) -> Void
  private let count: () -> Int
  /// How many requests are not answered.
  package private(set) var open = 0
  /// Called when an answer was given.
  package var answerHandler: () -> Void = {}

  /// - Parameters:
  ///   - keeper: what the requests are for.
  ///   - unsent: how many bytes of what was written are still under way.
  ///   - write: takes an answer, one line.
  package init(
    _ keeper: Keeper,
    unsent: @escaping () -> Int,
    write: @escaping (String) -> Void
  ) {
    (self.keeper, self.write, count) = (keeper, write, unsent)
  }

  /// The bytes that are still under way.
  package var unsent: Int { count() }

  /// Whether more requests should be read now.
  package var isReady: Bool { open < Self.most && unsent < Self.mostUnsent }

  package func send(_ line: String) { write(line) }

  /// The connection is gone.
  package func close() { keeper.forget(self) }

  /// Answers a line.
  package func take(_ line: String) {
    guard line.utf8.count <= Self.longestLine, let value = ServedValue.read(line) else {
      return write(ServedRequest.Refusal(nil, .unreadable).value.line)
    }
    guard let list = value.list else {
      return answer(value) { [weak self] in if let answer = $0 { self?.write(answer.line) } }
    }
    guard !list.isEmpty else {
      return write(ServedRequest.Refusal(nil, .invalid("an empty list")).value.line)
    }
    let batch = Batch(count: list.count) { [weak self] answers in
      if !answers.isEmpty { self?.write(ServedValue.array(answers).line) }
    }
    for (number, value) in list.enumerated() { answer(value) { batch.take(number, $0) } }
  }

  private func answer(_ value: ServedValue, then completion: @escaping (ServedValue?) -> Void) {
    switch ServedRequest.read(value) {
    case .failure(let refusal): completion(refusal.value)
    case .success(let request):
      open += 1
      perform(request) { [weak self] outcome in
        self?.open -= 1
        completion(request.reply(outcome))
        self?.answerHandler()
      }
    }
  }

  private func perform(_ request: ServedRequest, then completion: @escaping Keeper.Completion) {
    switch request.method {
    case "initialize": completion(.success(AgentTools.greeting(request.parameters)))
    case "ping": completion(.success([:]))
    case _ where request.method.hasPrefix("notifications/"): completion(.success([:]))
    case "tools/list": completion(.success(AgentTools.list))
    case "tools/call": AgentTools.call(request.parameters, keeper, completion)
    default: keeper.perform(request.method, request.parameters, for: self, then: completion)
    }
  }

  /// The answers to a list of requests.
  @MainActor
  private final class Batch {
    private var answers: [ServedValue?]
    private var left: Int
    private let completion: ([ServedValue]) -> Void

    init(count: Int, then completion: @escaping ([ServedValue]) -> Void) {
      answers = Array(repeating: nil, count: count)
      left = count
      self.completion = completion
    }

    func take(_ number: Int, _ answer: ServedValue?) {
      answers[number] = answer
      left -= 1
      if left == 0 { completion(answers.compactMap { $0 }) }
    }
  }
}
