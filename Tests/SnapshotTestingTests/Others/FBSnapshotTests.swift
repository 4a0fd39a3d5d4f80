import FBSnapshotTestCase
import Foundation
import Testing
import UIKit
import XCTest

/// The test case of FBSnapshotTestCase, driven by hand.
///
/// XCTest runs its own tests in processes of their own: it holds the main thread while it waits.
@Suite(.serialized) struct FBSnapshotTests {
  /// A case whose folders are given and that says what fails in it.
  private final class CardTests: FBSnapshotTestCase {
    var root = ""
    private(set) var failures: [String] = []

    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      failures.append(description)
    }

    override func getReferenceImageDirectory(withDefault dir: String?) -> String { root }
    override func getImageDiffDirectory(withDefault dir: String?) -> String { root + "-failures" }
  }

  @MainActor
  private static func box(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    return view
  }

  /// Runs assertions as a test; the failures of it.
  @MainActor
  private static func run(
    in folder: SnapshotFolder,
    _ body: @escaping @MainActor (FBSnapshotTestCase) -> Void
  ) -> Int {
    let root = folder.url.appendingPathComponent("ReferenceImages").path
    let test = CardTests(name: "CardTests.testCard") { test in
      MainActor.assumeIsolated { (test as? CardTests).map(body) }
    }
    test.root = root
    test.folderName = "CardTests"
    test.perform(XCTestCaseRun(test: test))
    return test.failures.count
  }

  @Test func `references are recorded, compared and kept beside a Mac's`() async {
    await #expect(processExitsWith: .success) { try await FBSnapshotTests.recording() }
  }

  @MainActor
  private static func recording() throws {
    let folder = try SnapshotFolder()
    #expect(run(in: folder) { $0.FBSnapshotVerifyView(box(.red)) } == 1)
    let recorded = run(in: folder) {
      $0.recordMode = true
      $0.FBSnapshotVerifyView(box(.red))
      $0.FBSnapshotVerifyView(box(.red), identifier: "big")
      $0.FBSnapshotVerifyLayer(box(.red).layer, identifier: "layer")
    }
    #expect(recorded == 3)
    let place = folder.url.appendingPathComponent("ReferenceImages_64/CardTests").path
    let names = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    #expect(names.contains("testCard@3x.linux.png"), "\(names)")
    #expect(names.contains("testCard_big@3x.linux.png"))
    #expect(run(in: folder) { $0.FBSnapshotVerifyView(box(.red)) } == 0)
    #expect(run(in: folder) { $0.FBSnapshotVerifyView(box(.blue)) } == 1)
  }

  @Test func `tolerances are of pixels and of components`() async {
    await #expect(processExitsWith: .success) { try await FBSnapshotTests.tolerances() }
  }

  @MainActor
  private static func tolerances() throws {
    let folder = try SnapshotFolder()
    _ = run(in: folder) {
      $0.recordMode = true
      $0.FBSnapshotVerifyView(box(.red))
    }
    let near = UIColor(red: 0.98, green: 0, blue: 0, alpha: 1)
    #expect(run(in: folder) { $0.FBSnapshotVerifyView(box(near)) } == 1)
    #expect(
      run(in: folder) { $0.FBSnapshotVerifyView(box(near), perPixelTolerance: 0.03) } == 0
    )
    #expect(
      run(in: folder) { $0.FBSnapshotVerifyView(box(.blue), overallTolerance: 1) } == 0
    )
  }
}
