internal import CGLib
import Foundation

/// A value as it goes over a message bus.
package indirect enum BusValue: Hashable, Sendable {
  case bool(Bool)
  case byte(UInt8)
  case short(Int16)
  case int(Int32)
  case uint(UInt32)
  case long(Int)
  case double(Double)
  case string(String)
  case path(String)
  case variant(BusValue)
  case structure([BusValue])
  /// The type of the elements as the bus writes it, and the elements.
  case array(String, [BusValue])
  case entry(BusValue, BusValue)

  /// A list of strings.
  package static func strings(_ strings: [String]) -> BusValue {
    .array("s", strings.map { .string($0) })
  }

  /// A dictionary of strings.
  package static func dictionary(_ values: [String: String]) -> BusValue {
    let sorted = values.sorted { $0.key < $1.key }
    return .array("{ss}", sorted.map { .entry(.string($0.key), .string($0.value)) })
  }

  /// A dictionary of values of any type.
  package static func properties(_ values: [(String, BusValue)]) -> BusValue {
    .array("{sv}", values.map { .entry(.string($0.0), .variant($0.1)) })
  }

  // MARK: Looking into it

  package var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  package var number: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .short(let value): Int(value)
    case .int(let value): Int(value)
    case .uint(let value): Int(value)
    case .long(let value): value
    case .double(let value): Int(exactly: value.rounded())
    case .variant(let value): value.number
    default: nil
    }
  }

  package var flag: Bool? {
    switch self {
    case .bool(let value): value
    case .variant(let value): value.flag
    default: nil
    }
  }

  package var parts: [BusValue] {
    switch self {
    case .structure(let parts): parts
    case .array(_, let parts): parts
    case .entry(let key, let value): [key, value]
    case .variant(let value): value.parts
    default: []
    }
  }

  // MARK: To and from GLib

  /// A new floating variant.
  var variant: OpaquePointer? {
    switch self {
    case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .byte(let value): return g_variant_new_byte(value)
    case .short(let value): return g_variant_new_int16(value)
    case .int(let value): return g_variant_new_int32(value)
    case .uint(let value): return g_variant_new_uint32(value)
    case .long(let value): return g_variant_new_int64(value)
    case .double(let value): return g_variant_new_double(value)
    case .string(let text):
      // What is not told of as text cannot hold a zero.
      return g_variant_new_string(text.replacingOccurrences(of: "\0", with: "\u{FFFD}"))
    case .path(let path):
      return g_variant_is_object_path(path) != 0
        ? g_variant_new_object_path(path) : g_variant_new_object_path("/")
    case .variant(let value): return g_variant_new_variant(value.variant)
    case .structure(let parts):
      let children: [OpaquePointer?] = parts.map(\.variant)
      return g_variant_new_tuple(children, gsize(children.count))
    case .entry(let key, let value): return g_variant_new_dict_entry(key.variant, value.variant)
    case .array(let type, let parts):
      let children: [OpaquePointer?] = parts.map(\.variant)
      let elementType = g_variant_type_new(type)
      defer { g_variant_type_free(elementType) }
      return g_variant_new_array(elementType, children, gsize(children.count))
    }
  }

  init?(_ variant: OpaquePointer?) {
    guard let variant else { return nil }
    let type = String(cString: g_variant_get_type_string(variant))
    switch type.first {
    case "b": self = .bool(g_variant_get_boolean(variant) != 0)
    case "y": self = .byte(g_variant_get_byte(variant))
    case "n": self = .short(g_variant_get_int16(variant))
    case "q": self = .uint(UInt32(g_variant_get_uint16(variant)))
    case "i": self = .int(g_variant_get_int32(variant))
    case "u": self = .uint(g_variant_get_uint32(variant))
    case "x": self = .long(g_variant_get_int64(variant))
    case "t": self = .long(Int(clamping: g_variant_get_uint64(variant)))
    case "d": self = .double(g_variant_get_double(variant))
    case "s": self = .string(String(cString: g_variant_get_string(variant, nil)))
    case "o", "g": self = .path(String(cString: g_variant_get_string(variant, nil)))
    case "v":
      let inner = g_variant_get_variant(variant)
      defer { g_variant_unref(inner) }
      guard let value = BusValue(inner) else { return nil }
      self = .variant(value)
    case "(": self = .structure(Self.children(of: variant))
    case "{":
      let children = Self.children(of: variant)
      guard children.count == 2 else { return nil }
      self = .entry(children[0], children[1])
    case "a": self = .array(String(type.dropFirst()), Self.children(of: variant))
    default: return nil
    }
  }

  private static func children(of variant: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      let child = g_variant_get_child_value(variant, index)
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }
}
