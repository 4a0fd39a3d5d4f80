import Observation

/// Changes the environment of what it is applied to.
struct EnvironmentModifier: TreeModifier {
  let change: (inout EnvironmentValues) -> Void

  func environment(from outer: EnvironmentValues) -> EnvironmentValues {
    var environment = outer
    change(&environment)
    return environment
  }
}

extension View {
  /// Sets a value of the environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment; nil takes it away.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object) })
  }

  /// Puts an object into the environment.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object) })
  }

  /// Changes a value of the environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
