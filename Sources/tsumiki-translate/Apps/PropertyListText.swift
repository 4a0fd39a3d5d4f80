import Foundation

/// Property lists as the text that variables are put into.
enum PropertyListText {
  /// The text of a file, of a binary one as XML; nil where it is not there.
  static func read(_ file: URL) -> String? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard data.starts(with: Data("bplist".utf8)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let text = try? PropertyListSerialization.data(
        fromPropertyList: list,
        format: .xml,
        options: 0
      )
    else { return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16) }
    return String(decoding: text, as: UTF8.self)
  }

  /// What is wrong with a list that cannot be read, and on which line as far as that is told.
  static func mistake(_ error: any Error) -> (line: Int?, reason: String) {
    let told = (error as NSError).userInfo["NSDebugDescription"] as? String
    let reason = told ?? "\(error)"
    let line = reason.firstMatch(of: /line (\d+)/).flatMap { Int($0.1) }
    return (line, reason)
  }
}
