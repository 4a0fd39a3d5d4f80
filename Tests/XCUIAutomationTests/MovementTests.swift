import CoreGraphics
import ScreenProtocol
import Testing

@testable import XCUIAutomation

/// What fingers and keys are asked to do.
@Suite struct MovementTests {
  @Test func `two taps come one after the other`() {
    let taps = Movements.taps(at: CGPoint(x: 1, y: 2), count: 2, fingers: 1)
    #expect(taps.map(\.delay) == [0, 0.15])
    #expect(taps[0].fields["fingers"] == nil)
    #expect(Movements.taps(at: .zero, count: 1, fingers: 2)[0].fields["fingers"] == 2)
  }

  @Test func `a drag takes as long as its speed says`() {
    let drag = Movements.drag(
      from: .zero,
      to: CGPoint(x: 300, y: 400),
      XCUIGestureVelocity(250),
      rest: 1,
      hold: 0.5
    )
    #expect(drag.fields["duration"] == 2)
    #expect(drag.fields["rest"] == 1 && drag.fields["hold"] == 0.5)
  }

  @Test func `a swipe stays in the middle and goes as it is told`() {
    let frame = CGRect(x: 0, y: 100, width: 400, height: 600)
    let up = Movements.swipe(over: frame, 0, -1, .default)
    #expect(up.fields["at"] == [200, 490] && up.fields["to"] == [200, 310])
    let left = Movements.swipe(over: frame, -1, 0, .fast)
    #expect(left.fields["at"] == [260, 400] && left.fields["to"] == [140, 400])
  }

  @Test func `letters are typed and keys are pressed`() {
    let entries = Typing.entries("ab\n")
    #expect(entries.map(\.kind) == ["text", "text", "keyDown", "keyUp"])
    #expect(entries[2].fields["usage"] == 40)
    let delete = Typing.entries(XCUIKeyboardKey.delete.rawValue)
    #expect(delete[0].fields["usage"] == 42)
    let copy = Typing.entries("c", [.command])
    #expect(copy[0].fields["modifiers"] == ["command"] && copy[0].fields["usage"] == 6)
  }

  @Test func `times count from the beginning of the whole`() {
    let value = InputEntry("tap", at: .zero).after(0.5).value(from: 3)
    #expect(value["time"] == 3.5 && value["kind"] == "tap")
  }
}
