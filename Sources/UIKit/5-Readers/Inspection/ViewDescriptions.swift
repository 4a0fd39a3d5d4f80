/// Views and controllers in the words of debuggers, with all that is in them.
@MainActor
package enum ViewDescriptions {
  /// A view and its subviews, each a line, deeper ones behind more bars.
  package static func recursive(_ view: UIView) -> String {
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      lines.append(String(repeating: "   | ", count: depth) + ResponderText.of(view))
      for child in view.subviews { add(child, depth + 1) }
    }
    add(view, 0)
    return lines.joined(separator: "\n")
  }

  /// A controller and those in it, each a line with what it shows.
  package static func hierarchy(_ controller: UIViewController) -> String {
    var lines: [String] = []
    func add(_ controller: UIViewController, _ depth: Int, _ mark: String) {
      let indent = String(repeating: "   | ", count: depth)
      let head = ResponderText.head(of: controller)
      let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
      var view = "(view not loaded)"
      if let loaded = controller.viewIfLoaded {
        view = "<\(ResponderText.head(of: loaded))>"
        if loaded.window == nil { view += " not in the window" }
      }
      lines.append("\(indent)\(mark)<\(head)>, state: \(state), view: \(view)")
      for child in controller.children { add(child, depth + 1, "") }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        add(presented, depth + 1, "+ ")
      }
    }
    add(controller, 0, "")
    return lines.joined(separator: "\n")
  }
}
