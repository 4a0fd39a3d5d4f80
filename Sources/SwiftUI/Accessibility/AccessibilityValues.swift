import UIKit

extension View {
  /// Sets what value the view has.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibilityValue(valueDescription, isEnabled: true)
  }

  /// Sets what value the view has.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets what value the view has.
  @_disfavoredOverload
  public func accessibilityValue<Characters: StringProtocol>(_ value: Characters) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets what value the view has, or leaves it as it is.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    spoken(valueDescription, isEnabled: isEnabled) { view, text, environment in
      view.accessibilityValue = text.characters(in: environment)
    }
  }

  /// Sets what value the view has, or leaves it as it is.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets what value the view has, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityValue<Characters: StringProtocol>(
    _ value: Characters,
    isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets what value the view has.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }

  /// Sets what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<Characters: StringProtocol>(_ hint: Characters) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets what happens when the view is used, or leaves it as it is.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    spoken(hint, isEnabled: isEnabled) { view, text, environment in
      view.accessibilityHint = text.characters(in: environment)
    }
  }

  /// Sets what happens when the view is used, or leaves it as it is.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets what happens when the view is used, or leaves it as it is.
  @_disfavoredOverload
  public func accessibilityHint<Characters: StringProtocol>(
    _ hint: Characters,
    isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets what happens when the view is used.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
}
