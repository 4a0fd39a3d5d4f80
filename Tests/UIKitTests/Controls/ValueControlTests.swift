import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct ValueControlTests {
  private func showing(_ control: UIControl, _ body: (TestScreen, () -> Int) -> Void) {
    let controller = UIViewController()
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    TestScreen.showing(controller) { screen in
      controller.view.addSubview(control)
      screen.step()
      body(screen) { changes }
    }
  }

  @Test func `a switch turns with a tap, and tells`() {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 500, height: 500))
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    showing(control) { screen, changes in
      screen.tap(40, 35)
      screen.settle()
      #expect(control.isOn && changes() == 1)
      control.setOn(false, animated: true)
      screen.settle()
      #expect(!control.isOn && changes() == 1)
      screen.drag(from: (30, 35), to: (80, 35))
      screen.settle()
      #expect(control.isOn && changes() == 2)
      control.isEnabled = false
      screen.tap(40, 35)
      #expect(control.isOn)
    }
  }

  @Test func `a slider follows its thumb`() {
    let control = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    control.maximumValue = 10
    #expect(control.value == 0 && control.minimumValue == 0)
    showing(control) { screen, changes in
      screen.drag(from: (36, 37), to: (120, 37))
      #expect(control.value > 4 && control.value < 6 && changes() > 2)
      let before = changes()
      screen.tap(200, 37)
      #expect(changes() == before)
      control.value = 100
      #expect(control.value == 10)
      control.minimumValue = 20
      #expect(control.maximumValue == 20 && control.value == 20)
    }
  }

  @Test func `a stepper steps, and goes on while a finger rests`() {
    let control = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    #expect(control.frame.size == CGSize(width: 94, height: 32) && control.maximumValue == 100)
    showing(control) { screen, changes in
      screen.tap(95, 36)
      #expect(control.value == 1 && changes() == 1)
      screen.tap(40, 36)
      screen.tap(40, 36)
      #expect(control.value == 0 && changes() == 2)
      screen.finger(.began, 95, 36)
      screen.step(90)
      screen.finger(.ended, 95, 36)
      #expect(control.value >= 3)
      control.wraps = true
      control.value = 0
      screen.tap(40, 36)
      #expect(control.value == 100)
    }
  }

  @Test func `segments are chosen by a tap and a finger that slides`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 10, y: 20, width: 300, height: 32)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.intrinsicContentSize.height == 32)
    showing(control) { screen, changes in
      screen.tap(160, 36)
      screen.settle()
      #expect(control.selectedSegmentIndex == 1 && changes() == 1)
      screen.tap(160, 36)
      #expect(changes() == 1)
      screen.drag(from: (160, 36), to: (260, 36))
      screen.settle()
      #expect(control.selectedSegmentIndex == 2 && changes() == 2)
      control.setEnabled(false, forSegmentAt: 0)
      screen.tap(60, 36)
      #expect(control.selectedSegmentIndex == 2)
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(control.titleForSegment(at: 9) == "Two")
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 0) == "Zero")
    }
  }

  @Test func `dots go on by taps beside and by sliding`() {
    let control = UIPageControl(frame: CGRect(x: 60, y: 20, width: 200, height: 26))
    control.numberOfPages = 5
    showing(control) { screen, changes in
      screen.tap(220, 33)
      #expect(control.currentPage == 1 && changes() == 1)
      screen.tap(80, 33)
      #expect(control.currentPage == 0 && changes() == 2)
      screen.drag(from: (160, 33), to: (210, 33))
      #expect(control.currentPage == 3)
      control.currentPage = 50
      #expect(control.currentPage == 4)
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
      #expect(control.size(forNumberOfPages: 5).width > control.size(forNumberOfPages: 2).width)
    }
  }

  @Test func `a wheel turns and goes`() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37) && wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && !wheel.isHidden)
  }
}
