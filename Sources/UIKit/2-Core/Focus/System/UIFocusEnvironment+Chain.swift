extension UIFocusEnvironment {
  /// Whether another environment is this one or in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    sequence(first: environment as (any UIFocusEnvironment)?) { $0?.parentFocusEnvironment }
      .contains { $0 === self }
  }

  /// What this and all it is in are, the nearest first.
  var focusChain: [any UIFocusEnvironment] {
    sequence(first: self as any UIFocusEnvironment) { $0.parentFocusEnvironment }.map { $0 }
  }
}
