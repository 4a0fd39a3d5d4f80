import Foundation
import Testing

/// Apps that are edited between two runs: what is built has to be what a first build would have made.
@Suite struct EditedAppTests {
  private let folder = Command.file("Edited")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<8 {
      try put("Part\(number)", "enum Part\(number) { static func size() -> Int { \(number) } }")
    }
    try put(
      "Point",
      "struct Point { var x = 1 }\nclass Base { func name() -> String { \"base\" } }"
    )
    try put("Sum", "func sum() -> Int { Part3.size() + Point().x }")
    try put("Child", "final class Child: Base {}")
    try put(
      "AppDelegate",
      """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("said", sum(), MemoryLayout<Point>.size, Child().name())
          return true
        }
      }
      """
    )
  }

  private func put(_ name: String, _ text: String) throws {
    let file = folder.appendingPathComponent("\(name).swift")
    try Data((text + "\n").utf8).write(to: file)
  }

  /// What the app says when it is launched.
  private func expect(_ words: String, _ place: SourceLocation = #_sourceLocation) throws {
    let command = try Command(folder.path, "--dump", Command.file(".json").path)
    #expect(command.status == 0, "\(command.errors)", sourceLocation: place)
    let said = command.output.split(separator: "\n").first { $0.hasPrefix("said ") } ?? ""
    #expect(said == "said \(words)", "\(command.output)\(command.errors)", sourceLocation: place)
  }

  /// When each file was compiled last.
  private func dates() throws -> [String: Date] {
    let program = try Command("--build", folder.path).output
    let built = URL(fileURLWithPath: program.trimmingCharacters(in: .whitespacesAndNewlines))
    let cache = built.deletingLastPathComponent().deletingLastPathComponent()
    let modules = cache.appendingPathComponent("modules/\(built.lastPathComponent)/files")
    var dates: [String: Date] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: modules.path)
    where name.hasSuffix(".o") {
      let path = modules.appendingPathComponent(name).path
      dates[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return dates
  }

  @Test func `each edit is in what runs, and only what it reaches is compiled`() throws {
    try expect("4 8 base")
    let first = try dates()
    #expect(first.count == 12)

    // A method's body: one file.
    try put("Part3", "enum Part3 { static func size() -> Int { 30 } }")
    try expect("31 8 base")
    let second = try dates()
    #expect(first.filter { second[$0.key] != $0.value }.map(\.key) == ["Part3.o"])

    // A declaration that no other file uses: one file.
    try put("Part5", "enum Part5 { static func size() -> Int { 5 }\n static func unused() {} }")
    try expect("31 8 base")
    let third = try dates()
    #expect(second.filter { third[$0.key] != $0.value }.map(\.key) == ["Part5.o"])

    // Another size of a value that others hold.
    try put(
      "Point",
      """
      struct Point { var y = 5.0, x = 2 }
      class Base {
        func other() {}
        func name() -> String { "new" }
      }
      """
    )
    try expect("32 16 new")

    // A name that is another, where it is declared and where it is used.
    try put("Part3", "enum Part3 { static func length() -> Int { 40 } }")
    let broken = try Command(folder.path, "--dump", Command.file(".json").path)
    #expect(broken.status == 1)
    #expect(broken.errors.contains("TSK-APP-COMPILE") && broken.errors.contains("Sum.swift:1"))
    try put("Sum", "func sum() -> Int { Part3.length() + Point().x }")
    try expect("42 16 new")

    // A file less, what was in it elsewhere.
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Child.swift"))
    try put(
      "Extra",
      "final class Child: Base { override func name() -> String { \"moved\" } }"
    )
    try expect("42 16 moved")

    // What is not here is left out, and all files are compiled at once.
    try put(
      "Part4",
      "import ARKit\nenum Part4 { static func size() -> Int { 4 }\n static var view: ARView? }"
    )
    try put("Sum", "func sum() -> Int { Part3.length() + Point().x + 100 }")
    try expect("142 16 moved")
    try put("Part4", "enum Part4 { static func size() -> Int { 1_000 } }")
    try put("Sum", "func sum() -> Int { Part3.length() + Part4.size() }")
    try expect("1040 16 moved")
  }
}
