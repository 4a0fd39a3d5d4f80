import Foundation

/// Makes one stack of a split view controller's columns where there is little room, and columns of
/// the stack where there is more.
@MainActor
final class SplitCollapsing {
  typealias Column = UISplitViewController.Column

  private unowned let presenter: SplitPresenter
  /// The column whose controller is shown alone.
  private(set) var base: Column?
  /// The column each controller of the stack came from; those between belong to the one before.
  private var origins: [ObjectIdentifier: Column] = [:]
  /// What a column showed before its controllers went into the stack, or out of it again.
  private var kept: [Column: [UIViewController]] = [:]
  /// Without columns: the second controller, and the navigation controllers whose contents went
  /// into the first.
  private var formerSecondary: UIViewController?
  private var wrappers: [ObjectIdentifier: UINavigationController] = [:]

  init(_ presenter: SplitPresenter) { self.presenter = presenter }

  private var owner: UISplitViewController? { presenter.owner }
  private var stack: UINavigationController? {
    base.flatMap { presenter.holders[$0] } as? UINavigationController
  }

  // MARK: Little room

  /// Shows the columns as one.
  func collapse() {
    guard let owner else { return }
    presenter.handTraits()
    if presenter.style == .unspecified { return collapseClassic() }
    let present = SplitPresenter.order.filter { presenter.holders[$0] != nil }
    let proposed: Column = presenter.holders[.compact] != nil ? .compact : present.last ?? .primary
    let top =
      owner.delegate?.splitViewController(
        owner,
        topColumnForCollapsingToProposedTopColumn: proposed
      ) ?? proposed
    putTogether(upTo: top)
    owner.delegate?.splitViewControllerDidCollapse(owner)
    announceTarget(owner)
  }

  /// Puts the columns up to one on a stack.
  private func putTogether(upTo top: Column) {
    if presenter.holders[.compact] != nil {
      base = .compact
      return
    }
    let present = SplitPresenter.order.filter { presenter.holders[$0] != nil }
    base = present.first
    for column in present {
      guard let navigation = presenter.holders[column] as? UINavigationController else { continue }
      kept[column] = navigation.viewControllers
    }
    for column in present.dropFirst() {
      // What is beyond the top column waits.
      let isShown = column.rawValue <= top.rawValue
      guard isShown else { continue }
      append(column, animated: false)
    }
  }

  /// Moves the controllers of a column onto the stack.
  private func append(_ column: Column, animated: Bool) {
    guard let stack, let navigation = presenter.holders[column] as? UINavigationController,
      navigation !== stack
    else { return }
    var controllers = navigation.viewControllers
    if controllers.isEmpty { controllers = kept[column] ?? [] }
    guard let first = controllers.first else { return }
    kept[column] = controllers
    empty(navigation)
    origins[ObjectIdentifier(first)] = column
    stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
  }

  private func empty(_ navigation: UINavigationController) {
    guard !navigation.viewControllers.isEmpty else { return }
    navigation.setViewControllers([], animated: false)
    navigation.presenter.layOut()
  }

  /// Takes the stack apart for a while, so that a column can be set; gives the column on top.
  func takeApart() -> Column {
    let top = stack?.viewControllers.reversed().lazy.compactMap { self.origin(of: $0) }.first
    let base = base
    separate()
    return top ?? base ?? .primary
  }

  /// Puts the stack together after a column was set.
  func putTogetherAgain(upTo top: Column) {
    if presenter.style == .unspecified { return collapseClassic() }
    putTogether(upTo: top)
  }

  // MARK: Showing

  func show(_ column: Column) {
    guard base != .compact, base != column else {
      stack?.popToRootViewController(animated: UIView.areAnimationsEnabled)
      return
    }
    guard let stack else { return }
    if let index = stack.viewControllers.firstIndex(where: { origin(of: $0) == column }) {
      // It is there already: everything above its own controllers goes.
      let rest = stack.viewControllers[(index + 1)...]
      if let above = rest.firstIndex(where: { origin(of: $0).map { $0 != column } ?? false }) {
        let top = stack.viewControllers[above - 1]
        stack.popToViewController(top, animated: UIView.areAnimationsEnabled)
      }
      return
    }
    let present = SplitPresenter.order.filter { presenter.holders[$0] != nil }
    for one in present where one.rawValue <= column.rawValue && one != base {
      guard !stack.viewControllers.contains(where: { origin(of: $0) == one }) else { continue }
      append(one, animated: UIView.areAnimationsEnabled && one == column)
    }
  }

  func hide(_ column: Column) {
    guard let stack,
      let index = stack.viewControllers.firstIndex(where: { origin(of: $0) == column }), index > 0
    else { return }
    stack.popToViewController(
      stack.viewControllers[index - 1],
      animated: UIView.areAnimationsEnabled
    )
  }

  private func origin(of controller: UIViewController) -> Column? {
    origins[ObjectIdentifier(controller)]
  }

  /// Pushes a controller that belongs to a column.
  func push(_ controller: UIViewController, of column: Column) {
    let isAnimated = UIView.areAnimationsEnabled
    guard let stack else {
      // There is no stack: it covers what is there.
      owner?.present(controller, animated: isAnimated)
      return
    }
    if presenter.style == .unspecified {
      return absorb(controller, into: stack, animated: isAnimated)
    }
    let added = (controller as? UINavigationController)?.viewControllers ?? [controller]
    guard let first = added.first else { return }
    if column == .secondary {
      if let navigation = controller as? UINavigationController {
        empty(navigation)
        replaceSecondary(by: navigation)
      } else {
        presenter.given[.secondary] = controller
      }
      origins[ObjectIdentifier(first)] = column
      kept[column] = added
      // What is shown last takes the place of what was.
      let before = stack.viewControllers.prefix { origin(of: $0) != .secondary || $0 === first }
      stack.setViewControllers(Array(before) + added, animated: isAnimated)
      return
    }
    stack.setViewControllers(stack.viewControllers + added, animated: isAnimated)
  }

