import CoreGraphics
import Diagnostics
import Testing
import UIKit
import WindowHost

/// Wheels of numbers, and what is chosen.
@MainActor
private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let log = CallLog()
  var counts = [20, 5]
  var widths: [CGFloat] = [0, 0]
  var height: CGFloat = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "\(component).\(row)" }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component]
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    height
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.lines.append("\(component).\(row)")
  }
}

/// Wheels that are called by names.
@MainActor
private final class SpokenNumbers: NSObject, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? { component == 0 ? "Hours" : nil }

  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { NSAttributedString(string: "Sets wheel \(component)") }

  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { component == 0 ? ["Hour", "First"] : [] }
}

/// Wheels whose rows are views.
@MainActor
private final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var made = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    1_000
  }

  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 }
    let swatch = view ?? UIView()
    swatch.tag = row
    return swatch
  }
}

@MainActor @Suite struct PickerViewTests {
  private func show(
    _ numbers: Numbers,
    isRightToLeft: Bool = false,
    _ body: (TestScreen, UIPickerView) throws -> Void
  ) rethrows {
    let root = UIViewController()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    let configure: (inout Device) -> Void = { $0.isRightToLeft = isRightToLeft }
    try TestScreen.showing(root, configure: configure) { screen in
      root.view.addSubview(picker)
      screen.step()
      try body(screen, picker)
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test(arguments: [100_000, 1e300])
  func `a wheel that is larger than any screen shows no more rows than a large screen`(
    height: CGFloat
  ) {
    let numbers = Numbers()
    numbers.counts = [10_000]
    numbers.widths = [0]
    show(numbers) { screen, picker in
      picker.frame.size.height = height
      screen.step()
      #expect((2...514).contains(labels(picker).count))
    }
  }

  @Test func `the delegate says what wheels are called`() throws {
    let numbers = SpokenNumbers()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    picker.layoutIfNeeded()
    func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
    let wheels = all(picker).filter { $0.accessibilityTraits.contains(.adjustable) }
    try #require(wheels.count == 2)
    #expect(wheels.map(\.accessibilityLabel) == ["Hours", nil])
    #expect(wheels.map(\.accessibilityAttributedLabel?.string) == ["Hours", nil])
    #expect(wheels.map(\.accessibilityHint) == ["Sets wheel 0", "Sets wheel 1"])
    #expect(wheels.map(\.accessibilityUserInputLabels) == [["Hour", "First"], []])
  }

  @Test func `wheels share the width and show their rows on a cylinder`() throws {
    let numbers = Numbers()
    try show(numbers) { _, picker in
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
      #expect(picker.selectedRow(inComponent: 0) == 0)
      let chosen = try #require(labels(picker).first { $0.text == "0.0" })
      let next = try #require(labels(picker).first { $0.text == "0.1" })
      let far = try #require(labels(picker).first { $0.text == "0.3" })
      #expect(chosen.convert(chosen.bounds, to: picker).midY == 108)
      #expect(chosen.alpha == 1 && next.alpha < 0.6 && far.alpha < next.alpha)
      #expect(far.frame.height < next.frame.height && next.frame.height < chosen.frame.height)
      #expect(labels(picker).first { $0.text == "0.9" } == nil)
    }
  }

  @Test func `a finger turns a wheel, which comes to rest on a row`() {
    let numbers = Numbers()
    show(numbers) { screen, picker in
      screen.drag(from: (80, 208), to: (80, 130), frames: 20)
      screen.settle()
      let row = picker.selectedRow(inComponent: 0)
      #expect(row >= 2 && numbers.log.take() == ["0.\(row)"])
      let wheel = picker.subviews.compactMap { $0 as? UIScrollView }[0]
      let rest = (wheel.contentOffset.y + wheel.contentInset.top).truncatingRemainder(
        dividingBy: 32
      )
      #expect(abs(rest) < 0.01)
    }
  }

  @Test func `a tap chooses the row it hits, code chooses without a word`() {
    let numbers = Numbers()
    show(numbers) { screen, picker in
      screen.tap(240, 208 + 30)
      screen.settle()
      #expect(picker.selectedRow(inComponent: 1) == 1 && numbers.log.take() == ["1.1"])
      picker.selectRow(4, inComponent: 1, animated: true)
      #expect(picker.selectedRow(inComponent: 1) == 4)
      screen.settle()
      picker.selectRow(3, inComponent: 0, animated: false)
      screen.step()
      #expect(numbers.log.take().isEmpty && picker.selectedRow(inComponent: 0) == 3)
      // The wheel of a mouse goes by rows, too.
      screen.wheel(80, 208, dy: -40)
      screen.settle()
      let row = picker.selectedRow(inComponent: 0)
      #expect(row > 3 && numbers.log.take() == ["0.\(row)"])
    }
  }

  @Test func `keys turn the wheel that has focus`() {
    let numbers = Numbers()
    show(numbers) { screen, picker in
      screen.key(.tab)
      screen.key(.down)
      screen.key(.down)
      screen.settle()
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(numbers.log.take().last == "0.2")
      screen.key(.end)
      screen.settle()
      #expect(picker.selectedRow(inComponent: 0) == 19)
    }
  }

  @Test func `the delegate says how large rows are, and wheels go from right to left`() {
    let numbers = Numbers()
    (numbers.widths, numbers.height) = ([60, 100], 44)
    show(numbers, isRightToLeft: true) { _, picker in
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 44))
      let frames = picker.subviews.compactMap { $0 as? UIScrollView }.map(\.frame)
      #expect(frames.map(\.width) == [60, 100] && frames[0].minX > frames[1].minX)
      #expect(frames[0].maxX == 242 && frames[1].minX == 77)
    }
  }

  @Test func `rows that went are taken away, the chosen one stays where it can`() {
    let numbers = Numbers()
    show(numbers) { screen, picker in
      picker.selectRow(19, inComponent: 0, animated: false)
      numbers.counts = [10, 5]
      picker.reloadComponent(0)
      #expect(picker.selectedRow(inComponent: 0) == 9)
      numbers.counts = []
      picker.reloadAllComponents()
      screen.step()
      #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    }
  }

  @Test func `views of rows are used again`() {
    let root = UIViewController()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let swatches = Swatches()
    picker.dataSource = swatches
    picker.delegate = swatches
    TestScreen.showing(root) { screen in
      root.view.addSubview(picker)
      screen.step()
      let first = swatches.made
      for row in stride(from: 0, to: 900, by: 3) {
        picker.selectRow(row, inComponent: 0, animated: false)
        screen.step()
      }
      #expect(swatches.made <= 2 * first + 8)
      #expect(picker.view(forRow: 897, forComponent: 0)?.tag == 897)
    }
  }

  @Test func `wrong rows are told`() {
    let numbers = Numbers()
    show(numbers) { _, picker in
      let codes = UIKitDiagnostics.recording {
        picker.selectRow(99, inComponent: 0, animated: false)
        picker.selectRow(0, inComponent: 7, animated: false)
      }.map(\.code.rawValue)
      #expect(codes == ["TSK-PICKER-INDEX", "TSK-PICKER-INDEX"])
    }
  }
}
