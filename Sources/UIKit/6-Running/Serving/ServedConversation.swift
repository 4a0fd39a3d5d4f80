import CoreGraphics
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

  private func tell(
    _ jump: FrameMeter.Jump,
    from began: Double,
    in answer: inout ServedAnswer
  ) {
    let points = (Double(jump.points) * 100).rounded() / 100
    answer.fields["jump"] = [
      "points": .number(points), "time": .number(jump.time), "what": .string(jump.words),
    ]
    guard !answer.text.isEmpty else { return }
    let after = ServedElement.number(CGFloat(max(0, jump.time - began)))
    answer.text += "\nWhat is in sight jumped after \(after) s: \(jump.words)."
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
      if method.isAction { screen.meter.beginAction() }
      var answer = try screen.perform(method, parameters)
      screen.keepDefaults()
      if method.isAction {
        answer.fields["began"] = .number(began)
        answer.fields["time"] = .number(screen.frames.next)
        if let jump = screen.meter.jumpOfAction { tell(jump, from: began, in: &answer) }
      }
      return .success(answer.value)
    } catch {
      return .failure(error)
    }
  }
}
