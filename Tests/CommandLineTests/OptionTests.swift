import Foundation
import TestSupport
import Testing

@Suite struct OptionTests {
  @Test func `help lists every option`() throws {
    let help = try Command("--help")
    #expect(help.status == 0)
    for option in [
      "--list", "--screen", "--size", "--scale", "--style", "--png", "--dump", "--gestures", "--at",
      "--record",
    ] {
      #expect(help.output.contains(option))
    }
  }

  @Test func `the list has one id a line`() throws {
    let ids = try Command("--list").output.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
    #expect(ids.contains("masonry") && ids.contains("type"))
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [
    (["--colour"], "--colour"), (["--size", "wide"], "wide"), (["--size", "0x0"], "0x0"),
    (["--size"], "--size"), (["--scale", "-2"], "-2"), (["--style", "sepia"], "sepia"),
    (["--at", "soon"], "soon"), (["--size", "99999x10"], "99999x10"),
    (["--safe-area", "1,2"], "as in --safe-area 59,0,34,0"), (["--size", "wide"], "390x844"),
    (["--text-size", "gigantic"], "accessibilityLarge"), (["--text-size", "larg"], "\"large\"?"),
    (["--pgn", "x.png"], "Did you mean \"--png\"?"), (["--at", "1e300"], "1e300"),
    (["--at", "1e7"], "from 0 to 86400"), (["--wait", "-1"], "-1"),
    (["--target", "--png"], "--png"),
    (["--png", "--rtl"], "--rtl"),
  ])
  func `an option that cannot be used is named`(arguments: [String], clue: String) throws {
    let command =
      arguments.count == 1
      ? try Command("--screen", "type", arguments[0])
      : try Command("--screen", "type", arguments[0], arguments[1])
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-OPTION") && command.errors.contains(clue))
    #expect(command.errors.contains("remedy:"))
  }

  @Test(arguments: [["--list"], ["--screen", "A"]])
  func `what is for showing an app is not for building one`(option: [String]) throws {
    let command = try Command(arguments: ["--build", Command.app("Bricks")] + option)
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-OPTION") && command.errors.contains(option[0]))
  }

  @Test func `a message names the command as it was typed`() throws {
    let command = try Command(
      arguments: ["--colour"],
      environment: ["TSUMIKI_COMMAND": "./run"]
    )
    #expect(command.errors.contains("./run --help lists them"))
    let help = try Command(arguments: ["--help"], environment: ["TSUMIKI_COMMAND": "./run"])
    #expect(help.output.contains("./run --list") && !help.output.contains("tsumiki "))
  }

  @Test func `a screen that does not exist is named beside those that do`() throws {
    let command = try Command("--screen", "nowhere")
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-NO-SCREEN") && command.errors.contains("masonry"))
  }

  @Test func `a picture that cannot be written is told`() throws {
    let command = try Command("--screen", "type", "--png", "/proc/nowhere/picture.png")
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-OUTPUT"))
  }

  @Test func `a gesture script that cannot be read is told`() throws {
    let script = Command.file(".json")
    try Data("[{]".utf8).write(to: script)
    let command = try Command(
      "--screen",
      "type",
      "--gestures",
      script.path,
      "--dump",
      Command.file(".json").path
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-GESTURES") && command.errors.contains(script.path))
  }
}
