import CoreGraphics
import Foundation
import WindowHost

/// One line of a gesture script: a single event, or a movement that stands for several.
struct GestureEntry: Codable {
  enum Kind: String, Codable {
    case began
    case moved
    case ended
    case cancelled
    case hovered
    case tap
    case drag
    case pinch
    case wheel
    case keyDown
    case keyUp
    case text
    case resize
    case memoryWarning
  }

  private enum CodingKeys: String, CodingKey {
    case kind
    case time
    case id
    case at
    case to
    case duration
    case rest
    case hold
    case fingers
    case spread
    case turn
    case delta
    case size
    case scale
    case key
    case usage
    case text
    case modifiers
    case buttons
    case isPrecise = "precise"
    case isMouse = "mouse"
  }

  let kind: Kind
  var time: Double
  var id: Int?
  var at: [Double]?
  var to: [Double]?
  var duration: Double?
  /// How long the finger rests before it moves, in seconds.
  var rest: Double?
  /// How long the finger rests before it is lifted, in seconds.
  var hold: Double?
  /// How many fingers, side by side.
  var fingers: Int?
  /// How far apart two fingers are, at first and in the end.
  var spread: [Double]?
  /// How far two fingers turn about each other, in degrees, clockwise.
  var turn: Double?
  var delta: [Double]?
  var size: [Double]?
  var scale: Double?
  var key: String?
  var usage: Int?
  var text: String?
  var modifiers: [String]?
  var buttons: Int?
  var isPrecise: Bool?
  var isMouse: Bool?
}

// MARK: Reading

extension GestureEntry {
  /// Between two reports of a moving finger, in seconds.
  static let moveInterval = 1.0 / 120
  /// How far fingers side by side are apart, in points.
  private static let fingerWidth = 40.0

  private typealias Place = (x: Double, y: Double)

  /// What happens, in the order of time.
  var events: [HostEvent] {
    switch kind {
    case .began: [finger(.began, point, time)]
    case .moved: [finger(.moved, point, time)]
    case .ended: [finger(.ended, point, time)]
    case .cancelled: [finger(.cancelled, point, time)]
    case .hovered: [finger(.hovered, point, time)]
    case .tap: movement(duration ?? 0.05, steps: 0) { _ in side(by: point) }
    case .drag: drag
    case .pinch: pinch
    case .wheel: [wheel]
    case .keyDown: [keyEvent(true)]
    case .keyUp: [keyEvent(false)]
    case .text: [.text(text ?? "", time: time)]
    case .resize:
      [
        .resized(
          HostSize(width: size?.first ?? 390, height: size?.last ?? 844),
          scale: scale ?? 2,
          time: time
        )
      ]
    case .memoryWarning: [.memoryWarning(time: time)]
    }
  }

  private var point: Place { (at?.first ?? 0, at?.last ?? 0) }
  private var end: Place { to.map { ($0.first ?? 0, $0.last ?? 0) } ?? point }

  private func steps(_ duration: Double) -> Int {
    max(1, Int(pixels: (duration / Self.moveInterval).rounded()))
  }

  private func along(_ share: Double) -> Place {
    (point.x + (end.x - point.x) * share, point.y + (end.y - point.y) * share)
  }

  private var drag: [HostEvent] {
    let duration = duration ?? 0.3
    return movement(duration, steps: steps(duration)) { side(by: along($0)) }
  }

  private var pinch: [HostEvent] {
    let duration = duration ?? 0.3
    let (from, to) = (spread?.first ?? 100, spread?.last ?? 100)
    return movement(duration, steps: steps(duration)) { share in
      let middle = along(share)
      let half = (from + (to - from) * share) / 2
      let angle = (turn ?? 0) * share * .pi / 180
      let (x, y) = (half * cos(angle), half * sin(angle))
      return [(middle.x - x, middle.y - y), (middle.x + x, middle.y + y)]
    }
  }

