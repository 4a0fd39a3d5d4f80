import CoreGraphics
import Foundation

/// Where the drawings of the open set have ink, so that none has to be painted to find out.
enum SymbolInk {
  /// How many steps a unit of a drawing has.
  static let density: CGFloat = 16

  /// The box around the ink of a drawing whose sign is in a file with a text; nil where the file is
  /// another than the one that was measured.
  static func box(of drawingName: String, in file: String) -> CGRect? {
    guard
      let entry = PlainTable.value(of: drawingName, in: boxes, between: " ", and: ":")
    else { return nil }
    let numbers = entry.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 5, numbers[4] == file.utf8.count else { return nil }
    let steps = numbers.prefix(4).map { CGFloat($0) / density }
    return CGRect(x: steps[0], y: steps[1], width: steps[2], height: steps[3])
  }

  /// A box and the size of the file as an entry of the list.
  static func entry(_ drawingName: String, _ ink: CGRect, _ file: String) -> String {
    let steps = [ink.minX, ink.minY, ink.width, ink.height].map { Int(($0 * density).rounded()) }
    return "\(drawingName):\((steps + [file.utf8.count]).map(String.init).joined(separator: ","))"
  }
}
