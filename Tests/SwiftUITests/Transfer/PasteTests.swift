import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite(.serialized) struct `A button that pastes` {
  @Test func `hands on what is on the pasteboard`() async throws {
    var pasted: [String] = []
    let view = PasteButton(payloadType: String.self) { pasted = $0 }
    showing(view, width: 200, height: 100) { shown in
      // Each screen has a pasteboard of its own.
      UIPasteboard.general.string = "tea"
      shown.update()
      shown.screen.tap(100, 50)
      shown.screen.settle()
    }
    // It is loaded beside the main queue.
    for _ in 0..<200 where pasted.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(pasted == ["tea"])
  }

  @Test func `is of use only while there is something that it takes`() {
    var pasted: [Int] = []
    let view = PasteButton(supportedContentTypes: [.url]) { pasted.append($0.count) }
    showing(view, width: 200, height: 100) { shown in
      UIPasteboard.general.string = "tea"
      shown.update()
      shown.screen.tap(100, 50)
      shown.screen.settle()
      #expect(pasted.isEmpty)
      UIPasteboard.general.url = URL(string: "https://example.org")
      shown.update()
      shown.screen.tap(100, 50)
      shown.screen.settle()
      #expect(pasted == [1])
    }
  }
}
