import Testing
import UIKit

/// What can be touched takes its colour from above, and goes grey behind alerts.
@MainActor @Suite struct TintTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private let root = Tinted()
  private let middle = Tinted()
  private let leaf = Tinted()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
    reset()
  }

  private func reset() {
    for view in [root, middle, leaf] { view.changes = 0 }
  }

  private var changes: [Int] { [root, middle, leaf].map(\.changes) }

  @Test func `a tint is handed down to those who have none`() {
    root.tintColor = .systemRed
    #expect(leaf.tintColor == .systemRed && changes == [1, 1, 1])
    reset()
    middle.tintColor = .systemGreen
    #expect(root.tintColor == .systemRed && leaf.tintColor == .systemGreen)
    #expect(changes == [0, 1, 1])
    reset()
    root.tintColor = .systemBlue
    #expect(leaf.tintColor == .systemGreen && changes == [1, 0, 0])
    reset()
    middle.tintColor = nil
    #expect(leaf.tintColor == .systemBlue && changes == [0, 1, 1])
  }

  @Test func `a view is never without a tint`() {
    #expect(UIView().tintColor != nil)
    #expect(UIView().tintColor == leaf.tintColor)
    #expect(UIView().tintAdjustmentMode == .normal)
  }

  @Test func `a view that comes to another superview takes its tint and is told`() {
    let other = UIView()
    other.tintColor = .systemPink
    other.addSubview(middle)
    #expect(leaf.tintColor == .systemPink)
    #expect(middle.changes == 1 && leaf.changes == 1)
    middle.removeFromSuperview()
    #expect(leaf.tintColor == UIView().tintColor)
  }

  @Test func `a dimmed view dims everything below that does not say otherwise`() {
    root.tintColor = .systemRed
    reset()
    root.tintAdjustmentMode = .dimmed
    #expect(middle.tintAdjustmentMode == .dimmed && leaf.tintAdjustmentMode == .dimmed)
    #expect(leaf.tintColor != .systemRed && changes == [1, 1, 1])
    middle.tintAdjustmentMode = .normal
    #expect(leaf.tintAdjustmentMode == .normal && leaf.tintColor == .systemRed)
    middle.tintAdjustmentMode = .automatic
    #expect(leaf.tintAdjustmentMode == .dimmed)
  }

  @Test func `a dimmed tint has no hue left`() throws {
    root.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.tintAdjustmentMode = .dimmed
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    let tint = try #require(leaf.tintColor)
    #expect(tint.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == green && green == blue)
  }

  @Test func `a view with a tint of its own is told when it is dimmed from above`() {
    leaf.tintColor = .systemGreen
    reset()
    root.tintAdjustmentMode = .dimmed
    #expect(leaf.tintColor != .systemGreen)
    #expect(changes == [1, 1, 1])
    reset()
    root.tintAdjustmentMode = .automatic
    #expect(leaf.tintColor == .systemGreen && changes == [1, 1, 1])
  }

  @Test func `a view with a mode of its own is not told of another above`() {
    leaf.tintAdjustmentMode = .normal
    reset()
    root.tintAdjustmentMode = .dimmed
    #expect(changes == [1, 1, 0])
  }

  @Test func `an alert dims what is behind it and gives the colour back`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let button = UIView()
      controller.view.addSubview(button)
      #expect(button.tintAdjustmentMode == .normal)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller.present(alert, animated: false)
      screen.settle()
      #expect(button.tintAdjustmentMode == .dimmed)
      #expect(alert.view.tintAdjustmentMode == .normal)
      controller.dismiss(animated: false)
      screen.settle()
      #expect(button.tintAdjustmentMode == .normal)
    }
  }

  @Test func `a template picture shows in the tint of the day`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 2, height: 2)
    let ink = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
    let view = UIImageView(image: ink.withRenderingMode(.alwaysTemplate))
    view.frame = CGRect(origin: .zero, size: size)
    let holder = UIView(frame: view.frame)
    holder.addSubview(view)
    holder.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Picture.shown(holder) == ["RR", "RR"])
    holder.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(Picture.shown(holder) == ["BB", "BB"])
  }
}
