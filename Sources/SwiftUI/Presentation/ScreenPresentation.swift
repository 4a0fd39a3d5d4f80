import UIKit

/// Shows a screen of UIKit's, such as one of files or photos, while a value is true.
package struct ScreenPresentation<Outcome>: ViewModifier {
  private let isPresented: Binding<Bool>
  private let hasContent: Bool
  private let make: ScreenRequest<Outcome>.Making
  private let ended: (Outcome?) -> Void

  /// Makes what shows a screen where there is content for it, and tells once what it ended with, nil where it was
  /// left, after the value became false.
  package init(
    isPresented: Binding<Bool>,
    hasContent: Bool = true,
    make: @escaping ScreenRequest<Outcome>.Making,
    ended: @escaping (Outcome?) -> Void
  ) {
    (self.isPresented, self.hasContent) = (isPresented, hasContent)
    (self.make, self.ended) = (make, ended)
  }

  package func body(content: Content) -> some View {
    let isPresented = isPresented
    let ended = ended
    content.modifier(
      ScreenRequest<Outcome>(
        isShown: isPresented.wrappedValue && hasContent,
        make: make,
        ended: {
          isPresented.wrappedValue = false
          ended($0)
        }
      )
    )
  }
}

/// What tells what a screen ended with: the first time that it is called.
@MainActor
package final class ScreenEnd<Outcome> {
  private var ended: ((Outcome?) -> Void)?
  /// What the screen tells of its end, kept until then.
  package var delegate: AnyObject?

  fileprivate init(_ ended: @escaping (Outcome?) -> Void) { self.ended = ended }

  /// The screen ended, with something or without.
  package func callAsFunction(_ outcome: Outcome?) {
    let told = ended
    ended = nil
    delegate = nil
    told?(outcome)
  }
}

/// Shows a screen of UIKit's as long as it is to be shown.
package struct ScreenRequest<Outcome>: TreeModifier {
  /// Makes a screen, which may take its time, and is told what to call at its end.
  package typealias Making =
    @MainActor (
      _ end: ScreenEnd<Outcome>,
      _ done: @escaping @MainActor (UIViewController) -> Void
    ) -> Void

  let isShown: Bool
  let make: Making
  let ended: @MainActor (Outcome?) -> Void

  func makeFollower() -> ModifierFollower<ScreenRequest>? { ScreenFollower() }
}

@MainActor
private final class ScreenFollower<Outcome>: ModifierFollower<ScreenRequest<Outcome>> {
  private var request: ScreenRequest<Outcome>?
  /// The end of the screen that is shown or made; nil where there is none.
  private var end: ScreenEnd<Outcome>?
  private weak var screen: UIViewController?
  private let watcher = DismissalWatcher()

  override func start(_ modifier: ScreenRequest<Outcome>, node: GraphNode) {
    update(modifier, node)
  }

  override func change(
    from old: ScreenRequest<Outcome>,
    to new: ScreenRequest<Outcome>,
    node: GraphNode
  ) { update(new, node) }

  private func update(_ new: ScreenRequest<Outcome>, _ node: GraphNode) {
    let wasShown = request?.isShown ?? false
    request = new
    guard new.isShown != wasShown else { return }
    if new.isShown {
      node.host.onAppear { [self, weak node] in
        if let node, request?.isShown == true, end == nil { make(node) }
      }
    } else {
      close()
    }
  }

  private func make(_ node: GraphNode) {
    weak var own: ScreenEnd<Outcome>?
    let end = ScreenEnd<Outcome> { [weak self] outcome in
      guard let self, self.end === own else { return }
      close()
      request?.ended(outcome)
    }
    own = end
    self.end = end
    request?.make(end) { [weak self, weak end, weak node] screen in
      guard let self, let end, self.end === end else { return }
      // What has no controller, such as a cell, shows no screen.
      guard let presenter = node?.host.controller?.front else { return end(nil) }
      self.screen = screen
      watcher.dismissed = { [weak end] in end?(nil) }
      screen.presentationController?.delegate = watcher
      presenter.present(screen, animated: presenter.view.window != nil)
    }
  }

  private func close() {
    end = nil
    guard let screen, screen.presentingViewController != nil, !screen.isBeingDismissed else {
      return
    }
    screen.dismiss(animated: true)
  }

  override func end(_ modifier: ScreenRequest<Outcome>, node: GraphNode) { close() }
}

/// Tells that the user pulled a screen down.
private final class DismissalWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
  var dismissed: () -> Void = {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed()
  }
}
