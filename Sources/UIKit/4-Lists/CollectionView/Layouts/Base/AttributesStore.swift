import CoreGraphics
import Diagnostics
import Foundation

/// Keeps the attributes a layout handed out, so that a scroll makes none anew.
///
/// Whoever gets attributes may change them, though only copies should be: what was changed is not
/// handed out again.
@MainActor
struct AttributesStore<Place: Hashable, Source: Equatable> {
  private struct Entry {
    let attributes: UICollectionViewLayoutAttributes
    let placement: ElementPlacement
    /// What they were made of.
    let source: Source
  }

  /// More than are on any screen; with more than these, all are made anew.
  private static var limit: Int { 4096 }

  private var entries: [Place: Entry] = [:]
  private var hasReported = false

  /// What is kept for a place, unless it was changed or comes of something else now; then it is made.
  mutating func attributes(
    at place: Place,
    of source: Source,
    in layout: UICollectionViewLayout,
    make: () -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let entry = entries[place] {
      let isUntouched = entry.attributes.placement == entry.placement
      if !isUntouched { report(entry, layout) }
      if isUntouched, entry.source == source { return entry.attributes }
    }
    let attributes = make()
    if entries.count >= Self.limit { entries = [:] }
    entries[place] = Entry(
      attributes: attributes,
      placement: attributes.placement,
      source: source
    )
    return attributes
  }

  private mutating func report(_ entry: Entry, _ layout: UICollectionViewLayout) {
    let frame = entry.attributes.placement.frame
    guard !hasReported, frame != entry.placement.frame else { return }
    hasReported = true
    UIKitDiagnostics.report(
      Diagnosis(
        .attributesMutated,
        what: "\(type(of: layout)) changed attributes that belong to its superclass.",
        place: "\(type(of: layout)), \(entry.attributes.kind ?? "item")"
          + " \(entry.attributes.storedIndexPath.short)",
        saw: "\(entry.placement.frame) became \(frame)",
        applePhrase: layout is UICollectionViewFlowLayout
          ? "UICollectionViewFlowLayout has cached frame mismatch for index path" : nil
      )
    )
  }
}
