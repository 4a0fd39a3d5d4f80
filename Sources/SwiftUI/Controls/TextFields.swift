import UIKit
import ViewLayout

/// A field in which text is typed.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let isMultiline: Bool
  let isOfValue: Bool
  let changed: (Bool) -> Void
  let committed: () -> Void

  nonisolated init(
    _ text: Binding<String>,
    _ prompt: Text?,
    _ label: Label,
    isMultiline: Bool = false,
    isOfValue: Bool = false,
    changed: @escaping (Bool) -> Void = { _ in },
    committed: @escaping () -> Void = {}
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.isMultiline = isMultiline
    self.isOfValue = isOfValue
    self.changed = changed
    self.committed = committed
  }

  /// The field.
  @MainActor
  public var body: some View {
    TextFieldBody(
      text: text,
      prompt: prompt ?? (label as? Text),
      isSecure: false,
      isMultiline: isMultiline,
      isOfValue: isOfValue,
      changed: changed,
      committed: committed
    )
  }

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }

  /// Makes a field that grows along an axis.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, label(), isMultiline: axis == .vertical)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt, Text(titleKey))
  }

  /// Makes a field with a placeholder.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text, prompt, Text(title))
  }

  /// Makes a field that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text, prompt, Text(titleKey), isMultiline: axis == .vertical)
  }

  /// Makes a field that grows along an axis.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text, prompt, Text(title), isMultiline: axis == .vertical)
  }

  /// Makes a field that tells when it is used.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text, nil, Text(titleKey), changed: onEditingChanged, committed: onCommit)
  }

  /// Makes a field that tells when it is used.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(titleKey), committed: onCommit)
  }

  /// Makes a field that tells when it is used.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text, nil, Text(title), changed: onEditingChanged, committed: onCommit)
  }

  /// Makes a field that tells when it is used.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(title), committed: onCommit)
  }
}

/// A field in which what is typed is not seen.
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let committed: () -> Void

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
    committed = {}
  }

  /// The field.
  @MainActor
  public var body: some View {
    TextFieldBody(
      text: text,
      prompt: prompt ?? (label as? Text),
      isSecure: true,
      isMultiline: false,
      isOfValue: false,
      changed: { _ in },
      committed: committed
    )
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.text = text
    self.prompt = prompt
    label = Text(titleKey)
    committed = {}
  }

  /// Makes a field with a placeholder.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.text = text
    self.prompt = prompt
    label = Text(title)
    committed = {}
  }

  /// Makes a field that tells when it is used.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.text = text
    prompt = nil
    label = Text(titleKey)
    committed = onCommit
  }
}

struct TextFieldBody: View {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let isMultiline: Bool
  /// Whether the text is how a value is written: what a person types stays as it is until they are done.
  let isOfValue: Bool
  let changed: (Bool) -> Void
  let committed: () -> Void
  @Environment(\.focusLink) private var focus

  var body: some View {
    if isMultiline {
      MultilineField(text: text, prompt: prompt, changed: changed)
    } else {
      field
    }
  }

  private var field: some View {
    let text = text
    let value = text.wrappedValue
    let prompt = prompt
    let isSecure = isSecure
    let isOfValue = isOfValue
    let changed = changed
    let committed = committed
    let focus = focus
    return ControlView<HostedTextField>(
      make: { HostedTextField() },
      update: { field, environment in
        field.configure(environment)
        field.show(value, keepsTyped: isOfValue)
        field.isSecureTextEntry = isSecure
        field.setPrompt(prompt, environment)
        field.changed = { [weak field] typed in
          text.wrappedValue = typed
          if isOfValue { field?.shown = text.wrappedValue }
        }
        field.editing = { [weak field] isEdited in
          changed(isEdited)
          guard let field else { return }
          focus?.became(isEdited, field)
          if isOfValue, !isEdited { field.show(text.wrappedValue, keepsTyped: false) }
        }
        field.committed = {
          committed()
          environment.submitActions?.run()
        }
        focus?.apply(to: field)
      },
      size: { proposal, field in
        CGSize(width: proposal.width ?? 100, height: field.intrinsicContentSize.height)
      }
    )
  }
}

/// The field of UIKit's.
final class HostedTextField: UITextField, UITextFieldDelegate {
  var changed: (String) -> Void = { _ in }
  var editing: (Bool) -> Void = { _ in }
  var committed: () -> Void = {}
  /// The text of the app's value, of which what is typed may be another way to write it.
  var shown: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    addAction(
      UIAction { [weak self] _ in
        if let self { changed(text ?? "") }
      },
      for: .editingChanged
    )
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  func configure(_ environment: EnvironmentValues) {
    let font = (environment.font ?? .body).resolved(in: environment, environment.textTraits.font)
    if self.font != font { self.font = font }
    let color = environment.foreground?.solidColor(in: environment) ?? .label
    textColor = environment.isEnabled ? color : .tertiaryLabel
    textAlignment = environment.multilineTextAlignment.alignment(in: environment)
    isEnabled = environment.isEnabled
    borderStyle = environment.fieldBorder == .rounded ? .roundedRect : .none
    if let tint = environment.tintStyle?.solidColor(in: environment) { tintColor = tint }
    let keyboard = environment.keyboard
    keyboardType = keyboard.type
    returnKeyType = keyboard.returnKey
    autocapitalizationType = keyboard.capitalization
    autocorrectionType = keyboard.isCorrected
    textContentType = keyboard.contentType
  }

  /// Shows the text of the app's value; while the field is edited only where that changed.
  func show(_ value: String, keepsTyped: Bool) {
    if keepsTyped, isEditing, value == shown { return }
    shown = value
    if text != value { text = value }
  }

  func setPrompt(_ prompt: Text?, _ environment: EnvironmentValues) {
    var environment = environment
    environment.foreground = nil
    let string = prompt?.characters(in: environment)
    if placeholder != string { placeholder = string }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { editing(true) }

  func textFieldDidEndEditing(_ textField: UITextField) { editing(false) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    committed()
    resignFirstResponder()
    return true
  }
}
