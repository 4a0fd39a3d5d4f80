import UIKit

/// Something that modifiers say of a view.
@MainActor
protocol Speaking: LayoutElement {
  /// Says it; what is said further inside was said before.
  func speak(of view: UIView)
}

/// What modifiers say of one view, from the inside to the outside.
///
/// What one says stands on what was said further inside. Where one says something else all of it is taken
/// back, so that the view is as it is by itself, and said again.
@MainActor
final class SpokenView {
  private struct Voice {
    weak var element: (any Speaking)?
  }

  private(set) weak var view: UIView?
  private var voices: [Voice] = []
  /// What is said of the view without the modifiers.
  private var own: AccessibilityProperties
  /// What was said of it with them, and how often something had been said by then.
  private var said: (properties: AccessibilityProperties, count: Int)?
  private var isStale = true

  private init(_ view: UIView) {
    self.view = view
    own = view.accessibilityProperties
  }

  /// That of a view.
  static func of(_ view: UIView) -> SpokenView {
    if let known = view.accessibilityKeeper as? SpokenView { return known }
    let made = SpokenView(view)
    view.accessibilityKeeper = made
    return made
  }

  /// A modifier says something of the view from now on.
  func join(_ element: any Speaking) {
    isStale = true
    let around = Set(
      sequence(first: element.container) { $0?.container }.compactMap { $0 }
        .map(ObjectIdentifier.init)
    )
    let index = voices.firstIndex { voice in
      voice.element.map { around.contains(ObjectIdentifier($0)) } ?? false
    }
    voices.insert(Voice(element: element), at: index ?? voices.endIndex)
  }

  /// A modifier says nothing of the view any more.
  func leave(_ element: any Speaking) {
    voices.removeAll { $0.element == nil || $0.element === element }
    isStale = true
    // Others say again what they say when they are placed.
    guard voices.isEmpty, let view else { return }
    takeBack(view)
    view.accessibilityKeeper = nil
  }

  /// One of the modifiers says something else.
  func setNeedsSpeaking() { isStale = true }

  /// Says all again where something was said by others or would be said in another way.
  func bringUpToDate() {
    guard let view, isStale || said?.count != view.accessibilityChangeCount else { return }
    isStale = false
    takeBack(view)
    for voice in voices { voice.element?.speak(of: view) }
    said = (view.accessibilityProperties, view.accessibilityChangeCount)
  }

  private func takeBack(_ view: UIView) {
    guard let said else { return }
    own.takeChanges(from: said.properties, to: view.accessibilityProperties)
    view.accessibilityProperties = own
  }
}
