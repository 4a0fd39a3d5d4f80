import UIKit

/// A title that shows and hides what belongs to it.
///
/// In a list the title is a row with the sign of an outline, and what belongs to it are rows below.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  /// Whether it is the group that a style shows.
  var isStyled = false

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open while a value is true.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The title, and below it the content while the group is open.
  @MainActor
  public var body: some View {
    DisclosureBody(
      isExpanded: isExpanded,
      label: label,
      content: content,
      isStyled: isStyled
    )
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ label: Characters,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a text that is open while a value is true.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a text that is open while a value is true.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ label: Characters,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  let isStyled: Bool
  @State private var isOpen = false
  @Environment(\.styles) private var styles

  private var expansion: Binding<Bool> { isExpanded ?? $isOpen }

  var body: some View {
    let expansion = expansion
    let isShown = expansion.wrappedValue
    let configuration = DisclosureGroupStyleConfiguration(
      label: AnyView(label),
      content: AnyView(content()),
      isExpanded: expansion
    )
    if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      RowsOrView(
        rows: DisclosureRows(label: label, content: content, expansion: expansion),
        view: VStack(alignment: .leading) {
          DisclosureTitle(label: AnyView(label), expansion: expansion)
          if isShown { content() }
        }
      )
    }
  }
}

/// The title as a row of a list, and what belongs to it as rows below.
private struct DisclosureRows<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let expansion: Binding<Bool>

  var body: some View {
    let expansion = expansion
    let isShown = expansion.wrappedValue
    label.modifier(
      TraitModifier<OutlineTrait>(
        value: OutlineRow(isExpanded: isShown) {
          withAnimation { expansion.wrappedValue.toggle() }
        }
      )
    )
    if isShown { OutlineChildren(content: content()) }
  }
}

/// A title with a sign that points to what it shows, outside of lists.
private struct DisclosureTitle: View {
  let label: AnyView
  let expansion: Binding<Bool>

  var body: some View {
    Button {
      withAnimation { expansion.wrappedValue.toggle() }
    } label: {
      HStack {
        label.foregroundStyle(.primary)
        Spacer(minLength: 8)
        Image(systemName: "chevron.right")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(TintShapeStyle())
          .layoutDirectionBehavior(.mirrors)
          .rotationEffect(.degrees(expansion.wrappedValue ? 90 : 0))
      }
    }
  }
}

/// How groups that open and close look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// A group as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// A group as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups is told.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public let label: AnyView
  /// What the group shows while it is open.
  public let content: AnyView
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}

/// The style of the system.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title, and below it the content.
  public func makeBody(configuration: Configuration) -> some View {
    var group = DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    group.isStyled = true
    return group
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style of the system.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets how groups that open and close look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
