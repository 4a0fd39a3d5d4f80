import Foundation

/// Tracks of keyframes.
public protocol Keyframes<Value> {
  /// What is animated.
  associatedtype Value = Body.Value
  /// What they are made of.
  associatedtype Body: Keyframes

  /// What they are made of.
  @KeyframesBuilder<Self.Value> var body: Body { get }

  /// The tracks, from a value on.
  func keyframeTracks(from value: Value) -> KeyframeTracks<Value>
}

extension Keyframes where Body.Value == Value {
  /// Those of the body.
  public func keyframeTracks(from value: Value) -> KeyframeTracks<Value> {
    body.keyframeTracks(from: value)
  }
}

/// Tracks that change a value together.
public struct KeyframeTracks<Value> {
  struct Track {
    let duration: TimeInterval
    let apply: (inout Value, TimeInterval) -> Void
  }

  var tracks: [Track] = []
}

/// Keyframes that change nothing.
public struct NoTracks<Value>: Keyframes {
  /// Itself.
  public var body: NoTracks<Value> { self }

  /// None.
  public func keyframeTracks(from value: Value) -> KeyframeTracks<Value> { KeyframeTracks() }
}

/// Keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// Makes a track of a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// There is none.
  public var body: NoTracks<Root> { NoTracks() }

  /// The track.
  public func keyframeTracks(from value: Root) -> KeyframeTracks<Root> {
    let track = KeyframeCurve(content.keyframeSteps.steps, from: value[keyPath: path])
    let path = path
    return KeyframeTracks(tracks: [
      KeyframeTracks.Track(duration: track.duration) { root, time in
        root[keyPath: path] = track.value(at: time)
      }
    ])
  }
}

/// Several tracks.
public struct KeyframeGroup<Value>: Keyframes {
  private let parts: [(Value) -> KeyframeTracks<Value>]

  fileprivate init(_ parts: [(Value) -> KeyframeTracks<Value>]) { self.parts = parts }

  /// There is none.
  public var body: NoTracks<Value> { NoTracks() }

  /// All tracks.
  public func keyframeTracks(from value: Value) -> KeyframeTracks<Value> {
    KeyframeTracks(tracks: parts.flatMap { $0(value).tracks })
  }
}

/// Makes keyframes of what stands in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Tracks.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// A keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframePart<Value> where K.Value == Value {
    KeyframePart(steps: expression.keyframeSteps)
  }

  /// Nothing.
  public static func buildPartialBlock(first: NoTracks<Value>) -> NoTracks<Value> { first }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> KeyframeGroup<Value>
  where K.Value == Value { KeyframeGroup([first.keyframeTracks(from:)]) }

  /// Tracks together.
  public static func buildPartialBlock<K: Keyframes>(
    accumulated: KeyframeGroup<Value>,
    next: K
  ) -> KeyframeGroup<Value> where K.Value == Value {
    KeyframeGroup([accumulated.keyframeTracks(from:), next.keyframeTracks(from:)])
  }

  /// The first keyframe of the whole value.
  public static func buildPartialBlock(first: KeyframePart<Value>) -> KeyframePart<Value>
  where Value: Animatable { first }

  /// Keyframes of the whole value, one after the other.
  public static func buildPartialBlock(
    accumulated: KeyframePart<Value>,
    next: KeyframePart<Value>
  ) -> KeyframePart<Value> where Value: Animatable {
    KeyframePart(steps: KeyframeSteps(steps: accumulated.steps.steps + next.steps.steps))
  }
}

/// Keyframes of a whole value.
public struct KeyframePart<Value: Animatable>: Keyframes {
  let steps: KeyframeSteps<Value>

  /// There is none.
  public var body: NoTracks<Value> { NoTracks() }

  /// The track.
  public func keyframeTracks(from value: Value) -> KeyframeTracks<Value> {
    let track = KeyframeCurve(steps.steps, from: value)
    return KeyframeTracks(tracks: [
      KeyframeTracks.Track(duration: track.duration) { $0 = track.value(at: $1) }
    ])
  }
}

