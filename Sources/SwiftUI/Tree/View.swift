import ViewGraph

/// A part of a screen, as a value that says what it shows.
///
/// A type gives a `body` of other views; those that come with the framework have none.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view shows.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that keeps what a value of this type cannot; the framework's own views have nodes of
  /// their own.
  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self>

  /// How many elements every value of the type has in a stack; nil where that differs.
  static var viewElementCount: Int? { get }
}

extension View {
  /// Makes a node that computes the body.
  public static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    CompositeNode(view, in: place)
  }

  /// As many as the body has.
  public static var viewElementCount: Int? { Body.viewElementCount }
}

/// A view whose node is made by the framework: it has no body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension View where Body == Never {
  /// One.
  public static var viewElementCount: Int? { 1 }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("Never has no body.") }
}
