import Foundation
import TestSupport
import Testing

/// Previews as screens by name.
@Suite(.serialized) struct PreviewScreenTests {
  private func texts(
    _ name: String,
    _ more: String...
  ) throws -> (texts: Set<String>, size: [Double]) {
    let file = Command.file(".json")
    let command = try Command(
      arguments: [Command.app("Previews"), "--screen", name, "--dump", file.path] + more
    )
    #expect(command.status == 0, "\(command.errors)")
    let dump = try Dump(file)
    let window = dump.views.first { $0["class"].string == "UIWindow" && $0["hidden"].bool == false }
    return (
      Set(dump.views(of: "UILabel").compactMap { $0["text"].string }),
      window?["frame"].numbers.suffix(2).map { $0 } ?? []
    )
  }

  @Test func `the names are listed, and what does not compile is left out`() throws {
    let command = try Command(Command.app("Previews"), "--list")
    #expect(command.status == 0, "\(command.errors)")
    #expect(
      command.output.split(separator: "\n") == [
        "Short row", "Counting", "Counted", "First row", "Row", "Twice", "Twice",
        "Opened 👩‍👩‍👧", "Nested", "Controller", "Label", "Second", "Second 2",
      ]
    )
    #expect(command.errors.contains("TSK-PART-LEFT-OUT"))
    #expect(command.errors.contains("#Preview"))
  }

  @Test(arguments: [
    ("Short row", "Short", [240.0, 60]), ("counted", "6", [393, 852]),
    ("Counting", "On its side", [852, 393]), ("Nested_Previews", "Nested", [393, 852]),
    ("Plain.swift:13", "Plain controller", [393, 852]),
    ("Second.swift:14", "Other controller", [393, 852]),
  ])
  func `a preview is shown by its name or place`(name: String, text: String, size: [Double]) throws
  {
    let shown = try texts(name, "--size", "393x852")
    #expect(shown.texts.contains(text) && !shown.texts.contains("The app itself"))
    #expect(shown.size == size)
  }

  @Test func `a preview may be as large as its content`() throws {
    let row = try texts("First row", "--size", "393x852")
    #expect(row.texts == ["First", "0"])
    #expect(row.size[0] == 393 && (40...60).contains(row.size[1]))
    let label = try texts("Label", "--size", "393x852")
    #expect((100...200).contains(label.size[0]) && (15...30).contains(label.size[1]))
  }

  @Test func `a name that is not there asks for one that is`() throws {
    let command = try Command(
      Command.app("Previews"),
      "--screen",
      "Contoller",
      "--png",
      Command.file(".png").path
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-NO-PREVIEW"))
    #expect(command.errors.contains("Did you mean \"Controller\"?"))
    #expect(command.errors.contains("Short row, Counting"))
  }

  @Test func `a name of two previews lists their places`() throws {
    let command = try Command(
      Command.app("Previews"),
      "--screen",
      "Twice",
      "--png",
      Command.file(".png").path
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("Counting.swift:46#3, Counting.swift:46#4"))
    #expect(try texts("Counting.swift:46#4").texts.contains("Twice"))
  }

  @Test func `an app without previews says so`() throws {
    let command = try Command(Command.app("Bricks"), "--list")
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-NO-PREVIEW"))
  }

  @Test func `a server lists previews and shows one`() throws {
    let server = try ServedProgram([Command.app("Previews"), "--screen", "Short row"])
    #expect(try server.text("previews").contains("Controller"))
    #expect(try server.text("tree").contains("Short"))
    _ = try server.text("show", #"{"preview":"Controller"}"#)
    #expect(try server.text("tree").contains("Plain controller"))
    _ = try server.text("show", #"{"preview":"Opened 👩‍👩‍👧"}"#)
    #expect(try server.text("tree").contains("Opened 0 times"), "the app's own screen was opened")
  }

  @Test func `a server that is asked for what is not there says what is`() throws {
    let server = try ServedProgram([Command.app("Previews"), "--screen", "Contoller"])
    #expect(try server.complaint("tree").contains("Did you mean \"Controller\"?"))
  }
}
