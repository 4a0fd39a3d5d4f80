import UIKit
import ViewLayout

/// A control that counts up and down.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  /// Makes a control with actions; one that is nil cannot be done.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Makes a control of a value.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  /// Makes a control of a value within a range.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let current = value.wrappedValue
    increment =
      current < bounds.upperBound
      ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
      : nil
    decrement =
      current > bounds.lowerBound
      ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
      : nil
  }

  /// The title and the control.
  @MainActor
  public var body: some View {
    StepperBody(label: AnyView(label), increment: increment, decrement: decrement)
  }
}

struct StepperBody: View {
  let label: AnyView
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      control
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        control
      }
    }
  }

  private var control: some View {
    let increment = increment
    let decrement = decrement
    return ControlView<UIStepper>(
      make: { UIStepper() },
      update: { control, environment in
        control.minimumValue = decrement == nil ? 0 : -1
        control.maximumValue = increment == nil ? 0 : 1
        control.value = 0
        control.isEnabled = environment.isEnabled
        control.setAction(for: .valueChanged) { [weak control] in
          guard let control else { return }
          let isUp = control.value > 0
          control.value = 0
          if isUp { increment?() } else { decrement?() }
        }
      }
    )
    .fixedSize()
  }
}

extension Stepper where Label == Text {
  /// Makes a control of a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// Makes a control of a value within a range.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// Makes a control of a value within a range.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value: Strideable>(
    _ title: Characters,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }

  /// Makes a control with actions.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement
    )
  }
}
