import Diagnostics

/// The values given to a method, each of the kind that is wanted.
package struct ServedParameters: Sendable {
  /// The longest that anything may take, in seconds of the app's time.
  package static let longest = 3_600.0

  private let values: [String: ServedValue]

  /// Checks the values against what the method takes.
  package init(_ method: ServedMethod, _ value: ServedValue) throws(ServedError) {
    guard case .object(let fields) = value else {
      throw .parameters("The parameters are an object of named values.")
    }
    let known = method.parameters
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard let parameter = known.first(where: { $0.name == name }) else {
        let names = known.map(\.name)
        throw .parameters(
          "\(method.rawValue) takes no \"\(name)\". \(DidYouMean.question(name, in: names))"
            + (names.isEmpty ? "It takes nothing." : "It takes \(names.joined(separator: ", ")).")
        )
      }
      guard parameter.takes(value) else {
        throw .parameters(
          "\"\(name)\" is \(parameter.kindName) (\(parameter.meaning)), not \(value.kindName)."
        )
      }
    }
    for parameter in known where parameter.isNeeded && fields[parameter.name] == nil {
      throw .parameters(
        "\(method.rawValue) needs \"\(parameter.name)\": \(parameter.meaning)."
      )
    }
    values = fields
  }

  package func text(_ name: String) -> String? { values[name]?.text }

  package func texts(_ name: String) -> [String] { values[name]?.list?.compactMap(\.text) ?? [] }

  package func number(_ name: String) -> Double? { values[name]?.double }

  /// A whole number; one that is none is refused.
  package func whole(_ name: String) throws(ServedError) -> Int? {
    guard let number = number(name) else { return nil }
    guard let whole = Int(exactly: number) else {
      throw .parameters("\"\(name)\" is a whole number, not \(number).")
    }
    return whole
  }

  package func flag(_ name: String) -> Bool? { values[name]?.flag }

  package func list(_ name: String) -> [ServedValue]? { values[name]?.list }

  package func numbers(_ name: String, count: Int) throws(ServedError) -> [Double]? {
    guard let numbers = values[name]?.list?.compactMap(\.double) else { return nil }
    guard numbers.count == count else {
      throw .parameters("\"\(name)\" is a list of \(count) numbers, not of \(numbers.count).")
    }
    return numbers
  }

  /// Two numbers.
  package func pair(_ name: String) throws(ServedError) -> (Double, Double)? {
    try numbers(name, count: 2).map { ($0[0], $0[1]) }
  }

  /// A length of time in seconds that a run can take.
  package func seconds(_ name: String, or standard: Double) throws(ServedError) -> Double {
    let seconds = number(name) ?? standard
    guard (0...Self.longest).contains(seconds) else {
      throw .parameters("\"\(name)\" is from 0 to \(Int(Self.longest)) seconds.")
    }
    return seconds
  }
}
