import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// What a screen of files told an app, and whether it was said to be shown then.
@MainActor
final class ToldFiles {
  var lines: [String] = []
  let handle = Handle<Bool>()

  func note(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls): note(urls.map(\.lastPathComponent).joined(separator: " "))
    case .failure: note("failed")
    }
  }

  func note(_ line: String) { lines.append("\(line) \(handle.value == true ? "shown" : "gone")") }
}

private struct Importing: View {
  let told: ToldFiles
  var folder: URL?
  var types: [UTType] = [.plainText]
  var several: Bool?
  @State private var isShown = false

  var body: some View {
    let _ = told.handle.note($isShown)
    Group {
      if let several {
        Color.red.fileImporter(
          isPresented: $isShown,
          allowedContentTypes: types,
          allowsMultipleSelection: several,
          onCompletion: { told.note($0) },
          onCancellation: { told.note("cancelled") }
        )
      } else {
        Color.red.fileImporter(isPresented: $isShown, allowedContentTypes: types) {
          told.note($0.map { [$0] })
        }
      }
    }
    .fileDialogDefaultDirectory(folder)
  }
}

@MainActor
@Suite(.serialized) struct `Files that are chosen` {
  private let told = ToldFiles()

  private func opened(
    _ view: Importing,
    _ body: (ShownView<Importing>) throws -> Void
  ) throws {
    try showing(view, width: 390, height: 844) { shown in
      told.handle.set(true)
      shown.screen.settle()
      #expect(shown.controller.presentedViewController is UIDocumentPickerViewController)
      try body(shown)
    }
  }

  @Test func `one is told after the screen was said to be gone`() throws {
    try withDocuments(["a.txt", "b.txt"]) { folder in
      try opened(Importing(told: told, folder: folder)) { shown in
        shown.screen.tap("b")
        #expect(told.lines == ["b.txt gone"])
        #expect(shown.controller.presentedViewController == nil && told.handle.value == false)
        told.handle.set(true)
        shown.screen.settle()
        shown.screen.tap("a")
        #expect(told.lines == ["b.txt gone", "a.txt gone"])
      }
    }
  }

  @Test func `those of other types are not`() throws {
    try withDocuments(["a.txt", "b.png"]) { folder in
      try opened(Importing(told: told, folder: folder, types: [.png])) { shown in
        shown.screen.tap("a")
        #expect(told.lines.isEmpty && shown.controller.presentedViewController != nil)
        shown.screen.tap("b")
        #expect(told.lines == ["b.png gone"])
      }
    }
  }

  @Test func `several are told together`() throws {
    try withDocuments(["a.txt", "b.txt", "c.txt"]) { folder in
      try opened(Importing(told: told, folder: folder, several: true)) { shown in
        shown.screen.tap("a")
        shown.screen.tap("c")
        #expect(told.lines.isEmpty)
        shown.screen.press("Open")
        #expect(told.lines == ["a.txt c.txt gone"])
      }
    }
  }

  @Test(arguments: [false, nil])
  func `a choice that is given up is told where that is asked for`(several: Bool?) throws {
    try opened(Importing(told: told, several: several)) { shown in
      shown.screen.press(nil)
      #expect(told.lines == (several == nil ? [] : ["cancelled gone"]))
      #expect(told.handle.value == false && shown.controller.presentedViewController == nil)
    }
  }

  @Test func `a screen that is pulled down was given up`() throws {
    try opened(Importing(told: told, several: false)) { shown in
      let page = try #require(shown.controller.presentedViewController)
      let top = Double(page.view.convert(page.view.bounds, to: nil).minY)
      shown.screen.drag(from: (195, top + 20), to: (195, 830), frames: 8)
      shown.screen.settle()
      #expect(told.lines == ["cancelled gone"] && shown.controller.presentedViewController == nil)
    }
  }

  @Test func `an app takes the screen away`() throws {
    try opened(Importing(told: told, several: true)) { shown in
      told.handle.set(false)
      shown.screen.settle()
      #expect(told.lines.isEmpty && shown.controller.presentedViewController == nil)
    }
  }

  @Test func `names have their extensions where that is asked for`() throws {
    try withDocuments(["a.txt"]) { folder in
      let view = Importing(told: told, folder: folder)
        .fileDialogBrowserOptions(.displayFileExtensions).fileDialogMessage("Choose")
        .fileDialogConfirmationLabel(Text("Take"))
      showing(view, width: 390, height: 844) { shown in
        told.handle.set(true)
        shown.screen.settle()
        shown.screen.tap("a.txt")
        #expect(told.lines == ["a.txt gone"])
      }
    }
  }
}
