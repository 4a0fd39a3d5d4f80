import CoreGraphics
import Foundation
import QuartzCore
import ScreenProtocol

/// Sends what changes on the screen to somebody who shows it elsewhere: pixels that are moved, and
/// pictures of what is painted.
///
/// No more frames are under way than `window`; those that come in the meantime are not painted, and go with the next
/// as one: what ten frames scrolled is one move. As long as nobody wants them, none are painted: a tap is a hundred
/// of them, of which who looks sees the last.
@MainActor
final class FrameFeed {
  /// How many frames may be sent before one is seen.
  static let window = 3
  /// Where a frame has more rectangles, their bounds are sent.
  private static let mostParts = 12

  var send: (ServedValue) -> Void = { _ in }
  private(set) var isOn = false
  private let stage: Stage
  private let meter: FrameMeter
  private var sent = 0
  private var seen = 0
  /// What somebody else had painted while no frame could be sent.
  private var rest = PixelRegion()

  init(stage: Stage, meter: FrameMeter) {
    (self.stage, self.meter) = (stage, meter)
    stage.changeHandler = { [weak self] in self?.take($0) }
    stage.paintsEachFrame = false
  }

  /// Whether no more frames may be sent now: what is drawn in the meantime is sent as one.
  var isFull: Bool { isOn && sent - seen >= Self.window }

  /// Begins with the whole screen.
  func begin() {
    stage.paintsEachFrame = true
    isOn = true
    seen = sent
    rest = PixelRegion()
    if let whole = stage.shown?.bounds { send(nil, [whole]) }
  }

  /// Lets frames happen of which nobody sees but the last.
  func join(_ frames: () -> Void) {
    stage.paintsEachFrame = false
    frames()
    stage.paintsEachFrame = isOn && !isFull
  }

  func end() {
    isOn = false
    stage.paintsEachFrame = false
  }

  /// A frame has come where it is shown.
  func see(_ frame: Int) {
    seen = max(seen, min(frame, sent))
    guard isOn, !isFull else { return }
    stage.paintsEachFrame = true
    if !rest.isEmpty { send(nil, rest.rects) }
  }

  private func take(_ change: Compositor.Change) {
    guard isOn else { return }
    guard rest.isEmpty, !isFull else {
      if let move = change.move { rest.formUnion(move.area) }
      for rect in change.painted { rest.formUnion(rect) }
      return
    }
    send(change.move, change.painted)
  }

  private func send(_ move: Compositor.Change.Move?, _ painted: [PixelRect]) {
    guard let bitmap = stage.shown else { return }
    rest = PixelRegion()
    sent += 1
    var frame = meter.takeNumbers()
    let began = SimulatedClock.realNow
    let parts = Self.parts(painted).compactMap { Self.part($0, of: bitmap) }
    let milliseconds = (SimulatedClock.realNow - began) * 1_000
    let own: [String: ServedValue] = [
      "frame": .number(Double(sent)),
      "size": [.number(Double(bitmap.width)), .number(Double(bitmap.height))],
      "scale": .number(Double(UIScreen.main.scale)),
      "work": work,
      "encode": .number((milliseconds * 100).rounded() / 100),
      "parts": .array(parts),
    ]
    frame.merge(own) { $1 }
    if let move {
      let area = move.area
      frame["move"] = .array(
        [area.minX, area.minY, area.width, area.height, move.dx, move.dy].map {
          .number(Double($0))
        }
      )
    }
    send(ServedRequest("frame", .object(frame)).value)
    if isFull { stage.paintsEachFrame = false }
  }

  /// What the frame cost, in what can be counted.
  private var work: ServedValue {
    let work = stage.work.last
    let counts = [
      ("painted", work.paintedPixels), ("moved", work.movedPixels), ("layers", work.paintedLayers),
      ("rasters", work.rasters), ("offscreens", work.offscreens),
    ]
    return .object(Dictionary(counts.map { ($0, .number(Double($1))) }) { $1 })
  }

  private static func parts(_ rects: [PixelRect]) -> [PixelRect] {
    guard rects.count > mostParts, let first = rects.first else { return rects }
    return [rects.reduce(first) { $0.union($1) }]
  }

  private static func part(_ rect: PixelRect, of bitmap: Bitmap) -> ServedValue? {
    guard let data = bitmap.part(rect).flatMap({ ImageEncoder.png($0, isQuick: true) }) else {
      return nil
    }
    return [
      "at": [.number(Double(rect.minX)), .number(Double(rect.minY))],
      "png": .string(data.base64EncodedString()),
    ]
  }
}
