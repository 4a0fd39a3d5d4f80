import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// Asks a compositional layout and its view for what the engine needs to know.
@MainActor
final class CompositionalReader {
  /// What of the view decides the layout.
  struct Surroundings: Equatable {
    var size: CGSize
    var scale: CGFloat
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
    var isRightToLeft: Bool
    var traits: UITraitCollection
  }

  private let layout: UICollectionViewCompositionalLayout
  private let view: UICollectionView
  private(set) var mistakes: [Diagnosis] = []

  init(_ layout: UICollectionViewCompositionalLayout, _ view: UICollectionView) {
    self.layout = layout
    self.view = view
  }

  private var settings: UICollectionViewCompositionalLayoutConfiguration { layout.configuration }

  var axes: LayoutAxes { settings.scrollDirection == .vertical ? .vertical : .horizontal }

  var surroundings: Surroundings {
    Surroundings(
      size: view.bounds.size,
      scale: max(view.traitCollection.displayScale, 1),
      safeArea: view.safeAreaInsets,
      margins: view.layoutMargins,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      traits: view.traitCollection
    )
  }

  var configuration: CompositionalConfiguration {
    CompositionalConfiguration(
      axes: axes,
      container: view.bounds.size,
      scale: max(view.traitCollection.displayScale, 1),
      interSectionSpacing: settings.interSectionSpacing,
      boundary: settings.boundarySupplementaryItems.map(\.boundaryValue)
    )
  }

  // MARK: Insets references

  /// What a reference keeps free across the scrolling direction (rule C51).
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let edges: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins: view.layoutMargins
      case .readableContent: GuidePlacement.readableContent.insets(in: view)
      }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = NSDirectionalEdgeInsets(edges, isRightToLeft: isRightToLeft)
    return axes == .vertical
      ? NSDirectionalEdgeInsets(
        top: 0,
        leading: insets.leading,
        bottom: 0,
        trailing: insets.trailing
      )
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  private func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    let own = section.contentInsetsReference
    return insets(own == .automatic ? settings.contentInsetsReference : own)
  }

  /// What boundary items of a section keep free.
  private func boundaryInsets(
    of section: NSCollectionLayoutSection
  ) -> CompositionalInsets {
    guard section.supplementariesFollowContentInsets else { return .zero }
    let reference: NSDirectionalEdgeInsets
    switch section.supplementaryContentInsetsReference {
    case .automatic: reference = insets(of: section)
    case .none: return .zero
    case let other: reference = insets(other)
    }
    return CompositionalInsets(
      top: reference.top + section.contentInsets.top,
      leading: reference.leading + section.contentInsets.leading,
      bottom: reference.bottom + section.contentInsets.bottom,
      trailing: reference.trailing + section.contentInsets.trailing
    )
  }

  // MARK: Sections

  /// The sections, each asked for once, in order (rule C50).
  func sections(from source: CompositionalPlan.Source) -> [NSCollectionLayoutSection?] {
    let counts = view.countsOfItems
    switch source {
    case .section(let section): return Array(repeating: section, count: counts.count)
    case .provider(let provider):
      return counts.indices.map { index in
        let section = provider(index, environment(index, counts.count))
        if section == nil, counts[index] > 0 { noteMissing(index, counts[index]) }
        return section?.copied()
      }
    }
  }

  private func environment(_ index: Int, _ count: Int) -> LayoutEnvironment {
    LayoutEnvironment(
      LayoutContainer(view.bounds.size, insets(settings.contentInsetsReference)),
      view.traitCollection,
      section: (index, count)
    )
  }

  func values(of sections: [NSCollectionLayoutSection?]) -> [CompositionalSectionValues] {
    let counts = view.countsOfItems
    let alike = CompositionalItem(
      size: CompositionalSize(
        width: CompositionalDimension(.absolute, 0),
        height: CompositionalDimension(.absolute, 0)
      )
    )
    var known: [ObjectIdentifier: CompositionalSectionValues] = [:]
    return sections.enumerated().map { index, section in
      guard let section else { return CompositionalSectionValues(itemCount: 0, group: alike) }
      var values = known[ObjectIdentifier(section)] ?? self.values(of: section, index)
      known[ObjectIdentifier(section)] = values
      values.itemCount = counts.indices.contains(index) ? counts[index] : 0
      return values
    }
  }

  private func values(
    of section: NSCollectionLayoutSection,
    _ index: Int
  ) -> CompositionalSectionValues {
    var values = CompositionalSectionValues(
      itemCount: 0,
      group: item(section.group, in: view.bounds.size)
    )
    values.insets = CompositionalInsets(section.contentInsets)
    values.interGroupSpacing = section.interGroupSpacing
    values.boundary = section.boundarySupplementaryItems.map(\.boundaryValue)
    values.decorations = section.decorationItems.map(\.decorationValue)
    values.reference = CompositionalInsets(insets(of: section))
    values.boundaryInsets = boundaryInsets(of: section)
    values.row = section.orthogonalScrollingBehavior.value
    return values
  }

  /// An item with what is in it; custom groups are asked in the size they have in the whole view
  /// (rule C23).
  private func item(_ item: NSCollectionLayoutItem, in size: CGSize) -> CompositionalItem {
    var value = item.shell
    guard let group = item as? NSCollectionLayoutGroup else { return value }
    let grid = PixelGrid(scale: max(view.traitCollection.displayScale, 1))
    let own = value.size.resolved(in: size, grid)
    switch group.filling {
    case .run(let axes, let repetition):
      let insets = group.contentInsets
      let inner = CGSize(
        width: max(0, own.width - insets.leading - insets.trailing),
        height: max(0, own.height - insets.top - insets.bottom)
      )
      value.content = .group(
        CompositionalGroup(
          axes: axes,
          subitems: group.subitems.map { self.item($0, in: inner) },
          repetition: repetition,
          spacing: group.spacingValue
        )
      )
    case .custom(let provider):
      let environment = LayoutEnvironment(
        LayoutContainer(own, group.contentInsets),
        view.traitCollection
      )
      value.content = .custom(
        provider(environment).map { CompositionalSlot(frame: $0.frame, zIndex: $0.zIndex) }
      )
    }
    return value
  }

  private func noteMissing(_ index: Int, _ count: Int) {
    mistakes.append(
      Diagnosis(
        .compSection,
        place: "\(type(of: layout)), section \(index)",
        saw: "nil for \(count) items",
        applePhrase: "Invalid section definition. Please specify a valid section definition when"
          + " content is to be rendered for a section. This is a client error."
      )
    )
  }
}
