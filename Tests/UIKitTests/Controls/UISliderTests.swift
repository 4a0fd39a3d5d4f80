import CoreGraphics
import TestSupport
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct UISliderTests {
  private let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

  private func thumb(_ value: Float) -> CGRect {
    slider.thumbRect(
      forBounds: slider.bounds,
      trackRect: slider.trackRect(forBounds: slider.bounds),
      value: value
    )
  }

  /// The middle of the thumb on the screen, where a finger takes it.
  private var grip: (x: Double, y: Double) {
    let rect = thumb(slider.value)
    return (20 + Double(rect.midX), 20 + Double(rect.midY))
  }

  @Test func `a new slider goes from zero to one and tells all the while`() {
    let fresh = UISlider()
    #expect((fresh.minimumValue, fresh.value, fresh.maximumValue) == (0, 0, 1))
    #expect(fresh.isContinuous)
    #expect(fresh.minimumTrackTintColor == nil && fresh.maximumTrackTintColor == nil)
    #expect(fresh.thumbTintColor == nil && fresh.currentThumbImage == nil)
    #expect(fresh.minimumValueImage == nil && fresh.maximumValueImage == nil)
  }

  @Test func `the thumb goes from one end of the track to the other`() {
    (slider.minimumValue, slider.maximumValue) = (-4, 4)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(thumb(-4).minX == track.minX && thumb(4).maxX == track.maxX)
    #expect(thumb(0).midX == track.midX)
    #expect(thumb(2).midX - thumb(0).midX == thumb(0).midX - thumb(-2).midX)
    #expect(thumb(1).midY == slider.bounds.midY)
  }

  @Test func `from right to left the thumb is the mirror image of itself`() {
    slider.maximumValue = 10
    let values: [Float] = [0, 1, 2.5, 7, 10]
    let upright = values.map { thumb($0) }
    slider.semanticContentAttribute = .forceRightToLeft
    for (value, rect) in zip(values, upright) {
      #expect(abs(thumb(value).midX - (slider.bounds.width - rect.midX)) < 1e-9)
    }
  }

  @Test func `an empty range leaves the thumb at the start`() {
    (slider.minimumValue, slider.maximumValue) = (3, 3)
    #expect(slider.value == 3)
    #expect(thumb(3).minX == slider.trackRect(forBounds: slider.bounds).minX)
  }

  @Test(arguments: 0..<20) func `the value stays between the ends`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let number = Float(random.double(-50...50))
      switch random.int(0...2) {
      case 0:
        slider.value = number
        #expect(slider.value == min(max(number, slider.minimumValue), slider.maximumValue))
      case 1:
        let before = slider.value
        slider.minimumValue = number
        #expect(slider.minimumValue == number && slider.value == max(before, number))
      default:
        let before = slider.value
        slider.maximumValue = number
        #expect(slider.maximumValue == number && slider.value == min(before, number))
      }
      #expect(slider.minimumValue <= slider.maximumValue)
    }
  }

  @Test func `what is no number changes nothing`() {
    slider.value = 0.25
    slider.value = .nan
    #expect(slider.value == 0.25)
    slider.value = .infinity
    #expect(slider.value == 1)
  }

  @Test func `the thumb keeps its distance to the finger`() {
    ControlScreen.showing(slider) { screen, _ in
      let (x, y) = grip
      screen.finger(.began, x + 9, y)
      #expect(slider.value == 0)
      screen.finger(.moved, x + 9 + 86, y)
      let way = thumb(1).midX - thumb(0).midX
      #expect(abs(CGFloat(slider.value) - 86 / way) < 1e-5)
    }
  }

  @Test func `beyond an end nothing more is told`() {
    ControlScreen.showing(slider) { screen, log in
      let (x, y) = grip
      screen.finger(.began, x, y)
      screen.finger(.moved, x + 400, y)
      #expect(slider.value == 1 && log.count("value") == 1)
      screen.finger(.moved, x + 450, y)
      #expect(log.count("value") == 1)
      screen.finger(.moved, x - 100, y)
      #expect(slider.value == 0 && log.count("value") == 2)
    }
  }

  @Test func `a slider that is not continuous tells when the finger is lifted`() {
    slider.isContinuous = false
    ControlScreen.showing(slider) { screen, log in
      let (x, y) = grip
      screen.drag(from: (x, y), to: (x + 80, y), lifts: false)
      #expect(slider.value > 0.4 && log.count("value") == 0)
      screen.finger(.ended, x + 80, y)
      #expect(log.count("value") == 1)
    }
  }

  @Test func `from right to left a finger that goes left makes the value greater`() {
    slider.semanticContentAttribute = .forceRightToLeft
    ControlScreen.showing(slider) { screen, _ in
      let (x, y) = grip
      #expect(x > 190)
      let way = thumb(0).midX - thumb(1).midX
      screen.drag(from: (x, y), to: (x - 43, y))
      #expect(abs(CGFloat(slider.value) - 43 / way) < 1e-5)
    }
  }

  @Test func `a finger beside the thumb does not move it`() {
    ControlScreen.showing(slider) { screen, log in
      screen.drag(from: (150, 37), to: (200, 37))
      #expect(slider.value == 0 && log.lines.isEmpty)
    }
  }

  @Test func `a disabled slider stays where it is`() {
    slider.isEnabled = false
    ControlScreen.showing(slider) { screen, log in
      let (x, y) = grip
      screen.drag(from: (x, y), to: (x + 80, y))
      #expect(slider.value == 0 && log.lines.isEmpty)
    }
  }

  @Test func `setting a value tells nobody`() {
    ControlScreen.showing(slider) { screen, log in
      slider.value = 0.5
      slider.setValue(0.7, animated: true)
      screen.settle()
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `the thumb travels to a value that is set animated`() throws {
    try ControlScreen.showing(slider) { screen, _ in
      let knob = try #require(slider.subviews.last)
      let start = knob.layer.position.x
      slider.setValue(1, animated: true)
      #expect(slider.value == 1)
      screen.step(6)
      let seen = knob.shownCenter.x
      #expect(seen > start + 1 && seen < thumb(1).midX - 1)
      screen.settle()
      #expect(knob.center.x == thumb(1).midX)
    }
  }

  @Test func `pictures at the ends make the track shorter and stay in the middle`() {
    let bounds = slider.bounds
    let bare = slider.trackRect(forBounds: bounds)
    slider.minimumValueImage = .square(.red, side: 20)
    slider.maximumValueImage = .square(.blue, side: 12)
    let track = slider.trackRect(forBounds: bounds)
    let first = slider.minimumValueImageRect(forBounds: bounds)
    let last = slider.maximumValueImageRect(forBounds: bounds)
    #expect(first.size == CGSize(width: 20, height: 20) && first.minX == 0)
    #expect(last.size == CGSize(width: 12, height: 12) && last.maxX == 200)
    #expect(first.midY == 17 && last.midY == 17 && track.midY == 17)
    #expect(first.maxX < track.minX && track.maxX < last.minX && track.width < bare.width)
  }

  @Test func `without pictures at the ends there is no room for them`() {
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == .zero)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == .zero)
  }

  @Test func `pictures follow the state and fall back on the normal one`() {
    let plain = UIImage.square(.red, side: 10)
    let faint = UIImage.square(.gray, side: 12)
    let pressed = UIImage.square(.blue, side: 14)
    slider.setThumbImage(plain, for: .normal)
    slider.setThumbImage(faint, for: .disabled)
    slider.setThumbImage(pressed, for: .highlighted)
    #expect(slider.currentThumbImage === plain && thumb(0).width == 10)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === pressed && thumb(0).width == 14)
    slider.isHighlighted = false
    slider.isEnabled = false
    #expect(slider.currentThumbImage === faint && thumb(0).width == 12)
    #expect(slider.thumbImage(for: .selected) === plain)
    slider.setMinimumTrackImage(plain, for: .normal)
    #expect(slider.currentMinimumTrackImage === plain && slider.currentMaximumTrackImage == nil)
    slider.setMaximumTrackImage(faint, for: .disabled)
    #expect(slider.currentMaximumTrackImage === faint)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
  }

  @Test func `the colour of the part that is done ends in the middle of the thumb`() {
    slider.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    slider.maximumTrackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    slider.thumbTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    slider.value = 0.5
    for isMirrored in [false, true] {
      slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      slider.setNeedsLayout()
      slider.layoutIfNeeded()
      let pixels = Pixels(of: slider, scale: 2)
      let (left, right) = (pixels.at(40, 17), pixels.at(160, 17))
      #expect((isMirrored ? right : left) == .init(red: 255, green: 0, blue: 0, alpha: 255))
      #expect((isMirrored ? left : right) == .init(red: 0, green: 0, blue: 255, alpha: 255))
      #expect(pixels.at(100, 17) == .init(red: 0, green: 255, blue: 0, alpha: 255))
    }
  }

  @Test func `a subclass says where track and thumb are`() throws {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 30, y: 12, width: bounds.width - 60, height: 10)
      }
      override func thumbRect(
        forBounds bounds: CGRect,
        trackRect rect: CGRect,
        value: Float
      ) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
          .insetBy(dx: 4, dy: 4)
      }
    }
    let thick = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    thick.layoutIfNeeded()
    let frames = thick.subviews.map(\.frame)
    #expect(frames.contains(CGRect(x: 30, y: 12, width: 140, height: 10)))
    #expect(try #require(frames.last).width == 20)
    #expect(try #require(frames.last).midY == 17)
  }

  @Test func `assistive programs go by tenths of the range`() {
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 200, 100)
    ControlScreen.showing(slider) { _, log in
      slider.accessibilityIncrement()
      #expect(slider.value == 120 && log.count("value") == 1)
      #expect(slider.accessibilityValue == "60%")
      slider.accessibilityDecrement()
      slider.accessibilityDecrement()
      #expect(slider.value == 80 && log.count("value") == 3)
      slider.value = 195
      slider.accessibilityIncrement()
      #expect(slider.value == 200)
      slider.accessibilityIncrement()
      #expect(log.count("value") == 4)
      slider.isEnabled = false
      slider.accessibilityDecrement()
      #expect(slider.value == 200)
    }
  }
}
