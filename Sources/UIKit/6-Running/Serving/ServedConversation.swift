import Diagnostics
import Foundation
import ScreenProtocol

/// The requests to one screen, one JSON text a line, and their answers; Docs/Serve.md describes them.
@MainActor
struct ServedConversation {
  let screen: ServedScreen

  /// The answer to a line; nil where none is wanted.
  func answer(_ line: String) -> ServedValue? {
    guard line.utf8.count <= ServedLines.longest, let value = ServedValue.read(line) else {
      return ServedRequest.Refusal(nil, .unreadable).value
    }
    switch ServedRequest.read(value) {
    case .failure(let refusal): return refusal.value
    case .success(let request): return request.reply(outcome(of: request))
    }
  }

  private func outcome(of request: ServedRequest) -> Result<ServedValue, ServedError> {
    guard let method = ServedMethod(rawValue: request.method), method.place == .screen else {
      let names = ServedMethod.allCases.filter { $0.place == .screen }.map(\.rawValue)
      return .failure(
        .unknownMethod(request.method, DidYouMean.question(request.method, in: names))
      )
    }
    do throws(ServedError) {
      let parameters = try ServedParameters(method, request.parameters)
      let began = screen.frames.next
      var answer = try screen.perform(method, parameters)
      if method.isAction {
        answer.fields["began"] = .number(began)
        answer.fields["time"] = .number(screen.frames.next)
      }
      return .success(answer.value)
    } catch {
      return .failure(error)
    }
  }
}
