import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Texts` {
  private let long = "A text of several words that does not fit into a narrow column."

  private func label<Content: View>(_ view: Content, width: CGFloat = 300) -> CGRect? {
    frames(of: view, width: width, height: 300, scale: 3).labels.first
  }

  // Facts text.height.body, text.height.20 and text.height.footnote.
  @Test func `lines are as high as on phones`() {
    #expect(label(Text("Item 1"))?.height == 20.333)
    #expect(label(Text("Hello SwiftUI").font(.system(size: 20)))?.height == 24)
    #expect(label(Text("SECTION 1").font(.system(size: 13)))?.height == 15.667)
  }

  // Fact text.wrap.
  @Test func `a text that does not fit takes several lines`() throws {
    let one = try #require(label(Text(long).fixedSize(), width: 1000))
    let several = try #require(label(Text(long), width: 100))
    #expect(one.height == 20.333)
    #expect(several.height > 40)
    #expect(several.width <= 100)
  }

  // Fact text.wrap.
  @Test func `a text that is offered too little height keeps what fits, at least a line`() throws {
    let text = Text(long).font(.system(size: 17))
    let two = try #require(label(text.frame(width: 100, height: 45)))
    #expect(two.height > 40 && two.height < 41)
    let least = try #require(label(text.frame(width: 100, height: 5)))
    #expect(least.height == 20.333)
  }

  // Fact text.linelimit.
  @Test func `lines can be limited`() throws {
    #expect(label(Text(long).lineLimit(1), width: 100)?.height == 20.333)
    #expect(label(Text(long).lineLimit(0), width: 100)?.height == 20.333)
    let three = try #require(label(Text(verbatim: "1\n2\n3"))?.height)
    #expect(label(Text("short").lineLimit(3, reservesSpace: true))?.height == three)
    // The limit nearest to the text counts.
    #expect(label(Text(long).lineLimit(1).lineLimit(3), width: 100)?.height == 20.333)
  }

  // Fact text.linelimit.
  @Test func `an empty text is a line high and has no width`() {
    #expect(label(Text(verbatim: ""))?.size == CGSize(width: 0, height: 20.333))
  }

  // Fact frame.text.
  @Test func `a fixed frame wraps a text, a maximum does not where nothing is offered`() throws {
    let fixed = frames(
      of: Text(long).frame(width: 60).fixedSize().background { Part.a.color },
      width: 300,
      height: 300,
      scale: 3
    )
    #expect(fixed[.a]?.width == 60)
    #expect(try #require(fixed[.a]).height > 40)
    let most = frames(
      of: Text(long).frame(maxWidth: 60).fixedSize().background { Part.a.color },
      width: 300,
      height: 300,
      scale: 3
    )
    #expect(most[.a]?.size == CGSize(width: 60, height: 20.333))
    #expect(most.labels.first?.height == 20.333)
  }

  // Fact stack.spacing.text.
  @Test func `texts side by side have eight points between them`() throws {
    let labels = frames(
      of: HStack {
        Text("one")
        Text("two")
      },
      width: 300
    )
    .labels
    try #require(labels.count == 2)
    #expect(labels[1].minX - labels[0].maxX == 8)
  }

  private func baselines<Content: View>(_ view: Content) -> [CGFloat] {
    var result: [CGFloat] = []
    func find(_ view: UIView) {
      if let label = view as? UILabel {
        result.append(label.convert(label.bounds, to: nil).minY + label.font.ascender)
      }
      for subview in view.subviews { find(subview) }
    }
    showing(view, width: 300, height: 300, scale: 3) { find($0.screen.window) }
    return result
  }

  // Fact text.baseline.containers.
  @Test func `texts of several sizes stand on one line`() throws {
    let found = baselines(
      HStack(alignment: .firstTextBaseline) {
        Text("small").font(.system(size: 13))
        Text("large").font(.system(size: 26))
        VStack(spacing: 0) {
          Text("two").font(.system(size: 15))
          Part.a.block(10, 10)
        }
      }
    )
    try #require(found.count == 3)
    #expect(abs(found[0] - found[1]) < 0.5)
    #expect(abs(found[0] - found[2]) < 0.5)
  }

  // Fact text.baseline.containers.
  @Test func `a view without text stands on its bottom edge`() throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text("text")
      Part.a.block(10, 10)
    }
    let bottom = try #require(frames(of: view, width: 300, height: 300, scale: 3)[.a]?.maxY)
    let line = try #require(baselines(view).first)
    #expect(abs(bottom - line) < 0.5)
  }

  private func labels<Content: View>(_ view: Content) -> [UILabel] {
    var result: [UILabel] = []
    func find(_ view: UIView) {
      if let label = view as? UILabel { result.append(label) }
      for subview in view.subviews { find(subview) }
    }
    showing(view, width: 300, height: 300) { find($0.screen.window) }
    return result
  }

  // Facts font.inherit and font.default.
  @Test func `the font nearest to the text counts`() throws {
    let found = labels(
      VStack {
        Text("own").font(.system(size: 20))
        Text("inherited")
      }
      .font(.system(size: 13))
    )
    #expect(found.map(\.font.pointSize) == [20, 13])
    #expect(labels(Text("standard")).map(\.font.pointSize) == [17])
  }

  // Fact font.large.
  @Test func `fonts have the sizes of their styles`() {
    let fonts: [(Font, CGFloat)] = [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    for (font, size) in fonts {
      #expect(labels(Text("text").font(font)).first?.font.pointSize == size)
    }
  }

  // Fact foreground.inherit.
  @Test func `the colour nearest to the text counts`() {
    let found = labels(
      VStack {
        Text("own").foregroundColor(Part.a.color)
        Text("inherited")
      }
      .foregroundColor(Part.b.color)
    )
    #expect(found.map(\.textColor) == [Part.a.uiColor, Part.b.uiColor])
  }
}
