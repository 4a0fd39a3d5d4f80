import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// Keeps the attributes a compositional layout handed out, so that a scroll makes none anew.
///
/// Whoever gets attributes may change them, though only copies should be: what was changed is not
/// handed out again.
@MainActor
struct CompositionalAttributesStore {
  private struct Place: Hashable {
    let kind: CompositionalElement.Kind
    let section: Int
  }

  private struct Entry {
    let attributes: UICollectionViewLayoutAttributes
    let placement: ElementPlacement
    let element: CompositionalElement
  }

  /// More than are on any screen; with more than these, all are made anew.
  private static let limit = 4096

  private var entries: [Place: Entry] = [:]
  private var hasReported = false

  mutating func attributes(
    for element: CompositionalElement,
    named name: String?,
    of layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes {
    let place = Place(kind: element.kind, section: element.section)
    if let entry = entries[place] {
      let isUntouched = entry.attributes.placement == entry.placement
      if !isUntouched { report(entry, layout) }
      if isUntouched, entry.element == element, entry.attributes.kind == name {
        return entry.attributes
      }
    }
    let attributes = make(element, name, layout)
    attributes.placement.frame = element.frame
    attributes.placement.zIndex = element.zIndex
    attributes.isInRow = element.isInRow
    var axes: UIAxis = []
    if element.guesses.width { axes.insert(.horizontal) }
    if element.guesses.height { axes.insert(.vertical) }
    attributes.sizingAxes = axes
    if entries.count >= Self.limit { entries = [:] }
    entries[place] = Entry(
      attributes: attributes,
      placement: attributes.placement,
      element: element
    )
    return attributes
  }

  private func make(
    _ element: CompositionalElement,
    _ name: String?,
    _ layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes {
    let section = element.section
    return switch element.kind {
    case .item(let item):
      layout.makeAttributes(.cell, nil, IndexPath(item: item, section: section))
    case .anchored(let kind, let number):
      layout.makeAttributes(
        .supplementaryView,
        kind,
        IndexPath(item: number, section: section)
      )
    case .boundary:
      layout.makeAttributes(.supplementaryView, name, IndexPath(item: 0, section: section))
    case .global: layout.makeAttributes(.supplementaryView, name, IndexPath(index: 0))
    case .decoration(let index):
      layout.makeAttributes(.decorationView, name, IndexPath(item: index, section: section))
    }
  }

  private mutating func report(
    _ entry: Entry,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    let frame = entry.attributes.placement.frame
    guard !hasReported, frame != entry.placement.frame else { return }
    hasReported = true
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-ATTR-MUTATED",
        .warning,
        what: "\(type(of: layout)) changed attributes that belong to its superclass.",
        place: "\(type(of: layout)), \(entry.attributes.kind ?? "item")"
          + " \(entry.attributes.storedIndexPath.short)",
        saw: "\(entry.placement.frame) became \(frame)",
        remedy: "Copy attributes before you change them: attributes.map { $0.copy() }; they were"
          + " made anew."
      )
    )
  }
}
