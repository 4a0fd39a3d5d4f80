import CoreGraphics
import Diagnostics
import Foundation
import InterfaceFiles

/// Makes cells and other reusable views of registered nibs.
@MainActor
enum NibCells {
  static func row(_ nib: UINib, _ identifier: String) -> UITableViewCell? {
    guard let cell: UITableViewCell = only(nib, identifier) else { return nil }
    check(cell.identifier, identifier, nib)
    cell.identifier = identifier
    return cell
  }

  static func header(_ nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view: UITableViewHeaderFooterView = only(nib, identifier) else { return nil }
    check(view.identifier, identifier, nib)
    view.identifier = identifier
    return view
  }

  static func reusable<View: UICollectionReusableView>(
    _ nib: UINib,
    _ identifier: String?,
    _ frame: CGRect
  ) -> View? {
    guard let view: View = only(nib, identifier ?? "\(View.self)") else { return nil }
    if let identifier { check(view.storedReuseIdentifier, identifier, nib) }
    view.frame = frame
    return view
  }

  /// The one view at the top of a nib.
  private static func only<View: UIView>(_ nib: UINib, _ identifier: String) -> View? {
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

  private static func check(_ found: String?, _ identifier: String, _ nib: UINib) {
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