  /// The places of fingers side by side, about one place.
  private func side(by place: Place) -> [Place] {
    let count = max(1, min(10, fingers ?? 1))
    return (0..<count).map { number in
      (place.x + (Double(number) - Double(count - 1) / 2) * Self.fingerWidth, place.y)
    }
  }

  /// Fingers that come down together, move and are lifted together.
  private func movement(
    _ duration: Double,
    steps: Int,
    _ places: (Double) -> [Place]
  ) -> [HostEvent] {
    func fingers(_ phase: HostPointer.Phase, _ share: Double, _ time: Double) -> [HostEvent] {
      places(share).enumerated().map { finger(phase, $1, time, number: $0) }
    }
    var events = fingers(.began, 0, time)
    let start = time + (rest ?? 0)
    if steps > 0 {
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        events += fingers(.moved, share, start + duration * share)
      }
    }
    return events + fingers(.ended, 1, start + duration + (hold ?? 0))
  }

  private func finger(
    _ phase: HostPointer.Phase,
    _ point: Place,
    _ time: Double,
    number: Int = 0
  ) -> HostEvent {
    let isMouse = isMouse ?? (phase == .hovered)
    return .pointer(
      HostPointer(
        id: (id ?? (isMouse ? -1 : 0)) &+ number,
        phase: phase,
        kind: isMouse ? .mouse : .finger,
        x: point.x,
        y: point.y,
        buttons: buttons ?? (isMouse && phase != .hovered && phase != .ended ? 1 : 0),
        modifiers: hostModifiers,
        time: time
      )
    )
  }

  private var wheel: HostEvent {
    .scroll(
      HostScroll(
        x: point.x,
        y: point.y,
        dx: delta?.first ?? 0,
        dy: delta?.last ?? 0,
        isPrecise: isPrecise ?? false,
        modifiers: hostModifiers,
        time: time
      )
    )
  }

  private func keyEvent(_ isDown: Bool) -> HostEvent {
    .key(
      HostKey(
        usage: usage ?? 0,
        name: key ?? "",
        isDown: isDown,
        modifiers: hostModifiers,
        time: time
      )
    )
  }

  private static let modifierNames: [(String, HostModifiers)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
  ]

  private var hostModifiers: HostModifiers {
    Self.modifierNames.reduce(into: []) { set, name in
      if modifiers?.contains(name.0) == true { set.formUnion(name.1) }
    }
  }
}

// MARK: Writing

extension GestureEntry {
  /// The line for an event; nil for what cannot be replayed.
  init?(_ event: HostEvent) {
    switch event {
    case .pointer(let pointer): self.init(pointer)
    case .scroll(let scroll):
      self.init(kind: .wheel, time: scroll.time)
      at = [scroll.x, scroll.y]
      delta = [scroll.dx, scroll.dy]
      if scroll.isPrecise { isPrecise = true }
      modifiers = Self.names(of: scroll.modifiers)
    case .key(let key):
      self.init(kind: key.isDown ? .keyDown : .keyUp, time: key.time)
      self.key = key.name
      usage = key.usage
      modifiers = Self.names(of: key.modifiers)
    case .text(let text, let time):
      self.init(kind: .text, time: time)
      self.text = text
    case .resized(let size, let scale, let time):
      self.init(kind: .resize, time: time)
      self.size = [size.width, size.height]
      self.scale = scale
    case .memoryWarning(let time): self.init(kind: .memoryWarning, time: time)
    default: return nil
    }
  }

  private init(_ pointer: HostPointer) {
    let kind: Kind =
      switch pointer.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      // Nothing is at the place it tells.
      case .hovered, .left: .hovered
      }
    self.init(kind: kind, time: pointer.time)
    at = [pointer.x, pointer.y]
    id = pointer.id
    if pointer.kind == .mouse {
      isMouse = true
      buttons = pointer.buttons
    }
    modifiers = Self.names(of: pointer.modifiers)
  }

  private static func names(of modifiers: HostModifiers) -> [String]? {
    let names = modifierNames.filter { modifiers.contains($0.1) }.map(\.0)
    return names.isEmpty ? nil : names
  }
}
