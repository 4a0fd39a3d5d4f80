import Foundation

extension Appearances {
  /// Gives a view what was set for its kind.
  func apply(to view: UIView) {
    guard hasRules else { return }
    apply(to: view, in: view.superview, view.traitCollection)
    (view as? any BarItemHolding)?.applyToItems()
  }

  /// Gives the items of a bar what was set for their kind.
  func apply(to items: [UIBarItem], in bar: UIView) {
    guard hasRules else { return }
    for item in items { apply(to: item, in: bar, bar.traitCollection) }
  }

  private func apply(
    to subject: any AppearanceSubject,
    in place: UIView?,
    _ traits: UITraitCollection
  ) {
    let rules = rules(for: Swift.type(of: subject))
    guard !rules.isEmpty else { return }
    var chosen: [AppearanceRule.Key: (AnyObject) -> Void] = [:]
    for rule in rules where rule.holds(in: place, traits) {
      chosen.merge(rule.entries) { $1 }
    }
    let wasApplying = isApplying
    isApplying = true
    for (key, apply) in chosen where !subject.appearanceStore.has(key) { apply(subject) }
    isApplying = wasApplying
  }
}

extension AppearanceRule {
  /// Whether the rule holds in a place: its containers are around it, the nearest first.
  fileprivate func holds(in place: UIView?, _ traits: UITraitCollection) -> Bool {
    if let own = self.traits, !traits.containsTraits(in: own) { return false }
    guard !containers.isEmpty else { return true }
    var rest = containers[...]
    var next: NSObject? = place
    while let one = next, let wanted = rest.first {
      if one.isOf(wanted) { rest.removeFirst() }
      next = Self.around(one)
    }
    return rest.isEmpty
  }

  /// What something is in: a view's controller comes before its superview.
  private static func around(_ one: NSObject) -> NSObject? {
    if let view = one as? UIView { return view.controller ?? view.superview }
    guard let controller = one as? UIViewController else { return nil }
    return controller.viewIfLoaded?.superview ?? controller.parent
  }
}

extension NSObject {
  /// Whether the object's class is one or is below it.
  fileprivate func isOf(_ type: AnyClass) -> Bool {
    var own: AnyClass? = Swift.type(of: self)
    while let current = own {
      if current == type { return true }
      own = _getSuperclass(current)
    }
    return false
  }
}
