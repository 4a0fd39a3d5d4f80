/// One request of JSON-RPC 2.0.
package struct ServedRequest: Hashable, Sendable {
  /// What the answer is marked with; without one nobody waits for it.
  package var id: ServedValue?
  package var method: String
  /// Named values.
  package var parameters: ServedValue

  package init(id: ServedValue? = nil, _ method: String, _ parameters: ServedValue = [:]) {
    (self.id, self.method, self.parameters) = (id, method, parameters)
  }

  /// Reads a request; where there is none, the failure is what to answer.
  package static func read(_ value: ServedValue) -> Result<ServedRequest, Refusal> {
    let id = value["id"]
    switch id {
    case nil, .string, .number, .null: break
    default: return .failure(Refusal(nil, .invalid("\"id\" is a number or a text")))
    }
    guard case .object = value, value["jsonrpc"]?.text == "2.0" else {
      return .failure(Refusal(id, .invalid("it says \"jsonrpc\": \"2.0\" nowhere")))
    }
    guard let method = value["method"]?.text else {
      return .failure(Refusal(id, .invalid("it has no \"method\"")))
    }
    switch value["params"] {
    case nil, .null: return .success(ServedRequest(id: id, method))
    case .object(let fields): return .success(ServedRequest(id: id, method, .object(fields)))
    default:
      return .failure(Refusal(id, .parameters("\"params\" is an object of named values.")))
    }
  }

  /// The request as a line says it.
  package var value: ServedValue {
    var fields: [String: ServedValue] = [
      "jsonrpc": "2.0", "method": .string(method), "params": parameters,
    ]
    if let id { fields["id"] = id }
    return .object(fields)
  }

  /// The answer to the request; nil where nobody waits.
  package func reply(_ outcome: Result<ServedValue, ServedError>) -> ServedValue? {
    guard let id else { return nil }
    switch outcome {
    case .success(let result): return ["jsonrpc": "2.0", "id": id, "result": result]
    case .failure(let error): return Refusal(id, error).value
    }
  }

  /// An answer to what is no request, or cannot be done.
  package struct Refusal: Error {
    package let id: ServedValue?
    package let error: ServedError

    package init(_ id: ServedValue?, _ error: ServedError) { (self.id, self.error) = (id, error) }

    package var value: ServedValue {
      ["jsonrpc": "2.0", "id": id ?? .null, "error": error.value]
    }
  }
}
