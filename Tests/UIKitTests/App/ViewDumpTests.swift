import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ViewDumpTests {
  private func dump(_ screen: TestScreen) throws -> [JSONValue] {
    let text = ViewDump.json(of: [screen.window])
    return try JSONDecoder().decode([JSONValue].self, from: Data(text.utf8))
  }

  @Test func `views are written down parents first, with their places`() throws {
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      inner.text = "Grüße \"quoted\"\n積み木"
      inner.accessibilityIdentifier = "inner"
      inner.alpha = 0.5
      outer.layer.cornerRadius = 8
      outer.clipsToBounds = true
      outer.isHidden = true
      outer.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      outer.addSubview(inner)
      try #require(controller.view).addSubview(outer)
      let rows = try dump(screen)
      let last = try #require(rows.last)
      #expect(last["class"].string == "UILabel")
      #expect(last["text"].string == "Grüße \"quoted\"\n積み木")
      #expect(last["frame"].numbers == [1, 2, 30, 40])
      #expect(last["windowFrame"].numbers == [11, 22, 30, 40])
      #expect(last["accessibilityIdentifier"].string == "inner")
      #expect(last["alpha"].number == 0.5)
      let before = rows[rows.count - 2]
      #expect(before["hidden"].bool == true && before["clipsToBounds"].bool == true)
      #expect(before["cornerRadius"].number == 8)
      #expect(last["path"].numbers == before["path"].numbers + [0])
    }
  }
}
