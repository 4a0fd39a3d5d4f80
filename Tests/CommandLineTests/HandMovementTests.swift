import Foundation
import TestSupport
import Testing

/// The gallery's screens for order by hand, with fingers from scripts.
@Suite struct HandMovementTests {
  /// The names of the tiles after a script, grid by grid, in order.
  private func grids(_ screen: String, _ script: String) throws -> [[String]] {
    let (gestures, file) = (Command.file(".json"), Command.file(".json"))
    try Data(script.utf8).write(to: gestures)
    let command = try Command(
      "--screen",
      screen,
      "--size",
      "390x844",
      "--gestures",
      gestures.path,
      "--dump",
      file.path
    )
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.errors.isEmpty, "\(command.errors)")
    let dump = try Dump(file)
    let shown = dump.views.filter { !$0["indexPath"].isNull && $0["hidden"].bool == false }
    let parents = Dictionary(grouping: shown) { $0["path"].numbers.dropLast().map { $0 } }
    return parents.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, cells in
      cells.sorted { $0["indexPath"].numbers[1] < $1["indexPath"].numbers[1] }
        .map { $0["accessibilityIdentifier"].string ?? "…" }
    }
  }

  @Test func `a tile that is held goes where the finger goes`() throws {
    let before = try #require(try grids("reorder", "[]").first)
    #expect(before.prefix(4) == ["Mail", "Calendar", "Photos", "Camera"])
    let script = """
      [{"kind": "drag", "time": 0.5, "at": [60, 60], "to": [250, 60], "rest": 0.6, "hold": 0.3}]
      """
    let after = try #require(try grids("reorder", script).first)
    #expect(after.prefix(4) == ["Calendar", "Photos", "Mail", "Camera"])
    #expect(after.count == before.count)
  }

  @Test func `a flick over the tiles scrolls and moves nothing`() throws {
    let script = """
      [{"kind": "drag", "time": 0.5, "at": [60, 60], "to": [60, 20]}]
      """
    #expect(try grids("reorder", script) == grids("reorder", "[]"))
  }

  @Test func `tiles are copied from one grid and ordered in the other`() throws {
    let before = try grids("drag-drop", "[]")
    #expect(before.map(\.count) == [8, 3])
    let copy = """
      {"kind": "drag", "time": 0.5, "at": [66, 90], "to": [66, 500], "rest": 0.6, "hold": 0.5}
      """
    let copied = try grids("drag-drop", "[\(copy)]")
    #expect(copied[0] == before[0])
    #expect(copied[1] == [before[0][0]] + before[1])
    let order = """
      {"kind": "drag", "time": 4, "at": [66, 500], "to": [150, 500], "rest": 0.6, "hold": 0.5}
      """
    let ordered = try grids("drag-drop", "[\(copy), \(order)]")
    #expect(ordered[0] == before[0])
    #expect(ordered[1].prefix(2) == [before[1][0], before[0][0]])
    let back = """
      {"kind": "drag", "time": 4, "at": [66, 500], "to": [66, 90], "rest": 0.6, "hold": 0.5}
      """
    let moved = try grids("drag-drop", "[\(copy), \(back)]")
    #expect(moved[1] == before[1])
    #expect(moved[0].count == 9)
  }
}
