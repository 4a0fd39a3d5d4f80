import Foundation

/// What was set for everything of a class, under some conditions.
@MainActor
final class AppearanceRule {
  enum Key: Hashable {
    case property(AppearanceKey)
    case call(AppearanceCall)
  }

  let type: AnyClass
  let traits: UITraitCollection?
  let containers: [AnyClass]
  private(set) var entries: [Key: (AnyObject) -> Void] = [:]

  init(_ type: AnyClass, _ traits: UITraitCollection?, _ containers: [AnyClass]) {
    (self.type, self.traits, self.containers) = (type, traits, containers)
  }

  func record(_ key: Key, _ apply: @escaping (AnyObject) -> Void) {
    entries[key] = apply
    Appearances.shared.rulesDidChange()
  }

  /// Whether the rule holds in a place: its containers are around it, the nearest first.
  func holds(in place: UIView?, _ traits: UITraitCollection) -> Bool {
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

/// Everything that was set for all of a kind.
///
/// An object given by `appearance()` is a real object of the class that is never shown. Its setters
/// write down what was set, and a view that comes into a window, before it is laid out, is given
/// what was written down. Rules of a class come before those of its subclasses, rules with fewer
/// containers before those with more, so that what is said more precisely is what holds.
@MainActor
final class Appearances {
  private static var slot: Appearances?
  static var shared: Appearances { slot ?? ScreenContext.keep(Appearances()) { slot = $0 } }

  var rules: [(rule: AppearanceRule, proxy: NSObject)] = []
  /// The rules for each class, in the order in which they are applied.
  private var sorted: [ObjectIdentifier: [AppearanceRule]] = [:]
  /// Whether there is anything to apply.
  private(set) var hasRules = false
  private(set) var isApplying = false

  // MARK: Rules

  func rulesDidChange() {
    hasRules = true
    sorted = [:]
  }

  /// Forgets everything that was set.
  func removeAll() {
    rules = []
    sorted = [:]
    hasRules = false
  }

  // MARK: Applying

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

  /// The rules for a class and the classes above it.
  private func rules(for type: AnyClass) -> [AppearanceRule] {
    if let known = sorted[ObjectIdentifier(type)] { return known }
    var line: [AnyClass] = []
    var next: AnyClass? = type
    while let current = next {
      line.append(current)
      next = _getSuperclass(current)
    }
    // A class comes after those above it.
    func depth(_ rule: AppearanceRule) -> Int {
      line.count - (line.firstIndex { $0 == rule.type } ?? line.count)
    }
    func rank(_ rule: AppearanceRule) -> (Int, Int, Int) {
      (depth(rule), rule.containers.count, rule.traits == nil ? 0 : 1)
    }
    let found = rules.map(\.rule).filter { depth($0) > 0 && !$0.entries.isEmpty }
      .enumerated().sorted { one, other in
        let (a, b) = (rank(one.element), rank(other.element))
        return a == b ? one.offset < other.offset : a < b
      }.map(\.element)
    sorted[ObjectIdentifier(type)] = found
    return found
  }
}
