import SwiftUI
import Testing

@MainActor
@Suite struct `Rows place what is in them` {
  @Test func `a form with a largest height keeps within it`() {
    let frames = frames(
      of: List { Circle().overlay { Part.a.color }.frame(maxWidth: 256, maxHeight: 64) },
      width: 393,
      height: 300
    )
    #expect(frames[.a]?.size == CGSize(width: 64, height: 64))
  }

  @Test func `a colour fills the height that a row has at least`() {
    let frames = frames(
      of: List {
        Part.a.color.listRowInsets(EdgeInsets())
      }.environment(\.defaultMinListRowHeight, 60),
      width: 393,
      height: 300
    )
    #expect(frames[.a]?.height == 60)
  }

  @Test func `a text stands in the middle of a row that is higher`() throws {
    let frames = frames(
      of: List {
        Text(verbatim: "Row").background { Part.a.color }.listRowInsets(EdgeInsets())
        Part.b.color.listRowInsets(EdgeInsets())
      }.environment(\.defaultMinListRowHeight, 60),
      width: 393,
      height: 300
    )
    let text = try #require(frames[.a])
    let next = try #require(frames[.b])
    #expect(text.height < 22)
    #expect(isNear(text.midY, next.midY - 60, within: 0.5))
  }

  @Test func `an icon that takes all it is offered is as wide as those of other rows`() throws {
    let frames = frames(
      of: List {
        Label {
          Part.a.block(50, 10)
        } icon: {
          Part.b.color
        }
        Label {
          Part.c.block(50, 10)
        } icon: {
          Color.black.frame(width: 10, height: 10)
        }
      },
      width: 393,
      height: 300
    )
    #expect(frames[.b]?.size == CGSize(width: 24, height: 24))
    #expect(frames[.a]?.minX == frames[.c]?.minX)
  }
}
