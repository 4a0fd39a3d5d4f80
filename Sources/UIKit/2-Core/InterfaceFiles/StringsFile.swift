import Diagnostics
import Foundation
import InterfaceFiles

/// Reads tables of translated texts: `.strings` in both formats, and string catalogs.
package enum StringsFile {
  /// The texts of a table; nil where there is no such file, and with a diagnosis where it cannot be
  /// read.
  package static func texts(at path: String, language: String) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(StringsMistake) {
      return try StringsTable.texts(data, StringsTable.Format(path: path), language: language)
    } catch {
      switch error.place {
      case .line(let line): report(path, line: line, saw: error.reason)
      case .key(let key):
        report(path, line: nil, saw: key.isEmpty ? error.reason : "\(key): \(error.reason)")
      }
      return nil
    }
  }

  private static func report(_ path: String, line: Int?, saw: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .stringsUnreadable,
        place: line.map { "\(path):\($0)" } ?? path,
        saw: saw,
        applePhrase: "The data couldn’t be read because it isn’t in the correct format."
      )
    )
  }
}
