import CoreGraphics
import Foundation
internal import ScreenProtocol

/// One movement of fingers or of a key, as gesture scripts have it; Docs/GestureScripts.md.
struct InputEntry {
  let kind: String
  /// When it begins, in seconds from the beginning of the whole.
  var delay = 0.0
  private(set) var fields: [String: ServedValue] = [:]

  init(_ kind: String, at point: CGPoint? = nil) {
    self.kind = kind
    if let point { fields["at"] = Self.place(point) }
  }

  func with(_ name: String, _ value: ServedValue) -> InputEntry {
    var entry = self
    entry.fields[name] = value
    return entry
  }

  func with(_ name: String, _ number: Double) -> InputEntry { with(name, .number(number)) }

  func with(_ name: String, _ point: CGPoint) -> InputEntry { with(name, Self.place(point)) }

  func after(_ delay: Double) -> InputEntry {
    var entry = self
    entry.delay = delay
    return entry
  }

  func value(from start: Double) -> ServedValue {
    var all = fields
    all["kind"] = .string(kind)
    all["time"] = .number(start + delay)
    return .object(all)
  }

  private static func place(_ point: CGPoint) -> ServedValue {
    [.number(Double(point.x)), .number(Double(point.y))]
  }
}
