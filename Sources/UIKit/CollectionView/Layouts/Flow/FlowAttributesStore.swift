import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// Keeps the attributes a flow layout handed out, so that a scroll makes none anew.
///
/// Whoever gets attributes may change them, though only copies should be: what was changed is not
/// handed out again.
@MainActor
struct FlowAttributesStore {
  private struct Place: Hashable {
    let kind: FlowElement.Kind
    let section: Int
  }

  private struct Entry {
    let attributes: UICollectionViewLayoutAttributes
    let placement: ElementPlacement
    let frame: CGRect
  }

  /// More than are on any screen; with more than these, all are made anew.
  private static let limit = 4096
  /// What stays in sight shows in front of the items it passes.
  private static let pinnedZIndex = 10

  private var entries: [Place: Entry] = [:]
  private var hasReported = false

  mutating func attributes(
    for element: FlowElement,
    isPinned: Bool,
    of layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes {
    let place = Place(kind: element.kind, section: element.section)
    let zIndex = isPinned ? Self.pinnedZIndex : 0
    if let entry = entries[place] {
      let isUntouched = entry.attributes.placement == entry.placement
      if !isUntouched { report(entry, layout) }
      if isUntouched, entry.frame == element.frame, entry.placement.zIndex == zIndex {
        return entry.attributes
      }
    }
    let attributes = make(element, layout)
    attributes.placement.frame = element.frame
    attributes.placement.zIndex = zIndex
    if entries.count >= Self.limit { entries = [:] }
    entries[place] = Entry(
      attributes: attributes,
      placement: attributes.placement,
      frame: element.frame
    )
    return attributes
  }

  private func make(
    _ element: FlowElement,
    _ layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes {
    let section = element.section
    return switch element.kind {
    case .item(let item):
      layout.makeAttributes(.cell, nil, IndexPath(item: item, section: section))
    case .header:
      layout.makeAttributes(
        .supplementaryView,
        UICollectionView.elementKindSectionHeader,
        IndexPath(item: 0, section: section)
      )
    case .footer:
      layout.makeAttributes(
        .supplementaryView,
        UICollectionView.elementKindSectionFooter,
        IndexPath(item: 0, section: section)
      )
    }
  }

  private mutating func report(_ entry: Entry, _ layout: UICollectionViewFlowLayout) {
    let frame = entry.attributes.placement.frame
    guard !hasReported, frame != entry.frame else { return }
    hasReported = true
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-ATTR-MUTATED",
        .warning,
        what: "\(type(of: layout)) changed attributes that belong to its superclass.",
        place: "\(type(of: layout)), \(entry.attributes.kind ?? "item")"
          + " \(entry.attributes.storedIndexPath.short)",
        saw: "\(entry.frame) became \(frame)",
        remedy: "Copy attributes before you change them: attributes.map { $0.copy() }; they were"
          + " made anew.",
        applePhrase: "UICollectionViewFlowLayout has cached frame mismatch for index path"
      )
    )
  }
}
