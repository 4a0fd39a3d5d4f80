import Foundation

extension Appearances {
  /// The object that stands for all of a class under some conditions, made when it is first asked for.
  func proxy<Subject: UIAppearance>(
    of type: Subject.Type,
    _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Subject {
    let classes = containers.map { $0 as AnyClass }
    let made = rules.first { entry in
      entry.rule.type == type as AnyClass && entry.rule.traits == traits
        && entry.rule.containers.elementsEqual(classes) { $0 == $1 }
    }
    if let proxy = made?.proxy as? Subject { return proxy }
    let rule = AppearanceRule(type as AnyClass, traits, classes)
    guard let proxy = Self.make(type) as? Subject else {
      fatalError("\(type) is neither a view nor an item of a bar, so it has no appearance().")
    }
    (proxy as? any AppearanceSubject)?.appearanceStore.stand(for: rule)
    if let object = proxy as? NSObject { rules.append((rule, object)) }
    return proxy
  }

  private static func make(_ type: Any.Type) -> NSObject? {
    if let type = type as? any AppearanceProxyMaking.Type { return type.makeAppearanceProxy() }
    // A class may have an `init()` of its own and no `init(frame:)`.
    if let type = type as? UIView.Type { return ClassFactories.make(type) }
    return (type as? UIBarItem.Type).map { DynamicInstantiation.make($0) }
  }
}
