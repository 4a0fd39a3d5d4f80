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
  /// The smallest and the largest size of text here.
  var textSizes = TextSizeLimits()
  private var own: Own?

  /// What few views have: traits of their own, and whom they tell.
  private final class Own {
    var overrides = UITraitOverrides()
    var observations: [TraitObservation] = []
  }

  private mutating func makeOwn() -> Own {
    let own = own ?? Own()
    self.own = own
    return own
  }

  var overrides: UITraitOverrides {
    get { own?.overrides ?? UITraitOverrides() }
    set { makeOwn().overrides = newValue }
  }

  mutating func observe(_ observation: TraitObservation) {
    makeOwn().observations.append(observation)
  }

  mutating func end(_ registration: any UITraitChangeRegistration) {
    own?.observations.removeAll { $0 === registration }
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
    let overrides = own?.overrides.values ?? TraitValues()
    if overrides == TraitValues(), textSizes.contain(inherited) { return inherited }
    var values = inherited.values
    values.merge(overrides)
    if let size = values.preferredContentSizeCategory {
      values.preferredContentSizeCategory = textSizes.clamp(size)
    }
    return UITraitCollection(values)
  }

  /// Calls the observers of what changed.
  func notify(_ previous: UITraitCollection) {
    for observation in own?.observations ?? []
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
