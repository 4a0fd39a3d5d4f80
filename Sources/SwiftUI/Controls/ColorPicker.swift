import UIKit

/// A control with which a colour is chosen.
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Makes a control.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The title and the control.
  @MainActor
  public var body: some View {
    ColorPickerBody(selection: selection, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a control with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

private struct ColorPickerBody<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
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
    let selection = selection
    let value = selection.wrappedValue
    let supportsOpacity = supportsOpacity
    return ControlView<UIColorWell>(
      make: { UIColorWell() },
      update: { well, environment in
        well.selectedColor = value.uiColor
        well.supportsAlpha = supportsOpacity
        well.isEnabled = environment.isEnabled
        well.setAction(for: .valueChanged) { [weak well] in
          if let color = well?.selectedColor { selection.wrappedValue = Color(color) }
        }
      },
      size: { _, _ in CGSize(width: 28, height: 28) }
    )
  }
}
