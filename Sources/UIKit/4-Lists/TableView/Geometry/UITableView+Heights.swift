import CollectionLayout
import CoreGraphics
import Foundation

extension UITableView: HeightAnswers {
  var heightSettings: HeightSettings {
    HeightSettings(
      style: style,
      rowHeight: rowHeight,
      estimatedRowHeight: estimatedRowHeight,
      header: .init(height: sectionHeaderHeight, estimate: estimatedSectionHeaderHeight),
      footer: .init(height: sectionFooterHeight, estimate: estimatedSectionFooterHeight),
      headerTopPadding: sectionHeaderTopPadding,
      top: tableHeaderView?.frame.height,
      width: bounds.width
    )
  }

  var hasHeightDelegate: Bool { tableDelegate != nil }

  func saidHeight(ofRow path: IndexPath) -> CGFloat? {
    guard let delegate = tableDelegate else { return nil }
    return answers.ask { delegate.tableView(self, heightForRowAt: path) }
  }

  func saidEstimate(ofRow path: IndexPath) -> CGFloat? {
    guard let delegate = tableDelegate else { return nil }
    return answers.ask { delegate.tableView(self, estimatedHeightForRowAt: path) }
  }

  func saidHeight(of end: TableElement) -> CGFloat? {
    guard let delegate = tableDelegate else { return nil }
    return answers.ask {
      end.isHeader
        ? delegate.tableView(self, heightForHeaderInSection: end.section)
        : delegate.tableView(self, heightForFooterInSection: end.section)
    }
  }

  func saidEstimate(of end: TableElement) -> CGFloat? {
    guard let delegate = tableDelegate else { return nil }
    return answers.ask {
      end.isHeader
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: end.section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: end.section)
    }
  }

  func hasTitle(_ end: TableElement) -> Bool {
    let title =
      end.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: end.section)
      : dataSource?.tableView(self, titleForFooterInSection: end.section)
    return title != nil
  }

  func madeView(for end: TableElement) -> UIView?? {
    guard let delegate = tableDelegate else { return nil }
    return answers.ask {
      end.isHeader
        ? delegate.tableView(self, viewForHeaderInSection: end.section)
        : delegate.tableView(self, viewForFooterInSection: end.section)
    }
  }
}

extension UITableView: MeasuredTable {
  var heights: RowHeights { geometry.heights }

  func askForCounts() -> [Int]? {
    guard let source = dataSource else { return nil }
    let asked = ListCounts(
      unit: "rows",
      methods: ("numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"),
      source: source
    )
    let counts = asked.gather(sections: source.numberOfSections(in: self)) {
      source.tableView(self, numberOfRowsInSection: $0)
    }
    if !updates.isRunning { ListWatch.tell(.counted(self, counts)) }
    return counts
  }

  var isRowHeightSaid: Bool { rowHeight >= 0 }

  var footHeight: CGFloat { tableFooterView?.frame.height ?? 0 }

  var cardInset: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let side = TableMetrics.side(bounds.width)
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    var inset = UIEdgeInsets(top: 0, left: side + safe.left, bottom: 0, right: side + safe.right)
    // Beside an index, cards leave a little less.
    if index.isShown {
      if isRightToLeft { inset.left -= 4 } else { inset.right -= 4 }
    }
    return inset
  }
}
