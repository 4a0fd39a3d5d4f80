import CoreGraphics
import TestSupport
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct UIStepperTests {
  private let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))

  private static let plus = (x: 95.0, y: 36.0)
  private static let minus = (x: 40.0, y: 36.0)

  @Test func `a new stepper goes by ones from zero to a hundred`() {
    #expect((stepper.minimumValue, stepper.value, stepper.maximumValue) == (0, 0, 100))
    #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat)
    #expect(!stepper.wraps)
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    stepper.frame = CGRect(x: 1, y: 2, width: 400, height: 3)
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
  }

  /// A stepper as a few lines of arithmetic.
  private struct Model {
    var value = 0.0
    var low = 0.0
    var high = 100.0
    var step = 1.0
    var wraps = false

    mutating func press(_ direction: Double) {
      if !wraps, direction > 0 ? value >= high : value <= low { return }
      let new = value + direction * step
      if new > high {
        value = wraps ? low : high
      } else if new < low {
        value = wraps ? high : low
      } else {
        value = new
      }
    }
  }

  @Test(arguments: 0..<6) func `taps add up as arithmetic has it`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var model = Model()
    (model.low, model.high) = (Double(random.int(-6...0)), Double(random.int(1...6)))
    model.step = random.pick([1, 2, 0.5, 2.5])
    model.wraps = random.once(in: 2)
    model.value = Double(random.int(Int(model.low)...Int(model.high)))
    (stepper.minimumValue, stepper.maximumValue) = (model.low, model.high)
    (stepper.stepValue, stepper.wraps, stepper.value) = (model.step, model.wraps, model.value)
    ControlScreen.showing(stepper) { screen, log in
      for _ in 0..<25 {
        let direction = random.once(in: 2) ? 1.0 : -1.0
        let place = direction > 0 ? Self.plus : Self.minus
        let (before, told) = (model.value, log.count("value"))
        model.press(direction)
        screen.tap(place.x, place.y)
        #expect(stepper.value == model.value)
        #expect(log.count("value") - told == (model.value == before ? 0 : 1))
      }
    }
  }

  @Test func `a finger that rests goes on until it is lifted`() {
    ControlScreen.showing(stepper) { screen, log in
      screen.finger(.began, Self.plus.x, Self.plus.y)
      screen.step(20)
      #expect(stepper.value == 1)
      screen.step(100)
      let reached = stepper.value
      #expect(reached > 2 && log.count("value") == Int(reached))
      screen.finger(.ended, Self.plus.x, Self.plus.y)
      screen.step(120)
      #expect(stepper.value == reached)
    }
  }

  @Test func `the longer a finger rests the faster it goes`() {
    ControlScreen.showing(stepper) { screen, _ in
      screen.finger(.began, Self.plus.x, Self.plus.y)
      screen.step(90)
      let first = stepper.value
      screen.step(90)
      let second = stepper.value - first
      screen.finger(.ended, Self.plus.x, Self.plus.y)
      #expect(second > first)
    }
  }

  @Test func `without repeating a finger that rests steps once`() {
    stepper.autorepeat = false
    ControlScreen.showing(stepper) { screen, _ in
      screen.finger(.began, Self.plus.x, Self.plus.y)
      screen.step(180)
      screen.finger(.ended, Self.plus.x, Self.plus.y)
      #expect(stepper.value == 1)
    }
  }

  @Test func `repeating ends at the end of the range`() {
    stepper.maximumValue = 3
    ControlScreen.showing(stepper) { screen, log in
      screen.finger(.began, Self.plus.x, Self.plus.y)
      screen.step(300)
      screen.finger(.ended, Self.plus.x, Self.plus.y)
      #expect(stepper.value == 3 && log.count("value") == 3)
    }
  }

  @Test func `a touch that is called off ends the repeating`() {
    ControlScreen.showing(stepper) { screen, _ in
      screen.finger(.began, Self.plus.x, Self.plus.y)
      screen.finger(.cancelled, Self.plus.x, Self.plus.y)
      screen.step(120)
      #expect(stepper.value == 1)
    }
  }

  @Test func `a stepper that is not continuous tells once, when the finger is lifted`() {
    stepper.isContinuous = false
    ControlScreen.showing(stepper) { screen, log in
      screen.finger(.began, Self.plus.x, Self.plus.y)
      screen.step(90)
      #expect(stepper.value > 1 && log.count("value") == 0)
      screen.finger(.ended, Self.plus.x, Self.plus.y)
      #expect(log.count("value") == 1)
    }
  }

  @Test func `from right to left the larger values are at the left`() {
    stepper.semanticContentAttribute = .forceRightToLeft
    stepper.value = 5
    ControlScreen.showing(stepper) { screen, _ in
      screen.tap(Self.minus.x, Self.minus.y)
      #expect(stepper.value == 6)
      screen.tap(Self.plus.x, Self.plus.y)
      screen.tap(Self.plus.x, Self.plus.y)
      #expect(stepper.value == 4)
    }
  }

  @Test func `values and ends are held in order, and nobody is told`() {
    ControlScreen.showing(stepper) { _, log in
      stepper.value = 400
      #expect(stepper.value == 100)
      stepper.maximumValue = 40
      #expect(stepper.value == 40)
      stepper.minimumValue = 45
      #expect(stepper.maximumValue == 45 && stepper.value == 45)
      stepper.maximumValue = -5
      #expect(stepper.minimumValue == -5 && stepper.value == -5)
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `a disabled stepper does not step`() {
    stepper.isEnabled = false
    ControlScreen.showing(stepper) { screen, log in
      screen.tap(Self.plus.x, Self.plus.y)
      stepper.accessibilityIncrement()
      #expect(stepper.value == 0 && log.lines.isEmpty)
    }
  }

  @Test func `assistive programs step and are told of the value`() {
    ControlScreen.showing(stepper) { _, log in
      stepper.stepValue = 2.5
      stepper.accessibilityIncrement()
      #expect(stepper.value == 2.5 && stepper.accessibilityValue == "2.5")
      stepper.accessibilityIncrement()
      #expect(stepper.accessibilityValue == "5" && log.count("value") == 2)
      stepper.value = 0
      stepper.accessibilityDecrement()
      #expect(stepper.value == 0 && log.count("value") == 2)
      stepper.wraps = true
      stepper.accessibilityDecrement()
      #expect(stepper.value == 100 && log.count("value") == 3)
    }
  }

  @Test func `pictures follow the state`() {
    let (more, faint) = (UIImage.square(.red, side: 8), UIImage.square(.gray, side: 8))
    stepper.setIncrementImage(more, for: .normal)
    stepper.setIncrementImage(faint, for: .disabled)
    #expect(stepper.incrementImage(for: .highlighted) === more)
    #expect(stepper.incrementImage(for: .disabled) === faint)
    #expect(stepper.decrementImage(for: .normal) == nil)
    func shown() -> [UIImage] { stepper.subviews.compactMap { ($0 as? UIImageView)?.image } }
    #expect(shown().contains { $0 === more } && !shown().contains { $0 === faint })
    stepper.isEnabled = false
    #expect(shown().contains { $0 === faint } && !shown().contains { $0 === more })
  }

  @Test func `who is told may change the value`() {
    ControlScreen.showing(stepper) { screen, log in
      stepper.addAction(UIAction { ($0.sender as? UIStepper)?.value = 50 }, for: .valueChanged)
      screen.tap(Self.plus.x, Self.plus.y)
      #expect(stepper.value == 50 && log.count("value") == 1)
      screen.finger(.began, Self.plus.x, Self.plus.y)
      #expect(stepper.value == 50)
      screen.step(90)
      screen.finger(.ended, Self.plus.x, Self.plus.y)
      #expect(stepper.value == 50 && log.count("value") > 2)
    }
  }
}
