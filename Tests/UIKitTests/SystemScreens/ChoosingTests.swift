import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Screens to choose on` {
  @MainActor
  private final class Told: NSObject, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var calls: [String] = []
    var urls: [URL] = []
    var colors: [UIColor] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController,
      didSelect color: UIColor,
      continuously: Bool
    ) {
      colors.append(color)
      calls.append(continuously ? "moves" : "chose")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      calls.append("finished")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      calls.append("font")
    }
    func documentPicker(
      _ controller: UIDocumentPickerViewController,
      didPickDocumentsAt urls: [URL]
    ) { self.urls = urls }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("cancelled")
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      calls.append("no photo")
      picker.dismiss(animated: true)
    }
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  @Test func `a finger on the grid chooses colours until it lifts`() throws {
    let (page, told) = (UIViewController(), Told())
    let picker = UIColorPickerViewController()
    picker.delegate = told
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      page.present(picker, animated: true)
      screen.settle()
      let grid = try #require(views(ColorField.self, in: picker.view).first { !$0.isHidden })
      let frame = grid.convert(grid.bounds, to: nil as UIView?)
      screen.tap(Double(frame.maxX) - 4, Double(frame.minY) + 4)
      #expect(told.calls == ["moves", "chose"])
      #expect(told.colors.map { ColorParts($0).hex } == ["000000", "000000"])
      #expect(ColorParts(picker.selectedColor).hex == "000000")
      picker.dismiss(animated: true)
      screen.settle()
      #expect(told.calls.last == "finished")
    }
  }

  @Test func `the grid goes from white to black, and to full colours`() {
    #expect(ColorParts(ColorField.color(.grid, 0, 0)).hex == "FFFFFF")
    #expect(ColorParts(ColorField.color(.grid, 1, 0)).hex == "000000")
    let full = ColorParts(ColorField.color(.grid, 5.5 / 12, 0.55))
    #expect(full.red == 1 && full.blue == 0)
    #expect(ColorParts(ColorField.color(.spectrum, 0, 0.5)).hex == "FF0000")
  }

  @Test func `a family is chosen by its row, and marked`() throws {
    let (page, told) = (UIViewController(), Told())
    let picker = UIFontPickerViewController()
    picker.delegate = told
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      page.present(picker, animated: false)
      screen.settle()
      let table = try #require(views(UITableView.self, in: picker.view).first)
      #expect(table.numberOfRows(inSection: 0) > 3)
      let cell = try #require(table.visibleCells.first)
      let place = cell.convert(CGPoint(x: 100, y: 20), to: nil as UIView?)
      screen.tap(Double(place.x), Double(place.y))
      screen.settle()
      #expect(told.calls == ["font"] && picker.selectedFontDescriptor != nil)
      #expect(page.presentedViewController == nil)
    }
  }

  @Test func `faces are listed by their traits, below a bar as high as sheets have`() throws {
    let page = UIViewController()
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = [.traitBold, .traitItalic]
    let picker = UIFontPickerViewController(configuration: configuration)
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      page.present(picker, animated: false)
      screen.settle()
      let table = try #require(views(UITableView.self, in: picker.view).first)
      let names = table.visibleCells.compactMap {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
      #expect(!names.isEmpty)
      // The slant may be the family's, as in `…Slanted-Bold`.
      let plain = ["-Regular", "-Medium", "-Light", "-Italic", "-Oblique"]
      #expect(names.filter { name in plain.contains(where: name.hasSuffix) } == [])
      #expect(names.contains { $0.contains("BoldItalic") || $0.contains("BoldOblique") })
      let bar = try #require(views(UINavigationBar.self, in: picker.view).first)
      #expect(bar.frame.height == 108)
    }
  }

  @Test func `files of the app are listed, chosen and handed over`() throws {
    let folder = AppDocuments.folder.appendingPathComponent("picker-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a".utf8).write(to: folder.appendingPathComponent("b.txt"))
    try Data("a".utf8).write(to: folder.appendingPathComponent("a.png"))
    try Data("a".utf8).write(to: folder.appendingPathComponent(".hidden"))
    let outside = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: outside,
      withDestinationURL: URL(fileURLWithPath: "/etc")
    )
    let (page, told) = (UIViewController(), Told())
    let picker = UIDocumentPickerViewController(opening: false)
    picker.accepts = { $0.pathExtension == "txt" }
    picker.directoryURL = folder
    picker.delegate = told
    try TestScreen.showing(page, width: 390, height: 844) { screen in
      page.present(picker, animated: false)
      screen.settle()
      let table = try #require(views(UITableView.self, in: picker.view).first)
      #expect(table.numberOfRows(inSection: 0) == 2)
      for row in 0..<2 {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        let place = cell.convert(CGPoint(x: 100, y: 20), to: nil as UIView?)
        screen.tap(Double(place.x), Double(place.y))
        screen.settle()
        #expect((page.presentedViewController == nil) == (row == 1))
      }
      #expect(told.urls.map(\.lastPathComponent) == ["b.txt"])
    }
  }

  @Test func `files are copied out beside those of their names`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("in")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    #expect(AppDocuments.place(file, in: inner, copies: true)?.lastPathComponent == "a.txt")
    #expect(AppDocuments.place(file, in: inner, copies: true)?.lastPathComponent == "a 2.txt")
    #expect(AppDocuments.place(file, in: inner, copies: false)?.lastPathComponent == "a 3.txt")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(AppDocuments.place(file, in: inner, copies: true) == nil)
    #expect(!AppDocuments.contains(URL(fileURLWithPath: "/etc/passwd")))
  }

  @Test func `there is no camera, and a library without photos can be left`() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let (page, told) = (UIViewController(), Told())
    let picker = UIImagePickerController()
    picker.delegate = told
    let findings = UIKitDiagnostics.recording { picker.sourceType = .camera }
    #expect(findings.map(\.code) == ["TSK-INERT"])
    #expect(picker.sourceType == .photoLibrary)
    TestScreen.showing(page, width: 390, height: 844) { screen in
      page.present(picker, animated: false)
      screen.settle()
      let button = picker.navigationBar.topItem?.rightBarButtonItem
      _ = button?.primaryAction.map { $0.performWithSender(nil, target: nil) }
      screen.settle()
      #expect(told.calls == ["no photo"] && page.presentedViewController == nil)
    }
  }
}
