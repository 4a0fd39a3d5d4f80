import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Shadows of styles` {
  private func lightness<Content: View>(
    _ shown: ShownView<Content>,
    _ x: CGFloat,
    _ y: CGFloat
  ) -> Int { shown.color(x, y).reduce(0, +) }

  @Test func `a drop shadow falls around what is drawn`() {
    let style = Color.white.shadow(.drop(color: .black, radius: 2, y: 6))
    let view = ZStack {
      Color.white
      Rectangle().fill(style).frame(width: 40, height: 40)
    }
    showing(view) { shown in
      #expect(lightness(shown, 50, 50) == 765)
      #expect(lightness(shown, 50, 73) < 200)
      #expect(lightness(shown, 50, 24) == 765)
      #expect(lightness(shown, 50, 90) == 765)
    }
  }

  @Test func `an inner shadow falls into what is drawn and not out of it`() {
    let style = Color.white.shadow(.inner(color: .black, radius: 2, y: 6))
    let view = ZStack {
      Color.white
      Circle().fill(style).frame(width: 60, height: 60)
    }
    showing(view) { shown in
      #expect(lightness(shown, 50, 23) < 200)
      #expect(lightness(shown, 50, 50) == 765)
      #expect(lightness(shown, 50, 18) == 765)
      #expect(lightness(shown, 22, 22) == 765)
    }
  }

  @Test func `a shadow that is taken back is gone`() {
    let handle = Handle<Bool>()
    showing(Switching(handle: handle)) { shown in
      #expect(lightness(shown, 50, 73) < 600)
      handle.set(false)
      shown.update()
      #expect(lightness(shown, 50, 73) == 765)
    }
  }

  private struct Switching: View {
    let handle: Handle<Bool>
    @State private var isShadowed = true

    var body: some View {
      let _ = handle.note($isShadowed)
      let plain = AnyShapeStyle(.white)
      ZStack {
        Color.white
        RoundedRectangle(cornerRadius: 4)
          .fill(isShadowed ? AnyShapeStyle(plain.shadow(.drop(radius: 1, y: 5))) : plain)
          .frame(width: 40, height: 40)
      }
    }
  }

  @Test func `a text has the shadow of its style`() throws {
    let text = Text(verbatim: "A").foregroundStyle(
      .black.shadow(.drop(color: .red, radius: 2, x: 1))
    )
    try showing(text) { shown in
      let label = try #require(shown.screen.window.first(UILabel.self)?.attributedText)
      let shadow = try #require(label.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow)
      #expect(shadow.shadowBlurRadius == 4 && shadow.shadowOffset == CGSize(width: 1, height: 0))
    }
  }

  @Test func `grounds are drawn with the style that is set for them`() {
    let view = Color.clear.background().backgroundStyle(.black)
    showing(view) { shown in #expect(lightness(shown, 50, 50) == 0) }
    let own = Circle().opacity(0).background(in: Circle()).backgroundStyle(.black.opacity(1))
    showing(
      ZStack {
        Color.white
        own
      }
    ) { shown in
      #expect(lightness(shown, 50, 50) == 0)
      #expect(lightness(shown, 3, 3) == 765)
    }
  }
}
