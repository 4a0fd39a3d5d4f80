import UIKit
import ViewLayout

/// A control with which a value is chosen from a range.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let editing: (Bool) -> Void

  /// The control between its labels.
  @MainActor
  public var body: some View {
    HStack {
      minimum
      control
      maximum
    }
  }

  @MainActor private var control: some View {
    let value = value
    let current = value.wrappedValue
    let bounds = bounds
    let step = step
    let editing = editing
    return ControlView<UISlider>(
      make: { UISlider() },
      update: { control, environment in
        control.minimumValue = Float(bounds.lowerBound)
        control.maximumValue = Float(bounds.upperBound)
        if !control.isTracking, control.value != Float(current) { control.value = Float(current) }
        control.isEnabled = environment.isEnabled
        control.minimumTrackTintColor = environment.tintStyle?.solidColor(in: environment)
        control.setAction(for: .valueChanged) { [weak control] in
          guard let control else { return }
          var new = Double(control.value)
          if let step, step > 0 {
            new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
          }
          value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
        }
        control.setAction(for: .touchDown) { editing(true) }
        control.setAction(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { editing(false) }
      },
      size: { proposal, control in
        CGSize(width: proposal.width ?? 100, height: control.intrinsicContentSize.height)
      }
    )
  }
}

extension Slider {
  nonisolated init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>,
    _ step: Value.Stride?,
    _ label: Label,
    _ minimum: ValueLabel?,
    _ maximum: ValueLabel?,
    _ editing: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) },
      set: { value.wrappedValue = Value($0) }
    )
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.editing = editing
  }

  /// Makes a control with labels at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged
    )
  }

  /// Makes a control with steps and with labels at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a control.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
  }

  /// Makes a control with steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a control.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
  }

  /// Makes a control with steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
  }
}

extension Slider {
  /// Makes a control with labels at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      minimumValueLabel,
      maximumValueLabel,
      onEditingChanged
    )
  }

  /// Makes a control with steps and with labels at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step,
      label(),
      minimumValueLabel,
      maximumValueLabel,
      onEditingChanged
    )
  }
}
