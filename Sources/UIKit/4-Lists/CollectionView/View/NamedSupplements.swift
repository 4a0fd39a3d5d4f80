import Diagnostics
import Foundation

/// Remembers the supplementary views that were invalidated though the layout had none there, to tell
/// of those that it has not afterwards either.
@MainActor
struct NamedSupplements {
  private struct Name: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// More of them are of no use to anyone who reads about it.
  private static let most = 16

  private var strangers: [Name] = []

  /// Takes in what is invalidated of a layout that is still as it was.
  mutating func note(
    _ context: UICollectionViewLayoutInvalidationContext,
    of layout: UICollectionViewLayout
  ) {
    guard !context.everything, !context.counts, context.updates == nil,
      let named = context.invalidatedSupplementaryIndexPaths
    else { return }
    for (kind, paths) in named.sorted(by: { $0.key < $1.key }) {
      for path in paths where strangers.count < Self.most {
        let name = Name(kind: kind, path: path)
        if !Self.has(name, layout), !strangers.contains(name) { strangers.append(name) }
      }
    }
  }

  /// Tells of those that the layout has not now that it was prepared again.
  mutating func report(of layout: UICollectionViewLayout) {
    guard !strangers.isEmpty else { return }
    let missing = strangers.filter { !Self.has($0, layout) }
    strangers = []
    for name in missing {
      UIKitDiagnostics.report(
        Diagnosis(
          .supplementaryInvalid,
          what: "\(Self.word(name.kind)) at \(name.path.short) was invalidated, which the layout"
            + " does not have.",
          place: "\(type(of: layout)), \(name.kind) at \(name.path.short)",
          saw: "no attributes before, and none now",
          applePhrase: "invalidateSupplementaryElementsOfKind"
        )
      )
    }
  }

  private static func has(_ name: Name, _ layout: UICollectionViewLayout) -> Bool {
    guard !name.path.isEmpty else { return false }
    return layout.layoutAttributesForSupplementaryView(ofKind: name.kind, at: name.path) != nil
  }

  private static func word(_ kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "A header"
    case UICollectionView.elementKindSectionFooter: "A footer"
    default: "A supplementary view of the kind \"\(kind)\""
    }
  }
}
