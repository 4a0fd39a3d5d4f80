import CoreGraphics
import Foundation

/// The tree of views at one moment, as it is compared with another.
@MainActor
struct ViewLook {
  /// One view.
  struct Row {
    /// Its class, and its text or identifier.
    let name: String
    let depth: Int
    /// In the window.
    let frame: CGRect
    /// What is compared, and how it is written.
    let values: [(name: String, value: String)]
  }

  /// By indices from the window down.
  private(set) var rows: [(path: [Int], row: Row)] = []

  /// All views that are not hidden.
  init() {
    for (number, window) in UIApplication.shared.windowList.enumerated() where !window.isHidden {
      collect(window, [number])
    }
  }

  private mutating func collect(_ view: UIView, _ path: [Int]) {
    rows.append((path, Self.row(of: view, depth: path.count - 1)))
    for (number, child) in view.subviews.enumerated() where !child.isHidden {
      collect(child, path + [number])
    }
  }

  private static func row(of view: UIView, depth: Int) -> Row {
    var name = "\(type(of: view))"
    let text = (view as? any TextShowing)?.shownText
    if let text, !text.isEmpty { name += " \"\(text.prefix(40))\"" }
    if let identifier = view.accessibilityIdentifier { name += " #\(identifier)" }
    var values = [
      ("frame", ServedElement.words(view.frame)),
      ("alpha", ServedElement.number(view.alpha)),
      ("background", view.backgroundColor.map { "\($0)" } ?? "none"),
    ]
    if let text { values.append(("text", "\"\(text)\"")) }
    if let view = view as? UIScrollView {
      let offset = view.contentOffset
      values.append(
        ("offset", "(\(ServedElement.number(offset.x)), \(ServedElement.number(offset.y)))")
      )
      values.append(
        (
          "content",
          "\(ServedElement.number(view.contentSize.width)) × \(ServedElement.number(view.contentSize.height))"
        )
      )
    }
    if let control = view as? UIControl {
      values.append(("state", "\(control.state.rawValue)"))
    }
    return Row(
      name: name,
      depth: depth,
      frame: view.convert(view.bounds, to: nil),
      values: values
    )
  }

  /// What is different now, a line each, and how many lines there would be.
  func changes(to new: ViewLook) -> [String] {
    let before = Dictionary(rows.map { ($0.path, $0.row) }) { $1 }
    let after = Dictionary(new.rows.map { ($0.path, $0.row) }) { $1 }
    var lines: [String] = []
    for (path, row) in new.rows {
      guard let old = before[path] else {
        // What is in something new is told with it.
        if before[path.dropLast()] != nil || path.count == 1 {
          lines.append("new: \(row.name) \(ServedElement.words(row.frame))")
        }
        continue
      }
      let oldValues = Dictionary(old.values) { $1 }
      let different = row.values.compactMap { name, value in
        oldValues[name].flatMap { $0 == value ? nil : "\(name) \($0) → \(value)" }
      }
      if Self.kind(old.name) != Self.kind(row.name) {
        lines.append("\(old.name) became \(row.name)")
      } else if !different.isEmpty {
        lines.append("\(row.name): \(different.joined(separator: ", "))")
      }
    }
    for (path, row) in rows where after[path] == nil && after[path.dropLast()] != nil {
      lines.append("gone: \(row.name)")
    }
    return lines
  }

  private static func kind(_ name: String) -> Substring { name.prefix { $0 != " " } }
}
