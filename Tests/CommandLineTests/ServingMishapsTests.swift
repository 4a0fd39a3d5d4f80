import Foundation
import TestSupport
import Testing

/// What goes wrong around a server that keeps screens open: each ends in a clear answer, and the server
/// goes on.
@Suite struct ServingMishapsTests {
  private func copy() throws -> (folder: URL, source: URL) {
    let folder = Command.file("")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Command.app("Wayward")), to: folder)
    return (folder, folder.appendingPathComponent("AppDelegate.swift"))
  }

  private func write(_ title: String, to source: URL) throws {
    let text = try String(
      contentsOfFile: Command.app("Wayward") + "/AppDelegate.swift",
      encoding: .utf8
    )
    try text.replacing("Counted \\(count)", with: "\(title) \\(count)")
      .write(to: source, atomically: true, encoding: .utf8)
  }

  @Test func `a folder that changes while it is read ends in what was written last`() throws {
    let (folder, source) = try copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try ServedProgram([folder.path])
    defer { server.end() }
    let files = FileManager.default
    for round in 0..<6 {
      // Files come, go, are moved with their folders and are written in two pieces.
      let part = folder.appendingPathComponent("Part\(round)")
      try files.createDirectory(at: part, withIntermediateDirectories: true)
      let other = part.appendingPathComponent("Other.swift")
      try "struct Other\(round) {}\n".write(
        to: other,
        atomically: round.isMultiple(of: 2),
        encoding: .utf8
      )
      server.connection.send(ServedSocket.request(5_000 + round, "tree"))
      try "struct Other\(round) { let half".write(to: other, atomically: false, encoding: .utf8)
      try write("Round \(round):", to: source)
      try files.moveItem(at: part, to: folder.appendingPathComponent("Moved\(round)"))
      server.connection.send(ServedSocket.request(6_000 + round, "find", #"{"role":"window"}"#))
      try files.removeItem(at: folder.appendingPathComponent("Moved\(round)"))
    }
    let last = try server.ask("tree")
    #expect(last["text"].string?.contains("Round 5: 0") == true, "\(last)")
    #expect(last["stale"].isNull, "\(last["stale"])")
    // The folder itself goes, and comes back.
    let away = Command.file("")
    try files.moveItem(at: folder, to: away)
    #expect(try server.ask("tree")["text"].string?.contains("Round 5: 0") == true)
    try files.moveItem(at: away, to: folder)
    try write("Back:", to: source)
    let back = try server.ask("build")
    #expect(back["error"].isNull, "\(back)")
    #expect(try server.text("tree").contains("Back: 0"))
  }

  @Test func `a compiler that is killed is told, and the last good app stays`() throws {
    let (folder, source) = try copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bin = Command.file("-bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: bin) }
    let environment = ProcessInfo.processInfo.environment
    let real = try #require(
      (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile)
    )
    // Beside it are the other programs of the toolchain.
    let folderOfReal = URL(fileURLWithPath: real).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    for name in try FileManager.default.contentsOfDirectory(atPath: folderOfReal.path)
    where name != "swiftc" {
      try FileManager.default.createSymbolicLink(
        at: bin.appendingPathComponent(name),
        withDestinationURL: folderOfReal.appendingPathComponent(name)
      )
    }
    let flag = bin.appendingPathComponent("kill-it")
    try Command.write(
      script: "[ -e '\(flag.path)' ] && kill -9 $$\nexec '\(real)' \"$@\"",
      to: bin.appendingPathComponent("swiftc")
    )

    let path = "\(bin.path):\(environment["PATH"] ?? "")"
    let server = try ServedProgram([folder.path], environment: ["PATH": path])
    defer { server.end() }
    #expect(try server.text("tree").contains("Counted 0"))
    try Data().write(to: flag)
    try write("Killed:", to: source)
    let answer = try server.ask("tree")
    #expect(answer["text"].string?.contains("Counted 0") == true, "\(answer)")
    let stale = answer["stale"].string ?? ""
    #expect(stale.contains("TSK-APP-COMPILE") && stale.contains("stopped by signal 9"), "\(stale)")
    try FileManager.default.removeItem(at: flag)
    #expect(try server.ask("build")["error"].isNull)
    let after = try server.ask("tree")
    #expect(after["text"].string?.contains("Killed: 0") == true, "\(after)")
    #expect(after["stale"].isNull)
  }

  /// A disk on which no file may be longer than some bytes; that is told as a full one is.
  private func limit(_ process: pid_t, to bytes: String) throws {
    let program = URL(fileURLWithPath: "/usr/bin/prlimit")
    let command = try Command(
      arguments: ["--pid", "\(process)", "--fsize=\(bytes):unlimited"],
      program: program
    )
    #expect(command.status == 0, "\(command.errors)")
  }

  @Test func `a full disk is told, and is forgotten once there is room`() throws {
    let (folder, source) = try copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try ServedProgram(
      [folder.path],
      wrapper: ["/bin/bash", "-c", "trap '' XFSZ; exec \"$0\" \"$@\""]
    )
    defer { server.end() }
    #expect(try server.text("tree").contains("Counted 0"))
    try limit(server.id, to: "2048")
    try write("Full:", to: source)
    let answer = try server.ask("tree")
    #expect(answer["text"].string?.contains("Counted 0") == true, "\(answer)")
    #expect(answer["stale"].string?.contains("TSK-") == true, "\(answer["stale"])")
    // What needs no disk goes on.
    let picture = try server.ask("see")["png"].string ?? ""
    #expect(picture.count > 1_000)
    _ = try server.ask("tap", #"{"label":"Count"}"#)
    try limit(server.id, to: "unlimited")
    #expect(try server.ask("build")["error"].isNull)
    let after = try server.ask("tree")
    #expect(after["text"].string?.contains("Full: 1") == true, "\(after)")
  }

  @Test func `two viewers in any order see the same bytes`() throws {
    func frames(_ first: Int, of order: [Int]) throws -> [String] {
      let server = try ServedProgram(["--screen", "mountains"])
      defer { server.end() }
      let viewers = [try ServedSocket(server.socket), try ServedSocket(server.socket)]
      for number in order { _ = try viewers[number].ask("watch") }
      var pictures: [String] = []
      for step in 0..<4 {
        let viewer = viewers[step.isMultiple(of: 2) ? first : 1 - first]
        _ = try viewer.ask("scroll", #"{"by":[0,90]}"#)
        pictures.append(try viewer.ask("see")["png"].string ?? "")
        _ = try viewers[order[0]].ask("find", #"{"role":"item"}"#)
      }
      return pictures
    }
    let one = try frames(0, of: [0, 1])
    #expect(Set(one).count == 4)
    #expect(try frames(1, of: [1, 0]) == one)
    #expect(try frames(1, of: [0, 1]) == one)
  }

  @Test func `an app that loops while it starts is ended with the place, and a mended one comes`()
    throws
  {
    let (folder, source) = try copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try String(contentsOf: source, encoding: .utf8)
    try text.replacing(
      "    show()\n  }\n\n  private func button",
      with:
        "    spin()\n  }\n\n  private func spin() { while count >= 0 { count = (count + 1) % 7 } }\n\n  private func button"
    )
    .write(to: source, atomically: true, encoding: .utf8)
    let server = try ServedProgram([folder.path, "--patience", "3"])
    defer { server.end() }
    let reason = try server.complaint("tree")
    #expect(reason.contains("did not answer for 3 s") && reason.contains("spin()"), "\(reason)")
    try write("Mended:", to: source)
    #expect(try server.text("tree").contains("Mended: 0"))
  }
}
