import Foundation

/// Something that lets a view answer a kind of events, as being dragged from.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view it belongs to.
  var view: UIView? { get }

  /// Called before it is added to a view, or removed: then with nil.
  func willMove(to view: UIView?)

  /// Called after it was added to a view, or removed: then with nil.
  func didMove(to view: UIView?)
}

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    if interaction.view === self { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions = (storedInteractions ?? []) + [interaction]
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions?.remove(at: index)
    if storedInteractions?.isEmpty == true { storedInteractions = nil }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(_ new: [any UIInteraction]) {
    for interaction in interactions where !new.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in new { addInteraction(interaction) }
  }
}
