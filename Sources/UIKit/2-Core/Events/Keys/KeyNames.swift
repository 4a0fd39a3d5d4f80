import Foundation

/// What keys type and how key commands name them, by their numbers in the USB HID keyboard usage page.
enum KeyNames {
  private static let names: [Int: String] = [
    40: "\r", 41: "UIKeyInputEscape", 42: "\u{8}", 43: "\t", 44: " ", 74: "UIKeyInputHome",
    75: "UIKeyInputPageUp", 76: "UIKeyInputDelete", 77: "UIKeyInputEnd",
    78: "UIKeyInputPageDown", 79: "UIKeyInputRightArrow", 80: "UIKeyInputLeftArrow",
    81: "UIKeyInputDownArrow", 82: "UIKeyInputUpArrow", 88: "\r",
  ]

  /// The characters of a key; `name` is what the machine calls it.
  static func characters(usage: Int, name: String) -> String {
    if let known = names[usage] { return known }
    if (58...69).contains(usage) { return "UIKeyInputF\(usage - 57)" }
    if name.count == 1 { return name.lowercased() }
    // Machines without a name for a letter still say which key it is.
    if name.isEmpty, (4...29).contains(usage), let scalar = Unicode.Scalar(usage - 4 + 97) {
      return String(Character(scalar))
    }
    if name.isEmpty, (30...39).contains(usage) { return "\((usage - 29) % 10)" }
    return name.count <= 1 ? name : ""
  }
}
