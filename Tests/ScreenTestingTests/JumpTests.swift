import ScreenTesting
import Testing
import UIKit

/// Content that moves without reason.
@MainActor @Suite(.serialized) struct JumpTests {
  private final class Table: UITableViewController {
    var count = 60
    /// What happens while a row comes into sight.
    var onShow: ((Table, IndexPath) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Row \(count - indexPath.row)"
      cell.contentConfiguration = content
      onShow?(self, indexPath)
      return cell
    }
  }

  private func showing(_ body: (TestedScreen, Table) -> Void) {
    let table = Table(style: .plain)
    let screen = TestedScreen(table, size: CGSize(width: 320, height: 480), scale: 1)
    defer { screen.close() }
    body(screen, table)
  }

  @Test func `a finger and what runs on after it move content without a jump`() {
    showing { screen, table in
      let jumps = screen.jumps {
        $0.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 150), frames: 8)
        $0.settle()
        $0.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 470), frames: 6)
        $0.settle()
      }
      #expect(jumps == [])
      #expect(table.tableView.contentOffset.y >= 0)
    }
  }

  @Test func `an offset that is set is a jump`() {
    showing { screen, table in
      let jumps = screen.jumps {
        $0.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), rests: true)
        table.tableView.contentOffset.y += 30
        $0.step(3)
      }
      #expect(jumps.count == 1, "\(jumps)")
      #expect(jumps.first?.moved == CGVector(dx: 0, dy: -30))
      #expect(jumps.first?.explained == .zero)
      #expect(jumps.first?.description.contains("UITableViewCell \"Row ") == true)
    }
  }

  @Test func `rows that come in above without animation are a jump, with one they are none`() {
    showing { screen, table in
      @MainActor func insert() {
        table.count += 1
        table.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
      let animated = screen.jumps {
        insert()
        $0.settle()
      }
      #expect(animated == [])
      let sudden = screen.jumps { screen in
        UIView.performWithoutAnimation { insert() }
        screen.settle()
      }
      #expect(sudden.first?.moved == CGVector(dx: 0, dy: 50), "\(sudden)")
    }
  }

  @Test func `an animated scroll is no jump`() {
    showing { screen, table in
      let jumps = screen.jumps {
        table.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        $0.settle()
      }
      #expect(jumps == [])
    }
  }
}
