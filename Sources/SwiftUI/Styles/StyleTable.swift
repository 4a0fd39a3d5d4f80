import UIKit

/// The styles that are set for kinds of controls, each under the type of what it is told.
struct StyleTable {
  private var styles: [ObjectIdentifier: AnyObject] = [:]
  /// The style further out, where a style shows a control.
  private var outer: [ObjectIdentifier: AnyObject] = [:]

  /// A control in the style that is set for its kind, or in the one further out where it is shown by a style; nil where
  /// that of the system is to show it.
  @MainActor
  func view<Configuration>(
    _ configuration: Configuration,
    isStyled: Bool = false
  ) -> AnyView? {
    let key = ObjectIdentifier(Configuration.self)
    let style = (isStyled ? outer[key] : styles[key]) as? SetStyle<Configuration>
    return style?.show(configuration)
  }

  mutating func set<Configuration>(
    _ make: @escaping @MainActor (Configuration) -> AnyView
  ) {
    let key = ObjectIdentifier(Configuration.self)
    styles[key] = SetStyle(make, within: styles[key] as? SetStyle<Configuration>)
  }

  /// Leaves a kind in the style of the system.
  mutating func remove<Configuration>(_ type: Configuration.Type) {
    styles[ObjectIdentifier(type)] = nil
  }

  /// A style shows a control: where it shows the control itself, that is in the style further out.
  fileprivate mutating func enter<Configuration>(_ style: SetStyle<Configuration>) {
    outer[ObjectIdentifier(Configuration.self)] = style.outer
  }
}

/// A style, whatever its type.
private final class SetStyle<Configuration> {
  let outer: SetStyle?
  private let make: @MainActor (Configuration) -> AnyView

  init(_ make: @escaping @MainActor (Configuration) -> AnyView, within outer: SetStyle?) {
    self.make = make
    self.outer = outer
  }

  @MainActor
  func show(_ configuration: Configuration) -> AnyView {
    AnyView(make(configuration).transformEnvironment(\.styles) { $0.enter(self) })
  }
}

/// A style that shows what the system shows.
@MainActor
protocol SystemStyle {}

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
    transformEnvironment(\.styles) { styles in
      if style is any SystemStyle {
        styles.remove(Configuration.self)
      } else {
        styles.set { AnyView(StyledView(style, $0, content)) }
      }
    }
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
