import Foundation
import ScreenTesting
import Testing
import UIKit

/// Recorded scripts as tests.
@MainActor @Suite(.serialized) struct ReplayTests {
  private func shown(_ script: String) throws -> [TestedScreen.Shown] {
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("replay-\(UUID().uuidString).json")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let table = UITableViewController(style: .plain)
    table.tableView.contentInset.bottom = 2_000
    let screen = TestedScreen(table, size: CGSize(width: 200, height: 300), scale: 1)
    defer { screen.close() }
    return try screen.replay(file)
  }

  private let drag =
    #"[{"kind":"drag","time":0.1,"at":[100,250],"to":[100,50],"duration":0.3}]"#

  @Test func `a replay shows the same frames each time`() throws {
    let first = try shown(drag)
    let second = try shown(drag)
    #expect(first == second)
    #expect(first.count > 60)
    #expect((first.last?.offsets.first?.last ?? 0) > 100)
    #expect(Set(first.map(\.pixels)).count > 1 || first.first?.pixels.isEmpty == false)
  }

  @Test func `a script that cannot be read is told`() {
    #expect(throws: ReplayMistake.self) { try shown("[{\"kind\": 5}]") }
  }
}
