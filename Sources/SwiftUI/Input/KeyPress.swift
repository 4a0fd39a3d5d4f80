import UIKit
import ViewGraph
import ViewLayout

/// A key that went down or up.
public struct KeyPress: Sendable {
  /// Where a press is in its life.
  public struct Phases: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key came up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether others are told of a press.
  public enum Result: Hashable, Sendable {
    /// They are not.
    case handled
    /// They are.
    case ignored
  }

  /// Where the press is in its life.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types with what is held.
  public let characters: String
  /// What is held.
  public let modifiers: EventModifiers

  @MainActor
  init?(_ press: UIPress) {
    guard let key = press.key, let equivalent = KeyEquivalent(key) else { return nil }
    switch press.phase {
    case .began: phase = press.isRepeat ? .repeat : .down
    case .ended: phase = .up
    case .changed, .stationary, .cancelled: return nil
    }
    self.key = equivalent
    characters = key.characters.count == 1 ? key.characters : String(equivalent.character)
    modifiers = EventModifiers(key.modifierFlags)
  }
}

/// Does something with keys while what it is applied to has the focus.
struct KeyPressModifier: ElementModifier {
  let phases: KeyPress.Phases
  let isMeant: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<KeyPressModifier> {
    KeyPressElement(KeyPressView(), self, around: content, node: node)
  }
}

private final class KeyPressElement: SurfaceElement<KeyPressModifier, KeyPressView> {
  override init(
    _ view: KeyPressView,
    _ modifier: KeyPressModifier,
    around content: LayoutElement,
    node: GraphNode
  ) {
    super.init(view, modifier, around: content, node: node)
    view.take = { [unowned self] press in
      let modifier = self.modifier
      guard modifier.phases.contains(press.phase), modifier.isMeant(press) else { return false }
      return modifier.action(press) == .handled
    }
  }

  override func modifierDidChange(from old: KeyPressModifier, isEnvironmentChanged: Bool) {}
}

/// The view of what keys are told to.
final class KeyPressView: PassingView, KeyPressTaking {
  fileprivate var take: (KeyPress) -> Bool = { _ in false }

  func takeKeyPress(_ press: UIPress) -> Bool { KeyPress(press).map(take) ?? false }
}

extension View {
  private func onKeyPress(
    _ phases: KeyPress.Phases,
    where isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: isMeant, action: action))
  }

  /// Does something when a key goes down or is held while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress([.down, .repeat], where: { $0.key == key }, { _ in action() })
  }

  /// Does something with a key while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { $0.key == key }, action)
  }

  /// Does something with some keys while the view has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { keys.contains($0.key) }, action)
  }

  /// Does something with keys that type some characters while the view has the focus.
  public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      phases,
      where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) },
      action
    )
  }

  /// Does something with all keys while the view has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { _ in true }, action)
  }
}
