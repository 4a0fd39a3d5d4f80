import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Screens about files, and services that are not here.
@MainActor @Suite(.serialized) struct FileScreenTests {
  private final class Told: NSObject, UIDocumentPickerDelegate,
    UIDocumentInteractionControllerDelegate
  {
    var calls: [String] = []
    var urls: [URL] = []

    func documentPicker(
      _ controller: UIDocumentPickerViewController,
      didPickDocumentsAt urls: [URL]
    ) {
      self.urls = urls
      calls.append("picked \(urls.map(\.lastPathComponent))")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("cancelled")
    }

    func documentInteractionControllerWillPresentOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { calls.append("will") }

    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { calls.append("did") }
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  /// A folder of the app's with files in it, which goes away afterwards.
  private func withFolder(_ names: [String], _ body: (URL) throws -> Void) throws {
    let folder = AppDocuments.folder.appendingPathComponent("screens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Data("a".utf8).write(to: folder.appendingPathComponent(name)) }
    try body(folder)
  }

  private func showing(
    _ picker: UIDocumentPickerViewController,
    _ body: (TestScreen, UIViewController, UINavigationBar) throws -> Void
  ) throws {
    let page = UIViewController()
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      page.present(picker, animated: false)
      screen.settle()
      let bar = try #require(views(UINavigationBar.self, in: picker.view).first)
      try body(screen, page, bar)
    }
  }

  private func press(_ item: UIBarButtonItem?, _ screen: TestScreen) {
    item?.primaryAction?.performWithSender(nil, target: nil)
    screen.settle()
  }

  private func tapRow(
    _ row: Int,
    _ picker: UIDocumentPickerViewController,
    _ screen: TestScreen
  )
    throws
  {
    let table = try #require(views(UITableView.self, in: picker.view).first)
    let cell = try #require(table.cellForRow(at: .row(row)))
    let place = cell.convert(CGPoint(x: 100, y: 20), to: nil as UIView?)
    screen.tap(Double(place.x), Double(place.y))
    screen.settle()
  }

  @Test func `a choice that is given up is told of, and the screen goes`() throws {
    try withFolder(["a.txt"]) { folder in
      let (picker, told) = (UIDocumentPickerViewController(opening: false), Told())
      picker.directoryURL = folder
      picker.delegate = told
      try showing(picker) { screen, page, bar in
        press(bar.topItem?.rightBarButtonItem, screen)
        #expect(told.calls == ["cancelled"] && page.presentedViewController == nil)
      }
    }
  }

  @Test func `several files are gathered until they are opened`() throws {
    try withFolder(["a.txt", "b.txt", "c.txt"]) { folder in
      let (picker, told) = (UIDocumentPickerViewController(opening: false), Told())
      picker.allowsMultipleSelection = true
      picker.directoryURL = folder
      picker.delegate = told
      try showing(picker) { screen, page, bar in
        #expect(bar.topItem?.rightBarButtonItem?.isEnabled == false)
        try tapRow(2, picker, screen)
        try tapRow(0, picker, screen)
        #expect(told.calls.isEmpty && bar.topItem?.rightBarButtonItem?.isEnabled == true)
        press(bar.topItem?.rightBarButtonItem, screen)
        #expect(told.calls == [#"picked ["a.txt", "c.txt"]"#])
        #expect(page.presentedViewController == nil)
      }
    }
  }

  @Test func `one that is let go again is not among them`() throws {
    try withFolder(["a.txt", "b.txt"]) { folder in
      let picker = UIDocumentPickerViewController(opening: false)
      picker.allowsMultipleSelection = true
      picker.directoryURL = folder
      try showing(picker) { screen, _, bar in
        try tapRow(0, picker, screen)
        try tapRow(0, picker, screen)
        #expect(bar.topItem?.rightBarButtonItem?.isEnabled == false)
      }
    }
  }

  @Test(arguments: [true, false])
  func `files are saved in the folder that shows`(_ asCopy: Bool) throws {
    try withFolder([]) { folder in
      let source = FileManager.default.temporaryDirectory
        .appendingPathComponent("out-\(UUID().uuidString).txt")
      try Data("text".utf8).write(to: source)
      defer { try? FileManager.default.removeItem(at: source) }
      let picker = UIDocumentPickerViewController(forExporting: [source], asCopy: asCopy)
      let told = Told()
      picker.delegate = told
      picker.directoryURL = folder
      #expect(picker.documentPickerMode == (asCopy ? .exportToService : .moveToService))
      try showing(picker) { screen, page, bar in
        #expect(bar.topItem?.rightBarButtonItem?.title == "Save")
        press(bar.topItem?.rightBarButtonItem, screen)
        #expect(page.presentedViewController == nil)
      }
      let placed = try #require(told.urls.first)
      #expect(placed.lastPathComponent == source.lastPathComponent)
      #expect(try Data(contentsOf: placed) == Data("text".utf8))
      #expect(FileManager.default.fileExists(atPath: source.path) == asCopy)
    }
  }

  @Test func `a file's options are shown once, and their end is told`() throws {
    try withFolder(["note.txt"]) { folder in
      let controller = UIDocumentInteractionController(
        url: folder.appendingPathComponent("note.txt")
      )
      let (page, told) = (UIViewController(), Told())
      controller.delegate = told
      #expect(controller.name == "note.txt" && !controller.icons.isEmpty)
      controller.name = "Note"
      #expect(controller.name == "Note")
      TestScreen.showing(page, width: 390, height: 844) { screen in
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(controller.presentOptionsMenu(from: rect, in: page.view, animated: false))
        screen.settle()
        #expect(page.presentedViewController is UIActivityViewController)
        #expect(told.calls == ["will"])
        #expect(!controller.presentOptionsMenu(from: rect, in: page.view, animated: false))
        controller.dismissMenu(animated: false)
        screen.settle()
        #expect(page.presentedViewController == nil && told.calls == ["will", "did"])
      }
    }
  }

  @Test func `without a file or a screen there are no options`() {
    let page = UIViewController()
    let controller = UIDocumentInteractionController()
    #expect(controller.url == nil && controller.name == nil)
    TestScreen.showing(page) { _ in
      #expect(!controller.presentOptionsMenu(from: .zero, in: page.view, animated: false))
      #expect(!controller.presentPreview(animated: false))
      #expect(!controller.presentOpenInMenu(from: .zero, in: page.view, animated: false))
    }
    let lost = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/a.txt"))
    #expect(!lost.presentOptionsMenu(from: .zero, in: UIView(), animated: false))
  }

  // MARK: What is not here

  @Test func `there are no printers, no camera and no dictionary`() {
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    #expect(UIPrintInteractionController.printableUTIs.isEmpty)
    #expect(!UIPrintInteractionController.canPrint(Data("a".utf8)))
    #expect(UIPrintInteractionController.shared === UIPrintInteractionController.shared)
    #expect(UIPrintInfo.printInfo().outputType == .general)
    #expect(UIPrintInfo().duplex == .none && UIPrintInfo().orientation == .portrait)
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
    #expect(!UIImagePickerController.isFlashAvailable(for: .front))
    #expect(UIImagePickerController.availableCaptureModes(for: .rear)?.isEmpty != false)
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "rice"))
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/tmp/a.mov"))
  }

  @Test func `a picker of photos starts with pictures as they are`() {
    let picker = UIImagePickerController()
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
    #expect(!picker.allowsEditing && picker.videoMaximumDuration == 600)
    #expect(picker.videoQuality == .typeMedium && picker.imageExportPreset == .compatible)
    #expect(!picker.startVideoCapture())
  }

  @Test func `an activity can do nothing until a subclass says so`() {
    let activity = UIActivity()
    #expect(UIActivity.activityCategory == .action && activity.activityType == nil)
    #expect(activity.activityTitle == nil && activity.activityImage == nil)
    #expect(!activity.canPerform(withActivityItems: ["text"]))
    #expect(activity.activityViewController == nil)
  }
}
