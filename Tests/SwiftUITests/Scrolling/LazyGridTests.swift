import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Lazy grids and pinned headers` {
  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 20), (.trailing, 40),
  ])
  func `columns are aligned in the width that is offered`(
    alignment: HorizontalAlignment,
    start: CGFloat
  ) {
    let shown = frames(
      of: LazyVGrid(columns: [GridItem(.fixed(60))], alignment: alignment) {
        Part.a.block(60, 20)
      }
      .background { Part.b.color }
    )
    #expect(shown[.a] == rect(start, 40, 60, 20))
    #expect(shown[.b] == rect(0, 40, 100, 20))
  }

  @Test func `rows are aligned in the height that is offered`() {
    let shown = frames(
      of: LazyHGrid(rows: [GridItem(.fixed(60))], alignment: .bottom) { Part.a.block(20, 60) }
    )
    #expect(shown[.a] == rect(40, 40, 20, 60))
  }

  @Test func `a header goes over all columns, and rows begin a new line behind it`() {
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    let shown = frames(
      of: ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          Section {
            Part.a.color.frame(height: 10)
          } header: {
            Part.b.color.frame(height: 20)
          }
          Section {
            Part.c.color.frame(height: 10)
          } footer: {
            Part.d.color.frame(height: 5)
          }
        }
      }
    )
    #expect(shown[.b] == rect(0, 0, 100, 20))
    #expect(shown[.a] == rect(0, 20, 50, 10))
    #expect(shown[.c] == rect(0, 30, 50, 10))
    #expect(shown[.d] == rect(0, 40, 100, 5))
  }

  private func pinned(_ pins: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pins) {
        Section {
          Color.clear.frame(height: 100)
        } header: {
          Part.a.color.frame(height: 20)
        } footer: {
          Part.c.color.frame(height: 10)
        }
        Section {
          Color.clear.frame(height: 300)
        } header: {
          Part.b.color.frame(height: 20)
        } footer: {
          Part.d.color.frame(height: 10)
        }
      }
    }
  }

  @Test func `a pinned header stays as long as its section is visible`() throws {
    try showing(pinned(.sectionHeaders)) { shown in
      let view = try #require(shown.screen.window.first(UIScrollView.self))
      #expect(shown.frames[.a] == rect(0, 0, 100, 20))
      view.contentOffset.y = 40
      shown.update()
      #expect(shown.frames[.a] == rect(0, 0, 100, 20))
      // The next header pushes it out, footer and all.
      view.contentOffset.y = 120
      shown.update()
      #expect(shown.frames[.a] == rect(0, -10, 100, 20))
      #expect(shown.frames[.b] == rect(0, 10, 100, 20))
      view.contentOffset.y = 200
      shown.update()
      #expect(shown.frames[.b] == rect(0, 0, 100, 20))
    }
  }

  @Test func `a pinned footer stays at the end`() throws {
    try showing(pinned(.sectionFooters)) { shown in
      let view = try #require(shown.screen.window.first(UIScrollView.self))
      #expect(shown.frames[.c] == rect(0, 90, 100, 10))
      view.contentOffset.y = 180
      shown.update()
      #expect(shown.frames[.d] == rect(0, 90, 100, 10))
    }
  }

  @Test func `without pins headers scroll with their section`() throws {
    try showing(pinned([])) { shown in
      let view = try #require(shown.screen.window.first(UIScrollView.self))
      view.contentOffset.y = 10
      shown.update()
      #expect(shown.frames[.a] == rect(0, -10, 100, 20))
    }
  }

  @Test func `pinned headers are above rows and below bars`() throws {
    let view = pinned(.sectionHeaders)
    try showing(view, width: 100, height: 200, safeArea: [30, 0, 0, 0]) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      scrolled.contentOffset.y = 0
      shown.update()
      #expect(shown.frames[.a] == rect(0, 30, 100, 20))
    }
    let colored = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          Part.b.color.frame(height: 300)
        } header: {
          Part.a.color.frame(height: 20)
        }
      }
    }
    try showing(colored) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      scrolled.contentOffset.y = 40
      shown.update()
      #expect(shown.frames[.b] == rect(0, -20, 100, 300))
      #expect(shown.frames[.a] == rect(0, 0, 100, 20))
      #expect(shown.frames.order == [.b, .a])
    }
  }

  @Test func `headers and footers of two views are pinned with both`() throws {
    let view = ScrollView {
      LazyVStack(spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          Color.clear.frame(height: 300)
        } header: {
          Part.a.color.frame(height: 20)
          Part.b.color.frame(height: 10)
        } footer: {
          Part.c.color.frame(height: 10)
          Part.d.color.frame(height: 15)
        }
      }
    }
    try showing(view) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      // As they are: a at 0, b at 24, the row at 38, c at 342, d at 356 to 371.
      scrolled.contentOffset.y = 60
      shown.update()
      #expect(shown.frames[.a] == rect(0, 0, 100, 20))
      #expect(shown.frames[.b] == rect(0, 24, 100, 10))
      #expect(shown.frames[.c] == rect(0, 71, 100, 10))
      #expect(shown.frames[.d] == rect(0, 85, 100, 15))
      scrolled.contentOffset.y = 271
      shown.update()
      #expect(shown.frames[.c] == rect(0, 71, 100, 10))
      #expect(shown.frames[.d] == rect(0, 85, 100, 15))
    }
  }

  @Test func `a grid without columns has one`() {
    let shown = frames(
      of: ScrollView {
        LazyVGrid(columns: [], spacing: 0) {
          Part.a.color.frame(height: 10)
          Part.b.color.frame(height: 20)
        }
      }
    )
    #expect(shown[.a] == rect(0, 0, 100, 10))
    #expect(shown[.b] == rect(0, 10, 100, 20))
    let rows = frames(of: LazyHGrid(rows: []) { Part.a.color.frame(width: 10) })
    #expect(rows[.a]?.size == CGSize(width: 10, height: 100))
  }

  @Test func `rows of two views are shown among very many`() {
    let shown = frames(
      of: ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<600) { number in
            if number == 0 {
              Part.a.block(100, 10)
              Part.b.block(100, 10)
            } else if number == 2 {
              Part.c.block(100, 20)
            }
          }
          Part.d.block(100, 20)
        }
      }
    )
    #expect(shown[.a] == rect(0, 0, 100, 10))
    #expect(shown[.b] == rect(0, 10, 100, 10))
    #expect(shown[.c] == rect(0, 20, 100, 20))
  }
}
