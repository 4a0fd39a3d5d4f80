/// Why a request has no answer: a code of JSON-RPC 2.0, and a sentence that names the remedy.
struct ServedError: Error, Hashable {
  let code: Int
  let message: String

  static let unreadable = ServedError(
    code: -32700,
    message: "The line is no JSON, or nests deeper than 64. Send one JSON object a line."
  )

  static func invalid(_ why: String) -> ServedError {
    ServedError(code: -32600, message: "This is no JSON-RPC 2.0 request: \(why).")
  }

  static func unknownMethod(_ name: String, _ question: String) -> ServedError {
    ServedError(
      code: -32601,
      message: "There is no method \"\(name)\". \(question)tools/list names them."
    )
  }

  static func parameters(_ why: String) -> ServedError { ServedError(code: -32602, message: why) }

  /// No element is as wanted, or several are.
  static func element(_ why: String) -> ServedError { ServedError(code: -32001, message: why) }

  /// What was asked for cannot be done now.
  static func impossible(_ why: String) -> ServedError { ServedError(code: -32002, message: why) }

  var value: ServedValue {
    .object(["code": .number(Double(code)), "message": .string(message)])
  }
}
