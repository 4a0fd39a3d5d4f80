import CollectionLayout
import Foundation

// Short ways to write compositional layouts down.

extension CompositionalDimension {
  static func fw(_ part: CGFloat) -> CompositionalDimension { .init(.fractionalWidth, part) }
  static func fh(_ part: CGFloat) -> CompositionalDimension { .init(.fractionalHeight, part) }
  static func pt(_ length: CGFloat) -> CompositionalDimension { .init(.absolute, length) }
  static func est(_ length: CGFloat) -> CompositionalDimension { .init(.estimated, length) }
  static func uni(_ length: CGFloat) -> CompositionalDimension { .init(.uniform, length) }
}

extension CompositionalSpacing {
  static func fixed(_ length: CGFloat) -> CompositionalSpacing { .init(length) }
  static func flexible(_ length: CGFloat) -> CompositionalSpacing {
    .init(length, isFlexible: true)
  }
}

extension CompositionalItem {
  /// A leaf.
  static func leaf(
    _ width: CompositionalDimension,
    _ height: CompositionalDimension,
    _ change: (inout CompositionalItem) -> Void = { _ in }
  ) -> CompositionalItem {
    var item = CompositionalItem(size: CompositionalSize(width: width, height: height))
    change(&item)
    return item
  }

  /// A group of items beside each other.
  static func row(
    _ width: CompositionalDimension,
    _ height: CompositionalDimension,
    _ subitems: [CompositionalItem],
    _ repetition: CompositionalGroup.Repetition = .fill,
    spacing: CompositionalSpacing = .none,
    _ change: (inout CompositionalItem) -> Void = { _ in }
  ) -> CompositionalItem {
    leaf(width, height) { item in
      item.content = .group(
        CompositionalGroup(
          axes: .horizontal,
          subitems: subitems,
          repetition: repetition,
          spacing: spacing
        )
      )
      change(&item)
    }
  }

  /// A group of items below each other.
  static func column(
    _ width: CompositionalDimension,
    _ height: CompositionalDimension,
    _ subitems: [CompositionalItem],
    _ repetition: CompositionalGroup.Repetition = .fill,
    spacing: CompositionalSpacing = .none,
    _ change: (inout CompositionalItem) -> Void = { _ in }
  ) -> CompositionalItem {
    var item = row(width, height, subitems, repetition, spacing: spacing)
    if case .group(var group) = item.content {
      group.axes = .vertical
      item.content = .group(group)
    }
    change(&item)
    return item
  }
}

extension CompositionalSectionValues {
  init(
    _ count: Int,
    _ group: CompositionalItem,
    _ change: (inout CompositionalSectionValues) -> Void = { _ in }
  ) {
    self.init(itemCount: count, group: group)
    change(&self)
  }
}

extension CompositionalEngine {
  /// A layout in a view of 100 by 200 points, one pixel each.
  init(
    axes: LayoutAxes = .vertical,
    _ sections: CompositionalSectionValues...,
    change: (inout CompositionalConfiguration) -> Void = { _ in }
  ) {
    var configuration = CompositionalConfiguration(
      axes: axes,
      container: CGSize(width: 100, height: 200)
    )
    change(&configuration)
    self.init(configuration, sections)
  }

  /// The frames of a section's items.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<(values(ofSection: section)?.itemCount ?? 0)).compactMap {
      item($0, inSection: section)?.frame
    }
  }

  /// Everything that is there, found one by one.
  func everything(_ sight: CompositionalSight = CompositionalSight()) -> [CompositionalElement] {
    var found: [CompositionalElement] = []
    for section in 0..<sectionCount {
      let values = values(ofSection: section)
      found += (values?.decorations.indices ?? 0..<0)
        .compactMap { decoration($0, inSection: section) }
      found += (values?.boundary.indices ?? 0..<0)
        .compactMap { boundary($0, inSection: section, sight.pinning) }
      found += (0..<(values?.itemCount ?? 0)).compactMap { item($0, inSection: section) }
    }
    return found + configuration.boundary.indices.compactMap { global($0, sight.pinning) }
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
