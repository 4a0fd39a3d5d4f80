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
  var isApplying = false

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

  /// The rules for a class and the classes above it.
  func rules(for type: AnyClass) -> [AppearanceRule] {
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
