import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// Apps that keep objects of their classes.
@Suite(.serialized) struct SwiftDataAppTests {
  /// What Xcode makes of a new app with SwiftData.
  @Test func `what is added with a tap is there when the app runs again`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stamps-\(UUID().uuidString)")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Command.app("Stamps")),
      to: folder
    )
    let script = Command.file(".json")
    try Data(
      """
      [{"kind": "tap", "time": 0.5, "at": [369, 22]}, {"kind": "tap", "time": 1.5, "at": [369, 22]}]
      """.utf8
    ).write(to: script)
    func count(_ options: [String]) throws -> Int {
      let file = Command.file(".json")
      let arguments = [
        folder.path, "--size", "393x852", "--safe-area", "0,0,0,0", "--date",
        "2025-06-01T10:00", "--dump", file.path,
      ]
      let run = try Command(arguments: arguments + options)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.output)\(run.errors)")
      return try Dump(file).views(of: "UILabel").count {
        $0["text"].string?.contains("/2025") == true
      }
    }
    #expect(try count(["--at", "0.2"]) == 0)
    #expect(try count(["--gestures", script.path, "--at", "3"]) == 2)
    #expect(try count(["--at", "0.2"]) == 2)
  }

  @Test func `a file that names the compiler's mistakes names the app's lines`() throws {
    let path = try SmallApp.folder([
      "App.swift": """
      import SwiftUI
      import SwiftData

      @main struct Small: App {
        var body: some Scene {
          WindowGroup { Text("Hello") }.modelContainer(for: Memo.self, inMemory: true)
        }
      }
      """,
      "Memo.swift": """
      import SwiftData

      @Model final class Memo {
        var text: String = "a"
        @Relationship(deleteRule: .cascade) var parts: [Memo] = []

        init() {}

        func wrong() { let number: Int = text }
      }
      """,
    ])
    let run = try Command(path, "--dump", Command.file(".json").path)
    let words = run.output + run.errors
    #expect(words.contains("Memo.swift:9"), "\(words)")
  }

  @Test func `an app with Core Data as well is linked once with what both stand on`() throws {
    let toolchain = Toolchain(
      compiler: "swiftc",
      products: Command.program.deletingLastPathComponent()
    )
    let objects = try toolchain.inertObjects(for: ["CoreData", "SwiftData"])
    #expect(objects.contains { $0.hasSuffix("/SQLiteFile.swift.o") })
    #expect(Set(objects).count == objects.count)
  }
}
