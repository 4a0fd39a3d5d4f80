import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Glass` {
  @Test func `lies behind the view in a form, a capsule unless another is said`() {
    showing(Part.a.block(60, 20).opacity(0).glassEffect(.regular.tint(.red))) { shown in
      #expect(shown.color(50, 50).first ?? 0 > 200 && shown.color(50, 50)[1] < 120)
      #expect(shown.color(21, 41) == [255, 255, 255])
    }
    showing(Part.a.block(60, 20).opacity(0).glassEffect(.regular.tint(.red), in: .rect)) { shown in
      #expect(shown.color(21, 41)[1] < 120)
    }
    showing(Part.a.block(60, 20).glassEffect(.identity.tint(.red), in: .rect)) { shown in
      #expect(shown.color(15, 50) == [255, 255, 255])
    }
  }

  @Test func `has no part in layout`() {
    let plain = frames(of: HStack { Part.a.block(20, 20) })
    let glass = frames(
      of: GlassEffectContainer(spacing: 8) { HStack { Part.a.block(20, 20).glassEffect() } }
    )
    #expect(plain[.a] == glass[.a])
  }

  @Test func `carries buttons`() {
    var count = 0
    let view = VStack {
      Button("Clear") { count += 1 }.buttonStyle(.glass)
      Button("Tinted") { count += 10 }.buttonStyle(.glassProminent)
    }
    showing(view, width: 200, height: 200) { shown in
      #expect(shown.screen.tap("Clear") && shown.screen.tap("Tinted"))
    }
    #expect(count == 11)
  }
}
