import UIKit

/// Where a view is, as far as it was placed.
final class AnchorPlace {
  @MainActor private(set) lazy var reference = GeometryReference()
  var size = CGSize.zero

  nonisolated init() {}
}

/// Notes where a view is.
struct AnchorPlaceModifier: ElementModifier {
  let place: AnchorPlace

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AnchorPlaceModifier> {
    AnchorPlaceElement(self, around: content, node: node)
  }
}

private final class AnchorPlaceElement: ModifierElement<AnchorPlaceModifier> {
  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    modifier.place.size = rect.size
    modifier.place.reference.place(at: rect.origin, placing)
    content.place(rect, proposal, placing)
  }
}

/// Tells where a view is.
private struct AnchorPreference<Key: PreferenceKey, Told>: ViewModifier {
  let source: Anchor<Told>.Source
  let change: (Key.Value?, Anchor<Told>) -> Key.Value
  @State private var place = AnchorPlace()

  func body(content: Content) -> some View {
    content.modifier(AnchorPlaceModifier(place: place))
      .modifier(
        PreferenceModifier<Key> { value in
          change(value, Anchor(value: source.make(place.reference, place.size)))
        }
      )
  }
}

extension View {
  /// Tells views above where the view is.
  public func anchorPreference<Told, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Told>.Source,
    transform: @escaping (Anchor<Told>) -> Key.Value
  ) -> some View {
    modifier(AnchorPreference<Key, Told>(source: value) { _, anchor in transform(anchor) })
  }

  /// Changes what views above are told by where the view is.
  public func transformAnchorPreference<Told, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Told>.Source,
    transform: @escaping (inout Key.Value, Anchor<Told>) -> Void
  ) -> some View {
    modifier(
      AnchorPreference<Key, Told>(source: value) { told, anchor in
        var told = told ?? Key.defaultValue
        transform(&told, anchor)
        return told
      }
    )
  }
}
