import Foundation
import TestSupport
import Testing

/// The command that tries a folder of apps.
@Suite(.serialized) struct CensusTests {
  private static let python = URL(fileURLWithPath: "/usr/bin/env")

  private static let census = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tools/census").path

  private func census(_ arguments: String...) throws -> Command {
    try Command(arguments: ["python3", Self.census] + arguments, program: Self.python)
  }

  @Test(arguments: [
    (
      "TSK-APP-COMPILE Tofu does not compile.\n  where:  /a/Cell.swift:193:49\n  saw:    2 errors:\n"
        + "/a/Cell.swift:193:49: error: 'FeatureKey' is not a member type of class 'UIKit.UIFontDescriptor'\n"
        + "/a/Cell.swift:194:35: error: cannot find 'kNumberSpacingType' in scope\n",
      "not here: `UIKit.UIFontDescriptor.FeatureKey` (Cell.swift:193)"
    ),
    (
      "TSK-PART-LEFT-OUT Parts of the file are left out: a of B.\n  where:  /a/B.swift:3\n"
        + "TSK-APP-COMPILE App does not compile.\n"
        + "/a/C.swift:7:1: error: value of type 'UIView' has no member 'blur'\n",
      "not here: `UIView.blur` (C.swift:7)"
    ),
    (
      "TSK-APP-COMPILE App does not compile.\n/a/C.swift:7:1: error: expected '{' | in a struct\n",
      "compiler: expected '{' \\| in a struct (C.swift:7)"
    ),
    (
      "TSK-PACKAGE-ADDRESS A package cannot be had.\n  where:  https://a.example/b\n"
        + "Kit/Late.swift:4: Fatal error: Unexpectedly found nil\ncensus: ended by SIGILL\n",
      "stops: Unexpectedly found nil"
    ),
    (
      "TSK-PART-LEFT-OUT Parts of the file are left out: a of B.\n  where:  /a/Late.swift:3\n"
        + "  remedy: They need CoreData, Sentry, which are not here; everything else runs.\n"
        + "Kit/Late.swift:4: Fatal error: Unexpectedly found nil\n",
      "stops: Unexpectedly found nil, without CoreData, Sentry"
    ),
    ("TSK-INERT A framework is inert.\ncensus: ended by SIGSEGV\n", "stops: ended by SIGSEGV"),
    ("Building\ncensus: no end after 300 s\n", "time: no end after 300 s"),
    (
      "TSK-SOURCE-MISSING A source file of Rx is not there.\n  where:  /a/Pods/Add.swift\n",
      "a source is not in the checkout: A source file of Rx is not there. (Add.swift)"
    ),
    ("", "unknown: nothing was said"),
  ])
  func `the first cause of a failure is read from what was said`(log: String, cause: String) throws
  {
    let file = Command.file(".log")
    try Data(log.utf8).write(to: file)
    let command = try census("--cause", file.path)
    #expect(command.output == cause + "\n", "\(command.errors)")
  }

  @Test func `apps are tried, and the table says how far each came`() throws {
    let folder = try SmallApp.folder([
      "shows/App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Controller")
        + "\nclass Controller: UIViewController {\n  override func viewDidLoad() {\n"
        + "    view.backgroundColor = .white\n    let label = UILabel()\n    label.text = \"Here\"\n"
        + "    label.sizeToFit()\n    view.addSubview(label)\n    label.center = view.center\n  }\n}\n",
      "shows-nothing/App.swift": SmallApp.delegate.replacing(
        "CONTROLLER",
        with: "UIViewController"
      ),
      "has-an-error/App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Controller")
        + "\nlet",
    ])
    let out = Command.file("")
    let command = try census(folder, "--out", out.path, "--program", Command.program.path)
    #expect(command.status == 0, "\(command.errors)")
    let table = try String(contentsOf: out.appendingPathComponent("census.md"), encoding: .utf8)
    let rows = table.split(separator: "\n").map(String.init)
    #expect(rows.first?.hasPrefix("3 apps: 2 build, 1 show a first screen;") == true, "\(table)")
    func row(_ name: String) -> [String] {
      rows.first { $0.hasPrefix("| \(name) |") }?.components(separatedBy: " | ") ?? []
    }
    #expect(row("shows").dropFirst(2) == ["clean", "yes", "shown", "none", " |"])
    #expect(row("shows-nothing").dropFirst(4).first == "empty")
    #expect(row("has-an-error").dropFirst(3).prefix(2) == ["no", "no"])
    #expect(row("has-an-error").last?.hasPrefix("compiler: ") == true)
  }
}
