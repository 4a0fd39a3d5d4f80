// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Writes lists as sentences have them: `a, b, and c`.
open class ListFormatter: Formatter {
  /// The language of the words in between; the current one by default.
  open var locale: Locale! = .autoupdatingCurrent

  /// Writes each item; nil, the default, takes texts as they are.
  open var itemFormatter: Formatter?

  /// Makes a formatter of the current language.
  public override init() { super.init() }

  /// Makes a formatter of the current language: archives of formatters are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A list of texts in the current language.
  open class func localizedString(byJoining strings: [String]) -> String {
    UnitText.list(strings, .and, .current) ?? strings.joined(separator: ", ")
  }

  /// A list; nil where an item cannot be written.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap { item in
      itemFormatter.map { $0.string(for: item) } ?? item as? String ?? "\(item)"
    }
    guard texts.count == items.count else { return nil }
    return UnitText.list(texts, .and, locale ?? .current)
  }

  /// A list; nil for what is none.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
