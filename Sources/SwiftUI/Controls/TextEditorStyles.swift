import UIKit

/// How views look in which long text is written.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// A view as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = TextEditorStyleConfiguration
  /// A view as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of views is told in which long text is written: nothing that it could read.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
}

/// The style of the system.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The text.
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(text: configuration.text, grows: false, changed: { _ in })
  }
}

/// The text without anything around it.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The text.
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(text: configuration.text, grows: false, changed: { _ in })
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style of the system.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text without anything around it.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets how views look in which long text is written.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
