import UIKit
import ViewLayout

/// How fields look.
public protocol TextFieldStyle: Sendable {
  /// The border of fields.
  var border: TextFieldBorder { get }
}

/// The border of a field.
public enum TextFieldBorder: Sendable {
  /// None.
  case none
  /// With round corners.
  case rounded
}

/// As the system likes.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// None.
  public var border: TextFieldBorder { .none }
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// None.
  public var border: TextFieldBorder { .none }
}

/// With a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// With round corners.
  public var border: TextFieldBorder { .rounded }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the system likes.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

enum FieldBorderKey: EnvironmentKey {
  static var defaultValue: TextFieldBorder { .none }
}

enum SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitActions? { nil }
}

/// What happens when a field is submitted.
struct SubmitActions {
  var actions: [() -> Void]

  func run() { for action in actions { action() } }
}

extension EnvironmentValues {
  var fieldBorder: TextFieldBorder {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }

  var submitActions: SubmitActions? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// What of a field is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields of searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key says.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  /// Done.
  public static let done = SubmitLabel(key: .done)
  /// Go.
  public static let go = SubmitLabel(key: .go)
  /// Send.
  public static let send = SubmitLabel(key: .send)
  /// Join.
  public static let join = SubmitLabel(key: .join)
  /// Route.
  public static let route = SubmitLabel(key: .route)
  /// Search.
  public static let search = SubmitLabel(key: .search)
  /// Return.
  public static let `return` = SubmitLabel(key: .default)
  /// Next.
  public static let next = SubmitLabel(key: .next)
  /// Continue.
  public static let `continue` = SubmitLabel(key: .continue)
}

/// Which letters are made capitals as they are typed.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  /// None.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first of words.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first of sentences.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

extension View {
  /// Sets how fields look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.fieldBorder, style.border)
  }

  /// Does something when a field is submitted.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { actions in
      actions = SubmitActions(actions: (actions?.actions ?? []) + [action])
    }
  }

  /// Sets what the return key says.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    transformEnvironment(\.keyboard) { $0.returnKey = label.key }
  }

  /// Sets the keyboard of fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.keyboard) { $0.type = type }
  }

  /// Sets which letters are made capitals as they are typed.
  public func textInputAutocapitalization(
    _ capitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.keyboard) { $0.capitalization = capitalization?.type ?? .sentences }
  }

  /// Sets which letters are made capitals as they are typed.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.keyboard) { $0.capitalization = style }
  }

  /// Leaves typed text as it is, or corrects it.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.keyboard) { $0.isCorrected = disable ? .no : .default }
  }

  /// Leaves typed text as it is, or corrects it.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.keyboard) { $0.isCorrected = disable == true ? .no : .default }
  }

  /// Sets what is typed, for suggestions.
  public func textContentType(_ type: UITextContentType?) -> some View {
    transformEnvironment(\.keyboard) { $0.contentType = type }
  }
}
