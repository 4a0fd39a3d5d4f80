import Foundation
import TestSupport
import Testing

/// Screens that are kept open: several at once, built again, brought back, and gone.
@Suite struct KeeperTests {
  /// A copy of a fixture that may be edited.
  private func copy(of name: String) throws -> (folder: String, source: URL) {
    let folder = Command.file("")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Command.app(name)), to: folder)
    return (folder.path, folder.appendingPathComponent("AppDelegate.swift"))
  }

  private func edit(_ file: URL, _ change: (String) -> String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try change(text).write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func `an edited app is built again and brought back to where it was`() throws {
    let (folder, source) = try copy(of: "Wayward")
    let server = try ServedProgram([folder])
    defer { server.end() }
    for _ in 0..<3 { _ = try server.ask("tap", #"{"label":"Count"}"#) }
    #expect(try server.text("tree").contains("Counted 3"))

    try edit(source) { $0.replacing("Counted \\(count)", with: "Taps: \\(count)") }
    #expect(try server.text("tree").contains("Taps: 3"))

    try edit(source) { $0.replacing("count += 1", with: "count += \"one\"") }
    let broken = try server.ask("tree")
    #expect(broken["text"].string?.contains("Taps: 3") == true, "the last good app stays")
    let stale = broken["stale"].string ?? ""
    #expect(stale.contains("TSK-APP-COMPILE") && stale.contains("\(source.path):"), "\(stale)")

    try edit(source) { $0.replacing("count += \"one\"", with: "count += 2") }
    let mended = try server.ask("tree")
    #expect(mended["text"].string?.contains("Taps: 6") == true, "what was done is done again")
    #expect(mended["stale"].isNull)

    try edit(source) { $0.replacing("button(\"Count\")", with: "button(\"Add\")") }
    let other = try server.ask("tree")
    #expect(other["text"].string?.contains("Taps: 0") == true)
    #expect(other["stale"].string?.contains("Of 3 things that were done 0 could") == true)
  }

  @Test func `an app that stops costs nobody else anything, and is told`() throws {
    let server = try ServedProgram([Command.app("Wayward")])
    defer { server.end() }
    #expect(try server.text("open", #"{"gallery":"settings"}"#) == "settings is open.")
    let crash = try server.ask("tap", #"{"label":"Crash","screen":"Wayward"}"#)
    #expect(crash["error"]["code"].number == -32003)
    let reason = crash["error"]["message"].string ?? ""
    #expect(reason.contains("told to stop") && reason.contains("AppDelegate.swift"), "\(reason)")
    #expect(try server.text("tree").contains("Airplane Mode"))
    #expect(try server.complaint("see", #"{"screen":"Wayward"}"#).contains("told to stop"))
    #expect(try server.text("screens") == "Wayward: ended\nsettings: open")
    _ = try server.ask("build", #"{"screen":"Wayward"}"#)
    #expect(try server.text("tree", #"{"screen":"Wayward"}"#).contains("Counted 0"))
  }

  @Test func `an app that hangs is ended, with the place where it did`() throws {
    let server = try ServedProgram([Command.app("Wayward"), "--patience", "3"])
    defer { server.end() }
    let hang = try server.complaint("tap", #"{"label":"Hang"}"#)
    #expect(hang.contains("did not answer for 3 s"), "\(hang)")
    #expect(hang.contains("hang()"), "\(hang)")
  }

  @Test func `what was done is recorded and done again`() throws {
    let server = try ServedProgram([Command.app("Wayward")])
    defer { server.end() }
    _ = try server.ask("tap", #"{"label":"Count"}"#)
    _ = try server.ask("tap", #"{"text":"Name"}"#)
    _ = try server.ask("type", #"{"words":"Ada"}"#)
    _ = try server.ask("find", #"{"label":"Count"}"#)
    let record = try server.ask("record")
    let steps = record["steps"].list ?? []
    #expect(steps.map { $0["method"].string } == ["tap", "tap", "type"])
    let picture = try server.ask("see")["png"].string
    #expect(try server.text("replay") == "Did 3 steps again.")
    #expect(try server.ask("see")["png"].string == picture)
    let first = #"{"steps":[{"method":"tap","params":{"label":"Count"}}]}"#
    #expect(try server.text("replay", first) == "Did 1 steps again.")
    #expect(try server.text("tree").contains("Counted 1"))
    #expect(
      try server.complaint("replay", #"{"steps":[{"method":"tap","params":{"label":"No"}}]}"#)
        .contains("Did 0 of 1 steps again. tap: No element has label \"No\"")
    )
    #expect(
      try server.complaint("replay", #"{"steps":[{"method":"see"}]}"#).contains("record gives some")
    )
  }

  @Test func `fingers that come between two frames are taken in`() throws {
    let server = try ServedProgram([Command.app("Ledger")])
    defer { server.end() }
    func touch(_ label: String) throws -> JSONValue {
      let found = try server.ask("find", #"{"label":"\#(label)"}"#)["elements"].list?.first
      let frame = try #require(found?["frame"].numbers)
      let place = "[\(frame[0] + frame[2] / 2),\(frame[1] + frame[3] / 2)]"
      var answer = JSONValue.null
      for kind in ["began", "ended"] {
        let event = #"{"kind":"\#(kind)","at":\#(place),"id":1}"#
        answer = try server.ask("input", #"{"events":[\#(event)]}"#)
      }
      return answer
    }
    _ = try server.ask("clock", #"{"mode":"real"}"#)
    _ = try touch("Change")
    // Once nothing moves any more, the clock goes on by less than a frame with each request.
    var (last, same) = (-1.0, 0)
    while same < 40 {
      let time = try server.ask("inspect")["time"].number ?? 0
      same = abs(time - last) < 1e-4 ? same + 1 : 0
      last = time
    }
    #expect(try touch("Jump")["jump"]["points"].number == 24)
  }

  @Test func `screens are opened with devices of their own and by their class`() throws {
    let server = try ServedProgram([Command.app("Wayward")])
    defer { server.end() }
    let small = #"{"name":"small","size":[320,480],"scale":1,"style":"dark"}"#
    #expect(try server.text("open", small) == "small is open.")
    #expect(try server.text("see") == "The screen, 320 × 480 points at 1 pixels a point.")
    #expect(try server.text("see", #"{"screen":"Wayward"}"#).contains("390 × 844 points at 2"))
    let shown = #"{"name":"own","controller":"CountingViewController"}"#
    #expect(try server.text("open", shown) == "own is open.")
    #expect(try server.text("tree").contains("Counted 0"))
    #expect(
      try server.complaint("show", #"{"controller":"Nobody"}"#).contains(
        "no class of view controllers"
      )
    )
    #expect(try server.complaint("open", #"{"path":"/nowhere"}"#).contains("nothing at /nowhere"))
    #expect(try server.complaint("open", #"{"gallery":"nope"}"#).contains("TSK-NO-SCREEN"))
    #expect(try server.complaint("see", #"{"screen":"smal"}"#).contains("Did you mean \"small\"?"))
    #expect(try server.text("close", #"{"screen":"small"}"#) == "small is closed.")
    #expect(try server.complaint("see", #"{"screen":"small"}"#).hasPrefix("No screen \"small\""))
  }

  @Test func `somebody who never reads holds up nobody else, and little memory`() throws {
    let server = try ServedProgram(["--screen", "masonry"])
    defer { server.end() }
    _ = try server.ask("see")
    let deaf = try ServedSocket(server.socket)
    var taken = 0
    for number in 0..<20_000 {
      let line = ServedSocket.request(number, "see")
      guard deaf.offer(line) == line.utf8.count + 1 else { break }
      taken = number
    }
    #expect(taken < 19_999, "the server stops to read")
    #expect(try server.text("tree").contains("item"))
    #expect(server.residentMemory < 200 << 20)
  }

  @Test func `time goes on by itself where it is asked to`() throws {
    let server = try ServedProgram(["--screen", "mountains"])
    defer { server.end() }
    #expect(try server.text("watch") == "Frames are sent.")
    var first = try server.connection.read()
    while first["method"].string != "frame" { first = try server.connection.read() }
    #expect(first["params"]["size"].numbers == [780, 1688])
    _ = try server.ask("clock", #"{"mode":"real"}"#)
    let events = (0...6).map {
      #"{"kind":"\#($0 == 0 ? "began" : $0 == 6 ? "ended" : "moved")","at":[200,\#(600 - $0 * 40)],"id":1}"#
    }
    for event in events {
      server.connection.send(ServedSocket.request(900, "input", #"{"events":[\#(event)]}"#))
    }
    // The list flies on: frames come with nobody asking.
    var (frames, moves) = (0, 0)
    while moves < 3 {
      let line = try server.connection.read()
      guard line["method"].string == "frame" else { continue }
      frames += 1
      if !line["params"]["move"].isNull { moves += 1 }
      let number = Int(line["params"]["frame"].number ?? 0)
      server.connection.send(#"{"jsonrpc":"2.0","method":"seen","params":{"frame":\#(number)}}"#)
    }
    #expect(frames >= 3)
    #expect(try server.complaint("clock", #"{"mode":"fast"}"#).contains("frozen or real"))
  }

  @Test func `a socket or a port that is taken is not taken over`() throws {
    let server = try ServedProgram(["--screen", "settings"])
    defer { server.end() }
    let second = try Command("serve", "--screen", "settings", "--socket", server.socket)
    #expect(second.status == 1)
    #expect(second.errors.contains("TSK-PORT") && second.errors.contains("another server"))
    let port = try #require(URL(string: server.address)?.port)
    let third = try Command("serve", "--screen", "settings", "--port", "\(port)")
    #expect(third.status == 1 && third.errors.contains("TSK-PORT"))
    #expect(try server.text("tree").contains("Airplane Mode"))
  }
}
