import UIKit
import ViewLayout

/// A control of UIKit's as a view.
struct ControlView<Shown: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Shown
  let update: @MainActor (Shown, EnvironmentValues) -> Void
  /// The size for a proposal; nil leaves it to the control.
  var size: (@MainActor (ProposedViewSize, Shown) -> CGSize?)?

  func makeUIView(context: Context) -> Shown { make() }

  func updateUIView(_ uiView: Shown, context: Context) { update(uiView, context.environment) }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Shown, context: Context) -> CGSize? {
    size?(proposal, uiView)
  }
}

extension UIControl {
  /// Sets what the control does, in place of what was set before.
  func setAction(for event: UIControl.Event, _ action: @escaping () -> Void) {
    let identifier = UIAction.Identifier("SwiftUI.\(event.rawValue)")
    removeAction(identifiedBy: identifier, for: event)
    addAction(UIAction(identifier: identifier) { _ in action() }, for: event)
  }
}

extension View {
  /// Sets how switches look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets how progress is shown.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
