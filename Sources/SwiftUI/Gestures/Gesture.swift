import UIKit

/// Something the user does with fingers, and what follows.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value

  /// The recognisers that stand for the gesture.
  func recognition() -> GestureRecognition<Value>
}

/// The recognisers that stand for a gesture.
@MainActor
public struct GestureRecognition<Value> {
  var kinds: [(recognizer: GestureKind.Recognizer, value: (GestureReport) -> Value?)]
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  var finished: [() -> Void] = []
  /// Whether all kinds may be recognised at once.
  var isSimultaneous = false

  /// The same, told as other values.
  func map<Other>(_ transform: @escaping (Value) -> Other?) -> GestureRecognition<Other> {
    var result = GestureRecognition<Other>(
      kinds: kinds.map { kind in
        (kind.recognizer, { report in kind.value(report).flatMap(transform) })
      }
    )
    let changed = changed
    let ended = ended
    // What was attached before goes on being told.
    result.before = { report, isEnd in
      for kind in kinds {
        guard let value = kind.value(report) else { continue }
        for action in isEnd ? ended : changed { action(value) }
      }
    }
    result.finished = finished
    result.isSimultaneous = isSimultaneous
    return result
  }

  var before: ((GestureReport, _ isEnd: Bool) -> Void)?

  func attachment(_ mode: GestureAttachment.Mode, isEnabled: Bool) -> GestureAttachment {
    let changed = changed
    let ended = ended
    let finished = finished
    let before = before
    return GestureAttachment(
      kinds: kinds.map { kind in
        GestureKind(
          recognizer: kind.recognizer,
          changed: { report in
            before?(report, false)
            if let value = kind.value(report) { for action in changed { action(value) } }
          },
          ended: { report in
            before?(report, true)
            if let value = kind.value(report) { for action in ended { action(value) } }
          },
          finished: { for action in finished { action() } }
        )
      },
      mode: isSimultaneous ? .simultaneous : mode,
      isEnabled: isEnabled
    )
  }
}

/// A gesture with an action.
public struct ActingGesture<Base: Gesture>: Gesture {
  let base: Base
  let change: (inout GestureRecognition<Base.Value>) -> Void

  /// The recognisers of the gesture, with the action.
  @MainActor
  public func recognition() -> GestureRecognition<Base.Value> {
    var recognition = base.recognition()
    change(&recognition)
    return recognition
  }
}

/// A gesture whose values are others.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// The recognisers of the gesture.
  @MainActor
  public func recognition() -> GestureRecognition<Value> { base.recognition().map(transform) }
}

extension Gesture {
  /// Does something while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { $0.changed.append(action) }
  }

  /// Does something when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { $0.ended.append(action) }
  }

  /// Keeps a value while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ActingGesture<Self> {
    ActingGesture(base: self) { recognition in
      recognition.changed.append { value in
        var transaction = Transaction()
        var kept = state.wrappedValue
        body(value, &kept, &transaction)
        withTransaction(transaction) { state.keep(kept) }
      }
      recognition.finished.append { state.reset() }
    }
  }

  /// The gesture, telling other values.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> MappedGesture<Self, Other> {
    MappedGesture(base: self, transform: body)
  }

  /// Both gestures, at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// One gesture after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// The gesture, or else the other one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension GestureReport {
  /// Whether a recogniser of a kind tells it.
  func isFrom(_ kind: GestureKind.Recognizer) -> Bool {
    switch kind {
    case .tap(let count):
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == count
    case .longPress: recognizer is UILongPressGestureRecognizer
    case .drag: recognizer is UIPanGestureRecognizer || recognizer is TouchDownRecognizer
    case .magnification: recognizer is UIPinchGestureRecognizer
    case .rotation: recognizer is UIRotationGestureRecognizer
    }
  }

  /// A point of the view in another space.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    view.point(point, in: space)
  }
}

extension UIView {
  /// A point of the view in another space.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: point
    case .global: convert(point, to: nil)
    case .named(let name):
      NamedSpaces.view(named: name, around: self).map { convert(point, to: $0) } ?? point
    }
  }
}