  private func replaceSecondary(by navigation: UINavigationController) {
    guard let owner, presenter.holders[.secondary] !== navigation else { return }
    presenter.remove(.secondary)
    presenter.given[.secondary] = navigation
    presenter.holders[.secondary] = navigation
    owner.addChild(navigation)
    navigation.didMove(toParent: owner)
  }

  // MARK: Room again

  /// Shows the columns side by side.
  func expand(isFirst: Bool) {
    guard let owner else { return }
    if !isFirst { separate() }
    presenter.handTraits()
    guard !isFirst else { return }
    let proposed = presenter.modes.resting
    let mode =
      owner.delegate?.splitViewController(
        owner,
        displayModeForExpandingToProposedDisplayMode: proposed
      ) ?? proposed
    presenter.expandTo(mode)
    owner.delegate?.splitViewControllerDidExpand(owner)
    announceTarget(owner)
  }

  /// Tells that showing a detail leads elsewhere now.
  private func announceTarget(_ owner: UISplitViewController) {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: owner
    )
  }

  /// Gives each column its controllers back.
  private func separate() {
    if presenter.style == .unspecified { return separateClassic() }
    defer {
      base = nil
      origins = [:]
      kept = [:]
    }
    guard base != .compact, let base, let stack else { return }
    var parts: [Column: [UIViewController]] = [:]
    var column = base
    for controller in stack.viewControllers {
      if let origin = origin(of: controller) { column = origin }
      parts[column, default: []].append(controller)
    }
    let own = parts[base] ?? []
    stack.setViewControllers(own, animated: false)
    stack.presenter.layOut()
    for one in SplitPresenter.order where one != base {
      guard let navigation = presenter.holders[one] as? UINavigationController else { continue }
      let controllers = parts[one] ?? (navigation.viewControllers.isEmpty ? kept[one] : nil)
      if let controllers { navigation.setViewControllers(controllers, animated: false) }
    }
  }

  // MARK: Without columns

  private func collapseClassic() {
    guard let owner, let primary = presenter.holders[.primary] else {
      base = presenter.holders[.secondary] == nil ? nil : .secondary
      return
    }
    base = .primary
    let chosen = owner.delegate?.primaryViewController(forCollapsing: owner) ?? primary
    guard let secondary = presenter.holders[.secondary] else { return replacePrimary(chosen) }
    formerSecondary = secondary
    presenter.remove(.secondary)
    replacePrimary(chosen)
    let isDone =
      owner.delegate?.splitViewController(
        owner,
        collapseSecondary: secondary,
        onto: chosen
      ) ?? false
    if !isDone { chosen.collapseSecondaryViewController(secondary, for: owner) }
    owner.delegate?.splitViewControllerDidCollapse(owner)
    announceTarget(owner)
  }

  private func replacePrimary(_ controller: UIViewController) {
    guard let owner, presenter.holders[.primary] !== controller else { return }
    presenter.remove(.primary)
    presenter.given[.primary] = controller
    presenter.holders[.primary] = controller
    owner.addChild(controller)
    controller.didMove(toParent: owner)
  }

  private func separateClassic() {
    guard let owner, let current = presenter.holders[.primary] else { return }
    base = nil
    let primary = owner.delegate?.primaryViewController(forExpanding: owner) ?? current
    let secondary =
      owner.delegate?.splitViewController(owner, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: owner) ?? formerSecondary
    if primary !== current { replacePrimary(primary) }
    formerSecondary = nil
    wrappers = [:]
    origins = [:]
    guard let secondary, secondary !== primary else { return }
    presenter.given[.secondary] = secondary
    presenter.holders[.secondary] = secondary
    if secondary.parent !== owner {
      owner.addChild(secondary)
      secondary.didMove(toParent: owner)
    }
  }

  /// Puts a controller, or what is in it, onto a stack.
  func absorb(
    _ controller: UIViewController,
    into stack: UINavigationController,
    animated: Bool
  ) {
    let wrapper = controller as? UINavigationController
    let added = wrapper?.viewControllers ?? [controller]
    guard let first = added.first else { return }
    if let wrapper { empty(wrapper) }
    origins[ObjectIdentifier(first)] = .secondary
    wrappers[ObjectIdentifier(first)] = wrapper
    stack.setViewControllers(stack.viewControllers + added, animated: animated)
  }

  /// Takes what belongs to the second controller off a stack; what is on top where nobody said.
  func release(from stack: UINavigationController) -> UIViewController? {
    let all = stack.viewControllers
    let index = all.lastIndex { origin(of: $0) == .secondary } ?? all.count - 1
    guard index > 0 else { return nil }
    let taken = Array(all[index...])
    stack.setViewControllers(Array(all[..<index]), animated: false)
    stack.presenter.layOut()
    if let wrapper = wrappers[ObjectIdentifier(taken[0])] {
      wrapper.setViewControllers(taken, animated: false)
      return wrapper
    }
    guard taken.count > 1 else { return taken[0] }
    let made = UINavigationController()
    made.setViewControllers(taken, animated: false)
    return made
  }
}
