import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct UISwitchTests {
  private let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))

  @Test func `nothing gives a switch another size`() {
    let size = CGSize(width: 51, height: 31)
    toggle.frame = CGRect(x: 5, y: 6, width: 300, height: 2)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    toggle.bounds.size = CGSize(width: 80, height: 80)
    #expect(toggle.bounds.size == size)
    #expect(toggle.sizeThatFits(CGSize(width: 500, height: 500)) == size)
    toggle.sizeToFit()
    #expect(toggle.bounds.size == size)
  }

  @Test func `constraints hold the part of it that is 49 points wide`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    toggle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(toggle.frame.minX == 151)
    #expect(toggle.alignmentRect(forFrame: toggle.frame).width == 49)
  }

  @Test func `it is off at first and says nothing when it is set`() {
    #expect(!toggle.isOn && toggle.isEnabled && toggle.onTintColor == nil)
    ControlScreen.showing(toggle) { screen, log in
      toggle.isOn = true
      toggle.setOn(false, animated: true)
      toggle.setOn(true, animated: false)
      screen.settle()
      #expect(toggle.isOn && log.lines.isEmpty)
    }
  }

  @Test func `a thumb that is slid there and back tells nothing`() {
    ControlScreen.showing(toggle) { screen, log in
      screen.drag(from: (34, 35), to: (68, 35), lifts: false)
      #expect(toggle.isOn)
      for step in 1...10 { screen.finger(.moved, 68 - Double(step) * 4, 35) }
      #expect(!toggle.isOn)
      screen.finger(.ended, 28, 35)
      #expect(!toggle.isOn && log.count("value") == 0)
    }
  }

  @Test func `a finger lifted far away turns nothing`() {
    ControlScreen.showing(toggle) { screen, log in
      screen.finger(.began, 45, 35)
      screen.finger(.moved, 45, 300)
      screen.finger(.ended, 45, 300)
      screen.settle()
      #expect(!toggle.isOn)
      #expect(log.count("value") == 0 && log.count("up outside") == 1)
    }
  }

  @Test func `a touch that is called off leaves it as it was`() {
    ControlScreen.showing(toggle) { screen, log in
      screen.drag(from: (34, 35), to: (68, 35), lifts: false)
      screen.finger(.cancelled, 68, 35)
      screen.settle()
      #expect(!toggle.isOn)
      #expect(log.count("value") == 0 && log.count("cancel") == 1)
    }
  }

  @Test(arguments: [false, true])
  func `the thumb is where lines end when it is on`(isMirrored: Bool) throws {
    toggle.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    try ControlScreen.showing(toggle) { screen, log in
      let knob = try #require(toggle.subviews.last)
      toggle.isOn = false
      screen.step()
      let off = knob.frame
      toggle.isOn = true
      screen.step()
      let on = knob.frame
      #expect(off.midX + on.midX == 51 && off.size == on.size)
      #expect((on.midX > off.midX) != isMirrored)
      // Slid towards where it is off.
      screen.drag(from: (20 + Double(on.midX), 35), to: (20 + Double(off.midX), 35))
      screen.settle()
      #expect(!toggle.isOn && log.count("value") == 1)
    }
  }

  @Test func `the thumb travels when it is set animated`() throws {
    try ControlScreen.showing(toggle) { screen, _ in
      let knob = try #require(toggle.subviews.last)
      let start = knob.center.x
      toggle.setOn(true, animated: true)
      screen.step(4)
      #expect(knob.shownCenter.x > start + 1 && knob.shownCenter.x < 51 - start - 1)
      screen.settle()
      #expect(knob.center.x == 51 - start)
    }
  }

  @Test func `the thumb is wider under a finger and keeps to its side`() throws {
    try ControlScreen.showing(toggle) { screen, _ in
      let knob = try #require(toggle.subviews.last)
      let narrow = knob.frame
      screen.finger(.began, 40, 35)
      screen.settle()
      #expect(knob.frame.width > narrow.width && knob.frame.minX == narrow.minX)
      screen.finger(.cancelled, 40, 35)
      screen.settle()
      #expect(knob.frame == narrow)
    }
  }

  @Test func `colours of the app are those that show`() {
    toggle.onTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    toggle.thumbTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    toggle.isOn = true
    let pixels = Pixels(of: toggle, scale: 2)
    #expect(pixels.at(12, 15) == .init(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(pixels.at(35, 15) == .init(red: 255, green: 0, blue: 0, alpha: 255))
    toggle.isOn = false
    #expect(Pixels(of: toggle, scale: 2).at(40, 15).blue < 250)
  }

  /// The grounds of switches that are off, as read off screens of iOS.
  @Test(arguments: [(UIUserInterfaceStyle.light, UInt8(233)), (.dark, UInt8(57))])
  func `off is a light grey, or a dark one in the dark`(style: UIUserInterfaceStyle, red: UInt8) {
    toggle.overrideUserInterfaceStyle = style
    ControlScreen.showing(toggle) { _, _ in
      #expect(Pixels(of: toggle, scale: 2).at(40, 15).red == red)
    }
  }

  @Test func `who is told may turn it back`() {
    ControlScreen.showing(toggle) { screen, log in
      toggle.addAction(
        UIAction { action in (action.sender as? UISwitch)?.setOn(false, animated: true) },
        for: .valueChanged
      )
      screen.tap(45, 35)
      screen.settle()
      #expect(!toggle.isOn && log.count("value") == 1)
      screen.tap(45, 35)
      #expect(log.count("value") == 2)
    }
  }

  @Test func `who is told may take it away`() {
    ControlScreen.showing(toggle) { screen, log in
      toggle.addAction(
        UIAction { action in (action.sender as? UIView)?.removeFromSuperview() },
        for: .valueChanged
      )
      screen.tap(45, 35)
      screen.settle()
      #expect(toggle.isOn && toggle.superview == nil && log.count("value") == 1)
    }
  }

  @Test func `assistive programs turn it as a tap does`() {
    ControlScreen.showing(toggle) { _, log in
      #expect(toggle.accessibilityActivate())
      #expect(toggle.isOn && log.count("value") == 1 && toggle.accessibilityValue == "1")
      toggle.isEnabled = false
      #expect(!toggle.accessibilityActivate())
      #expect(toggle.isOn && log.count("value") == 1)
    }
  }
}

