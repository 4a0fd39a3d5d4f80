import UIKit

/// Tells whether a view is seen in a scroll view.
private struct ScrollVisibilityModifier: ElementModifier {
  let threshold: Double
  let action: (Bool) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<ScrollVisibilityModifier> {
    ScrollVisibilityElement(self, around: content, node: node)
  }
}

private final class ScrollVisibilityElement: ModifierElement<ScrollVisibilityModifier> {
  private var isVisible = false

  override func modifierDidChange(
    from old: ScrollVisibilityModifier,
    isEnvironmentChanged: Bool
  ) {}

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    content.place(rect, proposal, placing)
    guard let room = placing.pinningRect else { return }
    placing.targets?.follow()
    let seen = rect.intersection(room)
    let area = rect.width * rect.height
    let part = seen.isNull || area <= 0 ? 0 : seen.width * seen.height / area
    set(part > 0 && part >= modifier.threshold)
  }

  override func remove() {
    super.remove()
    set(false)
  }

  private func set(_ new: Bool) {
    guard isVisible != new else { return }
    isVisible = new
    node.host.afterUpdate { [modifier] in modifier.action(new) }
  }
}

extension View {
  /// Does something when more or less than a part of the view is seen in a scroll view, half of it by default.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
