import UIKit
import ViewGraph
import ViewLayout

/// Has views read out that are not seen, in place of a view or of what is in it.
struct RepresentationModifier<Read: View>: ElementModifier {
  let read: Read
  /// Whether they stand in for the view itself, rather than for what is in it.
  let isWhole: Bool

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<RepresentationModifier<Read>> {
    RepresentationElement(self, around: content, node: node)
  }
}

private final class RepresentationElement<Read: View>: ModifierElement<
  RepresentationModifier<Read>
>, SpokenViewOwning
{
  private let both = Surface(PassingView())
  private let seen = Surface(PassingView())
  private let read = Surface(PassingView())
  /// Shows nothing of what is in it, wherever that is.
  private let cover = UIView()
  private let stack = OverlayElement()
  private let readNode: LayerNode<Read>
  /// What was taken over last.
  private var names = Names()

  private struct Names: Equatable {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
  }

  override init(
    _ modifier: RepresentationModifier<Read>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    readNode = LayerNode(modifier.read, in: node.childPlace(node.environment.inStack(nil)))
    super.init(modifier, around: content, node: node)
    stack.collector = { [weak readNode] in readNode?.elements ?? [] }
    readNode.owner = stack
    stack.container = self
    seen.view.accessibilityElementsHidden = true
    cover.clipsToBounds = true
    cover.isUserInteractionEnabled = false
    cover.addSubview(read.view)
    both.view.addSubview(cover)
    if !modifier.isWhole { both.view.accessibilityContainerType = .semanticGroup }
  }

  override func modifierDidChange(
    from old: RepresentationModifier<Read>,
    isEnvironmentChanged: Bool
  ) {
    readNode.update(modifier.read, node.environment.inStack(nil))
    node.host.setNeedsPlacing()
  }

  override func place(_ rect: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
    let frame = placing.rounding.rounded(rect)
    let bounds = CGRect(origin: .zero, size: frame.size)
    placing.surface.show(both.view, in: rect, placing)
    let inner = placing.inside(both, at: frame.origin)
    both.fill(placing) {
      both.show(seen.view, in: bounds, inner)
      seen.fill(inner) {
        content.place(
          rect.offsetBy(dx: -frame.minX, dy: -frame.minY),
          proposal,
          inner.inside(seen, at: .zero)
        )
      }
    }
    placeRead(bounds, inner)
    if !modifier.isWhole { takeNames() }
  }

  private func placeRead(_ bounds: CGRect, _ placing: Placing) {
    read.view.frame = bounds
    let own = placing.inside(read, at: .zero)
    let proposal = ProposedViewSize(bounds.size)
    let children = stack.children
    read.fill(placing) {
      guard !children.isEmpty else { return }
      let element = children.count == 1 ? children[0] : stack
      let size = element.size(proposal)
      let origin = CGPoint(
        x: (bounds.width - size.width) / 2,
        y: (bounds.height - size.height) / 2
      )
      element.place(CGRect(origin: origin, size: size), proposal, own)
    }
  }

  /// What is said of the view is said of the group that it is now.
  private func takeNames() {
    guard let view = content.onlyView else { return }
    let new = Names(
      label: view.accessibilityLabel,
      value: view.accessibilityValue,
      hint: view.accessibilityHint,
      identifier: view.accessibilityIdentifier
    )
    guard new != names else { return }
    names = new
    both.view.accessibilityLabel = new.label
    both.view.accessibilityValue = new.value
    both.view.accessibilityHint = new.hint
    both.view.accessibilityIdentifier = new.identifier
  }

  var spokenView: UIView? {
    guard modifier.isWhole else { return both.view }
    return stack.children.count == 1 ? stack.children[0].onlyView : nil
  }

  override func isHit(_ point: CGPoint) -> Bool { true }

  override func remove() { readNode.remove() }
}

extension View {
  /// Has another view read out and used in place of this one, which is the one that is seen.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    modifier(RepresentationModifier(read: representation(), isWhole: true))
  }

  /// Has other views read out and used in place of what is in this one.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View {
    modifier(RepresentationModifier(read: children(), isWhole: false))
  }
}
