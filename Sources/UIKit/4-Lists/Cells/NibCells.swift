import Diagnostics
import Foundation
import InterfaceFiles

/// Makes cells and other reusable views of registered nibs.
@MainActor
enum NibCells {
  /// The one view at the top of a nib.
  static func only<View: UIView>(_ nib: UINib, _ identifier: String) -> View? {
    let objects = nib.instantiate(withOwner: nil)
    let views = objects.compactMap { $0 as? View }
    if views.count == 1, objects.count == 1 { return views[0] }
    // A file that cannot be read was reported.
    guard let path = nib.file?.document.path else { return nil }
    UIKitDiagnostics.report(
      Diagnosis(
        .nibCell,
        place: "\(path), identifier \"\(identifier)\"",
        saw: objects.isEmpty
          ? "no objects" : objects.map { "\(type(of: $0))" }.joined(separator: ", "),
        remedy: "Leave one \(View.self) at the top of the file"
          + (views.isEmpty ? "; an empty one is used." : "; the first is used."),
        applePhrase: "invalid nib registered for identifier (\(identifier)) - nib must contain"
          + " exactly one top level object which must be a \(View.self) instance"
      )
    )
    return views.first
  }

  /// Says so where a nib has another identifier than code.
  static func check(_ found: String?, _ identifier: String, _ nib: UINib) {
    guard let found, found != identifier else { return }
    UIKitDiagnostics.report(
      Diagnosis(
        .nibReuse,
        place: nib.file?.document.path ?? "nib",
        saw: "\"\(found)\" in the file, \"\(identifier)\" in code",
        applePhrase: "cell reuse indentifier in nib (\(found)) does not match the identifier used"
          + " to register the nib (\(identifier))"
      )
    )
  }
}
