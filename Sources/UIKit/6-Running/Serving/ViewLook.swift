import CoreGraphics
import Foundation

/// The tree of views at one moment, as it is compared with another.
@MainActor
struct ViewLook {
  /// One view.
  struct Row {
    let number: Int
    /// The number of the view around it.
    let parent: Int?
    /// Its class, and its text or identifier.
    let name: String
    let depth: Int
    /// In the window.
    let frame: CGRect
    /// What is compared, and how it is written.
    let values: [(name: String, value: String)]
  }

  private(set) var rows: [Row] = []

  /// All views that are not hidden, parents before their children.
  init(_ numbers: ViewNumbers) {
    for window in UIApplication.shared.windowList where !window.isHidden {
      collect(window, nil, 0, numbers)
    }
  }

  private mutating func collect(
    _ view: UIView,
    _ parent: Int?,
    _ depth: Int,
    _ numbers: ViewNumbers
  ) {
    let number = numbers.number(of: view)
    rows.append(
      Row(
        number: number,
        parent: parent,
        name: Self.name(of: view),
        depth: depth,
        frame: view.convert(view.bounds, to: nil),
        values: Self.values(of: view)
      )
    )
    for child in view.subviews where !child.isHidden {
      collect(child, number, depth + 1, numbers)
    }
  }

  /// The class of a view, with its text and identifier.
  static func name(of view: UIView) -> String {
    var name = "\(type(of: view))"
    if let text = (view as? any TextShowing)?.shownText, !text.isEmpty {
      name += " \"\(text.prefix(40))\""
    }
    if let identifier = view.accessibilityIdentifier { name += " #\(identifier)" }
    return name
  }

  /// What a view looks like.
  static func values(of view: UIView) -> [(name: String, value: String)] {
    var values = [
      ("frame", ServedElement.words(view.frame)),
      ("alpha", ServedElement.number(view.alpha)),
      ("background", view.backgroundColor.map { "\($0)" } ?? "none"),
    ]
    if let text = (view as? any TextShowing)?.shownText { values.append(("text", "\"\(text)\"")) }
    if let label = view as? UILabel {
      values.append(("color", "\(label.textColor as UIColor)"))
      if let clipped = clipping(of: label) { values.append(("clipped", clipped)) }
    }
    if let view = view as? UIScrollView {
      let (offset, content) = (view.contentOffset, view.contentSize)
      let words = [offset.x, offset.y, content.width, content.height].map(ServedElement.number)
      values.append(("offset", "(\(words[0]), \(words[1]))"))
      values.append(("content", "\(words[2]) × \(words[3])"))
    }
    if let control = view as? UIControl { values.append(("state", Self.words(control.state))) }
    return values
  }

  /// What a text needs that is not shown whole; nil where it is.
  static func clipping(of label: UILabel) -> String? {
    guard !label.adjustsFontSizeToFitWidth, label.text?.isEmpty == false else { return nil }
    let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000)
    let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
    let shown = min(
      label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height,
      label.bounds.height
    )
    guard whole > shown + 0.5 else { return nil }
    let (needed, given) = (ServedElement.number(whole), ServedElement.number(shown))
    return "needs \(needed) points of height at its width and shows \(given)"
  }

  private static func words(_ state: UIControl.State) -> String {
    let names: [(UIControl.State, String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
      (.focused, "focused"),
    ]
    let given = names.filter { state.contains($0.0) }.map(\.1)
    return given.isEmpty ? "normal" : given.joined(separator: " and ")
  }

  /// What is different in a later look, a line each.
  func changes(to new: ViewLook) -> [String] {
    let before = Dictionary(rows.map { ($0.number, $0) }) { $1 }
    let after = Set(new.rows.map(\.number))
    var lines: [String] = []
    for row in new.rows {
      guard let old = before[row.number] else {
        // What is in something new is told with it.
        if row.parent.map({ before[$0] != nil }) ?? true {
          lines.append("new: \(row.name) \(ServedElement.words(row.frame))")
        }
        continue
      }
      let oldValues = Dictionary(old.values) { $1 }
      let different = row.values.compactMap { name, value in
        oldValues[name].flatMap { $0 == value ? nil : "\(name) \($0) → \(value)" }
      }
      if !different.isEmpty { lines.append("\(row.name): \(different.joined(separator: ", "))") }
    }
    for row in rows where !after.contains(row.number) {
      if row.parent.map({ after.contains($0) }) ?? true { lines.append("gone: \(row.name)") }
    }
    return lines
  }
}
