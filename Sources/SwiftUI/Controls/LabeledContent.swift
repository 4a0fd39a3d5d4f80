import UIKit

/// A title with a value.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// Whether it is what a style shows.
  var isStyled = false

  /// Makes a view of a title and a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The title and the value, in the style of such views.
  @MainActor
  public var body: some View {
    LabeledContentBody(label: label, content: content, isStyled: isStyled)
  }
}

/// The title at the leading edge, and the value at the trailing one, unless a style says otherwise.
private struct LabeledContentBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isStyled: Bool
  @Environment(\.styles) private var styles

  var body: some View {
    if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      HStack {
        label
        Spacer()
        content.foregroundStyle(.secondary)
      }
    }
  }

  private var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
      content: LabeledContentStyleConfiguration.Content(view: AnyView(content))
    )
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a view of a title and a text.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes a view of a title and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Makes a view of a title and a value in a format.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

extension LabeledContent where Label == Text {
  /// Makes a view of a title and a value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a view of a title and a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes a view of what a style is told.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    isStyled = true
  }
}

/// How titles with a value look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// A title with a value as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = LabeledContentStyleConfiguration
  /// A title with a value as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of titles with a value is told.
public struct LabeledContentStyleConfiguration {
  /// The title.
  public struct Label: View {
    let view: AnyView

    /// The title.
    public var body: some View { view }
  }

  /// The value.
  public struct Content: View {
    let view: AnyView

    /// The value.
    public var body: some View { view }
  }

  /// The title.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The style of the system: the title at the leading edge, and the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title and the value.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style of the system.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets how titles with a value look.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
