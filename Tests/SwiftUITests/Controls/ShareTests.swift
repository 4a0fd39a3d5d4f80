import SwiftUI
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `What is shared` {
  private let address = URL(string: "https://example.org")

  /// Copies what a button in the middle of a screen shares.
  private func copied<Content: View>(_ view: Content) -> [Any] {
    UIPasteboard.general.items = []
    showing(view, width: 320, height: 480) { shown in
      shown.screen.tap(160, 240)
      shown.screen.settle()
      guard let cell = cell("Copy", in: shown.screen.window) else {
        Issue.record("The sheet has no row that copies.")
        return
      }
      let frame = cell.convert(cell.bounds, to: nil)
      shown.screen.tap(frame.midX, frame.midY)
      shown.screen.settle()
    }
    return UIPasteboard.general.items.flatMap(\.values)
  }

  private func cell(_ text: String, in view: UIView) -> UIView? {
    func says(_ view: UIView) -> Bool {
      (view as? UILabel)?.text == text || view.subviews.contains(where: says)
    }
    if view is UICollectionViewCell, says(view) { return view }
    return view.subviews.lazy.compactMap { cell(text, in: $0) }.first
  }

  @Test func `a button shares an address`() throws {
    let address = try #require(address)
    showing(ShareLink(item: address), width: 320, height: 480) { shown in
      #expect(shown.frames.labels.count == 1)
      shown.screen.tap(160, 240)
      shown.screen.settle()
      #expect(shown.controller.presentedViewController is UIActivityViewController)
    }
    #expect(copied(ShareLink(item: address)).map { $0 as? URL } == [address])
  }

  @Test func `texts are shared with the message behind them`() {
    let view = ShareLink(items: ["One", "Two"], subject: Text("Both"), message: Text("Three"))
    #expect(copied(view).map { $0 as? String } == ["One", "Two", "Three"])
  }

  @Test func `a picture is shared as it is`() throws {
    let made = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let picture = Image(uiImage: made)
    let view = ShareLink(item: picture, preview: SharePreview("Nothing", image: picture))
    let image = try #require(copied(view).first as? UIImage)
    #expect(image.size == CGSize(width: 3, height: 2))
  }

  @Test func `a value of one's own is shared as the text it is written as, or as a file`() throws {
    let notes = [Note(text: "tea"), Note(text: "rice")]
    let view = ShareLink(items: notes) { SharePreview($0.text) }
    #expect(copied(view).map { $0 as? String } == ["tea", "rice"])
    let plain = ShareLink("Share", item: Data([1, 2]), preview: SharePreview("Bytes"))
    let file = try #require(copied(plain).first as? URL)
    #expect(try Data(contentsOf: file) == Data([1, 2]))
    try FileManager.default.removeItem(at: file)
  }

  @Test func `the sheet points to the button`() throws {
    let link = ShareLink(item: "One") { Part.a.block(60, 20) }
    let view = link.frame(width: 1024, height: 768, alignment: .topLeading)
    try showing(view, width: 1024, height: 768) { shown in
      shown.screen.tap(30, 10)
      shown.screen.settle()
      let sheet = try #require(shown.controller.presentedViewController)
      let popover = try #require(sheet.popoverPresentationController)
      let source = try #require(popover.sourceView)
      #expect(source.convert(popover.sourceRect, to: nil) == rect(0, 0, 60, 20))
    }
  }
}
