import CoreGraphics
import Foundation

/// The tree of views as JSON; Docs/Dump.md describes it.
@MainActor
package enum ViewDump {
  /// All views of some windows, in tree order.
  package static func json(of windows: [UIWindow]) -> String {
    var rows: [String] = []
    for (index, window) in windows.enumerated() where !window.isHidden {
      collect(window, path: [index], into: &rows)
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  private static func collect(_ view: UIView, path: [Int], into rows: inout [String]) {
    rows.append("  " + JSONText.object(fields(of: view, path: path)))
    for (index, child) in view.subviews.enumerated() {
      collect(child, path: path + [index], into: &rows)
    }
  }

  private static func fields(of view: UIView, path: [Int]) -> [(String, JSONText)] {
    var fields: [(String, JSONText)] = [
      ("class", .string("\(type(of: view))")),
      ("path", .list(path.map { .number(CGFloat($0)) })),
      ("frame", .rect(view.frame)),
      ("windowFrame", .rect(view.convert(view.bounds, to: view.window))),
      ("hidden", .bool(view.isHidden)),
      ("alpha", .number(view.alpha)),
      ("clipsToBounds", .bool(view.clipsToBounds)),
      ("backgroundColor", color(view)),
      ("cornerRadius", .number(view.layer.cornerRadius)),
      ("maskedCorners", .number(CGFloat(view.layer.maskedCorners.rawValue))),
    ]
    if let text = (view as? any TextShowing)?.shownText { fields.append(("text", .string(text))) }
    if let identifier = view.accessibilityIdentifier {
      fields.append(("accessibilityIdentifier", .string(identifier)))
    }
    if let view = view as? UIScrollView { fields += scrollFields(of: view) }
    fields += view.dumpFields
    return fields
  }

  private static func scrollFields(of view: UIScrollView) -> [(String, JSONText)] {
    let inset = view.adjustedContentInset
    return [
      ("contentSize", .numbers([view.contentSize.width, view.contentSize.height])),
      ("contentOffset", .numbers([view.contentOffset.x, view.contentOffset.y])),
      (
        "adjustedContentInset",
        .numbers([inset.top, inset.left, inset.bottom, inset.right])
      ),
    ]
  }

  private static func color(_ view: UIView) -> JSONText {
    guard let color = view.layer.backgroundColor else { return .null }
    let c = color.deviceComponents
    return .numbers([c.red, c.green, c.blue, c.alpha].map { CGFloat($0) })
  }
}

extension UIView {
  /// What a class adds to its line of the dump.
  fileprivate var dumpFields: [(String, JSONText)] {
    (self as? any DumpExtending)?.extraDumpFields ?? []
  }
}
