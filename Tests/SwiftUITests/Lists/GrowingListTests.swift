import SwiftUI
import Testing
import UIKit

/// Lists whose rows come while they are looked at.
@MainActor
@Suite struct `Lists that grow` {
  private struct Growing: View {
    let handle: Handle<Int>
    @State private var count = 11
    @State private var words = ""
    @State private var path: [Int] = []

    var body: some View {
      let _ = handle.note($count)
      NavigationStack(path: $path) {
        NavigationLink(value: 1) { Text(verbatim: "Go") }.navigationTitle("Truck")
          .navigationDestination(for: Int.self) { _ in
            ZStack {
              List {
                if let rows = Optional(Array(0..<count)) {
                  Section("New") {
                    ForEach(rows, id: \.self) { row in
                      NavigationLink(value: row) {
                        HStack {
                          Color.red.frame(width: 40, height: 40)
                          Text(verbatim: "Order \(row)")
                        }
                        .badge(row)
                      }
                    }
                  }
                }
                Section("Done") {
                  ForEach(100..<115, id: \.self) { row in
                    HStack {
                      Color.blue.frame(width: 40, height: 40)
                      Text(verbatim: "Order \(row)")
                    }
                  }
                }
              }
              .headerProminence(.increased)
            }
            .navigationTitle("Orders")
            .searchable(text: $words)
          }
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
      shown.screen.tap(196, 475)
      shown.run(2)
      let list = try list(shown.screen)
      let start = list.contentOffset.y
      #expect(start == -list.adjustedContentInset.top)
      for count in 12...17 {
        if isAnimated {
          withAnimation { handle.set(count) }
        } else {
          handle.set(count)
        }
        shown.run(2)
        #expect(list.contentOffset.y == start)
      }
    }
  }
}
