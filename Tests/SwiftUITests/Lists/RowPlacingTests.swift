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
}
