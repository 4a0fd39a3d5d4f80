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

extension Binding {
  /// Whether there is a certain value; setting it to false takes that value away, and no other.
  func holds<Wrapped: Hashable>(_ value: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    let whole = self
    return Binding<Bool>(
      get: { whole.wrappedValue == value },
      set: { isThere in
        if isThere {
          whole.wrappedValue = value
        } else if whole.wrappedValue == value {
          whole.wrappedValue = nil
        }
      }
    )
  }
}

/// The views that are tied to one focus state: one of them is used at a time.
@MainActor
final class FocusGroup {
  private struct Member {
    weak var view: UIView?
  }

  private var members: [Member] = []
  /// Whether one of the views is to be used, as the state says it now.
  var state = Binding.constant(false)
  /// The view that is used.
  weak var holder: UIView?

  func join(_ view: UIView) {
    if members.contains(where: { $0.view === view }) { return }
    members.removeAll { $0.view == nil }
    members.append(Member(view: view))
  }

  /// Whether another view than one can be used.
  func hasOther(than view: UIView) -> Bool {
    members.contains { member in
      guard let other = member.view, other !== view, other.window != nil else { return false }
      return (other as? FocusableView)?.canBecomeFocused ?? other.canBecomeFirstResponder
    }
  }
}

/// What ties fields to a focus state; another one where the state says something else.
@MainActor
struct FocusLink: Equatable {
  private let group: FocusGroup
  private let isAsked: Bool

  init(_ group: FocusGroup) {
    self.group = group
    isAsked = group.state.wrappedValue
  }

  nonisolated static func == (one: FocusLink, other: FocusLink) -> Bool {
    one.group === other.group && one.isAsked == other.isAsked
  }

  private var state: Binding<Bool> { group.state }

  /// Whether the state says that one of the views is used.
  var asksForFocus: Bool { Computation.untracked { state.wrappedValue } }

  /// Whether a view may be used as the state says: no other one is.
  func mayUse(_ view: UIView) -> Bool {
    asksForFocus && (group.holder == nil || group.holder === view)
  }

  func join(_ view: UIView) { group.join(view) }

  /// A view is used from now on, or not any more.
  func became(_ isFocused: Bool, _ view: UIView) {
    if isFocused {
      group.holder = view
    } else if group.holder === view {
      group.holder = nil
    }
    // Another one that is used makes up for it.
    guard isFocused || group.holder == nil else { return }
    if asksForFocus != isFocused { state.wrappedValue = isFocused }
  }

  /// A view cannot be used: the state says so where no other one can; returns whether it does.
  func refuse(_ view: UIView) -> Bool {
    guard group.holder == nil, !group.hasOther(than: view) else { return false }
    if asksForFocus { state.wrappedValue = false }
    return true
  }

  /// Lets a field begin or end being used, as the state says.
  func apply(to view: UIView) {
    group.join(view)
    guard state.wrappedValue != view.isFirstResponder else { return }
    DispatchQueue.main.async { [weak view] in
      MainActor.assumeIsolated {
        guard let view, view.window != nil, asksForFocus != view.isFirstResponder else {
          return
        }
        if !asksForFocus {
          view.resignFirstResponder()
        } else if mayUse(view), !view.becomeFirstResponder() {
          _ = refuse(view)
        }
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
  let state: Binding<Bool>
  @State private var group = FocusGroup()

  func body(content: Content) -> some View {
    content.environment(\.focusLink, link)
  }

  /// The state is read here, so that another value brings the field up to date.
  private var link: FocusLink {
    group.state = state
    return FocusLink(group)
  }
}

extension View {
  /// Ties the fields in the view to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(state: condition.binding))
  }

  /// Ties the fields in the view to a value of a state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(state: binding.binding.holds(value)))
  }
}
