import UIKit

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case standard
    case escape
    case magicTap
    case named(Text)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Makes a kind with a name.
  public init(named name: Text) { self.init(.named(name)) }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(.standard)
  /// What going back or away does.
  public static let escape = AccessibilityActionKind(.escape)
  /// What a tap twice with two fingers does: the one thing the app is about.
  public static let magicTap = AccessibilityActionKind(.magicTap)

  /// Lets a view answer with a handler.
  @MainActor
  fileprivate func set(
    _ handler: @escaping () -> Void,
    on view: UIView,
    _ environment: EnvironmentValues
  ) {
    let answer = {
      handler()
      return true
    }
    switch kind {
    case .standard: view.accessibilityHandlers.activate = answer
    case .escape: view.accessibilityHandlers.escape = answer
    case .magicTap: view.accessibilityHandlers.magicTap = answer
    case .named(let name): view.addSpokenActions([(name.characters(in: environment), handler)])
    }
  }
}

/// Where a value goes that is changed by steps.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// It gets greater.
  case increment
  /// It gets less.
  case decrement
}

extension UIView {
  /// Goes back or away as a view in this one does; returns whether it did.
  func escapes() -> Bool {
    if isHidden || accessibilityElementsHidden { return false }
    return accessibilityHandlers.escape?() ?? subviews.contains { $0.escapes() }
  }

  /// Offers actions by their names, in place of those that are called the same.
  func addSpokenActions(_ actions: [(name: String, action: () -> Void)]) {
    let names = actions.map(\.name)
    let kept = (accessibilityCustomActions ?? []).filter { !names.contains($0.name) }
    accessibilityCustomActions =
      kept
      + actions.map { name, action in
        UIAccessibilityCustomAction(name: name) { _ in
          action()
          return true
        }
      }
  }
}

extension View {
  /// Does something when the view is used by who does not see it.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    spoken((kind: actionKind, handler: handler)) { view, action, environment in
      action.kind.set(action.handler, on: view, environment)
    }
  }

  /// Offers an action by its name.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Offers an action by its name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Offers an action by its name.
  @_disfavoredOverload
  public func accessibilityAction<Characters: StringProtocol>(
    named name: Characters,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Offers an action by its label.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: { action() }, label: { label }) }
  }

  /// Makes a value greater or less, as arrows and assistive programs ask.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    spoken(handler) { view, handler, _ in
      view.accessibilityHandlers.add(.adjustable)
      view.accessibilityHandlers.adjust = { handler($0 ? .increment : .decrement) }
    }
  }

  /// Scrolls towards an edge, as assistive programs ask.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    spoken(handler) { view, handler, _ in
      view.accessibilityHandlers.scroll = { [weak view] direction in
        let isReversed = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch direction {
        case .left: handler(isReversed ? .trailing : .leading)
        case .right: handler(isReversed ? .leading : .trailing)
        case .up, .previous: handler(.top)
        case .down, .next: handler(.bottom)
        }
        return true
      }
    }
  }
}
