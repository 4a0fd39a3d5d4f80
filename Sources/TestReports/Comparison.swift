import Foundation

/// A value that is not as its reference, and the files that show it.
package struct Comparison: Codable, Hashable, Sendable {
  /// The reference; nil where it is written anew already.
  package var reference: String?
  /// The reference as it was when the test ran.
  package var former: String
  /// What the test made.
  package var result: String
  /// What differs, of two pictures.
  package var difference: String?

  /// What a failure names in its message: lines as `reference: PATH`; nil where it does not.
  package init?(message: String) {
    var paths: [Substring: String] = [:]
    for line in message.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let path = line[line.index(after: colon)...].drop { $0 == " " }
      if path.hasPrefix("/") { paths[line[..<colon]] = String(path) }
    }
    guard let result = paths["result"], let former = paths["reference"] ?? paths["former"] else {
      return nil
    }
    reference = paths["reference"]
    (self.former, self.result, difference) = (former, result, paths["difference"])
  }

  /// Whether it is of pictures.
  var isPicture: Bool { former.hasSuffix(".png") }

  /// The file with the views that a picture shows, which lies beside it.
  static func views(of picture: String) -> String? {
    picture.hasSuffix(".png") ? picture.dropLast(4) + ".views.json" : nil
  }

  /// With what is shown copied into a folder, under names that begin with a number.
  ///
  /// What cannot be copied is named as before.
  func kept(in folder: URL, _ number: Int) -> Comparison {
    var kept = self
    kept.former = Self.copy(former, "reference", to: folder, number)
    kept.result = Self.copy(result, "result", to: folder, number)
    kept.difference = difference.map { Self.copy($0, "difference", to: folder, number) }
    if let views = Self.views(of: result) { _ = Self.copy(views, "result", to: folder, number) }
    return kept
  }

  private static func copy(_ path: String, _ word: String, to folder: URL, _ number: Int) -> String
  {
    let name = URL(fileURLWithPath: path).lastPathComponent
    // `testA.1.linux.views.json` keeps what it ends with.
    let ending = name.hasSuffix(".views.json") ? "views.json" : (name as NSString).pathExtension
    let target = folder.appendingPathComponent("\(number)-\(word).\(ending)")
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      (try? data.write(to: target)) != nil
    else { return path }
    return folder.lastPathComponent + "/" + target.lastPathComponent
  }

  /// With the paths that are relative to a report's folder.
  func resolved(in folder: URL) -> Comparison {
    func path(_ path: String) -> String {
      path.hasPrefix("/") ? path : folder.appendingPathComponent(path).path
    }
    var whole = self
    (whole.former, whole.result) = (path(former), path(result))
    whole.difference = difference.map(path)
    return whole
  }
}
