import UIKit
import ViewGraph
import ViewLayout

/// What a view answers to drags that come over it.
struct DropAnswers {
  let accepts: @MainActor (DropInfo) -> Bool
  var entered: @MainActor (DropInfo) -> Void = { _ in }
  var updated: @MainActor (DropInfo) -> DropProposal? = { _ in nil }
  var exited: @MainActor (DropInfo) -> Void = { _ in }
  let perform: @MainActor (DropInfo) -> Void
}

/// Lets items be dropped on a view.
struct DropModifier: ElementModifier {
  let answers: DropAnswers

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<DropModifier> {
    DropElement(DropView(), self, around: content, node: node)
  }
}

/// A view that takes drops everywhere, and touches where it shows something.
private final class DropView: HitView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Drags look for who takes them without an event.
    event == nil ? bounds.contains(point) : super.point(inside: point, with: event)
  }
}

private final class DropElement: HitSurfaceElement<DropModifier, DropView> {
  private let driver = DropDriver()

  override init(
    _ view: DropView,
    _ modifier: DropModifier,
    around content: LayoutElement,
    node: GraphNode
  ) {
    super.init(view, modifier, around: content, node: node)
    driver.answers = { [weak self] in self?.modifier.answers }
    driver.isEnabled = { [weak self] in self?.node.environment.isEnabled ?? false }
    view.addInteraction(UIDropInteraction(delegate: driver))
  }

  override func modifierDidChange(from old: DropModifier, isEnvironmentChanged: Bool) {}
}

/// Answers the drags over a view.
private final class DropDriver: NSObject, UIDropInteractionDelegate {
  var answers: () -> DropAnswers? = { nil }
  /// Whether the view takes anything now; of what came and goes it is told in any case.
  var isEnabled: () -> Bool = { false }
  private var proposal: DropProposal?

  private func tell<Answer>(
    _ interaction: UIDropInteraction,
    _ session: any UIDropSession,
    _ body: (DropAnswers, DropInfo) -> Answer
  ) -> Answer? {
    guard let view = interaction.view, let answers = answers() else { return nil }
    return body(answers, DropInfo(session, in: view))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    isEnabled() && tell(interaction, session) { $0.accepts($1) } ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    proposal = nil
    _ = tell(interaction, session) { $0.entered($1) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard isEnabled() else { return UIDropProposal(operation: .cancel) }
    let new = tell(interaction, session) { $0.updated($1) } ?? nil
    proposal = new ?? proposal ?? DropProposal(operation: .copy)
    return UIDropProposal(operation: proposal?.operation.operation ?? .cancel)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    _ = tell(interaction, session) { $0.exited($1) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = tell(interaction, session) { $0.perform($1) }
  }
}
