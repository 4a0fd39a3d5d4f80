import CoreGraphics
import Diagnostics
import Foundation
import ScreenProtocol

/// What somebody says of an element: all that is given must fit.
@MainActor
struct ElementQuery {
  var identifier: String?
  var label: String?
  var role: String?
  var text: String?
  /// What one of the elements around it is called.
  var within: String?
  /// Which of several, from 0.
  var index: Int?

  var isEmpty: Bool {
    identifier == nil && label == nil && role == nil && text == nil && within == nil && index == nil
  }

  /// The elements that fit, in the order of the tree; of several that with the index, if one is given.
  func matches(in elements: [ServedElement]) -> [ServedElement] {
    let found = elements.filter { element in
      fits(element) && (within.map { isAround(element, in: elements, $0) } ?? true)
    }
    guard let index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// The elements that fit; none is an error that says what there is.
  func some(in elements: [ServedElement]) throws(ServedError) -> [ServedElement] {
    let found = matches(in: elements)
    guard found.isEmpty else { return found }
    var others = self
    others.index = nil
    let count = others.matches(in: elements).count
    guard let index, count > 0 else {
      throw .element("No element has \(words). \(nearest(in: elements))")
    }
    throw .element(
      "There is no element \(index) with \(words): there are \(count). Count from 0."
    )
  }

  /// The one element that is meant.
  func one(in elements: [ServedElement]) throws(ServedError) -> ServedElement {
    let found = try some(in: elements)
    let only = found[0]
    guard found.count == 1 else {
      let lines = found.prefix(8).enumerated().map { "  \($0): \($1.line)" }
      throw .element(
        "\(found.count) elements have \(words). Say which with index, within or role:\n"
          + lines.joined(separator: "\n") + (found.count > 8 ? "\n  ..." : "")
      )
    }
    return only
  }

  private func fits(_ element: ServedElement) -> Bool {
    if let identifier, element.identifier != identifier { return false }
    if let label, element.label != label { return false }
    if let role, element.role != role { return false }
    if let text {
      let isThere = [element.label, element.value].contains {
        $0?.range(of: text, options: .caseInsensitive) != nil
      }
      if !isThere { return false }
    }
    return true
  }

  private func isAround(
    _ element: ServedElement,
    in elements: [ServedElement],
    _ name: String
  ) -> Bool {
    var parent = element.parent
    while let number = parent {
      let outer = elements[number]
      if outer.identifier == name
        || outer.label?.range(of: name, options: .caseInsensitive) != nil
      {
        return true
      }
      parent = outer.parent
    }
    return false
  }

  /// The query as a message shows it.
  private var words: String {
    let parts = [
      ("identifier", identifier), ("label", label), ("role", role), ("text", text),
      ("within", within),
    ]
    let given = parts.compactMap { name, value in value.map { "\(name) \"\($0)\"" } }
    return given.isEmpty ? "any name" : given.joined(separator: " and ")
  }

  private func nearest(in elements: [ServedElement]) -> String {
    let wanted = identifier ?? label ?? text ?? within
    let names = elements.flatMap { [$0.identifier, $0.label, $0.value].compactMap { $0 } }
    var seen: Set<String> = []
    let different = names.filter { seen.insert($0).inserted }
    let question = wanted.map { DidYouMean.question($0, in: different) } ?? ""
    let some = different.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return question
      + (some.isEmpty
        ? "Nothing on the screen has a name."
        : "On the screen are \(some)"
          + (different.count > 12 ? " and \(different.count - 12) more." : "."))
  }
}

extension ServedParameters {
  /// The element that is named; nil where none is.
  @MainActor func query() throws(ServedError) -> ElementQuery? {
    let query = ElementQuery(
      identifier: text("identifier"),
      label: text("label"),
      role: text("role"),
      text: text("text"),
      within: text("within"),
      index: try whole("index")
    )
    return query.isEmpty ? nil : query
  }
}
