/// Why a request has no answer: a code of JSON-RPC 2.0, and a sentence that names the remedy.
package struct ServedError: Error, Hashable {
  package let code: Int
  package let message: String

  package init(code: Int, message: String) { (self.code, self.message) = (code, message) }

  package static let unreadable = ServedError(
    code: -32700,
    message: "The line is no JSON, or nests deeper than 64. Send one JSON object a line."
  )

  package static func invalid(_ why: String) -> ServedError {
    ServedError(code: -32600, message: "This is no JSON-RPC 2.0 request: \(why).")
  }

  package static func unknownMethod(_ name: String, _ question: String) -> ServedError {
    ServedError(
      code: -32601,
      message: "There is no method \"\(name)\". \(question)tools/list names them."
    )
  }

  package static func parameters(_ why: String) -> ServedError {
    ServedError(code: -32602, message: why)
  }

  /// No element is as wanted, or several are.
  package static func element(_ why: String) -> ServedError {
    ServedError(code: -32001, message: why)
  }

  /// What was asked for cannot be done now.
  package static func impossible(_ why: String) -> ServedError {
    ServedError(code: -32002, message: why)
  }

  /// The app is not there any more.
  package static func ended(_ why: String) -> ServedError {
    ServedError(code: -32003, message: why)
  }

  /// The app cannot be built.
  package static func build(_ why: String) -> ServedError {
    ServedError(code: -32004, message: why)
  }

  package var value: ServedValue {
    .object(["code": .number(Double(code)), "message": .string(message)])
  }
}
