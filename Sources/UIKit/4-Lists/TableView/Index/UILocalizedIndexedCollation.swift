import Foundation

/// Sorts objects into the sections of an index: A to Z, and # for all else.
///
/// The sections are those of English whatever the language is; letters with marks stand with those
/// without.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// The sections of the current language.
  open class func current() -> UILocalizedIndexedCollation { shared }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) + ["#"]

  nonisolated override init() { super.init() }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters }

  /// The titles of the index at the edge of a table.
  open var sectionIndexTitles: [String] { Self.letters }

  /// The section to which a title of the index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), sectionTitles.count - 1)
  }

  /// The section of an object, by the text that a method or property of it gives.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector)
    let first = text.first { !$0.isWhitespace }.map(String.init) ?? ""
    let options: String.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    let letter = first.folding(options: options, locale: nil).uppercased().prefix(1)
    return Self.letters.firstIndex(of: String(letter)) ?? Self.letters.count - 1
  }

  /// Objects in the order of the texts that a method or property of them gives.
  open func sortedArray(
    from array: [Any],
    collationStringSelector selector: Selector
  ) -> [Any] {
    array.map { (object: $0, text: Self.text(of: $0, selector)) }.enumerated().sorted { a, b in
      switch a.element.text.localizedCaseInsensitiveCompare(b.element.text) {
      case .orderedAscending: true
      case .orderedDescending: false
      // Equal texts keep their order.
      case .orderedSame: a.offset < b.offset
      }
    }.map(\.element.object)
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String {
      switch selector.name {
      case "uppercaseString", "uppercased": return text.uppercased()
      case "lowercaseString", "lowercased": return text.lowercased()
      default: return text
      }
    }
    let asked = object as AnyObject
    if SelectorTable.hasMethod(asked, selector) {
      return SelectorTable.perform(selector, on: asked) as? String ?? ""
    }
    let known = KeyTable.value(selector.name, of: asked)
    if known.isKnown { return known.value as? String ?? "" }
    if selector.name == "description" { return "\(object)" }
    // Told as any method that is not there.
    return SelectorTable.perform(selector, on: asked) as? String ?? ""
  }
}
