import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite(.serialized) struct `A button that pastes` {
  @Test func `hands on what is on the pasteboard`() {
    var pasted: [String] = []
    UIPasteboard.general.string = "tea"
    showing(PasteButton(payloadType: String.self) { pasted = $0 }, width: 200, height: 100) {
      $0.screen.tap(100, 50)
      $0.screen.settle()
    }
    #expect(pasted == ["tea"])
    UIPasteboard.general.items = []
  }

  @Test func `is of use only while there is something that it takes`() {
    var pasted: [Int] = []
    UIPasteboard.general.string = "tea"
    let view = PasteButton(supportedContentTypes: [.url]) { pasted.append($0.count) }
    showing(view, width: 200, height: 100) { shown in
      shown.screen.tap(100, 50)
      shown.screen.settle()
      #expect(pasted.isEmpty)
      UIPasteboard.general.url = URL(string: "https://example.org")
      shown.update()
      shown.screen.tap(100, 50)
      shown.screen.settle()
      #expect(pasted == [1])
    }
    UIPasteboard.general.items = []
  }
}
