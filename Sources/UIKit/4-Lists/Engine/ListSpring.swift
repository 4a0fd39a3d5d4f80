import CoreGraphics

/// Taps the element of a list that a drag rests on.
@MainActor
final class ListSpring: UISpringLoadedInteraction {
  /// What is asked of the list.
  struct Questions {
    /// The element below the drag that may open, and its cell.
    let element: (any UISpringLoadedInteractionContext) -> (path: AnyHashable, cell: UIView)?
    /// Highlights an element.
    let press: (AnyHashable) -> Void
    /// Ends the highlight without a tap.
    let cancel: () -> Void
    /// Ends it with one.
    let tap: () -> Void
  }

  init(_ questions: Questions) {
    super.init(
      interactionBehavior: SpringElements(questions),
      interactionEffect: SpringHighlight(questions)
    ) { _, _ in questions.tap() }
  }

  /// Adds one to a list, or takes it away.
  static func set(
    _ isSpringLoaded: Bool,
    on view: UIView,
    _ questions: @autoclosure () -> Questions
  ) {
    let own = self.of(view)
    if !isSpringLoaded, let own { view.removeInteraction(own) }
    if isSpringLoaded, own == nil { view.addInteraction(ListSpring(questions())) }
  }

  static func of(_ view: UIView) -> ListSpring? {
    view.interactions.lazy.compactMap { $0 as? ListSpring }.first
  }
}

@MainActor
private final class SpringElements: NSObject, UISpringLoadedInteractionBehavior {
  private let questions: ListSpring.Questions

  init(_ questions: ListSpring.Questions) { self.questions = questions }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let (path, cell) = questions.element(context) else { return false }
    context.targetItem = path
    if context.targetView === interaction.view || context.targetView == nil {
      context.targetView = cell
    }
    return true
  }
}

/// A cell that is highlighted while a drag rests on it, and blinks before it is tapped.
@MainActor
private final class SpringHighlight: NSObject, UISpringLoadedInteractionEffect {
  private let questions: ListSpring.Questions
  private let blink = SpringBlink()

  init(_ questions: ListSpring.Questions) { self.questions = questions }

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible:
      if let path = context.targetItem as? AnyHashable { questions.press(path) }
    case .inactive: questions.cancel()
    case .activating: blink.interaction(interaction, didChangeWith: context)
    case .activated: break
    }
  }
}
