import Foundation
import MessageBus
import UIKit

extension FuzzKind {
  /// Gesture scripts, replayed over a list with a field and a slider.
  static let script = FuzzKind("gestures", .brackets) { bytes in
    ScratchFolder().with("script-\(UUID().uuidString)", [("script.json", bytes)]) { folder in
      let path = folder.appendingPathComponent("script.json").path
      guard case .success(let script) = GestureScript.load(path) else { return }
      FuzzScreen().show({ Board() }, events: script.events)
    }
  }

  /// Calls of assistive programs: an interface, a method, what it is asked of and its arguments.
  static let assistive = FuzzKind("assistive", .lines) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(60)
    FuzzScreen().show {
      Board()
    } _: { window in
      let server = AccessibilityServer()
      var paths = ["/org/a11y/atspi/accessible/root", "/org/a11y/atspi/cache"]
      for line in lines {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count > 2 else { continue }
        let path = Int(words[2]).map { paths[Int($0.magnitude % UInt(paths.count))] } ?? words[2]
        let call = BusCall(
          path: path,
          interface: words[0].contains("freedesktop") ? words[0] : "org.a11y.atspi.\(words[0])",
          member: words[1],
          arguments: words.dropFirst(3).map(argument)
        )
        for answer in server.answer(call) ?? [] { paths += named(answer) }
        if paths.count > 200 { paths.removeLast(paths.count - 200) }
        window.layoutIfNeeded()
      }
    }
  }

  private static func argument(_ word: String) -> BusValue {
    let text = String(word.dropFirst(2))
    return switch word.prefix(2) {
    case "i:": .int(Int32(truncatingIfNeeded: Int(text) ?? 0))
    case "u:": .uint(UInt32(truncatingIfNeeded: Int(text) ?? 0))
    case "x:": .long(Int(text) ?? .max)
    case "d:": .double(Double(text) ?? .nan)
    case "v:": .variant(.double(Double(text) ?? .nan))
    case "b:": .bool(text == "true")
    default: .string(word)
    }
  }

  /// The places that an answer names.
  private static func named(_ value: BusValue) -> [String] {
    if case .path(let path) = value { return [path] }
    return value.parts.prefix(50).flatMap(named)
  }
}

/// A list with something of each sort that can be touched and asked.
final class Board: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let header = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    header.axis = .vertical
    let field = UITextField()
    field.text = "a text 👩‍👩‍👧‍👦 שלום"
    let text = UITextView()
    text.text = "of several\nlines"
    let views: [UIView] = [
      field, text, UISlider(), UISwitch(), UIPageControl(), UIButton(type: .close),
    ]
    for view in views { header.addArrangedSubview(view) }
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
