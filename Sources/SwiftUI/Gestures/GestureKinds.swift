import UIKit

/// Taps.
nonisolated public struct TapGesture: Gesture {
  /// How many.
  public var count: Int

  /// Makes a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<Void> {
    GestureRecognition(kinds: [(.tap(count: count), { _ in () })])
  }
}

/// Taps, told with their place.
nonisolated public struct SpatialTapGesture: Gesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }

  /// How many.
  public var count: Int
  let space: CoordinateSpace

  /// Makes a gesture.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    space = coordinateSpace
  }

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<Value> {
    let space = space
    return GestureRecognition(
      kinds: [(.tap(count: count), { Value(location: $0.point($0.location, in: space)) })]
    )
  }
}

/// A press that lasts.
nonisolated public struct LongPressGesture: Gesture {
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far fingers may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<Bool> {
    GestureRecognition(
      kinds: [
        (.longPress(duration: minimumDuration, distance: maximumDistance), { _ in true })
      ]
    )
  }
}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
  /// Where the finger is, and was.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it was at first, in points.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize

    /// How far it moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: startLocation.x + predictedEndTranslation.width,
        y: startLocation.y + predictedEndTranslation.height
      )
    }

    /// How far it would move in all: a quarter of a second more at the speed it has.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4
      )
    }
  }

  /// How far it has to move first, in points.
  public var minimumDistance: CGFloat
  /// The space of places.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a gesture.
  public nonisolated init<Space: CoordinateSpaceProtocol>(
    minimumDistance: CGFloat = 10,
    coordinateSpace: Space
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<Value> {
    let space = coordinateSpace
    return GestureRecognition(
      kinds: [
        (
          .drag(distance: minimumDistance),
          { report in
            let start = report.point(report.start, in: space)
            return Value(
              time: report.time,
              location: CGPoint(
                x: start.x + report.translation.width,
                y: start.y + report.translation.height
              ),
              startLocation: start,
              velocity: report.velocity
            )
          }
        )
      ]
    )
  }
}

/// Two fingers that move apart.
nonisolated public struct MagnifyGesture: Gesture {
  /// How far fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The factor.
    public var magnification: CGFloat
    /// How fast it changes, in a second.
    public var velocity: CGFloat
    /// Where it began, of the view's size.
    public var startAnchor: UnitPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
  }

  /// How much they have to move first.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<Value> {
    GestureRecognition(
      kinds: [
        (
          .magnification,
          { report in
            guard let pinch = report.recognizer as? UIPinchGestureRecognizer else { return nil }
            let size = report.view.bounds.size
            return Value(
              time: report.time,
              magnification: pinch.scale,
              velocity: pinch.velocity,
              startAnchor: UnitPoint(
                x: report.start.x / max(size.width, 1),
                y: report.start.y / max(size.height, 1)
              ),
              startLocation: report.start
            )
          }
        )
      ]
    )
  }
}

/// Two fingers that move apart, by its older name.
nonisolated public struct MagnificationGesture: Gesture {
  /// Makes a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<CGFloat> {
    MagnifyGesture().recognition().map(\.magnification)
  }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture {
  /// How far fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// How fast it changes, in a second.
    public var velocity: Angle
    /// Where it began, in points.
    public var startLocation: CGPoint
  }

  /// Makes a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<Value> {
    GestureRecognition(
      kinds: [
        (
          .rotation,
          { report in
            guard let rotation = report.recognizer as? UIRotationGestureRecognizer else {
              return nil
            }
            return Value(
              time: report.time,
              rotation: Angle(radians: rotation.rotation),
              velocity: Angle(radians: rotation.velocity),
              startLocation: report.start
            )
          }
        )
      ]
    )
  }
}

/// Two fingers that turn, by its older name.
nonisolated public struct RotationGesture: Gesture {
  /// Makes a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// The recogniser.
  @MainActor
  public func recognition() -> GestureRecognition<Angle> {
    RotateGesture().recognition().map(\.rotation)
  }
}
