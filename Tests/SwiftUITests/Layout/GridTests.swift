import SwiftUI
import Testing

@MainActor
@Suite struct `Grids` {
  @Test func `a grid without rows is as wide as what is in it wants to be`() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        Part.a.color.frame(height: 10)
        Part.b.block(20, 10)
      }
    )
    #expect(frames[.a] == rect(0, 38, 100, 10))
    #expect(frames[.b] == rect(40, 52, 20, 10))
  }

  @Test func `what goes over all columns makes each of them wider`() {
    let frames = frames(
      of: Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Part.a.block(20, 10)
          Part.b.block(10, 10)
        }
        Part.c.color.frame(height: 10)
      }
    )
    #expect(frames[.c]?.width == 100)
    #expect(frames[.a]?.minX == 0)
    #expect(frames[.b]?.minX == 55)
  }

  @Test func `what says so does not make a grid wider`() {
    let frames = frames(
      of: Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Part.a.block(20, 10)
          Part.b.block(10, 10)
        }
        Part.c.color.frame(height: 10).gridCellUnsizedAxes(.horizontal)
      }
    )
    #expect(frames[.c]?.width == 30)
  }

  @Test func `a grid in a scroll view is as wide as that`() {
    let frames = frames(
      of: ScrollView {
        VStack {
          Grid {
            VStack {
              Part.a.color.frame(maxWidth: .infinity, maxHeight: 20)
            }.padding(10)
          }
          .fixedSize(horizontal: false, vertical: true)
          .padding(.horizontal, 5)
          .frame(maxWidth: 1200)
        }
      }
    )
    #expect(frames[.a]?.width == 70)
  }
}
