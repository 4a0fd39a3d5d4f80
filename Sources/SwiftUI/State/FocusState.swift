import UIKit
import ViewGraph

/// Which of a view's fields is used.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Which field is used, as it can be handed to others, who set it.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// What there is where no field is used.
    let unused: Value

    /// Which field is used.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>
  private let unused: Value

  /// Makes a property that says whether a field is used.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    unused = false
  }

  /// Makes a property that says which field is used.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    state = State(wrappedValue: nil)
    unused = nil
  }

  /// Which field is used.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Which field is used, as it can be handed to others.
  public var projectedValue: Binding {
    Binding(binding: state.projectedValue, unused: unused)
  }
}

/// What ties a field to a focus state.
@MainActor
final class FocusLink {
  private let isWanted: () -> Bool
  private let set: (Bool) -> Void

  init(isWanted: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
    self.isWanted = isWanted
    self.set = set
  }

  /// Whether the state says that the view is used.
  var asksForFocus: Bool { Computation.untracked(isWanted) }

  func became(_ isFocused: Bool) {
    if Computation.untracked(isWanted) != isFocused { set(isFocused) }
  }

  /// Lets a field begin or end being used, as the state says.
  func apply(to view: UIView) {
    let isWanted = isWanted()
    guard isWanted != view.isFirstResponder else { return }
    DispatchQueue.main.async { [weak view] in
      MainActor.assumeIsolated {
        guard let view, view.window != nil else { return }
        if isWanted { view.becomeFirstResponder() } else { view.resignFirstResponder() }
      }
    }
  }
}

private enum FocusLinkKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
  var focusLink: FocusLink? {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }
}

private struct FocusModifier: ViewModifier {
  let isWanted: () -> Bool
  let set: (Bool) -> Void

  func body(content: Content) -> some View {
    // Read here, so that another value brings the field up to date.
    let _ = isWanted()
    content.environment(\.focusLink, FocusLink(isWanted: isWanted, set: set))
  }
}

extension View {
  /// Ties the fields in the view to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      FocusModifier(
        isWanted: { condition.wrappedValue },
        set: { condition.wrappedValue = $0 }
      )
    )
  }

  /// Ties the fields in the view to a value of a state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(
        isWanted: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        }
      )
    )
  }
}
