import Diagnostics
import Foundation

/// The requests of one client, one JSON text a line, and their answers; Docs/Serve.md describes them.
///
/// Methods are those of `ServedMethod`, and those by which agents' programs find and call them (Model
/// Context Protocol).
@MainActor
struct ServedConversation {
  /// The revisions of the Model Context Protocol that are spoken, the newest first.
  static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The version of our own methods.
  static let version = 1
  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 20

  let screen: ServedScreen

  /// The answer to a line; nil where none is wanted.
  func answer(_ line: String) -> String? {
    guard line.utf8.count <= Self.longestLine, let value = ServedValue.read(line) else {
      return Self.failure(.unreadable, nil).line
    }
    if let list = value.list {
      guard !list.isEmpty else { return Self.failure(.invalid("an empty list"), nil).line }
      let answers = list.compactMap(answer)
      return answers.isEmpty ? nil : ServedValue.array(answers).line
    }
    return answer(value)?.line
  }

  private func answer(_ request: ServedValue) -> ServedValue? {
    let id = request["id"]
    switch id {
    case nil, .string, .number, .null: break
    default: return Self.failure(.invalid("\"id\" is a number or a text"), nil)
    }
    guard case .object = request, request["jsonrpc"]?.text == "2.0" else {
      return Self.failure(.invalid("it says \"jsonrpc\": \"2.0\" nowhere"), id)
    }
    guard let method = request["method"]?.text else {
      return Self.failure(.invalid("it has no \"method\""), id)
    }
    do {
      let result = try perform(method, try Self.parameters(request["params"]))
      // Without an id nobody waits.
      return id.map { ["jsonrpc": "2.0", "id": $0, "result": result] }
    } catch let error as ServedError {
      return id.map { Self.failure(error, $0) }
    } catch {
      return id.map { Self.failure(.impossible(error.localizedDescription), $0) }
    }
  }

  private static func parameters(_ value: ServedValue?) throws -> ServedValue {
    switch value {
    case nil, .null: return .object([:])
    case .object(let fields): return .object(fields)
    default: throw ServedError.parameters("\"params\" is an object of named values.")
    }
  }

  private static func failure(_ error: ServedError, _ id: ServedValue?) -> ServedValue {
    ["jsonrpc": "2.0", "id": id ?? .null, "error": error.value]
  }

  // MARK: Methods

  private func perform(_ method: String, _ parameters: ServedValue) throws -> ServedValue {
    switch method {
    case "initialize": return Self.greeting(parameters)
    case "ping", "notifications/initialized", "notifications/cancelled": return .object([:])
    case "tools/list":
      return .object(["tools": .array(ServedMethod.allCases.map(\.tool))])
    case "tools/call": return try callTool(parameters)
    default:
      guard let known = ServedMethod(rawValue: method) else {
        throw ServedError.unknownMethod(
          method,
          DidYouMean.question(method, in: ServedMethod.allCases.map(\.rawValue))
        )
      }
      return try screen.perform(known, ServedParameters(known, parameters)).value
    }
  }

  private static func greeting(_ parameters: ServedValue) -> ServedValue {
    let wanted = parameters["protocolVersion"]?.text
    return [
      "protocolVersion": .string(revisions.first { $0 == wanted } ?? revisions[0]),
      "capabilities": ["tools": .object([:])],
      "serverInfo": ["name": "tsumiki", "version": .string("\(version)")],
      "instructions": """
      An iOS screen that runs on this machine. Look with see and tree, act with tap, drag, scroll, type and key, \
      ask why with explain, and what an action changed with changes. Elements are named by identifier, label, \
      role or text. Time stands still between requests.
      """,
    ]
  }

  /// Agents are told of mistakes in the result, where they read it.
  private func callTool(_ parameters: ServedValue) throws -> ServedValue {
    let name = parameters["name"]?.text ?? ""
    guard let method = ServedMethod(rawValue: name) else {
      throw ServedError.parameters(
        "There is no tool \"\(name)\". "
          + DidYouMean.question(name, in: ServedMethod.allCases.map(\.rawValue))
          + "tools/list names them."
      )
    }
    do {
      let arguments = try Self.parameters(parameters["arguments"])
      let answer = try screen.perform(method, ServedParameters(method, arguments))
      return ["content": .array(answer.content), "isError": false]
    } catch let error as ServedError {
      return [
        "content": [["type": "text", "text": .string(error.message)]], "isError": true,
      ]
    }
  }
}
