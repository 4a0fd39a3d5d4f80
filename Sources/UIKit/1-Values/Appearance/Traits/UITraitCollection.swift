import CoreGraphics
import Foundation
import QuartzCore
import Synchronization

/// The traits that hold somewhere: size classes, scale, style, text size and more.
///
/// Collections never change; where a trait is undecided its default is given.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: TraitValues

  /// Makes a collection that decides nothing.
  public override convenience init() { self.init(TraitValues()) }

  init(_ values: TraitValues) { self.values = values }

  /// Makes a collection that decides what any of the given ones decides; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// A block that decides traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Makes a collection that decides what the block decides.
  public convenience init(mutations: TraitMutations) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// Makes a collection that decides one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values.set(trait, value)
    self.init(values)
  }

  /// A collection with some traits decided otherwise.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  /// A collection with one trait decided otherwise.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type,
    value: T.Value
  ) -> UITraitCollection {
    var values = values
    values.set(trait, value)
    return UITraitCollection(values)
  }

  /// The value of a trait; its default where nobody decided.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values.value(of: trait) }

  /// Whether everything the other collection decides is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// The traits whose values differ between two collections.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    Self.systemTraits.filter { !isSame($0, as: traitCollection) }
  }

  /// Whether dynamic colours may look different under the other collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    if Self.systemTraitsAffectingColorAppearance.contains(where: { !isSame($0, as: other) }) {
      return true
    }
    return Set(values.custom.keys).union(other.values.custom.keys).contains { key in
      let (a, b) = (values.custom[key], other.values.custom[key])
      return a != b && (a?.affectsColor ?? b?.affectsColor ?? false)
    }
  }

  /// Whether a trait is the same in another collection.
  func isSame(_ trait: UITrait, as other: UITraitCollection?) -> Bool {
    func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      if let key = values.custom[ObjectIdentifier(trait)] {
        return key == other?.values.custom[ObjectIdentifier(trait)]
      }
      guard let value = self[trait] as? any Equatable else { return false }
      func same<Value: Equatable>(_ value: Value) -> Bool { value == other?[trait] as? Value }
      return same(value)
    }
    return compare(trait)
  }

  /// The traits the system gives that dynamic colours depend on.
  public static let systemTraitsAffectingColorAppearance: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self,
  ]

  /// The traits the system gives by which images are looked up.
  public static let systemTraitsAffectingImageLookup: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
    UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
  ]

  static let systemTraits: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
    UITraitLayoutDirection.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    UITraitPreferredContentSizeCategory.self, UITraitForceTouchCapability.self,
    UITraitActiveAppearance.self, UITraitListEnvironment.self, UITraitSceneCaptureState.self,
    UITraitToolbarItemPresentationSize.self, UITraitTypesettingLanguage.self,
  ]

  // MARK: Current

  /// The traits under which dynamic colours resolve on this thread.
  ///
  /// While a view draws, lays out or is told of a change these are the view's own.
  public static var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }

  /// Makes these the traits that hold where no environment says otherwise.
  func becomeScreenTraits() { CurrentTraits.screen = self }

  /// Runs a block with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = CurrentTraits.value
    CurrentTraits.value = self
    actions()
    CurrentTraits.value = previous
  }

  // MARK: NSObject

  /// Returns the collection itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.displayScale)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }

  public override var description: String {
    let decided = Self.systemTraits.filter { values.decides($0) }.map { trait in
      func show<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String {
        "\(trait.name.dropFirst("UITrait".count)) = \(self[trait])"
      }
      return show(trait)
    }
    return "<UITraitCollection; \(decided.joined(separator: ", "))>"
  }
}

extension TraitValues {
  func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? self
  }
}

/// Traits being decided in a block.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.value(of: trait) }
    set { values.set(trait, newValue) }
  }
}

/// The traits that hold where no environment says otherwise.
struct AmbientTraits {
  /// What the screen hands down to all threads; nil where none is attached.
  var screen: UITraitCollection?
  /// What was made current on the main thread, if anything was.
  var current: UITraitCollection?

  /// Those of the current screen, as seen from the main thread.
  @MainActor
  static var inForce: AmbientTraits {
    get { CurrentTraits.ambient }
    set { CurrentTraits.ambient = newValue }
  }
}

/// The current traits of each thread.
private enum CurrentTraits {
  private static let key = "UIKit.CurrentTraits"

  static var value: UITraitCollection {
    get { own ?? screen }
    set { own = newValue }
  }

  /// What was made current on this thread, if anything was.
  private static var own: UITraitCollection? {
    get {
      // The main thread reads this for every colour it draws: no dictionary there.
      if CurrentThread.isMain { return mainValue }
      return Thread.current.threadDictionary[key] as? UITraitCollection
    }
    set {
      if CurrentThread.isMain {
        mainValue = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue
      }
    }
  }

  static var ambient: AmbientTraits {
    get { AmbientTraits(screen: screenValue.withLock { $0 }, current: own) }
    set {
      screenValue.withLock { $0 = newValue.screen }
      own = newValue.current
    }
  }

  // Touched by the main thread alone.
  nonisolated(unsafe) private static var mainValue: UITraitCollection?

  /// What the screen hands down; the main actor may run on any thread, so all threads start from it.
  static var screen: UITraitCollection {
    get { screenValue.withLock { $0 } ?? .fallback }
    set { screenValue.withLock { $0 = newValue } }
  }

  private static let screenValue = Mutex<UITraitCollection?>(nil)
}

extension UITraitCollection {
  /// What holds where no screen is attached: those of the device one starts with.
  static let fallback = Device().traits
}
