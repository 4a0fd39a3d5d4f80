import CoreGraphics

/// The form of the container around it, in its own size: a rectangle where none is known.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  var amount: CGFloat = 0
  var container: ContainerForm?

  /// Makes the form.
  public nonisolated init() {}

  /// The form of the container.
  public nonisolated func path(in rect: CGRect) -> Path {
    container?.path(rect, amount) ?? Path(rect.insetBy(dx: amount, dy: amount))
  }

  /// A smaller one.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The form of a container, whatever its type.
struct ContainerForm: Sendable {
  private let shape: any InsettableShape

  init(_ shape: some InsettableShape) { self.shape = shape }

  /// The outline within a rectangle, with a distance from it.
  func path(_ rect: CGRect, _ amount: CGFloat) -> Path {
    func path<Form: InsettableShape>(_ form: Form) -> Path { form.inset(by: amount).path(in: rect) }
    return path(shape)
  }
}

enum ContainerFormKey: EnvironmentKey {
  static var defaultValue: ContainerForm? { nil }
}

extension EnvironmentValues {
  /// The form of the container around a view.
  var containerForm: ContainerForm? {
    get { self[ContainerFormKey.self] }
    set { self[ContainerFormKey.self] = newValue }
  }
}

/// A form that is that of its container.
protocol ContainedShape {
  func contained(in form: ContainerForm?) -> Self
}

extension ContainerRelativeShape: ContainedShape {
  func contained(in form: ContainerForm?) -> ContainerRelativeShape {
    var copy = self
    copy.container = form
    return copy
  }
}

extension Shape {
  /// The form where a container has one; that of most is their own.
  func shaped(_ environment: EnvironmentValues) -> Self {
    guard let own = self as? any ContainedShape else { return self }
    return own.contained(in: environment.containerForm) as? Self ?? self
  }
}

extension View {
  /// Sets the form of containers that forms in the view take.
  public func containerShape(_ shape: some InsettableShape) -> some View {
    environment(\.containerForm, ContainerForm(shape))
  }
}
