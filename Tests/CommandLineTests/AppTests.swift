import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct AppTests {
  @Test func `an app folder is compiled and run as it is`() throws {
    let file = Command.file(".json")
    let command = try Command(Command.app("Bricks"), "--size", "300x400", "--dump", file.path)
    #expect(command.status == 0, "\(command.errors)")
    let dump = try Dump(file)
    let wall = try #require(dump.views.first { $0["accessibilityIdentifier"].string == "wall" })
    #expect(wall["contentSize"].numbers == [300, 5360])
    #expect(dump.cells.keys.sorted() == Array(0..<30))
    #expect(dump.cells[4]?["frame"].numbers == [150, 40, 100, 40])
    #expect(dump.views(of: "UILabel").contains { $0["text"].string == "29" })
    #expect(wall["cellsMade"].number == 30)
  }

  @Test func `fingers scroll it and the clock shows where it is`() throws {
    let script = Command.file(".json")
    try Data(
      #"[{"kind":"drag","time":0.5,"at":[150,300],"to":[150,100],"duration":0.2}]"#.utf8
    ).write(to: script)
    func offset(_ seconds: String) throws -> Double {
      let file = Command.file(".json")
      let command = try Command(
        Command.app("Bricks"),
        "--size",
        "300x400",
        "--gestures",
        script.path,
        "--at",
        seconds,
        "--dump",
        file.path
      )
      #expect(command.status == 0, "\(command.errors)")
      let wall = try Dump(file).views(of: "UICollectionView").first
      return try #require(wall?["contentOffset"].numbers.last)
    }
    let before = try offset("0.4")
    let during = try offset("0.6")
    let lifted = try offset("0.7")
    let rest = try offset("6")
    #expect(before == 0)
    #expect(during > 20 && during < lifted)
    #expect(lifted >= 185 && lifted <= 200)
    #expect(rest > lifted + 300)
  }

  @Test(arguments: [
    (["--png", "/proc/none/a.png"], "TSK-OUTPUT"), (["--dump", "/proc/none/a.json"], "TSK-OUTPUT"),
    (["--gestures", "/proc/none/a.json", "--png", Command.file(".png").path], "TSK-GESTURES"),
  ])
  func `an app that could not do what was asked ends with 1`(_ words: [String], code: String) throws
  {
    let command = try Command(arguments: [Command.app("Bricks")] + words)
    #expect(command.status == 1, "\(command.errors)")
    #expect(command.errors.contains(code))
  }

  @Test func `the program is built once and kept`() throws {
    let first = try Command("--build", Command.app("Bricks")).output
    let program = first.trimmingCharacters(in: .whitespacesAndNewlines)
    func date() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
    }
    let built = try date()
    #expect(built != nil)
    #expect(try Command("--build", Command.app("Bricks")).output == first)
    #expect(try date() == built)
  }

  @Test(arguments: [
    ("Broken", "TSK-APP-COMPILE", "UIWindw"), ("Headless", "TSK-NO-DELEGATE", "@main"),
    ("Empty", "TSK-APP-SOURCES", "Empty"), ("Nowhere", "TSK-APP-FOLDER", "Nowhere"),
  ])
  func `an app that cannot be run says why`(app: String, code: String, clue: String) throws {
    let command = try Command(Command.app(app), "--dump", Command.file(".json").path)
    #expect(command.status == 1)
    #expect(command.errors.contains(code), "\(command.errors)")
    #expect(command.errors.contains(clue), "\(command.errors)")
    #expect(command.errors.contains("remedy:"))
  }

  @Test func `a scene delegate that is not there is told, and the app goes on`() throws {
    let command = try Command(Command.app("Undelegated"), "--dump", Command.file(".json").path)
    #expect(command.status == 0)
    #expect(command.errors.contains("TSK-NO-SCENE-DELEGATE"), "\(command.errors)")
    #expect(command.errors.contains("Undelegated.GoneDelegate"))
  }

  @Test func `a machine without a compiler is told`() throws {
    let command = try Command(
      arguments: [Command.app("Bricks"), "--dump", Command.file(".json").path],
      environment: ["PATH": "/nowhere"]
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-COMPILER"))
  }

  /// A folder with some of the programs and nothing of what they look for beside them.
  private func copies(of names: [String]) throws -> URL {
    let folder = Command.file("")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      let program = Command.program.deletingLastPathComponent().appendingPathComponent(name)
      // A file that this process had written could not be run while a process started meanwhile holds it.
      let copy = try Process.run(
        URL(fileURLWithPath: "/bin/cp"),
        arguments: [program.path, folder.path]
      )
      copy.waitUntilExit()
    }
    return folder.appendingPathComponent("tsumiki")
  }

  @Test func `a program without its frameworks is told`() throws {
    let command = try Command(
      arguments: [Command.app("Bricks"), "--dump", Command.file(".json").path],
      program: copies(of: ["tsumiki", "tsumiki-translate"])
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-FRAMEWORKS"))
  }

  @Test(arguments: [[], ["--build"], ["--test"], ["--doctor"]])
  func `a program without its translator is told, and how to build it`(words: [String]) throws {
    let command = try Command(
      arguments: words + [Command.app("Bricks")],
      program: copies(of: ["tsumiki"])
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-TRANSLATOR"))
    #expect(command.errors.contains("swift build --product tsumiki-translate"))
  }

  @Test(arguments: [["--build"], ["--colour", "red"], ["--target", "Bricks"], []])
  func `the translator tells what it is given`(words: [String]) throws {
    let command = try Command(
      arguments: words,
      program: Command.program.deletingLastPathComponent()
        .appendingPathComponent("tsumiki-translate")
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-OPTION") && command.errors.contains("--build"))
  }

  @Test func `showing a screen loads no library that few screens need`() throws {
    func loaded(_ screen: String) throws -> String {
      try Command(
        arguments: ["--screen", screen, "--dump", Command.file(".json").path],
        environment: ["LD_DEBUG": "files"]
      ).errors
    }
    let few = [
      "SwiftSyntax", "SwiftParser", "libSDL2", "libcmark", "libgdk_pixbuf", "libgio", "libgobject",
      "libpango", "libpoppler", "librsvg", "libxml2",
    ]
    // Lines of text, wrapped text, symbols in colours.
    for screen in ["settings", "badges", "controls"] {
      let libraries = try loaded(screen)
      #expect(libraries.contains("libharfbuzz"))
      #expect(few.filter(libraries.contains) == [], "\(screen)")
    }
    // Paragraphs in several scripts.
    #expect(try loaded("type").contains("libpango"))
  }
}
