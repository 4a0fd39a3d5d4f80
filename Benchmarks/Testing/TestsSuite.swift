import Foundation

/// How long those wait who test screens: for two hundred pictures, for a UI test, and for a test after an edit.
enum TestsSuite: Suite {
  static let name = "tests"

  private static let pictures = 200
  private static let edits = 20
  private static let starts = 5
  /// A picture of 390 × 844 points at three pixels a point.
  private static let width = 1_170

  private static let program = ServeSuite.program
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Tests/Fixtures/Projects").standardizedFileURL

  static func run() -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tsumiki-tests-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let package = try writePackage(folder)
      let project = try writeProject(folder)
      return edited(package) + pictures(package) + steps(project)
    } catch {
      print("tests: \(error)")
      return []
    }
  }

  /// Runs tests; what they said where any failed or none ran.
  private static func test(_ path: URL, _ options: String) -> String? {
    let command = "'\(program.path)' --test '\(path.path)' \(options) 2>&1; echo \"ended with $?\""
    let output = Shell.run(command) ?? ""
    return output.hasSuffix("ended with 0\n") ? nil : output
  }

  /// The time of a run in microseconds; nil, and told, where a test failed.
  private static func time(_ path: URL, _ options: String) -> Double? {
    var failure: String?
    let took = Waiting.time { failure = test(path, options) }
    guard let failure else { return took }
    print("tests: \(options) failed:\n\(failure.suffix(2_000))")
    return nil
  }

  // MARK: Pictures

  /// All compared with what was recorded before, beside one start of the tests for each.
  private static func pictures(_ package: URL) -> [Measurement] {
    // The first run records, and fails for that.
    _ = test(package, "--filter AllPictureTests")
    let recorded = package.appendingPathComponent("Tests/PostboxTests/__Snapshots__/PictureTests")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: recorded.path)) ?? []
    let images = names.filter { $0.hasSuffix(".png") }
    guard images.count == pictures,
      images.allSatisfy({ width(of: recorded.appendingPathComponent($0)) == width })
    else {
      print("tests: \(images.count) pictures were recorded, and not all are \(width) pixels wide")
      return []
    }
    var (all, one): ([Double], [Double]) = ([], [])
    for _ in 0..<starts {
      guard let took = time(package, "--filter AllPictureTests"),
        let single = time(package, "--filter OnePictureTests")
      else { return [] }
      all.append(took)
      one.append(single)
    }
    let alone = Waiting.slow(one) * Double(pictures)
    return [
      measurement(
        "two hundred pictures, with the start",
        all,
        "a run of the tests for each",
        alone,
        goal: 0.2,
        most: 10_000
      )
    ]
  }

  /// The width that a PNG's header tells.
  private static func width(of file: URL) -> Int {
    guard let data = try? Data(contentsOf: file), data.count > 24 else { return 0 }
    return data[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: Edits

  /// A file edited in a package of fifty, and one of its tests run.
  private static func edited(_ package: URL) -> [Measurement] {
    let cell = package.appendingPathComponent("Sources/Postbox/LetterCell.swift")
    let tests = package.appendingPathComponent("Tests/PostboxTests/WordTests.swift")
    // The first run builds all.
    guard let source = try? String(contentsOf: cell, encoding: .utf8),
      let first = time(package, "--filter WordTests")
    else { return [] }
    var (inSource, inTest): ([Double], [Double]) = ([], [])
    for number in 1...edits {
      let changed = source.replacingOccurrences(
        of: "senderLabel.text = letter.from",
        with: "senderLabel.text = letter.from + \"\(String(repeating: "!", count: number))\""
      )
      guard (try? changed.write(to: cell, atomically: true, encoding: .utf8)) != nil,
        let took = time(package, "--filter WordTests"),
        (try? words(number).write(to: tests, atomically: true, encoding: .utf8)) != nil,
        let other = time(package, "--filter WordTests")
      else { return [] }
      inSource.append(took)
      inTest.append(other)
    }
    return [
      measurement("a method edited", inSource, "the first run", first, goal: 1, most: 2_000),
      measurement("a test edited", inTest, "the first run", first, goal: 1, most: 2_000),
    ]
  }

  // MARK: UI tests

  /// Ten steps, without what starts the tests: the same test more often in one run, beside starting the tests for it.
  private static func steps(_ project: URL) -> [Measurement] {
    let (few, many) = (1, 11)
    // Builds.
    guard time(project, "--filter TenStepsUITests") != nil else { return [] }
    var (each, once): ([Double], [Double]) = ([], [])
    for _ in 0..<starts {
      guard let short = time(project, "--filter TenStepsUITests --repeat \(few)"),
        let long = time(project, "--filter TenStepsUITests --repeat \(many)")
      else { return [] }
      each.append((long - short) / Double(many - few))
      once.append(short)
    }
    return [
      measurement(
        "a UI test of ten steps, with a launch",
        each,
        "with the start of the tests",
        Waiting.slow(once),
        goal: 1,
        most: 500
      )
    ]
  }

  private static func measurement(
    _ what: String,
    _ times: [Double],
    _ baseline: String,
    _ other: Double,
    goal: Double,
    most: Int
  ) -> Measurement {
    let ours = Waiting.slow(times)
    return Measurement(
      name: "tests.\(what)",
      microseconds: ours,
      baseline: baseline,
      baselineMicroseconds: other,
      ratio: ours / other,
      goal: goal,
      counts: ["ms": Int((ours / 1_000).rounded(.up))],
      limits: ["ms": most]
    )
  }

  // MARK: What is tested

  private static func writePackage(_ folder: URL) throws -> URL {
    let package = folder.appendingPathComponent("Postbox")
    try FileManager.default.copyItem(at: fixtures.appendingPathComponent("Postbox"), to: package)
    let tests = package.appendingPathComponent("Tests/PostboxTests")
    for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) {
      try FileManager.default.removeItem(at: tests.appendingPathComponent(name))
    }
    try SampleParts.write(0..<49, to: package.appendingPathComponent("Sources/Postbox"))
    let files = ["PictureTests": pictureTests, "WordTests": words(0)]
    for (name, text) in files {
      let file = tests.appendingPathComponent("\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return package
  }

  private static func writeProject(_ folder: URL) throws -> URL {
    let project = folder.appendingPathComponent("Pantry")
    try FileManager.default.copyItem(at: fixtures.appendingPathComponent("Pantry"), to: project)
    let file = project.appendingPathComponent("UITests/TenStepsUITests.swift")
    try tenSteps.write(to: file, atomically: true, encoding: .utf8)
    return project
  }

  private static let pictureTests = """
    import Postbox
    import SnapshotTesting
    import XCTest

    class PictureTests: XCTestCase {
      func show(_ numbers: Range<Int>) {
        for number in numbers {
          let letters = (0..<20).map { Letter(from: "Sender \\(number * 20 + $0)", isNew: $0 % 3 == 0) }
          assertSnapshot(
            of: LetterList(letters),
            as: .image(
              size: CGSize(width: 390, height: 844),
              traits: UITraitCollection(displayScale: 3)
            ),
            named: "\\(number)",
            testName: "letters"
          )
        }
      }
    }

    final class AllPictureTests: PictureTests {
      func testAll() { show(0..<\(pictures)) }
    }

    final class OnePictureTests: PictureTests {
      func testOne() { show(0..<1) }
    }
    """

  private static func words(_ number: Int) -> String {
    """
    import Postbox
    import XCTest

    final class WordTests: XCTestCase {
      func testSender() {
        XCTAssertEqual(Letter(from: "Anna \(number)", isNew: true).from, "Anna \(number)")
      }
    }
    """
  }

  private static let tenSteps = """
    import XCTest

    final class TenStepsUITests: XCTestCase {
      func testTenSteps() {
        let app = XCUIApplication()
        app.launch()
        app.staticTexts["Jar 3"].tap()
        XCTAssertTrue(app.navigationBars["Jar 3"].exists)
        app.navigationBars.buttons.element(boundBy: 0).tap()
        app.tables["shelf"].swipeUp()
        app.tables["shelf"].swipeDown()
        app.navigationBars["Pantry"].buttons["Add"].tap()
        let field = app.alerts["New jar"].textFields.firstMatch
        field.tap()
        field.typeText("Figs")
        app.alerts["New jar"].buttons["Add"].tap()
        XCTAssertEqual(app.tables.cells.firstMatch.staticTexts.firstMatch.label, "Figs")
        app.tabBars.buttons["Settings"].tap()
        app.tabBars.buttons["Pantry"].tap()
        XCTAssertTrue(app.staticTexts["Figs"].exists)
      }
    }
    """
}
