import Foundation

/// A bar whose items have looks.
@MainActor
protocol BarItemHolding: UIView {
  /// Gives the items what was set for their kind.
  func applyToItems()
}

extension UINavigationBar: BarItemHolding {
  func applyToItems() {
    guard Appearances.shared.hasRules else { return }
    for item in items ?? [] {
      let around = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      Appearances.shared.apply(to: around + [item.backBarButtonItem].compactMap(\.self), in: self)
    }
    let outer = [leadingButton, trailingButton].compactMap(\.self)
    Appearances.shared.apply(to: outer, in: self)
  }
}

extension UIToolbar: BarItemHolding {
  func applyToItems() { Appearances.shared.apply(to: items ?? [], in: self) }
}

extension UITabBar: BarItemHolding {
  func applyToItems() { Appearances.shared.apply(to: items ?? [], in: self) }
}
