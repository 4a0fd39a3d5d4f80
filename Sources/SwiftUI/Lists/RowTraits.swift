import UIKit
import ViewGraph
import ViewLayout

/// The insets that a row is given.
enum RowInsetsTrait: ElementTrait {
  static var defaultValue: EdgeInsets? { nil }
}

/// What is behind a row.
enum RowBackgroundTrait: ElementTrait {
  static var defaultValue: RowBackground? { nil }
}

/// What is behind a row: a colour, or views.
struct RowBackground {
  let color: Color?
  let view: AnyView
}

/// Whether lines are drawn below a row, and in which colour.
struct RowSeparator {
  var top: Visibility = .automatic
  var bottom: Visibility = .automatic
  var color: Color?
}

enum RowSeparatorTrait: ElementTrait {
  static var defaultValue: RowSeparator { RowSeparator() }
}

/// What appears at the edges of a row when it is swiped.
enum SwipeTrait: ElementTrait {
  static var defaultValue: [RowSwipe] { [] }
}

/// What appears at an edge of a row when it is swiped.
struct RowSwipe {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let items: @MainActor () -> [MenuItem]
}

/// Whether a row leads somewhere.
enum DisclosureTrait: ElementTrait {
  static var defaultValue: Bool { false }
}

/// What is shown at the end of a row.
enum BadgeTrait: ElementTrait {
  static var defaultValue: Text? { nil }
}

/// Whether the user may do something with a row.
enum DeleteDisabledTrait: ElementTrait {
  static var defaultValue: Bool { false }
}

enum MoveDisabledTrait: ElementTrait {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how lists look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listKind, style.form.kind)
  }

  /// Sets the insets of rows, in points; nil leaves them to the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier<RowInsetsTrait>(value: insets))
  }

  /// Sets what is behind rows; nil leaves it to the list.
  public func listRowBackground<Ground: View>(_ view: Ground?) -> some View {
    modifier(
      TraitModifier<RowBackgroundTrait>(
        value: view.map { RowBackground(color: $0 as? Color, view: AnyView($0)) }
      )
    )
  }

  /// Draws lines at rows, or not.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier<RowSeparatorTrait>(
        value: RowSeparator(
          top: edges.contains(.top) ? visibility : .automatic,
          bottom: edges.contains(.bottom) ? visibility : .automatic
        )
      )
    )
  }

  /// Sets the colour of lines at rows.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier<RowSeparatorTrait>(value: RowSeparator(color: color)))
  }

  /// Draws lines at sections, or not: those of rows are drawn as rows say.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between rows, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections: here it is that of the list.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the colour of rows, where they show one.
  public func listItemTint(_ color: Color?) -> some View { tint(color) }

  /// Shows the grounds of lists and editors, or not.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }

  /// Sets how prominent headers are.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Shows actions when a row is swiped.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    modifier(
      SwipeModifier(content: content(), edge: edge, allowsFullSwipe: allowsFullSwipe)
    )
  }

  /// Shows a number at the end of a row or on a tab.
  public func badge(_ count: Int) -> some View {
    modifier(
      TraitModifier<BadgeTrait>(value: count == 0 ? nil : Text(verbatim: "\(count)"))
    )
  }

  /// Shows a text at the end of a row or on a tab.
  public func badge(_ label: Text?) -> some View {
    modifier(TraitModifier<BadgeTrait>(value: label))
  }

  /// Shows a text at the end of a row or on a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(TraitModifier<BadgeTrait>(value: key.map { Text($0) }))
  }

  /// Lets the user delete rows, or not.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Lets the user move rows, or not.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }

  /// Lets the user choose rows, or not: rows can be chosen where the list says so.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

enum RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

/// Actions that appear when a row is swiped.
struct SwipeModifier<Actions: View>: ElementModifier {
  let content: Actions
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<SwipeModifier<Actions>> {
    SwipeElement(self, around: content, node: node)
  }
}

final class SwipeElement<Actions: View>: ModifierElement<SwipeModifier<Actions>> {
  private let reader: MenuReader<Actions>

  override init(
    _ modifier: SwipeModifier<Actions>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    reader = MenuReader(modifier.content, in: node.childPlace())
    super.init(modifier, around: content, node: node)
  }

  override func modifierDidChange(
    from old: SwipeModifier<Actions>,
    isEnvironmentChanged: Bool
  ) {
    reader.update(modifier.content, node.environment)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == SwipeTrait.self {
      let reader = reader
      let own = RowSwipe(
        edge: modifier.edge,
        allowsFullSwipe: modifier.allowsFullSwipe,
        items: { reader.items }
      )
      if let value = (content.trait(SwipeTrait.self) + [own]) as? Key.Value { return value }
    }
    return content.trait(key)
  }

  override func remove() { reader.end() }
}
