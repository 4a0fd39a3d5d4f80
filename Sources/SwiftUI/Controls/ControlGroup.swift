import UIKit

/// Controls that belong together: a row of them, or a part of a menu.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  /// Whether it is the group that a style shows.
  var isStyled = false

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls, in the style of groups.
  @MainActor
  public var body: some View {
    if isStyled {
      ControlRow(content: content)
    } else {
      ControlGroupBody(parts: (content as? any LabeledControls)?.parts ?? (AnyView(content), nil))
    }
  }
}

extension ControlGroup {
  /// Makes a group with a label, for where it is a menu.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Makes a group with a text, for where it is a menu.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text, for where it is a menu.
  @_disfavoredOverload
  public init<C: View, Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a text and a symbol, for where it is a menu.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a group with a text and a symbol, for where it is a menu.
  @_disfavoredOverload
  public init<C: View, Characters: StringProtocol>(
    _ title: Characters,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group of what a style is told.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    isStyled = true
  }
}

/// Controls with a label for all of them.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }

  /// The controls.
  @MainActor
  public var body: some View { content }
}

/// Controls and their label, whatever their types.
@MainActor
private protocol LabeledControls {
  var parts: (content: AnyView, label: AnyView?) { get }
}

extension LabeledControlGroupContent: LabeledControls {
  fileprivate var parts: (content: AnyView, label: AnyView?) { (AnyView(content), AnyView(label)) }
}

private struct ControlGroupBody: View {
  let parts: (content: AnyView, label: AnyView?)
  @Environment(\.controlGroupForm) private var form
  @Environment(\.menuCollector) private var isCollected
  @Environment(\.styles) private var styles

  var body: some View {
    let label = parts.label ?? AnyView(EmptyView())
    let configuration = ControlGroupStyleConfiguration(
      content: ControlGroupStyleConfiguration.Content(view: parts.content),
      label: ControlGroupStyleConfiguration.Label(view: label)
    )
    if isCollected {
      switch form {
      case .menu: SubmenuView(label: label, content: parts.content, isInline: false)
      case .palette:
        SubmenuView(label: EmptyView(), content: parts.content, isInline: true, size: .small)
      case .automatic, .row, .compactMenu:
        SubmenuView(label: EmptyView(), content: parts.content, isInline: true, size: .medium)
      }
    } else if let styled = styles.view(configuration) {
      styled
    } else {
      ControlRow(content: parts.content)
    }
  }
}

/// Buttons side by side, with lines between them.
struct ControlRow<Content: View>: View {
  let content: Content

  var body: some View {
    HStack(spacing: 1) {
      content.buttonStyle(GroupedButtonStyle()).menuStyle(GroupedMenuStyle())
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

private struct GroupedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DefaultButton(
      role: configuration.role,
      action: configuration.action,
      label: AnyView(GroupedLabel(label: configuration.label))
    )
  }
}

private struct GroupedMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      GroupedLabel(label: configuration.label)
    }
    .plain
  }
}

private struct GroupedLabel<Content: View>: View {
  let label: Content

  var body: some View {
    label.padding(.horizontal, 12).padding(.vertical, 7).background(Color(.tertiarySystemFill))
  }
}
