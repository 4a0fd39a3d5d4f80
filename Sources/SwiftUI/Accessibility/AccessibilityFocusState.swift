import UIKit
import ViewGraph

/// Programs that people use who do not see or touch the screen.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What reads the screen out.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What is used with switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Which view an assistive program is at.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Which view an assistive program is at, as it can be handed to others, who set it.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    let technologies: AccessibilityTechnologies

    /// Which view an assistive program is at.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>
  private let technologies: AccessibilityTechnologies

  /// Makes a property that says whether an assistive program is at a view.
  public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

  /// Makes a property that says whether one of some assistive programs is at a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = State(wrappedValue: false)
    self.technologies = technologies
  }

  /// Makes a property that says which view an assistive program is at.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    self.init(for: [.voiceOver, .switchControl])
  }

  /// Makes a property that says which view one of some assistive programs is at.
  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == Wrapped? {
    state = State(wrappedValue: nil)
    self.technologies = technologies
  }

  /// Which view an assistive program is at; setting it sends the program there.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Which view an assistive program is at, as it can be handed to others.
  public var projectedValue: Binding {
    Binding(binding: state.projectedValue, technologies: technologies)
  }
}

/// Ties a view to whether an assistive program is at it.
private struct AccessibilityFocusModifier: ElementModifier {
  let isWanted: Bool
  let set: (Bool) -> Void

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<AccessibilityFocusModifier> {
    AccessibilityFocusElement(self, around: content, node: node)
  }
}

private final class AccessibilityFocusElement: SpokenElement<AccessibilityFocusModifier> {
  private var wasWanted = false

  override func speak(of view: UIView) {
    view.accessibilityHandlers.focusChanged = { [weak self] in self?.modifier.set($0) }
    let isWanted = modifier.isWanted
    defer { wasWanted = isWanted }
    guard isWanted, !wasWanted, !view.accessibilityElementIsFocused() else { return }
    node.host.afterUpdate { [weak view] in
      UIAccessibility.post(notification: .layoutChanged, argument: view)
    }
  }
}

extension View {
  /// Ties the view to whether an assistive program is at it.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(
      AccessibilityFocusTie(technologies: condition.technologies, state: condition.binding)
    )
  }

  /// Ties the view to a value that says that an assistive program is at it.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    modifier(
      AccessibilityFocusTie(
        technologies: binding.technologies,
        state: binding.binding.holds(value)
      )
    )
  }
}

/// Reads the state where a change of it is followed.
private struct AccessibilityFocusTie: ViewModifier {
  let technologies: AccessibilityTechnologies
  let state: Binding<Bool>

  func body(content: Content) -> some View {
    // Programs for switches are not told of here.
    let isTold = technologies.contains(.voiceOver)
    content.modifier(
      AccessibilityFocusModifier(
        isWanted: isTold && state.wrappedValue,
        set: { if isTold, state.wrappedValue != $0 { state.wrappedValue = $0 } }
      )
    )
  }
}
