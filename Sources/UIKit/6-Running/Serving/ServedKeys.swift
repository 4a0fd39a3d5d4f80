/// The keys that requests name, with their numbers in the tables of USB keyboards.
enum ServedKeys {
  private static let named: [(String, Int)] = [
    ("return", 40), ("escape", 41), ("delete", 42), ("tab", 43), ("space", 44), ("home", 74),
    ("pageUp", 75), ("end", 77), ("pageDown", 78), ("right", 79), ("left", 80), ("down", 81),
    ("up", 82),
  ]

  static var names: [String] { named.map(\.0) }

  /// The number of a key; nil where there is none of the name.
  static func usage(_ name: String) -> Int? {
    if let known = named.first(where: { $0.0 == name }) { return known.1 }
    guard let letter = name.lowercased().utf8.first, name.utf8.count == 1 else { return nil }
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return 4 + Int(letter - UInt8(ascii: "a"))
    case UInt8(ascii: "0"): return 39
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return 30 + Int(letter - UInt8(ascii: "1"))
    default: return nil
    }
  }
}
