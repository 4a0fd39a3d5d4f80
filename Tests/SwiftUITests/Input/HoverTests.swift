import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Pointers over views` {
  @Test func `a view knows when a pointer comes and when it leaves`() {
    let log = CallLog()
    let view = Part.a.block(40, 40).onHover { log.lines.append("\($0)") }
    showing(view) { shown in
      shown.screen.hover(10, 10)
      #expect(log.take() == [])
      shown.screen.hover(50, 50)
      shown.screen.hover(55, 50)
      #expect(log.take() == ["true"])
      shown.screen.hover(90, 50)
      #expect(log.take() == ["false"])
    }
  }

  @Test func `a view knows where the pointer is, in a space that it says`() {
    var phases: [HoverPhase] = []
    let local = Part.a.block(40, 40).onContinuousHover { phases.append($0) }
    showing(local) { shown in
      shown.screen.hover(35, 40)
      shown.screen.hover(45, 50)
      shown.screen.hover(5, 5)
    }
    #expect(
      phases == [.active(CGPoint(x: 5, y: 10)), .active(CGPoint(x: 15, y: 20)), .ended]
    )
    phases = []
    let global = Part.a.block(40, 40)
      .onContinuousHover(coordinateSpace: .global) { phases.append($0) }
    showing(global) { $0.screen.hover(35, 40) }
    #expect(phases == [.active(CGPoint(x: 35, y: 40))])
  }

  @Test func `a pointer lifts a view, where that is enabled`() {
    for isEnabled in [true, false] {
      let view = Part.a.block(40, 40).hoverEffect(.lift, isEnabled: isEnabled)
      showing(view) { shown in
        shown.screen.hover(50, 50)
        shown.run(1)
        let width = shown.seen(.a)?.width ?? 0
        #expect((width > 40) == isEnabled)
      }
    }
  }
}
