import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct `What scrolling looks at` {
  private func lazyElement(_ element: LayoutElement) -> LazyElement? {
    if let lazy = element as? LazyElement { return lazy }
    if let container = element as? ContainerElement {
      return container.children.lazy.compactMap(lazyElement).first
    }
    return element.wrapped.flatMap(lazyElement)
  }

  private func lazyElement<Content: View>(in shown: ShownView<Content>) -> LazyElement? {
    let hosting = shown.controller.view as? HostingView<Content>
    return hosting?.node.elements.lazy.compactMap(lazyElement).first
  }

  @Test func `a step through ten thousand rows looks at few lines, however far down`() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<100) { _ in
          Section {
            ForEach(0..<100) { _ in Color.clear.frame(height: 20) }
          } header: {
            Color.clear.frame(height: 20)
          }
        }
      }
    }
    try showing(view) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      let lazy = try #require(lazyElement(in: shown))
      // How many entries are looked at while a row is scrolled.
      @MainActor func looks(at offset: CGFloat) -> Int {
        scrolled.contentOffset.y = offset
        shown.update()
        let before = lazy.extents.lookCount
        scrolled.contentOffset.y = offset + 20
        shown.update()
        return lazy.extents.lookCount - before
      }
      let top = looks(at: 20)
      for offset in stride(from: CGFloat(0), to: 20_000, by: 60) {
        scrolled.contentOffset.y = offset
        shown.update()
      }
      let far = looks(at: 20_000)
      // Jumping leaves lines out.
      let behind = looks(at: 150_000)
      // The line that begins at an offset is searched by halves, as is what was measured before a line.
      #expect(top < 100)
      #expect(far < 250)
      #expect(behind < 700)
    }
  }
}