/// What controls show with, and what the app asked for.
@MainActor @Suite struct ControlAlphaTests {
  private static let controls: [@MainActor () -> UIControl] = [
    { UISwitch() }, { UISlider() }, { UIStepper() }, { UIPageControl() }, { UISegmentedControl() },
    { UIButton(type: .system) },
  ]

  @Test(arguments: 0..<6) func `no change of state changes the alpha of the app`(index: Int) {
    let control = Self.controls[index]()
    control.alpha = 0.25
    control.isEnabled = false
    #expect(control.alpha == 0.25)
    control.isHighlighted = true
    control.tintColor = .red
    #expect(control.alpha == 0.25)
    control.alpha = 0.75
    control.isEnabled = true
    #expect(control.alpha == 0.75)
    control.alpha = 0
    control.isHighlighted = false
    #expect(control.alpha == 0)
  }

  @Test(arguments: 0..<3) func `a control that cannot be used is fainter`(index: Int) {
    let control = Self.controls[index]()
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 40))
    ground.addSubview(control)
    ground.layoutIfNeeded()
    func strongest() -> UInt8 {
      let pixels = Pixels(of: ground, scale: 1)
      var most: UInt8 = 0
      for y in 0..<40 { for x in 0..<110 { most = max(most, pixels[x, y].alpha) } }
      return most
    }
    let usable = strongest()
    control.isEnabled = false
    #expect(strongest() < usable)
    control.isEnabled = true
    #expect(strongest() == usable)
  }
}
