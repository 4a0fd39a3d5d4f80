import Foundation

/// Documents of one page, as short as they can be.
enum SmallPDF {
  /// A page so many points large with this drawn on it, y up.
  static func page(_ width: Int, _ height: Int, _ drawing: String) -> Data {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    func add(_ object: String) {
      offsets.append(text.utf8.count)
      text += "\(offsets.count) 0 obj\n\(object)\nendobj\n"
    }
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R >>")
    add("<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream")
    let start = text.utf8.count
    text += "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    text += "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  /// Four points by two: red on the left, clear on the right.
  static let halfRed = page(4, 2, "1 0 0 rg 0 0 2 2 re f")
}
