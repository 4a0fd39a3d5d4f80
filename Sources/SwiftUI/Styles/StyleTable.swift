import UIKit

/// The styles that are set for kinds of controls, each under the type of what it is told.
struct StyleTable {
  private var styles: [ObjectIdentifier: Any] = [:]

  /// A control in the style that is set for its kind; nil where that of the system is to show it.
  @MainActor
  func view<Configuration>(_ configuration: Configuration) -> AnyView? {
    let style = styles[ObjectIdentifier(Configuration.self)] as? SetStyle<Configuration>
    return style?.make(configuration)
  }

  mutating func set<Configuration>(_ style: SetStyle<Configuration>) {
    styles[ObjectIdentifier(Configuration.self)] = style
  }

  /// Leaves a kind in the style of the system.
  mutating func remove<Configuration>(_ type: Configuration.Type) {
    styles[ObjectIdentifier(type)] = nil
  }
}

/// A style, whatever its type.
struct SetStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView
}

/// A control in a style, whose state and surroundings are those of the control.
struct StyledView<Style, Configuration, Content: View>: View {
  private let style: PropertyHolder<Style>
  private let configuration: Configuration
  private let content: @MainActor (Style, Configuration) -> Content

  init(
    _ style: Style,
    _ configuration: Configuration,
    @ViewBuilder _ content: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = PropertyHolder(value: style)
    self.configuration = configuration
    self.content = content
  }

  var body: some View { content(style.value, configuration) }
}

extension View {
  /// Sets the style of controls that tell it a type of configuration.
  func setStyle<Style, Configuration, Content: View>(
    _ style: Style,
    @ViewBuilder _ content: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    let kept = SetStyle<Configuration> { AnyView(StyledView(style, $0, content)) }
    return transformEnvironment(\.styles) { $0.set(kept) }
  }
}

/// How text is typed.
struct KeyboardTraits: Equatable {
  var type: UIKeyboardType = .default
  var returnKey: UIReturnKeyType = .default
  var capitalization: UITextAutocapitalizationType = .sentences
  var isCorrected: UITextAutocorrectionType = .default
  var contentType: UITextContentType?
}

/// Whether rows can be edited.
public enum EditMode: Hashable, Sendable {
  /// They cannot.
  case inactive
  /// They can for a moment.
  case transient
  /// They can.
  case active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}
