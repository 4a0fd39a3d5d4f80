import SwiftUI
import Testing
import UIKit

/// Lists whose rows come while they are looked at.
@MainActor
@Suite struct `Lists that grow` {
  private struct Growing: View {
    let handle: Handle<Int>
    @State private var count = 20

    var body: some View {
      let _ = handle.note($count)
      NavigationStack {
        List {
          Section("New") {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 60) }
          }
        }
        .headerProminence(.increased)
        .navigationTitle("Orders")
      }
    }
  }

  private func list(_ screen: TestScreen) throws -> UIScrollView {
    try #require(
      screen.window.first(UICollectionView.self) ?? screen.window.first(UIScrollView.self)
    )
  }

  @Test(arguments: [false, true])
  func `stay where they are when rows come below`(isAnimated: Bool) throws {
    let handle = Handle<Int>()
    try showing(Growing(handle: handle), width: 393, height: 852) { shown in
      let list = try list(shown.screen)
      let start = list.contentOffset.y
      #expect(start == -list.adjustedContentInset.top)
      for count in 21...24 {
        if isAnimated {
          withAnimation { handle.set(count) }
        } else {
          handle.set(count)
        }
        shown.run(0.6)
        #expect(list.contentOffset.y == start)
      }
    }
  }
}
