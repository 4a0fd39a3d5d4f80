import UIKit

/// A text with a symbol or another image.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// Whether it is the label that a style shows.
  var isStyled = false

  /// Makes a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon, in the style of labels.
  @MainActor
  public var body: some View {
    LabelBody(title: AnyView(title), icon: AnyView(icon), isStyled: isStyled)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a symbol.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label with an image.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style is told.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
    isStyled = true
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// A label as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = LabelStyleConfiguration
  /// A label as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labels is told.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let view: AnyView

    /// The title.
    public var body: some View { view }
  }

  /// The icon of a label.
  public struct Icon: View {
    let view: AnyView

    /// The icon.
    public var body: some View { view }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

private struct LabelBody: View {
  let title: AnyView
  let icon: AnyView
  let isStyled: Bool
  @Environment(\.styles) private var styles
  @Environment(\.isListRow) private var isListRow
  @Environment(\.foreground) private var foreground

  var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: title),
      icon: LabelStyleConfiguration.Icon(view: icon)
    )
    if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      // The icon of a row is tinted, unless something else is set in front.
      TitleAndIcon(
        configuration: configuration,
        isInRow: isListRow,
        isTinted: isListRow && foreground == nil
      )
    }
  }
}

private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  let isInRow: Bool
  var isTinted = false
  @ScaledMetric private var width: CGFloat = 24

  var body: some View {
    HStack(spacing: isInRow ? 16 : 8) {
      if isTinted {
        slot { configuration.icon.foregroundStyle(TintShapeStyle()) }
      } else {
        slot { configuration.icon }
      }
      configuration.title
    }
  }

  @ViewBuilder
  private func slot<Icon: View>(@ViewBuilder _ icon: () -> Icon) -> some View {
    if isInRow {
      IconSlot(side: width) { icon() }
    } else {
      icon().frame(minWidth: width)
    }
  }
}

/// The place of a row's icon: as wide as those of other rows, unless the icon is wider by itself.
///
/// An icon that takes all it is offered is as large as the place.
private struct IconSlot: Layout {
  let side: CGFloat

  @MainActor private func offered(_ icon: LayoutSubview) -> ProposedViewSize {
    let most = icon.sizeThatFits(.infinity)
    return ProposedViewSize(
      width: most.width == .infinity ? side : nil,
      height: most.height == .infinity ? side : nil
    )
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offered($0)) }
    return CGSize(
      width: max(sizes.map(\.width).max() ?? 0, side),
      height: sizes.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for icon in subviews { icon.place(at: middle, anchor: .center, proposal: offered(icon)) }
  }
}

/// As the system likes.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration, isInRow: false)
  }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(configuration: configuration, isInRow: false)
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the system likes.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets how labels look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Shows titles of controls, or leaves them out.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

private enum HiddenLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }
}

/// A page that says that there is nothing.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a page.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, what it means and what can be done, in the middle.
  @MainActor
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions.padding(.top, 8)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a page with a symbol.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// Makes a page with a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}
