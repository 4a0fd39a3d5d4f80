import UIKit

/// Views on a ground, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  /// Whether it is the box that a style shows.
  var isStyled = false

  /// Makes a box with a title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Makes a box with a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title and the content, in the style of boxes.
  @MainActor
  public var body: some View { GroupBoxBody(label: label, content: content, isStyled: isStyled) }
}

/// The title and the content on a ground, unless a style says otherwise.
private struct GroupBoxBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isStyled: Bool
  @Environment(\.styles) private var styles

  var body: some View {
    if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      VStack(alignment: .leading, spacing: 8) {
        label.font(.headline)
        content
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private var configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
      content: GroupBoxStyleConfiguration.Content(view: AnyView(content))
    )
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  /// Makes a box with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.content = content()
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box of what a style is told.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    isStyled = true
  }
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// A box as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = GroupBoxStyleConfiguration
  /// A box as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of boxes is told.
public struct GroupBoxStyleConfiguration {
  /// The title of a box.
  public struct Label: View {
    let view: AnyView

    /// The title.
    public var body: some View { view }
  }

  /// What is in a box.
  public struct Content: View {
    let view: AnyView

    /// What is in the box.
    public var body: some View { view }
  }

  /// The title.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The style of the system: on a ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title and the content, on a ground.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style of the system.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how boxes look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
