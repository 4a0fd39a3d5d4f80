import Diagnostics
import Foundation

/// Which controllers are in which column.
extension SplitPresenter {
  // MARK: Columns

  func set(_ controller: UIViewController?, for column: Column) {
    if column == .supplementary, style != .tripleColumn, controller != nil {
      UIKitDiagnostics.report(
        Diagnosis(
          .splitColumn,
          place: "\(owner.map { "\(type(of: $0))" } ?? "").setViewController(_:for:)",
          saw: "the supplementary column, style \(style)",
          applePhrase: "Column style is not tripleColumn"
        )
      )
      return
    }
    guard controller !== given[column] || controller == nil else { return }
    settleMove()
    let wasCollapsed = isCollapsed
    isRearranging = true
    // Columns are set where each has its own controller.
    let top = wasCollapsed ? collapsing.takeApart() : .secondary
    remove(column)
    given[column] = controller
    if let controller { hold(controller, in: column) }
    if wasCollapsed { collapsing.putTogetherAgain(upTo: top) }
    isRearranging = false
    guard let view, isSettled else { return }
    view.setNeedsLayout()
    if view.window != nil { layOut() }
  }

  /// Takes a controller in, in a navigation controller where columns want one.
  private func hold(_ controller: UIViewController, in column: Column) {
    guard let owner else { return }
    var holder = controller
    if style != .unspecified, column != .compact, !(controller is UINavigationController) {
      holder = controller.navigationController ?? UINavigationController()
      if controller.navigationController == nil, let holder = holder as? UINavigationController {
        holder.setViewControllers([controller], animated: false)
      }
    }
    holders[column] = holder
    if holder.parent !== owner {
      owner.addChild(holder)
      holder.didMove(toParent: owner)
    }
    handTraits()
  }

  /// Columns beside the last one are narrow whatever the screen is.
  func handTraits() {
    guard let owner else { return }
    for (column, holder) in holders {
      var traits: UITraitCollection?
      if !isCollapsed, column != .compact {
        traits = UITraitCollection(horizontalSizeClass: column == .secondary ? .regular : .compact)
      }
      if isSettled, owner.overrideTraitCollection(forChild: holder) != traits {
        owner.setOverrideTraitCollection(traits, forChild: holder)
      }
    }
  }

  // MARK: Controllers without columns

  var viewControllers: [UIViewController] {
    if isCollapsed { return collapsing.base.flatMap { holders[$0] }.map { [$0] } ?? [] }
    return Self.order.compactMap { holders[$0] }
  }

  func setViewControllers(_ controllers: [UIViewController]) {
    guard style == .unspecified else {
      UIKitDiagnostics.report(
        Diagnosis(
          .splitStyle,
          place: "\(owner.map { "\(type(of: $0))" } ?? "").viewControllers",
          saw: "\(controllers.count) controllers, style \(style)",
          applePhrase: "is unsupported when the split view controller has a style"
        )
      )
      for (column, controller) in zip(Self.order, controllers) where column != .supplementary {
        set(controller, for: column)
      }
      return
    }
    if isCollapsed {
      set(controllers.first, for: .primary)
      return
    }
    set(controllers.first, for: .primary)
    set(controllers.dropFirst().first, for: .secondary)
  }

  // MARK: Showing

  func show(_ column: Column) {
    layOut()
    if isCollapsed { return collapsing.show(column) }
    switch column {
    case .secondary, .compact:
      if mode.isOver || mode == .twoDisplaceSecondary { choose(.secondaryOnly) }
    case .primary:
      choose(style == .tripleColumn ? modes.two : modes.one)
    case .supplementary:
      if mode.extraColumns == 0 { choose(modes.one) }
    }
  }

  func hide(_ column: Column) {
    layOut()
    if isCollapsed { return collapsing.hide(column) }
    switch column {
    case .primary:
      if style != .tripleColumn {
        choose(.secondaryOnly)
      } else if mode.extraColumns == 2 {
        choose(modes.one)
      }
    case .supplementary: choose(.secondaryOnly)
    case .secondary, .compact: break
    }
  }

  /// Shows a controller in the first place.
  func showPrimary(_ controller: UIViewController) {
    layOut()
    if isCollapsed { return collapsing.push(controller, of: .primary) }
    if let navigation = holders[.primary] as? UINavigationController,
      !(controller is UINavigationController)
    {
      navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    } else {
      set(controller, for: .primary)
    }
  }

  /// Shows a controller in the last place.
  func showDetail(_ controller: UIViewController) {
    layOut()
    if isCollapsed { return collapsing.push(controller, of: .secondary) }
    if style != .unspecified, !(controller is UINavigationController),
      let navigation = holders[.secondary] as? UINavigationController
    {
      given[.secondary] = controller
      navigation.setViewControllers([controller], animated: false)
    } else {
      set(controller, for: .secondary)
    }
    if mode.isOver { choose(.secondaryOnly) }
  }

  // MARK: Little room

  func absorb(_ controller: UIViewController, into stack: UINavigationController) {
    collapsing.absorb(controller, into: stack, animated: false)
  }

  func release(from stack: UINavigationController) -> UIViewController? {
    collapsing.release(from: stack)
  }
}
