import UIKit
import ViewGraph

/// Shows columns one above the other, where there is room for one.
final class StackSplit: SplitDriver {
  private let navigator = Navigator()
  private var view: SplitView?
  private weak var host: ViewHost?
  /// What is chosen in the lists of columns.
  private var choices: [Int: ListSelection] = [:]
  private var follower: Computation?
  /// The columns from which what is chosen led on.
  private var ledOn: Set<Int> = []
  /// What the app said last of the column that is seen.
  private var wished: NavigationSplitViewColumn?

  override init() {
    super.init()
    navigator.columnsClosed = { [weak self] in self?.columnsClosed(from: $0) }
  }

  override var controller: UIViewController { navigator.controller }

  override func update(_ view: SplitView, _ environment: EnvironmentValues, _ host: ViewHost) {
    let isFirst = self.view == nil
    self.view = view
    self.host = host
    navigator.host = host
    if isFirst { navigator.column = SplitColumn(driver: self, index: 0) }
    navigator.update(view.columns[0], environment)
    for (page, content) in zip(navigator.columnPages, view.columns.dropFirst()) {
      page.update(content, navigator.environment)
    }
    guard let column = view.top, column != wished else { return }
    wished = column
    if isFirst {
      show(column.index(of: view.columns.count), animated: false)
    } else {
      host.afterUpdate { [weak self] in
        guard let self, let view = self.view else { return }
        show(column.index(of: view.columns.count), animated: true)
      }
    }
  }

  /// Shows the columns up to one.
  private func show(_ index: Int, animated: Bool) {
    guard let view, navigator.columnPages.count != index else { return }
    ledOn.formIntersection(0..<index)
    if navigator.columnPages.count > index {
      let closed = index..<navigator.columnPages.count
      navigator.showColumns(Array(navigator.columnPages.prefix(index)), animated: animated)
      for column in closed { choices[column]?.clear() }
    } else {
      var pages = navigator.columnPages
      for next in pages.count + 1...index {
        let page = PageController(AnyView(EmptyView()), navigator.environment)
        page.column = SplitColumn(driver: self, index: next)
        page.update(view.columns[next], navigator.environment)
        pages.append(page)
      }
      navigator.showColumns(pages, animated: animated)
    }
    tell()
  }

  /// Says which column is seen.
  private func tell() {
    guard let view, let binding = view.compactColumn else { return }
    let column = NavigationSplitViewColumn.at(
      navigator.columnPages.count,
      of: view.columns.count
    )
    wished = column
    if binding.wrappedValue.index(of: view.columns.count) != navigator.columnPages.count {
      binding.wrappedValue = column
    }
  }

  override func choiceDidChange(_ selection: ListSelection, in column: Int) {
    choices[column] = selection
    followChoices()
    host?.afterUpdate { [weak self] in
      guard let self, let view, column + 1 < view.columns.count else { return }
      if selection.isEmpty() {
        leaveWhatIsNotChosen()
      } else if navigator.columnPages.count == column {
        ledOn.insert(column)
        show(column + 1, animated: controller.view.window != nil)
      }
    }
  }

  /// A list that is covered does not tell what is chosen in it.
  private func followChoices() {
    guard let host else { return }
    let follower =
      follower
      ?? Computation(depth: 0, schedule: host.schedule) { [weak self] in
        self?.followChoices()
        self?.host?.afterUpdate { self?.leaveWhatIsNotChosen() }
      }
    self.follower = follower
    follower.track { for selection in choices.values { _ = selection.isEmpty() } }
  }

  /// Goes back to a column in which nothing is chosen any more.
  private func leaveWhatIsNotChosen() {
    let shown = navigator.columnPages.count
    let left = choices.filter { $0.key < shown && ledOn.contains($0.key) && $0.value.isEmpty() }
    guard let column = left.keys.min() else { return }
    show(column, animated: controller.view.window != nil)
  }

  /// The person went back.
  private func columnsClosed(from index: Int) {
    ledOn.formIntersection(0..<index)
    for column in index..<(view?.columns.count ?? index) { choices[column]?.clear() }
    tell()
  }
}
