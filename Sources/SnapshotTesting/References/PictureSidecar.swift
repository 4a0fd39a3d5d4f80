import Foundation
import UIKit

/// What is kept beside a picture: which file and which pixels it is of, and the views that it shows.
struct PictureSidecar: Codable {
  /// The digest of the picture's file.
  var file: String
  /// The digest of the pixels as they were drawn.
  var pixels: String
  /// The pixels of a point.
  var scale: Double
  var views: [ViewTree.Row]

  var tree: ViewTree { ViewTree(rows: views) }

  /// Reads what is kept of a picture; nil where there is nothing that can be read.
  init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url),
      let content = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = content
  }

  init(file: Data, picture: NotedImage, tree: ViewTree) {
    self.file = PixelDigest.of(file)
    pixels = picture.digest
    scale = Double(picture.scale)
    views = tree.rows
  }

  /// Writes a line for each view, so that differences of versions can be read.
  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let rows = try views.map { "  " + (try line($0)) }
    let head = "{\"file\":\"\(file)\",\"pixels\":\"\(pixels)\",\"scale\":\(scale),\"views\":[\n"
    let text = head + rows.joined(separator: ",\n") + "\n]}\n"
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
