import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `What is under bars and beside pages` {
  private struct Rows: View {
    let count: Int
    var body: some View {
      List(0..<count, id: \.self) { _ in
        Part.a.color.frame(height: 60).listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
  }

  @Test(arguments: [false, true])
  func `a bar at the bottom has its ground where rows are under it`(isInStack: Bool) {
    let view = TabView {
      Group {
        if isInStack { NavigationStack { Rows(count: 40) } } else { Rows(count: 40) }
      }
      .tabItem { Text("Rows") }
    }
    showing(view, width: 200, height: 400) { shown in
      shown.screen.settle()
      let bare = shown.color(10, 250)
      #expect(shown.color(10, 390) != bare)
    }
  }

  @Test func `a bar at the bottom shows no ground where there is nothing under it`() {
    let view = TabView { NavigationStack { Rows(count: 1) }.tabItem { Text("Rows") } }
    showing(view, width: 200, height: 400) { shown in
      shown.screen.settle()
      #expect(shown.color(10, 390) == shown.color(10, 300))
    }
  }

  @Test func `a page that is larger than its room does not reach into the others`() {
    let view = TabView {
      Part.a.color.frame(width: 100, height: 100)
      Part.b.color.frame(width: 180, height: 100)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    showing(view) { shown in
      let first = shown.color(50, 50)
      #expect(shown.color(98, 50) == first)
    }
  }
}
