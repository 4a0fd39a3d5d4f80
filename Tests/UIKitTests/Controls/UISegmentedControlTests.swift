import CoreGraphics
import TestSupport
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])
  private static let none = UISegmentedControl.noSegment

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  private func labels(_ control: UISegmentedControl) -> [UILabel] {
    control.setNeedsLayout()
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UILabel }
  }

  private func place() { control.frame = CGRect(x: 10, y: 20, width: 300, height: 32) }

  @Test func `a control of items fits them and chooses none`() {
    #expect(control.selectedSegmentIndex == Self.none && control.numberOfSegments == 3)
    #expect(control.bounds.size == control.intrinsicContentSize)
    #expect(!control.isMomentary && !control.apportionsSegmentWidthsByContent)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    let mixed = UISegmentedControl(items: ["A", UIImage.square(.red, side: 5)])
    #expect(mixed.titleForSegment(at: 1) == nil && mixed.imageForSegment(at: 1) != nil)
    #expect(mixed.imageForSegment(at: 0) == nil)
  }

  /// Segments as a list of titles, and which of them is chosen.
  private struct Model {
    var titles: [String] = []
    var chosen: String?
    var index: Int { chosen.flatMap { titles.firstIndex(of: $0) } ?? -1 }
  }

  @Test(arguments: 0..<20) func `segments come and go as in a list`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let control = UISegmentedControl()
    var model = Model()
    for step in 0..<60 {
      let count = model.titles.count
      switch random.int(0...6) {
      case 0...2:
        let index = random.int(0...count + 2)
        control.insertSegment(withTitle: "\(step)", at: index, animated: false)
        model.titles.insert("\(step)", at: min(index, count))
      case 3:
        guard count > 0 else { continue }
        let index = random.int(0...count + 1)
        control.removeSegment(at: index, animated: false)
        let gone = model.titles.remove(at: min(index, count - 1))
        if model.chosen == gone { model.chosen = nil }
      case 4:
        guard count > 0 else { continue }
        let index = random.int(0...count - 1)
        control.selectedSegmentIndex = index
        model.chosen = model.titles[index]
      case 5:
        control.selectedSegmentIndex = Self.none
        model.chosen = nil
      default:
        guard random.once(in: 5) else { continue }
        control.removeAllSegments()
        model = Model()
      }
      #expect(titles(control) == model.titles)
      #expect(control.selectedSegmentIndex == model.index)
      #expect(labels(control).map(\.text) == model.titles)
    }
  }

  /// Counts the views it is given.
  private final class CountingControl: UISegmentedControl {
    var added = 0
    override func didAddSubview(_ subview: UIView) { added += 1 }
  }

  @Test func `a segment that comes, goes or changes makes no views of the others`() {
    let control = CountingControl()
    let pixel = UIImage.square(.red, side: 1)
    control.setBackgroundImage(pixel, for: .normal, barMetrics: .default)
    control.added = 0
    for index in 0..<200 {
      control.insertSegment(withTitle: "\(index)", at: index, animated: false)
    }
    // A label, a picture, what is behind them and a line before each but the first.
    #expect(control.added == 200 * 4 - 1)
    for index in 0..<200 { control.setWidth(3, forSegmentAt: index) }
    for index in stride(from: 199, through: 10, by: -2) {
      control.removeSegment(at: index, animated: false)
    }
    #expect(control.added == 200 * 4 - 1)
    #expect(control.subviews.count == 105 * 4 - 1 + 2)
  }

  @Test(arguments: 0..<20) func `segments that come and go look as those made at once`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
    if seed % 3 == 0 {
      for (side, state) in [UIControl.State.normal, .selected, .highlighted].enumerated() {
        let image = UIImage.square(.red, side: CGFloat(side + 2))
        control.setBackgroundImage(image, for: state, barMetrics: .default)
        control.setDividerImage(
          image,
          forLeftSegmentState: state,
          rightSegmentState: .normal,
          barMetrics: .default
        )
      }
    }
    for step in 0..<40 {
      let index = random.int(0...max(0, control.numberOfSegments - 1))
      switch random.int(0...6) {
      case 0, 1: control.insertSegment(withTitle: "\(step)", at: index + step % 2, animated: false)
      case 2: control.insertSegment(with: .square(.red, side: 5), at: index, animated: false)
      case 3: control.removeSegment(at: index, animated: false)
      case 4: control.setEnabled(random.once(in: 2), forSegmentAt: index)
      case 5:
        control.setImage(random.once(in: 2) ? .square(.red, side: 4) : nil, forSegmentAt: index)
      default: control.selectedSegmentIndex = index
      }
      let changed = looks(of: control)
      control.reload()
      #expect(changed == looks(of: control))
    }
  }

  /// What is seen of each part, in its place.
  private func looks(of control: UISegmentedControl) -> [String] {
    control.layoutIfNeeded()
    let views: [UIView] = control.labels + control.pictures + control.dividers + control.grounds
    return ["\(control.knob.alpha) \(control.knob.frame)"]
      + views.map { view in
        let image = (view as? UIImageView)?.image.map { "\($0.size)" } ?? ""
        let text = (view as? UILabel).map { "\($0.text ?? "") \($0.font.fontName)" } ?? ""
        let color = view.backgroundColor.map { "\($0)" } ?? ""
        return "\(view.frame) \(view.alpha) \(view.isHidden) \(image) \(text) \(color)"
      }
  }

  @Test func `segments share the width, and those with a width keep it`() {
    place()
    #expect(labels(control).map { Double($0.frame.midX) } == [50, 150, 250])
    control.setWidth(60, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 60 && control.widthForSegment(at: 0) == 0)
    #expect(labels(control).map { Double($0.frame.midX) } == [60, 150, 240])
    control.setWidth(0, forSegmentAt: 1)
    #expect(labels(control).map { Double($0.frame.midX) } == [50, 150, 250])
  }

  @Test func `the widest segment decides how wide all want to be`() throws {
    let wide = UISegmentedControl(items: ["A", "A much longer title"])
    let even = wide.intrinsicContentSize.width
    wide.apportionsSegmentWidthsByContent = true
    #expect(wide.intrinsicContentSize.width < even)
    wide.frame = CGRect(x: 0, y: 0, width: 400, height: 32)
    let own = labels(wide)
    let first = try #require(own.first).frame.midX * 2
    let last = 400 - (try #require(own.last).frame.midX - first) * 2
    #expect(first < 200 && abs(last - first) < 0.01)
  }

  @Test func `from right to left the first segment is at the right`() {
    place()
    control.semanticContentAttribute = .forceRightToLeft
    #expect(labels(control).map { Double($0.frame.midX) } == [250, 150, 50])
    ControlScreen.showing(control) { screen, log in
      screen.tap(40, 36)
      #expect(control.selectedSegmentIndex == 2)
      screen.tap(290, 36)
      #expect(control.selectedSegmentIndex == 0 && log.count("value") == 2)
    }
  }

  @Test func `a momentary control tells of each tap and shows no choice`() {
    place()
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { [control] _ in seen.append(control.selectedSegmentIndex) },
      for: .valueChanged
    )
    ControlScreen.showing(control) { screen, log in
      for _ in 0..<3 { screen.tap(160, 36) }
      screen.tap(260, 36)
      screen.settle()
      #expect(seen == [1, 1, 1, 2] && log.count("value") == 4)
      #expect(
        labels(control).allSatisfy {
          $0.font == control.subviews.compactMap { ($0 as? UILabel)?.font }.first
        }
      )
    }
  }

  @Test func `the chosen title is bolder`() throws {
    control.selectedSegmentIndex = 1
    let fonts = labels(control).map(\.font)
    #expect(fonts[0] == fonts[2] && fonts[0] != fonts[1])
    #expect(try #require(fonts[1]).pointSize == 13)
    control.selectedSegmentIndex = Self.none
    #expect(Set(labels(control).map(\.font)).count == 1)
  }

  @Test func `attributes follow the state, and the selected ones add to the normal ones`() {
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)],
      for: .normal
    )
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 2)
    #expect(labels(control).map(\.textColor) == [.blue, .red, .gray])
    #expect(labels(control).allSatisfy { $0.font.pointSize == 20 })
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
    control.setTitleTextAttributes(nil, for: .selected)
    #expect(labels(control).map(\.textColor) == [.red, .red, .gray])
  }

  @Test func `a larger font makes the control want more room`() {
    let before = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    #expect(control.intrinsicContentSize.width > before)
  }

  @Test func `a title takes the place of a picture and the other way round`() {
    let image = UIImage.square(.red, side: 12)
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
    control.setTitle("Back", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Back")
    control.insertSegment(with: image, at: 1, animated: false)
    #expect(control.imageForSegment(at: 1) === image && control.numberOfSegments == 4)
  }

  @Test func `segments of actions run them, and then the control tells`() {
    var log: [String] = []
    let actions = ["One", "Two"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { action in
        log.append("\(action.title) \(action.sender is UISegmentedControl)")
      }
    }
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: actions
    )
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    #expect(titles(control) == ["One", "Two"])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Two")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Three")) == Self.none)
    #expect(control.actionForSegment(at: 0) == actions[0])
    ControlScreen.showing(control) { screen, _ in
      screen.tap(150, 16)
      #expect(log == ["Two true", "value"])
      control.selectedSegmentIndex = 0
      #expect(log.count == 2)
      control.setAction(UIAction(title: "New") { _ in log.append("new") }, forSegmentAt: 1)
      screen.tap(150, 16)
      #expect(log == ["Two true", "value", "new", "value"])
    }
  }

  @Test func `an inserted action brings its title, picture and deed`() {
    var runs = 0
    let image = UIImage.square(.red, side: 4)
    control.insertSegment(action: UIAction(title: "New") { _ in runs += 1 }, at: 1, animated: false)
    control.insertSegment(
      action: UIAction(image: image) { _ in runs += 10 },
      at: 99,
      animated: false
    )
    #expect(titles(control).prefix(3) == ["One", "New", "Two"])
    #expect(control.imageForSegment(at: 4) === image)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    ControlScreen.showing(control) { screen, _ in
      screen.tap(90, 16)
      screen.tap(290, 16)
      #expect(runs == 11)
    }
  }

  @Test func `contents are moved by their offsets`() {
    place()
    let before = labels(control).map(\.frame)
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 1)
    let after = labels(control).map(\.frame)
    #expect(after[1] == before[1].offsetBy(dx: 3, dy: -2))
    #expect(after[0] == before[0] && after[2] == before[2])
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 3, height: -2))
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
  }

  @Test func `a finger that leaves for good chooses nothing`() {
    place()
    ControlScreen.showing(control) { screen, log in
      screen.drag(from: (160, 36), to: (160, 300))
      #expect(control.selectedSegmentIndex == Self.none && log.count("value") == 0)
    }
  }

  @Test func `a touch that is called off chooses nothing`() {
    place()
    control.selectedSegmentIndex = 0
    ControlScreen.showing(control) { screen, log in
      screen.drag(from: (50, 36), to: (260, 36), lifts: false)
      screen.finger(.cancelled, 260, 36)
      screen.settle()
      #expect(control.selectedSegmentIndex == 0 && log.count("value") == 0)
    }
  }

  @Test func `a disabled control keeps its choice`() {
    place()
    control.selectedSegmentIndex = 0
    control.isEnabled = false
    ControlScreen.showing(control) { screen, log in
      screen.tap(260, 36)
      #expect(control.selectedSegmentIndex == 0 && log.lines.isEmpty)
    }
  }

  @Test func `the knob travels to the chosen segment`() {
    place()
    control.selectedSegmentTintColor = .green
    ControlScreen.showing(control) { screen, _ in
      control.selectedSegmentIndex = 0
      screen.settle()
      guard let knob = control.subviews.first(where: { $0.backgroundColor == .green }) else {
        Issue.record("no knob in the colour of the app")
        return
      }
      #expect(knob.frame.midX == 50 && knob.alpha == 1)
      screen.tap(260, 36)
      screen.step(4)
      #expect(knob.shownCenter.x > 51 && knob.shownCenter.x < 249)
      screen.settle()
      #expect(knob.frame.midX == 250)
      control.selectedSegmentIndex = Self.none
      #expect(knob.alpha == 0)
    }
  }

  @Test func `assistive programs skip what cannot be chosen`() {
    place()
    control.setEnabled(false, forSegmentAt: 1)
    ControlScreen.showing(control) { _, log in
      control.accessibilityIncrement()
      #expect(control.selectedSegmentIndex == 0)
      control.accessibilityIncrement()
      #expect(control.selectedSegmentIndex == 2 && log.count("value") == 2)
      control.accessibilityIncrement()
      #expect(control.selectedSegmentIndex == 2 && log.count("value") == 2)
      control.accessibilityDecrement()
      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test func `a control without segments answers nothing and breaks nothing`() {
    let empty = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 32))
    empty.removeSegment(at: 0, animated: true)
    empty.setTitle("A", forSegmentAt: 0)
    empty.selectedSegmentIndex = 0
    #expect(empty.numberOfSegments == 0 && empty.selectedSegmentIndex == Self.none)
    #expect(empty.titleForSegment(at: 0) == nil && !empty.isEnabledForSegment(at: 0))
    ControlScreen.showing(empty) { screen, log in
      screen.tap(50, 16)
      #expect(log.lines.isEmpty)
    }
  }
}
