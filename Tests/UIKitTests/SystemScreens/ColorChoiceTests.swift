import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Wells and sliders of colours.
@MainActor @Suite struct ColorChoiceTests {
  private final class Told: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    var ends = 0

    func colorPickerViewController(
      _ controller: UIColorPickerViewController,
      didSelect color: UIColor,
      continuously: Bool
    ) { colors.append(color) }

    func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) { ends += 1 }
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  private func showing(
    _ picker: UIColorPickerViewController,
    _ body: (TestScreen, UIViewController) throws -> Void
  ) throws {
    let page = UIViewController()
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      page.present(picker, animated: false)
      screen.settle()
      try body(screen, page)
    }
  }

  @Test func `a picker starts white, with opacity`() {
    let picker = UIColorPickerViewController()
    #expect(picker.selectedColor == .white && picker.supportsAlpha && picker.delegate == nil)
  }

  @Test func `sliders show the parts of the colour and change them one by one`() throws {
    let (picker, told) = (UIColorPickerViewController(), Told())
    picker.delegate = told
    picker.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    try showing(picker) { screen, _ in
      let ways = try #require(views(UISegmentedControl.self, in: picker.view).first)
      ways.selectedSegmentIndex = 2
      ways.sendActions(for: .valueChanged)
      screen.settle()
      func slider(_ name: String) -> UISlider? {
        MainActor.assumeIsolated {
          views(UISlider.self, in: picker.view).first { $0.accessibilityLabel == name }
        }
      }
      let parts = try ["Red", "Green", "Blue", "Opacity"].map { try #require(slider($0)).value }
      #expect(parts == [1, 0.5, 0, 1])
      let blue = try #require(slider("Blue"))
      blue.value = 1
      blue.sendActions(for: .valueChanged)
      #expect(picker.selectedColor == UIColor(red: 1, green: 0.5, blue: 1, alpha: 1))
      let opacity = try #require(slider("Opacity"))
      opacity.value = 0.25
      opacity.sendActions(for: .valueChanged)
      #expect(picker.selectedColor == UIColor(red: 1, green: 0.5, blue: 1, alpha: 0.25))
      #expect(
        told.colors == [
          UIColor(red: 1, green: 0.5, blue: 1, alpha: 1),
          UIColor(red: 1, green: 0.5, blue: 1, alpha: 0.25),
        ]
      )
    }
  }

  @Test func `each way to choose shows alone`() throws {
    let picker = UIColorPickerViewController()
    try showing(picker) { screen, _ in
      let ways = try #require(views(UISegmentedControl.self, in: picker.view).first)
      #expect((0..<3).map { ways.titleForSegment(at: $0) } == ["Grid", "Spectrum", "Sliders"])
      for way in 0..<3 {
        ways.selectedSegmentIndex = way
        ways.sendActions(for: .valueChanged)
        screen.settle()
        let fields = views(ColorField.self, in: picker.view).filter { !$0.isHidden }
        #expect(fields.count == (way == 2 ? 0 : 1))
        let parts = views(ColorSlidersView.self, in: picker.view).filter { !$0.isHidden }
        #expect(parts.count == (way == 2 ? 1 : 0))
      }
    }
  }

  @Test func `colours without opacity have no slider for it`() throws {
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = false
    try showing(picker) { screen, _ in
      let opacity = try #require(
        views(ColorSlider.self, in: picker.view).first { slider in
          views(UISlider.self, in: slider).first?.accessibilityLabel == "Opacity"
        }
      )
      #expect(opacity.isHidden)
      picker.supportsAlpha = true
      screen.settle()
      #expect(!opacity.isHidden)
    }
  }

  @Test func `the button that closes ends the choice`() throws {
    let (picker, told) = (UIColorPickerViewController(), Told())
    picker.delegate = told
    try showing(picker) { screen, page in
      let close = try #require(
        views(UIButton.self, in: picker.view).first { $0.accessibilityLabel == "Close" }
      )
      let place = close.convert(CGPoint(x: 15, y: 15), to: nil as UIView?)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(page.presentedViewController == nil && told.ends == 1 && told.colors.isEmpty)
    }
  }

  // MARK: Wells

  @Test func `a well is a small button without a colour`() {
    let well = UIColorWell()
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.accessibilityTraits.contains(.button) && well.isAccessibilityElement)
  }

  @Test func `a tap on a well opens a picker of its colour, which the well takes`() throws {
    let page = UIViewController()
    let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
    well.title = "Ink"
    well.supportsAlpha = false
    well.selectedColor = .black
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    page.view.addSubview(well)
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      screen.tap(122, 122)
      screen.settle()
      let picker = try #require(page.presentedViewController as? UIColorPickerViewController)
      #expect(picker.title == "Ink" && !picker.supportsAlpha && picker.selectedColor == .black)
      let grid = try #require(views(ColorField.self, in: picker.view).first { !$0.isHidden })
      let frame = grid.convert(grid.bounds, to: nil as UIView?)
      screen.tap(Double(frame.minX) + 4, Double(frame.minY) + 4)
      #expect(well.selectedColor.map { ColorParts($0).hex } == "FFFFFF" && changes > 0)
    }
  }

  @Test func `a disabled well opens nothing`() throws {
    let page = UIViewController()
    let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
    well.isEnabled = false
    page.view.addSubview(well)
    TestScreen.showing(page, width: 390, height: 844) { screen in
      screen.tap(122, 122)
      screen.settle()
      #expect(page.presentedViewController == nil)
    }
  }

  @Test func `code that sets a well's colour tells nobody`() {
    let well = UIColorWell()
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    well.selectedColor = .systemRed
    #expect(changes == 0 && well.selectedColor == .systemRed)
  }

  @Test(arguments: [
    (UIColor(red: 1, green: 0, blue: 0, alpha: 1), "FF0000"),
    (UIColor(white: 0.2, alpha: 1), "333333"), (UIColor(white: 0, alpha: 0.2), "000000"),
    (UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), "336699"),
  ])
  func `colours in words`(_ color: UIColor, _ hex: String) {
    #expect(ColorParts(color).hex == hex)
  }
}
