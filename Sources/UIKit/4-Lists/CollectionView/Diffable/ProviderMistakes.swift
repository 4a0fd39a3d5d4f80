import CoreGraphics
import Diagnostics
import Foundation

/// What is shown, and said, where a diffable data source's providers have nothing.
@MainActor
enum ProviderMistakes {
  private static let placeholder = "tsumiki.placeholder"

  static func cell(
    in view: UICollectionView,
    at indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: placeholder)
    return view.dequeueReusableCell(withReuseIdentifier: placeholder, for: indexPath)
  }

  static func view(
    of kind: String,
    in view: UICollectionView,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: placeholder
    )
    return view.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: placeholder,
      for: indexPath
    )
  }

  static func reportNoCell(
    at path: IndexPath,
    _ item: String?,
    _ source: NSObject,
    in view: String = "collection view"
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        .badCell,
        what: item == nil
          ? "A cell is asked for where there is no item."
          : "The cell provider gave no cell.",
        place: "\(type(of: source)), item \(path.short)",
        saw: item.map { "item \"\($0)\"" } ?? "",
        remedy: "Return a dequeued cell for every item; an empty one is shown.",
        applePhrase: (view == "table view" ? "UITableView" : "UICollectionView")
          + "DiffableDataSource cell provider returned nil for index path"
          + " \(path.short) with item identifier '\(item ?? "nil")', which is not allowed. You must"
          + " always return a cell to the \(view)"
      )
    )
  }

  static func reportNoView(
    _ kind: String,
    _ path: IndexPath,
    _ hasProvider: Bool,
    _ source: NSObject
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        .supplementaryMissing,
        what: hasProvider
          ? "The supplementary view provider gave no view."
          : "The layout has a supplementary view, and there is no supplementary view provider.",
        place: "\(type(of: source)), kind \"\(kind)\" at \(path.short)",
        remedy: hasProvider
          ? "Return a dequeued view for every kind the layout has; an empty one is shown."
          : "Set supplementaryViewProvider; an empty view is shown.",
        applePhrase: hasProvider
          ? "The view returned from the supplementaryViewProvider was nil"
          : "requested a supplementary view, but a supplementaryViewProvider was not specified on"
            + " the diffable data source"
      )
    )
  }

  static func reportMissingSection(_ section: Int, _ count: Int, _ source: NSObject) {
    UIKitDiagnostics.report(
      Diagnosis(
        .diffUnknown,
        what: "The number of items is asked for a section that does not exist.",
        place: "\(type(of: source)), section \(section)",
        saw: "\(count) sections",
        remedy: "Look at numberOfSections first; the section is taken as empty.",
        applePhrase: "Invalid parameter not satisfying: section < _impl.numberOfSections"
      )
    )
  }
}
