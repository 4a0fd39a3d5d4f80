import SwiftUI
import Testing
import UIKit

private struct Row: View {
  let number: Int
  let log: CallLog

  var body: some View {
    Part.a.block(40, 50).onAppear { log.lines.append("\(number)") }
  }
}

@MainActor
@Suite struct `Views that scroll` {
  // Fact scrollview.
  @Test func `a scroll view takes the height that is offered and the width of its content`() {
    let frames = frames(of: ScrollView { Part.a.block(50, 30) }.background { Part.b.color })
    #expect(frames[.b] == rect(25, 0, 50, 100))
    #expect(frames[.a] == rect(25, 0, 50, 30))
  }

  // Fact scrollview.implicit.
  @Test func `several views in a scroll view are a column`() {
    let frames = frames(
      of: ScrollView {
        Part.a.block(50, 30)
        Part.b.block(30, 20)
      }
    )
    #expect(frames[.a] == rect(25, 0, 50, 30))
    #expect(frames[.b] == rect(35, 38, 30, 20))
  }

  // Fact scrollview.implicit.
  @Test func `one of several views in a scroll view may change`() {
    let handle = Handle<Int>()
    let view = ScrollView {
      Numbered(handle: handle, number: 20)
      Part.b.block(30, 20)
    }
    showing(view) { shown in
      handle.set(50)
      shown.update()
      #expect(shown.frames[.a] == rect(25, 0, 50, 10))
      #expect(shown.frames[.b] == rect(35, 18, 30, 20))
    }
  }

  // Fact lifecycle.lazy.
  @Test func `all of a column appears at once, what comes last first`() {
    let log = CallLog()
    let view = ScrollView {
      VStack { ForEach(0..<20) { Row(number: $0, log: log) } }
    }
    showing(view) { _ in
      #expect(log.lines == (0..<20).reversed().map { "\($0)" })
    }
  }

  // Fact lifecycle.lazy.
  @Test func `of a lazy column only what is near appears`() {
    let log = CallLog()
    let view = ScrollView {
      LazyVStack { ForEach(0..<1000) { Row(number: $0, log: log) } }
    }
    showing(view) { _ in
      #expect(log.lines.contains("0"))
      #expect(!log.lines.contains("500"))
      #expect(log.lines.count < 30)
    }
  }

  // Fact lazyvgrid.example1.
  @Test func `a lazy grid has the columns that were measured`() throws {
    let columns = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
    let cells = frames(
      of: LazyVGrid(columns: columns) {
        Part.a.color.frame(height: 20)
        Part.b.color.frame(height: 20)
        Part.c.color.frame(height: 20)
        Part.d.color.frame(height: 20)
      },
      width: 200
    )
    let first = try #require(cells[.a])
    #expect(first.minX == 0 && first.width == 70)
    #expect(cells[.b]?.minX == 78 && cells[.b]?.width == 57)
    #expect(cells[.c]?.minX == 143 && cells[.c]?.width == 57)
    #expect(cells[.d]?.minX == 0 && cells[.d]?.minY == first.minY + 28)
  }
}