/// What a value is at each time of keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: KeyframeTracks<Value>

  /// Makes a timeline that begins with a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content().keyframeTracks(from: initialValue)
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    tracks = keyframes.keyframeTracks(from: initial)
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }

  /// The value at a share of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value at a time, in seconds; each track stays where it ends.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks.tracks { track.apply(&value, time) }
    return value
  }
}

/// What a track is at each time.
struct KeyframeCurve<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Stretch {
    let start: TimeInterval
    let end: TimeInterval
    let target: Value
    let data: (TimeInterval) -> Data
  }

  private let initial: Value
  private var stretches: [Stretch] = []

  var duration: TimeInterval { stretches.last?.end ?? 0 }

  init(_ steps: [KeyframeStep<Value>], from initial: Value) {
    self.initial = initial
    var (time, place, velocity) = (0.0, initial.animatableData, Data.zero)
    for (index, step) in steps.enumerated() {
      let target = step.value.animatableData
      let (begin, start, speed) = (time, place, velocity)
      let way = target - start
      let data: (TimeInterval) -> Data
      switch step {
      case .move:
        data = { _ in target }
        velocity = .zero
      case .linear(_, let length, let curve):
        let length = max(length, 0.000_1)
        time += length
        data = { start + way.scaled(by: curve.value(at: $0 / length)) }
        velocity = way.scaled(by: curve.velocity(at: 1) / length)
      case .spring(_, let length, let spring, let given):
        let length = max(length ?? spring.settlingDuration, 0.000_1)
        time += length
        let first = given?.animatableData ?? speed
        data = { start + spring.value(target: way, initialVelocity: first, time: $0) }
        velocity = spring.velocity(target: way, initialVelocity: first, time: length)
      case .cubic(_, let length, let given, let last):
        let length = max(length, 0.000_1)
        time += length
        let first = given?.animatableData ?? speed
        let final =
          last?.animatableData
          ?? Self.velocity(at: index, of: steps, from: start, length: length)
        data = { Self.hermite(start, target, first, final, length, $0) }
        velocity = final
      }
      place = time > begin ? data(time - begin) : target
      stretches.append(Stretch(start: begin, end: time, target: step.value, data: data))
    }
  }

  /// The velocity with which a cubic stretch ends (fact keyframe.cubic): that of the way from its start to the end of the next one
  /// of its kind, and none at the end.
  private static func velocity(
    at index: Int,
    of steps: [KeyframeStep<Value>],
    from start: Data,
    length: TimeInterval
  ) -> Data {
    guard index + 1 < steps.count else { return .zero }
    switch steps[index + 1] {
    case .cubic(_, _, let given?, _), .spring(_, _, _, let given?): return given.animatableData
    case .cubic(let next, let following, nil, _):
      return (next.animatableData - start).scaled(by: 1 / max(length + following, 0.000_1))
    case .linear(let next, let following, let curve):
      let way = next.animatableData - steps[index].value.animatableData
      return way.scaled(by: curve.velocity(at: 0) / max(following, 0.000_1))
    case .spring, .move: return .zero
    }
  }

  private static func hermite(
    _ start: Data,
    _ end: Data,
    _ first: Data,
    _ last: Data,
    _ length: TimeInterval,
    _ time: TimeInterval
  ) -> Data {
    let t = min(max(time / length, 0), 1)
    let (square, cube) = (t * t, t * t * t)
    return start.scaled(by: 2 * cube - 3 * square + 1)
      + first.scaled(by: (cube - 2 * square + t) * length)
      + end.scaled(by: 3 * square - 2 * cube) + last.scaled(by: (cube - square) * length)
  }

  func value(at time: TimeInterval) -> Value {
    guard let last = stretches.last else { return initial }
    if time >= last.end { return last.target }
    guard time >= 0, let stretch = stretches.last(where: { $0.start <= time }) else {
      return initial
    }
    var value = stretch.target
    value.animatableData = stretch.data(time - stretch.start)
    return value
  }
}
