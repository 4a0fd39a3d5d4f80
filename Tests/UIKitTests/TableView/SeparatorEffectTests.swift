import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct SeparatorEffectTests {
  /// The lines of a cell, which are as thin as a pixel.
  private func lines(_ cell: UITableViewCell) -> [UIView] {
    cell.subviews.filter { $0.bounds.height > 0 && $0.bounds.height <= 1 }
  }

  @Test func `separators blur what lies behind them where they are told to`() throws {
    try TableStage.run(TableScript([TableStage.names(3)])) { stage in
      let cell = try #require(stage.table.cellForRow(at: [0, 1]))
      #expect(!lines(cell).isEmpty && lines(cell).allSatisfy { $0.layer.backdrop == nil })
      stage.table.separatorEffect = UIBlurEffect(style: .light)
      stage.screen.settle()
      #expect(lines(cell).allSatisfy { $0.layer.backdrop != nil })
      stage.table.separatorEffect = nil
      stage.screen.settle()
      #expect(lines(cell).allSatisfy { $0.layer.backdrop == nil })
    }
  }
}
