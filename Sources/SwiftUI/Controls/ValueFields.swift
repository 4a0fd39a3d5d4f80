import Foundation

// Fields of values that are written in a format. Each text that can be read changes the value as it is
// typed, and what was typed is written in the format when the field is left (Apple's documentation of
// `init(_:value:format:prompt:)`).

extension TextField {
  /// Makes a field of a value in a format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(value.written(in: format), prompt, label(), isOfValue: true)
  }

  /// Makes a field of a value in a format; an empty field has no value.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(value.written(in: format), prompt, label(), isOfValue: true)
  }

  /// Makes a field of a value as a formatter writes it.
  public init<Value>(
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value.written(by: formatter), prompt, label(), isOfValue: true)
  }
}

extension TextField where Label == Text {
  /// Makes a field of a value in a format.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field of a value in a format.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Characters,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value in a format; an empty field has no value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field of a value in a format; an empty field has no value.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Characters,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value as a formatter writes it.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field of a value as a formatter writes it.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value>(
    _ title: Characters,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Makes a field of a value that tells when it is used.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      value.written(by: formatter),
      nil,
      Text(titleKey),
      isOfValue: true,
      changed: onEditingChanged,
      committed: onCommit
    )
  }

  /// Makes a field of a value that tells when it is used.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      value.written(by: formatter),
      nil,
      Text(titleKey),
      isOfValue: true,
      committed: onCommit
    )
  }

  /// Makes a field of a value that tells when it is used.
  @_disfavoredOverload
  public init<Characters: StringProtocol, Value>(
    _ title: Characters,
    value: Binding<Value>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      value.written(by: formatter),
      nil,
      Text(title),
      isOfValue: true,
      changed: onEditingChanged,
      committed: onCommit
    )
  }
}

extension Binding {
  /// How the value is written; a text that cannot be read leaves it as it is.
  fileprivate func written<Format: ParseableFormatStyle>(in format: Format) -> Binding<String>
  where Format.FormatInput == Value, Format.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text in
        if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
      }
    )
  }

  /// How the value is written, which is not at all where there is none.
  fileprivate func written<Format: ParseableFormatStyle>(in format: Format) -> Binding<String>
  where Format.FormatInput? == Value, Format.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map(format.format) ?? "" },
      set: { text in
        if text.isEmpty {
          wrappedValue = nil
        } else if let value = try? format.parseStrategy.parse(text) {
          wrappedValue = value
        }
      }
    )
  }

  /// How a formatter writes the value; a text that it cannot read leaves it as it is.
  fileprivate func written(by formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        switch formatter {
        case let formatter as NumberFormatter:
          if let number = formatter.number(from: text) { read(number) }
        case let formatter as DateFormatter:
          if let date = formatter.date(from: text) as? Value { wrappedValue = date }
        default: break
        }
      }
    )
  }

  /// Takes a number in the type of the value.
  private func read(_ number: NSNumber) {
    let types: [Any] = [
      number.intValue, number.doubleValue, number.decimalValue, number.floatValue,
      number.int64Value, number.int32Value, number.uintValue, number,
    ]
    if let value = types.lazy.compactMap({ $0 as? Value }).first { wrappedValue = value }
  }
}
