import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Trait collections as values.
@MainActor @Suite struct TraitCollectionTests {
  private enum Mood: UITraitDefinition {
    static let defaultValue = 3
  }

  private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  /// A collection that decides some traits at random.
  private func collection(_ random: inout SplitMix64) -> UITraitCollection {
    let decided = random.int(0...63)
    let (style, width) = (random.pick([UIUserInterfaceStyle.light, .dark]), random.int(1...2))
    let scale = CGFloat(random.int(1...3))
    let size = random.pick([UIContentSizeCategory.small, .large, .accessibilityLarge])
    let mood = random.int(0...5)
    let direction = random.pick([UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    return UITraitCollection { traits in
      if decided & 1 > 0 { traits.userInterfaceStyle = style }
      if decided & 2 > 0 {
        traits.horizontalSizeClass = width == 1 ? .compact : .regular
      }
      if decided & 4 > 0 { traits.displayScale = scale }
      if decided & 8 > 0 { traits.preferredContentSizeCategory = size }
      if decided & 16 > 0 { traits[Mood.self] = mood }
      if decided & 32 > 0 { traits.layoutDirection = direction }
    }
  }

  @Test(arguments: 0..<20) func `putting collections together is associative, and the last wins`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let (a, b, c) = (collection(&random), collection(&random), collection(&random))
    let ab = UITraitCollection(traitsFrom: [a, b])
    let bc = UITraitCollection(traitsFrom: [b, c])
    let all = UITraitCollection(traitsFrom: [a, b, c])
    #expect(UITraitCollection(traitsFrom: [ab, c]) == all)
    #expect(UITraitCollection(traitsFrom: [a, bc]) == all)
    #expect(all.containsTraits(in: c) && UITraitCollection(traitsFrom: [a, a]) == a)
    #expect(UITraitCollection(traitsFrom: [a, UITraitCollection()]) == a)
    #expect(UITraitCollection(traitsFrom: [UITraitCollection(), a]) == a)
    #expect(all.hash == UITraitCollection(traitsFrom: [ab, c]).hash)
  }

  @Test(arguments: 0..<20) func `nothing changes from a collection to itself`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (a, b) = (collection(&random), collection(&random))
    #expect(a.changedTraits(from: a).isEmpty && a.containsTraits(in: a))
    #expect(!a.hasDifferentColorAppearance(comparedTo: a))
    let forth = a.changedTraits(from: b).map { $0.identifier }
    let back = b.changedTraits(from: a).map { $0.identifier }
    #expect(Set(forth) == Set(back))
    #expect(
      a.hasDifferentColorAppearance(comparedTo: b)
        == (a.userInterfaceStyle != b.userInterfaceStyle)
    )
  }

  @Test func `what nobody decided has no value`() {
    let empty = UITraitCollection()
    #expect(empty.userInterfaceStyle == .unspecified && empty.displayScale == 0)
    #expect(empty.horizontalSizeClass == .unspecified && empty.userInterfaceIdiom == .unspecified)
    #expect(empty.preferredContentSizeCategory == .unspecified)
    #expect(empty.layoutDirection == .unspecified && empty.displayGamut == .unspecified)
    #expect(empty[Mood.self] == 3 && empty[Theme.self] == "plain")
  }

  @Test func `each initialiser decides its trait alone`() {
    let made: [UITraitCollection] = [
      .init(userInterfaceStyle: .dark), .init(horizontalSizeClass: .regular),
      .init(verticalSizeClass: .compact), .init(displayScale: 2), .init(displayGamut: .P3),
      .init(layoutDirection: .rightToLeft), .init(userInterfaceIdiom: .pad),
      .init(userInterfaceLevel: .elevated), .init(accessibilityContrast: .high),
      .init(legibilityWeight: .bold), .init(preferredContentSizeCategory: .small),
      .init(activeAppearance: .inactive), .init(forceTouchCapability: .available),
    ]
    let empty = UITraitCollection()
    for (index, collection) in made.enumerated() {
      #expect(collection.changedTraits(from: empty).count == 1)
      for (other, second) in made.enumerated() {
        #expect(collection.containsTraits(in: second) == (index == other))
      }
    }
    #expect(Set(made).count == made.count)
  }

  @Test func `an app's own traits are put together like the system's`() {
    let a = UITraitCollection { $0[Mood.self] = 7 }
    let b = UITraitCollection { $0[Theme.self] = "loud" }
    let both = UITraitCollection(traitsFrom: [a, b])
    #expect(both[Mood.self] == 7 && both[Theme.self] == "loud")
    #expect(both.containsTraits(in: a) && !a.containsTraits(in: both))
    #expect(both.modifyingTraits { $0[Mood.self] = 8 }[Mood.self] == 8 && both[Mood.self] == 7)
    #expect(!a.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(b.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test func `traits that change colours are told from the others`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    for change: (inout any UIMutableTraits) -> Void in [
      { $0.userInterfaceStyle = .dark }, { $0.userInterfaceLevel = .elevated },
      { $0.accessibilityContrast = .high }, { $0.displayGamut = .P3 },
    ] {
      #expect(light.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: light))
    }
    for change: (inout any UIMutableTraits) -> Void in [
      { $0.displayScale = 3 }, { $0.layoutDirection = .rightToLeft },
      { $0.preferredContentSizeCategory = .small }, { $0.horizontalSizeClass = .regular },
    ] {
      #expect(!light.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: light))
    }
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func `overrides of a view reach those below, and go again`() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    TestScreen.showing(controller) { screen in
      controller.view.addSubview(outer)
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      outer.traitOverrides[Mood.self] = 9
      screen.step()
      #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(inner.traitCollection[Mood.self] == 9)
      inner.traitOverrides[Mood.self] = 1
      screen.step()
      #expect(inner.traitCollection[Mood.self] == 1 && outer.traitCollection[Mood.self] == 9)
      inner.traitOverrides.remove(Mood.self)
      outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      screen.step()
      #expect(inner.traitCollection[Mood.self] == 9)
      #expect(inner.traitCollection.preferredContentSizeCategory == .large)
      #expect(outer.traitOverrides.contains(Mood.self))
      #expect(!inner.traitOverrides.contains(Mood.self))
    }
  }
}
