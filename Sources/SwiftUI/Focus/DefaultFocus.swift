/// When it is decided where the focus is at first.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let number: Int

  /// When the view comes.
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  /// Also when keys bring the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}

extension View {
  /// Sets where the focus is when the view comes, where the state says nothing else by then.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.unused { binding.wrappedValue = value }
    }
  }
}
