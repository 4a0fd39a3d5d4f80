import CoreTransferable
import Photos
import PhotosUI
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import _PhotosUI_SwiftUI

private struct Choosing: View {
  let handle: Handle<[PhotosPickerItem]>
  var library: PHPhotoLibrary?
  @State private var items: [PhotosPickerItem] = []

  var body: some View {
    let _ = handle.note($items)
    if let library {
      PhotosPicker(
        selection: $items,
        maxSelectionCount: 3,
        selectionBehavior: .ordered,
        matching: .any(of: [.images, .not(.screenshots)]),
        preferredItemEncoding: .current,
        photoLibrary: library
      ) { Part.a.block(60, 20) }
    } else {
      PhotosPicker(selection: $items) { Part.a.block(60, 20) }
    }
  }
}

private struct ChoosingOne: View {
  let handle: Handle<Bool>
  let chosen: Handle<PhotosPickerItem?>
  @State private var isShown = false
  @State private var item: PhotosPickerItem?

  var body: some View {
    let _ = handle.note($isShown)
    let _ = chosen.note($item)
    Color.red.photosPicker(isPresented: $isShown, selection: $item, matching: .videos)
  }
}

@MainActor
@Suite struct `Photos that are chosen` {
  private func result(_ text: String, _ name: String? = nil) -> PHPickerResult {
    let provider = NSItemProvider()
    provider.register(text)
    return PHPickerResult(itemProvider: provider, assetIdentifier: name)
  }

  private func chosenOn(_ screen: TestScreen) -> PHPickerViewController? {
    screen.window.rootViewController?.presentedViewController as? PHPickerViewController
  }

  @Test func `a button shows the screen, and what is chosen is kept`() throws {
    let handle = Handle<[PhotosPickerItem]>()
    try showing(Choosing(handle: handle), width: 390, height: 844) { shown in
      shown.screen.tap(195, 422)
      shown.screen.settle()
      let picker = try #require(chosenOn(shown.screen))
      #expect(picker.configuration.selectionLimit == 0 && picker.configuration.filter == nil)
      picker.delegate?.picker(picker, didFinishPicking: [result("a"), result("b")])
      shown.screen.settle()
      #expect(handle.value?.count == 2 && shown.controller.presentedViewController == nil)
      #expect(handle.value?.first?.itemIdentifier == nil)
      #expect(handle.value?.first?.supportedContentTypes.contains(.utf8PlainText) == true)
    }
  }

  @Test func `the screen behaves as is said`() throws {
    let handle = Handle<[PhotosPickerItem]>()
    let view = Choosing(handle: handle, library: .shared())
      .photosPickerDisabledCapabilities(.search)
    try showing(view, width: 390, height: 844) { shown in
      handle.set([PhotosPickerItem(itemIdentifier: "x")])
      shown.update()
      shown.screen.tap(195, 422)
      shown.screen.settle()
      let configuration = try #require(chosenOn(shown.screen)?.configuration)
      #expect(configuration.selectionLimit == 3 && configuration.selection == .ordered)
      #expect(configuration.filter == .any(of: [.images, .not(.screenshots)]))
      #expect(configuration.preferredAssetRepresentationMode == .current)
      #expect(configuration.preselectedAssetIdentifiers == ["x"])
      #expect(configuration.disabledCapabilities == .search)
    }
  }

  @Test func `a screen that is left changes nothing`() throws {
    let (handle, chosen) = (Handle<Bool>(), Handle<PhotosPickerItem?>())
    let view = ChoosingOne(handle: handle, chosen: chosen)
    try showing(view, width: 390, height: 844) { shown in
      let item = PhotosPickerItem(itemIdentifier: "x")
      chosen.set(item)
      handle.set(true)
      shown.screen.settle()
      #expect(chosenOn(shown.screen)?.configuration.filter == .videos)
      shown.screen.press(nil)
      #expect(handle.value == false && shown.controller.presentedViewController == nil)
      #expect(chosen.value == item)
      handle.set(true)
      shown.screen.settle()
      let picker = try #require(chosenOn(shown.screen))
      picker.delegate?.picker(picker, didFinishPicking: [result("a", "y")])
      shown.screen.settle()
      #expect(handle.value == false && chosen.value??.itemIdentifier == "y")
    }
  }

  @Test func `photos stand in place of the button where that is asked for`() throws {
    let handle = Handle<[PhotosPickerItem]>()
    let view = Choosing(handle: handle).photosPickerStyle(.inline)
      .photosPickerAccessoryVisibility(.hidden)
    try showing(view, width: 390, height: 844) { shown in
      #expect(shown.frames[.a] == nil)
      let child = shown.controller.children.compactMap { $0 as? PHPickerViewController }.first
      let picker = try #require(child)
      #expect(shown.screen.window.first(UINavigationBar.self)?.isHidden == true)
      picker.delegate?.picker(picker, didFinishPicking: [result("a")])
      #expect(handle.value?.count == 1)
    }
  }

  @Test func `an item is loaded as what it can be`() async throws {
    let item = PhotosPickerItem(result("tea"))
    #expect(try await item.loadTransferable(type: String.self) == "tea")
    #expect(try await item.loadTransferable(type: Image.self) == nil)
    let lost = PhotosPickerItem(itemIdentifier: "x")
    #expect(lost != item && lost == PhotosPickerItem(itemIdentifier: "x"))
    await #expect(throws: PHPhotosError.self) {
      try await lost.loadTransferable(type: String.self)
    }
  }
}
