import CoreGraphics
import Testing

@testable import UIKit

/// Segmented controls with pictures in place of the system's look.
@MainActor @Suite struct `Pictures of segmented controls` {
  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  private func control() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    return control
  }

  @Test func `each segment shows that of its state, and the system's look goes`() {
    let control = control()
    let (normal, selected) = (image(1), image(2))
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
    control.layoutIfNeeded()
    #expect(control.grounds.map { $0.image === selected } == [false, true, false])
    #expect(control.grounds.map(\.frame.minX) == [0, 100, 200])
    #expect(control.ground.isHidden && control.knob.isHidden)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.grounds[0].image === normal)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    #expect(!control.ground.isHidden && control.grounds.allSatisfy { $0.isHidden })
  }

  @Test func `dividers follow the states on both sides`() {
    let control = control()
    let (plain, left) = (image(3), image(4))
    control.setDividerImage(
      plain,
      forLeftSegmentState: .normal,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    control.setDividerImage(
      left,
      forLeftSegmentState: .selected,
      rightSegmentState: .normal,
      barMetrics: .default
    )
    control.layoutIfNeeded()
    #expect(control.dividers.map { $0.image === left } == [false, true])
    #expect(control.dividers[1].frame == CGRect(x: 198, y: 0, width: 4, height: 32))
  }

  @Test func `contents are moved by where their segment stands`() {
    let control = control()
    control.layoutIfNeeded()
    let before = control.labels.map(\.frame.minY)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 0, vertical: 5),
      forSegmentType: .left,
      barMetrics: .default
    )
    control.layoutIfNeeded()
    #expect(zip(before, control.labels.map(\.frame.minY)).map { ($1 - $0).rounded() } == [5, 0, 0])
  }
}
