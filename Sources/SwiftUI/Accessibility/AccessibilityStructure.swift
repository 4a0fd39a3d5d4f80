import UIKit

/// What becomes of the views in a group that is read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let number: Int

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They are read out one by one.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They are read out together.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

extension View {
  /// Reads the view out as a whole, or as a group of what is in it.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    spoken(children) { view, children, _ in
      switch children {
      case .contain:
        view.isAccessibilityElement = false
        view.accessibilityContainerType = .semanticGroup
      case .combine:
        view.isAccessibilityElement = true
        view.accessibilityHandlers.label = { [weak view] in view.flatMap(SpokenText.of) }
      default: view.isAccessibilityElement = true
      }
    }
  }

  /// Leaves the view out of what is read, or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityHidden(hidden, isEnabled: true)
  }

  /// Leaves the view out of what is read, where that is enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    spoken(hidden, isEnabled: isEnabled) { view, isHidden, _ in
      view.accessibilityElementsHidden = isHidden
    }
  }

  /// Leaves the view out of what is read, or not.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Says what the view is for.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    spoken(traits) { view, traits, _ in
      view.accessibilityHandlers.add(traits.ofUIKit)
      if traits.contains(.isModal) { view.accessibilityViewIsModal = true }
    }
  }

  /// Says what the view is for.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what the view is not for.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    spoken(traits) { view, traits, _ in
      view.accessibilityHandlers.remove(traits.ofUIKit)
      if traits.contains(.isModal) { view.accessibilityViewIsModal = false }
    }
  }

  /// Says what the view is not for.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets when the view is read out, beside others: those of a higher value come first.
  ///
  /// Views that nothing is said of have 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    spoken(sortPriority) { view, priority, _ in
      view.accessibilityHandlers.sortPriority = priority
    }
  }

  /// Sets when the view is read out, beside others: those of a higher value come first.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Says which text is the label of which view.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Says which views belong together, wherever they are.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }
}

/// What a view is in a pair of a label and what it is the label of.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What it is the label of.
  case content
}
