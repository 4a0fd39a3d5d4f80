import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `whether an optional method is there` {
  private class Plain: UITableViewController {}
  private final class Moving: Plain {
    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }
  private final class Heir: Plain {}
  private final class Entered: UITableViewController {}
  private final class Other: NSObject {}

  @Test func `is told by the method tables of UIKit's classes`() {
    #expect(!OptionalMethod.moveRow.isThere(in: UITableViewController(style: .plain)))
    #expect(OptionalMethod.moveRow.isThere(in: Moving(style: .plain)))
    #expect(!OptionalMethod.moveRow.isThere(in: Heir(style: .plain)))
    #expect(!OptionalMethod.commitRow.isThere(in: Moving(style: .plain)))
  }

  @Test func `is told by what was entered by name`() {
    #expect(!OptionalMethod.commitRow.isThere(in: Entered(style: .plain)))
    SelectorTable.register(
      Entered.self,
      implements: ["tableView:commitEditingStyle:forRowAtIndexPath:"]
    )
    #expect(OptionalMethod.commitRow.isThere(in: Entered(style: .plain)))
  }

  @Test func `is taken for granted of other classes`() {
    #expect(OptionalMethod.moveRow.isThere(in: Other()))
  }

  @Test func `is told by the marks of defaults, also where one asks within another`() {
    let answers = DefaultAnswers()
    #expect(answers.ask { answers.byDefault(3) } == nil)
    #expect(answers.ask { 3 } == 3)
    // An override that makes something of its own of what super gives.
    #expect(answers.ask { answers.byDefault(3) + 1 } == 4)
    let outer = answers.ask {
      #expect(answers.ask { answers.byDefault(1) } == nil)
      return 2
    }
    #expect(outer == 2)
    #expect(answers.call {} && !answers.call { answers.byDefault() })
  }
}
