import SwiftUI
import Testing
import UIKit

private struct Opening<Page: View>: View {
  let handle: Handle<Bool>
  let page: Page
  @State var isOpen = false

  var body: some View {
    let _ = handle.note($isOpen)
    Part.a.block(40, 20)
      .popover(isPresented: $isOpen, arrowEdge: .bottom) { page }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Resting: View {
  let handle: Handle<PresentationDetent>
  @State var detent = PresentationDetent.height(200)
  @State var isOpen = true

  var body: some View {
    let _ = handle.note($detent)
    Color.clear.sheet(isPresented: $isOpen) {
      Color.red.presentationDetents([.large, .height(200)], selection: $detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        .presentationContentInteraction(.scrolls)
    }
  }
}

@MainActor
@Suite struct `Pages that belong to a view` {
  private let handle = Handle<Bool>()

  @Test func `a popover points to the view`() throws {
    let view = Opening(handle: handle, page: Text("Inside").frame(width: 120, height: 50))
    try showing(view, width: 1024, height: 768) { shown in
      handle.set(true)
      shown.screen.settle()
      let page = try #require(shown.controller.presentedViewController)
      let popover = try #require(page.presentationController as? UIPopoverPresentationController)
      let source = try #require(popover.sourceView)
      #expect(source.convert(popover.sourceRect, to: nil) == rect(0, 0, 40, 20))
      #expect(popover.permittedArrowDirections == .up)
      #expect(page.preferredContentSize == CGSize(width: 120, height: 50))
      #expect(page.view.convert(page.view.bounds, to: nil).minY > 20)
      handle.set(false)
      shown.screen.settle()
      #expect(shown.controller.presentedViewController == nil)
    }
  }

  @Test(arguments: [false, true])
  func `it is a sheet where there is little room, unless it is said to stay`(stays: Bool) throws {
    let page = Color.red.frame(width: 120, height: 50)
      .presentationCompactAdaptation(stays ? .popover : .automatic)
    try showing(Opening(handle: handle, page: page), width: 390, height: 844) { shown in
      handle.set(true)
      shown.screen.settle()
      let page = try #require(shown.controller.presentedViewController)
      let frame = page.view.convert(page.view.bounds, to: nil)
      #expect((frame.width == 390) == !stays)
      #expect((frame.height < 100) == stays)
    }
  }

  @Test func `the height of a sheet is followed, and led`() throws {
    let handle = Handle<PresentationDetent>()
    try showing(Resting(handle: handle), width: 390, height: 844) { shown in
      shown.screen.settle()
      let page = try #require(shown.controller.presentedViewController)
      let sheet = try #require(page.sheetPresentationController)
      @MainActor func top() -> CGFloat { page.view.convert(page.view.bounds, to: nil).minY }
      #expect(top() > 600)
      #expect(sheet.largestUndimmedDetentIdentifier == sheet.selectedDetentIdentifier)
      #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
      handle.set(.large)
      shown.screen.settle()
      #expect(top() < 100)
      shown.screen.drag(from: (195, Double(top()) + 5), to: (195, 600), frames: 90)
      shown.screen.settle()
      #expect(handle.value == .height(200))
    }
  }
}
