import CoreGraphics

/// A place that a view told those above it, which read it where they are.
public struct Anchor<Value> {
  /// In coordinates of the window.
  let value: Value

  /// What is told of a view's geometry.
  public struct Source {
    let make: @MainActor (GeometryReference, CGSize) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { reference, size in
      reference.toWindow(CGRect(origin: .zero, size: size))
    }
  }

  /// A rectangle of the view, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { reference, _ in reference.toWindow(rect) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { reference, _ in
      reference.toWindow(CGRect(origin: point, size: .zero)).origin
    }
  }

  /// A point of the view, in parts of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { reference, size in
      let own = CGPoint(x: size.width * point.x, y: size.height * point.y)
      return reference.toWindow(CGRect(origin: own, size: .zero)).origin
    }
  }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The corner of the top and the leading edge.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The corner of the top and the trailing edge.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The corner of the bottom and the leading edge.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The corner of the bottom and the trailing edge.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
}

extension Anchor.Source {
  /// Several places as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let sources = UncheckedBox(array)
    make = { reference, size in sources.value.map { $0.make(reference, size) } }
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    let source = UncheckedBox(anchor)
    make = { reference, size in source.value.map { $0.make(reference, size) } }
  }
}

/// What is told in coordinates of the window, and read in others.
protocol AnchoredValue {
  /// The same in other coordinates, which a closure finds for rectangles.
  func converted(_ convert: (CGRect) -> CGRect) -> Self
}

extension CGRect: AnchoredValue {
  func converted(_ convert: (CGRect) -> CGRect) -> CGRect { convert(self) }
}

extension CGPoint: AnchoredValue {
  func converted(_ convert: (CGRect) -> CGRect) -> CGPoint {
    convert(CGRect(origin: self, size: .zero)).origin
  }
}

extension Array: AnchoredValue where Element: AnchoredValue {
  func converted(_ convert: (CGRect) -> CGRect) -> [Element] { map { $0.converted(convert) } }
}

extension Optional: AnchoredValue where Wrapped: AnchoredValue {
  func converted(_ convert: (CGRect) -> CGRect) -> Wrapped? { map { $0.converted(convert) } }
}
