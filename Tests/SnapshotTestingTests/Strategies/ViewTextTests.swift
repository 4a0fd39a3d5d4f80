import SnapshotTesting
import Testing
import UIKit

/// Views and controllers as texts.
@MainActor @Suite(.serialized) struct ViewTextTests {
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 80))
    card.backgroundColor = .white
    let title = UILabel(frame: CGRect(x: 16, y: 8, width: 100, height: 20))
    title.text = "Kyoto"
    let picture = UIView(frame: CGRect(x: 150, y: 8.5, width: 40, height: 40.3333))
    picture.clipsToBounds = true
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 40, width: 90, height: 30)
    button.setTitle("Book", for: .normal)
    button.accessibilityHint = "Opens the calendar"
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    hidden.isHidden = true
    for view in [title, picture, button, hidden] { card.addSubview(view) }
    return card
  }

  @Test func `a recursive description has a line a view, without addresses`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
    inner.alpha = 0.5
    view.addSubview(inner)
    #expect(
      SnapshotFolder.text(view, as: .recursiveDescription) == """
        <UIView; frame = (0 0; 40 40); layer = <CALayer>>
           | <UIView; frame = (2 3; 4 5); alpha = 0.5; layer = <CALayer>>
        """
    )
    #expect(
      SnapshotFolder.text(view, as: .recursiveDescription(size: CGSize(width: 22, height: 22)))
        .hasPrefix("<UIView; frame = (0 0; 22 22);")
    )
  }

  @Test func `a hierarchy has a line a controller`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack, UIViewController()]
    let lines = SnapshotFolder.text(tabs, as: .hierarchy).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
    #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"))
    #expect(lines[2] == "   |    | <UIViewController>, state: appeared, view: <UIView>")
    #expect(
      lines[3] == "   | <UIViewController>, state: disappeared, view: (view not loaded)"
    )
  }

  @Test func `frames have no size for what shows text`() {
    #expect(
      SnapshotFolder.text(card(), as: .frames) == """
        UIView (10, 10, 200, 80)
          UILabel "Kyoto"
          UIView (150, 8.5, 40, 40.33)
          UIButton "Book"
        """
    )
    #expect(
      SnapshotFolder.text(card(), as: .frames(includesTexts: true)).contains(
        "UILabel \"Kyoto\" (16, 8, 100, 20)"
      )
    )
  }

  @Test func `frames of a list have its cells in order`() {
    let size = CGSize(width: 220, height: 100)
    let text = SnapshotFolder.text(
      ProfileList() as UIViewController,
      as: .frames(on: ViewImageConfig(size: size))
    )
    let cells = text.split(separator: "\n").filter { $0.contains("ProfileCell") }
    #expect(cells.first == "    ProfileCell (10, 0, 200, 40)")
    #expect(text.contains("      UILabel \"Tokyo\""))
    #expect(!text.contains("ndicator"))
  }

  @Test func `accessibility has what is told, in its order`() {
    #expect(
      SnapshotFolder.text(card(), as: .accessibility) == """
        text "Kyoto"
        button "Book", hint "Opens the calendar"
        """
    )
  }

  @Test func `a picture of what is told is taller by what it says`() throws {
    let folder = try SnapshotFolder()
    _ = folder.verify(card(), as: .accessibilityImage)
    let file = folder.url.appendingPathComponent("test.it.linux.png")
    let picture = try #require(UIImage(contentsOfFile: file.path))
    let scale = UIScreen.main.scale
    #expect(picture.size.width == 240 * scale)
    #expect(picture.size.height > 110 * scale)
    #expect(folder.verify(card(), as: .accessibilityImage) == nil)
  }
}
