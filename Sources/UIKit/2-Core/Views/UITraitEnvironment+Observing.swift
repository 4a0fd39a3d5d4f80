import Foundation

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
