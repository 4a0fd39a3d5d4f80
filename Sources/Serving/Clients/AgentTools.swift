import Diagnostics
import Foundation
import ScreenProtocol

/// The methods as tools of agents (Model Context Protocol).
@MainActor
enum AgentTools {
  /// The revisions of the protocol that are spoken, the newest first.
  private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The version of our own methods.
  private static let version = 2

  static func greeting(_ parameters: ServedValue) -> ServedValue {
    let wanted = parameters["protocolVersion"]?.text
    return [
      "protocolVersion": .string(revisions.first { $0 == wanted } ?? revisions[0]),
      "capabilities": ["tools": .object([:])],
      "serverInfo": ["name": "tsumiki", "version": .string("\(version)")],
      "instructions": """
      iOS screens that run on this machine. Look with see and tree, act with tap, drag, scroll, type and key, ask why \
      with explain, and what an action changed with changes. Elements are named by identifier, label, role or text. \
      Time stands still between requests. When a file of the app changes it is built again and brought back to where \
      it was before the next answer.
      """,
    ]
  }

  private static let tools = ServedMethod.allCases.filter(\.isTool)

  static let list: ServedValue = .object(["tools": .array(tools.map(\.tool))])

  /// Agents are told of mistakes in the result, where they read it.
  static func call(
    _ parameters: ServedValue,
    _ keeper: Keeper,
    _ completion: @escaping Keeper.Completion
  ) {
    let name = parameters["name"]?.text ?? ""
    guard let method = tools.first(where: { $0.rawValue == name }) else {
      let question = DidYouMean.question(name, in: tools.map(\.rawValue))
      return completion(
        .failure(.parameters("There is no tool \"\(name)\". \(question)tools/list names them."))
      )
    }
    let arguments: ServedValue
    switch parameters["arguments"] {
    case nil, .null: arguments = [:]
    case .object(let fields): arguments = .object(fields)
    default:
      return completion(.failure(.parameters("\"arguments\" is an object of named values.")))
    }
    keeper.perform(method.rawValue, arguments) { outcome in
      switch outcome {
      case .success(let result):
        completion(.success(["content": .array(content(of: result)), "isError": false]))
      case .failure(let error):
        completion(
          .success([
            "content": [["type": "text", "text": .string(error.message)]], "isError": true,
          ])
        )
      }
    }
  }

  /// The parts of an answer that agents are shown.
  private static func content(of result: ServedValue) -> [ServedValue] {
    var text = result["text"]?.text ?? ""
    for name in ["steps", "tree"] {
      if let value = result[name] { text += "\n\(value.line)" }
    }
    if let left = result["leftOutWords"]?.text { text += "\n(\(left))" }
    if let stale = result["stale"]?.text {
      text += "\nWhat is shown is not what is in the files:\n\(stale)"
    }
    var parts: [ServedValue] = [["type": "text", "text": .string(text)]]
    if let picture = result["png"] {
      parts.append(["type": "image", "data": picture, "mimeType": "image/png"])
    }
    return parts
  }
}
