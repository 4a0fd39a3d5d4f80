extension UIViewController {
  /// A property of a controller that is set when the view is loaded, and loads it when it is asked for
  /// before.
  @MainActor @propertyWrapper
  public struct ViewLoading<Value> {
    private var stored: Value?

    /// Makes a property without a value.
    public init() { stored = nil }

    /// Makes a property with a value.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// The value; only controllers have such properties.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { preconditionFailure("@ViewLoading is for properties of view controllers") }
      set { stored = newValue }
    }

    /// The value of a controller's property.
    ///
    /// Loads the controller's view where there is no value yet. A property that has none then stops the
    /// app with its name.
    public static subscript<Controller: UIViewController>(
      _enclosingInstance instance: Controller,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        if let value = instance[keyPath: storageKeyPath].stored { return value }
        instance.loadViewIfNeeded()
        guard let value = instance[keyPath: storageKeyPath].stored else {
          preconditionFailure(
            "\(wrappedKeyPath) of \(type(of: instance)) was asked for and never set;"
              + " set it in loadView() or viewDidLoad()"
          )
        }
        return value
      }
      set { instance[keyPath: storageKeyPath].stored = newValue }
    }
  }
}
