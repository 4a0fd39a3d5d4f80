import UIKit

extension View {
  /// Sets what is said of the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }

  /// Sets what is said of the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what is said of the view.
  @_disfavoredOverload
  public func accessibilityLabel<Characters: StringProtocol>(_ label: Characters) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what is said of the view, or leaves it as it is.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    spoken(label, isEnabled: isEnabled) { view, label, environment in
      view.accessibilityLabel = label.characters(in: environment)
      if view.becomesOneByName { view.isAccessibilityElement = true }
    }
  }

  /// Sets what is said of the view, or leaves it as it is.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets what is said of the view, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityLabel<Characters: StringProtocol>(
    _ label: Characters,
    isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets what is said of the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the name that tests find the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier, isEnabled: true)
  }

  /// Sets the name that tests find the view by, or leaves it as it is.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    spoken(identifier, isEnabled: isEnabled) { view, identifier, _ in
      view.accessibilityIdentifier = identifier
    }
  }

  /// Sets the name that tests find the view by.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets what else the view may be called by who speaks to it, the most important name first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  /// Sets what else the view may be called by who speaks to it, the most important name first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets what else the view may be called by who speaks to it, the most important name first.
  @_disfavoredOverload
  public func accessibilityInputLabels<Characters: StringProtocol>(
    _ inputLabels: [Characters]
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets what else the view may be called, or leaves it as it is.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    spoken(inputLabels, isEnabled: isEnabled) { view, labels, environment in
      view.accessibilityUserInputLabels = labels.map { $0.characters(in: environment) }
    }
  }

  /// Sets what else the view may be called, or leaves it as it is.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets what else the view may be called, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityInputLabels<Characters: StringProtocol>(
    _ inputLabels: [Characters],
    isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets what else the view may be called by who speaks to it.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
