import CoreGraphics
import Foundation

/// Finds the view below the finger that takes what is dragged, and asks it how.
@MainActor
final class DropTracker {
  let session: DropSession
  private let drag: DragSession
  private weak var window: UIWindow?
  /// What was answered once stays answered.
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var visited: [UIDropInteraction] = []
  /// Who is below the finger.
  private(set) var target: UIDropInteraction?
  private var proposal: UIDropProposal?

  init(_ drag: DragSession, _ window: UIWindow) {
    self.drag = drag
    self.window = window
    session = DropSession(drag)
  }

  /// What would become of the items now.
  ///
  /// A move that the source does not allow calls the drag off.
  var operation: UIDropOperation {
    guard let operation = proposal?.operation else { return .cancel }
    return operation == .move && !drag.allowsMoveOperation ? .cancel : operation
  }

  func update() {
    let found = find()
    if found !== target {
      leave()
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.sessions.append(session)
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
  }

  func leave() {
    guard let old = target else { return }
    (target, proposal) = (nil, nil)
    old.sessions.removeAll { $0 === session }
    old.delegate?.dropInteraction(old, sessionDidExit: session)
  }

  /// Tells everyone who ever had the finger over them that it is over.
  func end() {
    target?.sessions.removeAll { $0 === session }
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
  }

  private func find() -> UIDropInteraction? {
    let hit = window?.hitTest(drag.place, with: nil)
    for view in sequence(first: hit, next: { $0?.superview }) {
      for case let interaction as UIDropInteraction in view?.interactions.reversed() ?? []
      where takes(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func takes(_ interaction: UIDropInteraction) -> Bool {
    guard interaction.isFree(for: session) else { return false }
    let id = ObjectIdentifier(interaction)
    if let answer = answers[id] { return answer }
    let answer =
      interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers[id] = answer
    return answer
  }
}
