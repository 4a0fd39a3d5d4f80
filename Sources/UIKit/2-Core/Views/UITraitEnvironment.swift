import Foundation

/// Something that has traits: screens, windows, controllers, views.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What identifies an observation of traits, to end it with.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something whose traits can be observed.
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
  /// A block that is called with the environment and its traits before the change.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// An observation of some traits of one environment.
final class TraitObservation: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// Traits decided for one environment and what is below it.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The value that overrides a trait; its default where none does.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(trait, newValue) }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.decides(trait) }

  /// Ends the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) { values.set(trait, nil) }
    remove(trait)
  }
}

/// The traits of one environment, its overrides and its observers.
@MainActor
struct TraitStore {
  private(set) var current = UITraitCollection.current
  var overrides = UITraitOverrides()
  private var observations: [TraitObservation] = []

  mutating func observe(_ observation: TraitObservation) { observations.append(observation) }

  mutating func end(_ registration: any UITraitChangeRegistration) {
    observations.removeAll { $0 === registration }
  }

  /// Takes what is handed down; returns the traits before, or nil when nothing changed.
  mutating func inherit(_ inherited: UITraitCollection) -> UITraitCollection? {
    let new = resolved(inherited)
    let previous = current
    guard previous !== new else { return nil }
    current = new
    return previous.values == new.values ? nil : previous
  }

  /// The traits that hold where others are handed down.
  func resolved(_ inherited: UITraitCollection) -> UITraitCollection {
    if overrides.values == TraitValues() { return inherited }
    var values = inherited.values
    values.merge(overrides.values)
    return UITraitCollection(values)
  }

  /// Calls the observers of what changed.
  func notify(_ previous: UITraitCollection) {
    for observation in observations
    where observation.traits.contains(where: { !current.isSame($0, as: previous) }) {
      observation.handler(previous)
    }
  }
}

extension UITraitCollection {
  /// Whether what the room is like differs, which is what controllers are told beforehand.
  func hasOtherShape(than other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
      || userInterfaceIdiom != other.userInterfaceIdiom
  }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls a block after any of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    changeTraits { $0.end(registration) }
  }

  /// Calls a method of an object after any of the traits changed: with the environment, and with
  /// its traits before, as far as it takes them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return observeTraits(traits) { [weak self, weak target] previous in
      guard let self, let target else { return }
      let arguments: [Any?] = [self, previous]
      let count = action.name.filter { $0 == ":" }.count
      SelectorTable.perform(action, on: target, with: Array(arguments.prefix(count)))
    }
  }

  /// Calls a method of the environment itself after any of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { [weak self] previous in
      guard let self else { return }
      let arguments: [Any?] = [self, previous]
      let count = action.name.filter { $0 == ":" }.count
      SelectorTable.perform(action, on: self, with: Array(arguments.prefix(count)))
    }
  }

  private func observeTraits(
    _ traits: [UITrait],
    _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observation = TraitObservation(traits: traits, handler: handler)
    changeTraits { $0.observe(observation) }
    return observation
  }

  private func changeTraits(_ change: (inout TraitStore) -> Void) {
    switch self {
    case let view as UIView: change(&view.traits)
    case let controller as UIViewController: change(&controller.traits)
    case let scene as UIWindowScene: change(&scene.traits)
    default: break
    }
  }
}
