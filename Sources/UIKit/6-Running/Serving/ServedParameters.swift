import CoreGraphics
import Diagnostics

/// The values given to a method, each of the kind that is wanted.
struct ServedParameters {
  private let values: [String: ServedValue]

  /// Checks the values against what the method takes.
  init(_ method: ServedMethod, _ value: ServedValue) throws(ServedError) {
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

  func text(_ name: String) -> String? { values[name]?.text }

  func texts(_ name: String) -> [String] { values[name]?.list?.compactMap(\.text) ?? [] }

  func number(_ name: String) -> Double? { values[name]?.double }

  func flag(_ name: String) -> Bool? { values[name]?.flag }

  /// Two numbers.
  func pair(_ name: String) -> (Double, Double)? {
    guard let numbers = values[name]?.list?.compactMap(\.double), numbers.count == 2 else {
      return nil
    }
    return (numbers[0], numbers[1])
  }

  /// A length of time in seconds that a run can take.
  func seconds(_ name: String, or standard: Double) throws(ServedError) -> Double {
    let seconds = number(name) ?? standard
    guard (0...GestureLimits.longest).contains(seconds) else {
      throw .parameters("\"\(name)\" is from 0 to \(Int(GestureLimits.longest)) seconds.")
    }
    return seconds
  }

  /// The element that is named; nil where none is.
  @MainActor var query: ElementQuery? {
    let query = ElementQuery(
      identifier: text("identifier"),
      label: text("label"),
      role: text("role"),
      text: text("text"),
      within: text("within"),
      index: number("index").flatMap(Int.init(exactly:))
    )
    return query.isEmpty ? nil : query
  }
}
