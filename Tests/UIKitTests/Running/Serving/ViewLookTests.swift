import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// Trees of views compared.
@MainActor @Suite struct ViewLookTests {
  /// The lines of what an action changes in a window.
  private func changes(_ fill: (UIView) -> Void, _ act: (UIView) -> Void) -> [String] {
    let context = ScreenContext()
    return context.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      fill(root.view)
      window.layoutIfNeeded()
      let numbers = ViewNumbers()
      let before = ViewLook(numbers)
      act(root.view)
      window.layoutIfNeeded()
      let lines = before.changes(to: ViewLook(numbers))
      window.isHidden = true
      return lines
    }
  }

  private func view(_ name: String, _ x: CGFloat = 0) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = name
    return view
  }

  @Test func `a view that comes between others is the only one that is new`() {
    let lines = changes {
      $0.addSubview(view("a"))
      $0.addSubview(view("b"))
    } _: {
      let new = view("new")
      new.addSubview(view("inner"))
      $0.insertSubview(new, at: 0)
    }
    #expect(lines == ["new: UIView #new (0, 0, 10 × 10)"])
  }

  @Test func `a view that goes is told with all that is in it`() {
    let lines = changes {
      let outer = view("outer")
      outer.addSubview(view("inner"))
      $0.addSubview(outer)
      $0.addSubview(view("stays"))
    } _: {
      $0.subviews[0].removeFromSuperview()
    }
    #expect(lines == ["gone: UIView #outer"])
  }

  @Test func `what differs is told by its name, before and after`() {
    let lines = changes {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      label.text = "one"
      $0.addSubview(label)
      $0.addSubview(view("moves"))
    } _: {
      ($0.subviews[0] as? UILabel)?.text = "two"
      $0.subviews[1].frame.origin.x = 5
      $0.subviews[1].alpha = 0.5
    }
    #expect(
      lines == [
        "UILabel \"two\": text \"one\" → \"two\"",
        "UIView #moves: frame (0, 0, 10 × 10) → (5, 0, 10 × 10), alpha 1 → 0.5",
      ]
    )
  }

  @Test func `hidden views are not there`() {
    let lines = changes {
      $0.addSubview(view("a"))
    } _: {
      $0.subviews[0].isHidden = true
    }
    #expect(lines == ["gone: UIView #a"])
  }

  @Test(arguments: [
    (1, 200.0, false), (1, 40, true), (2, 40, true), (0, 40, true), (0, 200, false),
  ])
  func `text that is not shown whole says so`(_ lines: Int, _ width: Double, _ isClipped: Bool) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 22))
    label.text = "Some words to read"
    label.numberOfLines = lines
    let values = ViewLook.values(of: label)
    #expect(values.contains { $0.name == "clipped" } == isClipped)
  }

  @Test func `a view keeps its number while it lives`() {
    let numbers = ViewNumbers()
    let kept = UIView()
    let number = numbers.number(of: kept)
    var others: Set<Int> = []
    for _ in 0..<3_000 { others.insert(numbers.number(of: UIView())) }
    #expect(others.count == 3_000 && !others.contains(number))
    #expect(numbers.number(of: kept) == number)
    #expect(numbers.view(number) === kept)
    #expect(numbers.view(number + 1) == nil)
  }
}
