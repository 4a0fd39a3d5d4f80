// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// A test case that compares pictures of views with references.
///
/// References lie in the folder that `FB_REFERENCE_IMAGE_DIR` names, else in `ReferenceImages` beside the
/// test's file; what failures show goes to `IMAGE_DIFF_DIR`. A picture is called as on a Mac, with
/// `.linux.png` at its end, and a Mac's are left alone.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether references are recorded instead of being compared.
  ///
  /// Defaults to false.
  open var recordMode = false
  /// What of the device is in the names of references.
  ///
  /// Defaults to the scale of the screen.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// Whether views are shown in a window that keys go to.
  ///
  /// Defaults to false.
  open var usesDrawViewHierarchyInRect = false
  /// The folder of the class's references; nil for the name of the class with its module.
  open var folderName: String?

  /// Compares a view with its reference.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - identifier: What tells it from others in the test.
  ///   - suffixes: What the folders of references may end with.
  ///   - perPixelTolerance: How far the components of a pixel may be off, from 0 to 1.
  ///   - overallTolerance: How much of the pixels may be off, from 0 to 1.
  ///   - file: The test's file.
  ///   - line: The line to which a failure belongs.
  public func FBSnapshotVerifyView(
    _ view: UIView,
    identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let strategy = Snapshotting<UIView, UIImage>.image(
      drawHierarchyInKeyWindow: usesDrawViewHierarchyInRect
    )
    let tolerance = FBTolerance(pixel: perPixelTolerance, overall: overallTolerance)
    verify(view, tolerance.applied(to: strategy), identifier, suffixes, file, line)
  }

  /// Compares a layer with its reference.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - identifier: What tells it from others in the test.
  ///   - suffixes: What the folders of references may end with.
  ///   - perPixelTolerance: How far the components of a pixel may be off, from 0 to 1.
  ///   - overallTolerance: How much of the pixels may be off, from 0 to 1.
  ///   - file: The test's file.
  ///   - line: The line to which a failure belongs.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer,
    identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let tolerance = FBTolerance(pixel: perPixelTolerance, overall: overallTolerance)
    verify(layer, tolerance.applied(to: .image), identifier, suffixes, file, line)
  }

  /// Compares a controller's view with its reference, with the controller in a window.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - identifier: What tells it from others in the test.
  ///   - suffixes: What the folders of references may end with.
  ///   - perPixelTolerance: How far the components of a pixel may be off, from 0 to 1.
  ///   - overallTolerance: How much of the pixels may be off, from 0 to 1.
  ///   - file: The test's file.
  ///   - line: The line to which a failure belongs.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController,
    identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      drawHierarchyInKeyWindow: usesDrawViewHierarchyInRect
    )
    let tolerance = FBTolerance(pixel: perPixelTolerance, overall: overallTolerance)
    verify(viewController, tolerance.applied(to: strategy), identifier, suffixes, file, line)
  }

  /// The folder of references, before what it ends with: that of the environment, else a given one.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] ?? dir ?? "ReferenceImages"
  }

  /// The folder of what failures show: that of the environment, else a given one.
  open func getImageDiffDirectory(withDefault dir: String?) -> String {
    ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] ?? dir ?? NSTemporaryDirectory()
  }

  private func verify<Value>(
    _ value: Value,
    _ strategy: Snapshotting<Value, UIImage>,
    _ identifier: String?,
    _ suffixes: NSOrderedSet,
    _ file: StaticString,
    _ line: UInt
  ) {
    let source = URL(fileURLWithPath: "\(file)")
    let beside = source.deletingLastPathComponent().appendingPathComponent("ReferenceImages").path
    let root = getReferenceImageDirectory(withDefault: beside)
    let own = folderName ?? NSStringFromClass(type(of: self))
    let folders = suffixes.compactMap { $0 as? String }.map {
      URL(fileURLWithPath: root + $0).appendingPathComponent(own)
    }
    let isThere = { (folder: URL) in FileManager.default.fileExists(atPath: folder.path) }
    let folder =
      folders.first(where: isThere) ?? folders.first
      ?? URL(fileURLWithPath: root).appendingPathComponent(own)
    let test = String(name.split(separator: ".").last ?? "test")
    let place = ReferencePlace(
      picture: FBFileName(options: fileNameOptions).stem(of: test, identifier),
      in: folder,
      of: test,
      artifacts: URL(fileURLWithPath: getImageDiffDirectory(withDefault: nil))
    )
    do {
      let failure = try Verification(
        snapshotting: strategy,
        place: place,
        name: identifier,
        record: recordMode ? .all : .never,
        timeout: 5
      ).run(value)
      if let failure { XCTFail(failure, file: file, line: line) }
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}

/// What the folders of references may end with, that of this machine first.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
  NSOrderedSet(array: ["_64", "_32"])
}
