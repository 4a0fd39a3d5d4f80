import UIKit

/// Controls one below the other, in groups.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  /// Whether it is the form that a style shows.
  var isStyled = false

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls, in the style of forms.
  @MainActor
  public var body: some View { FormBody(content: content, isStyled: isStyled) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form of what a style is told.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
    isStyled = true
  }
}

/// The collection view, unless a style says otherwise.
private struct FormBody<Content: View>: View {
  let content: Content
  let isStyled: Bool
  @Environment(\.styles) private var styles

  var body: some View {
    let configuration = FormStyleConfiguration(
      content: FormStyleConfiguration.Content(view: AnyView(content))
    )
    if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      ListBody(content: content, selection: nil, defaultLook: .insetGrouped)
    }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// A form as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = FormStyleConfiguration
  /// A form as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of forms is told.
public struct FormStyleConfiguration {
  /// What is in a form.
  public struct Content: View {
    let view: AnyView

    /// What is in the form.
    public var body: some View { view }
  }

  /// What is in the form.
  public let content: Content
}

/// The style of the system: in groups.
public struct AutomaticFormStyle: FormStyle, SystemStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// In groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// In groups, as rows of a list.
public struct GroupedFormStyle: FormStyle, SystemStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// In groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// One below the other, without a list: as large as the controls are.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// One below the other.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of the system.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// In groups, as rows of a list.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// One below the other, without a list.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms look.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
