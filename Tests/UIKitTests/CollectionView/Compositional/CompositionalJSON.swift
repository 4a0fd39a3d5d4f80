import TestSupport
import UIKit

/// Makes UIKit's objects of what the measured layouts say.
@MainActor
extension JSONValue {
  private var dimension: NSCollectionLayoutDimension {
    let value = CGFloat(self[1].number ?? .nan)
    return switch self[0].string {
    case "fw": .fractionalWidth(value)
    case "fh": .fractionalHeight(value)
    case "est": .estimated(value)
    default: .absolute(value)
    }
  }

  private var layoutSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: self[0].dimension,
      heightDimension: self[1].dimension
    )
  }

  private var directionalInsets: NSDirectionalEdgeInsets {
    let numbers = numbers.map { CGFloat($0) }
    guard numbers.count == 4 else { return .zero }
    return NSDirectionalEdgeInsets(
      top: numbers[0],
      leading: numbers[1],
      bottom: numbers[2],
      trailing: numbers[3]
    )
  }

  private var layoutSpacing: NSCollectionLayoutSpacing? {
    guard let number = self[1].number else { return nil }
    return self[0].string == "flexible" ? .flexible(CGFloat(number)) : .fixed(CGFloat(number))
  }

  private var anchor: NSCollectionLayoutAnchor {
    var edges: NSDirectionalRectEdge = []
    for edge in (self["edges"].list ?? []).compactMap(\.string) {
      switch edge {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      default: edges.insert(.trailing)
      }
    }
    let fractional = self["fractionalOffset"].numbers
    if fractional.count == 2 {
      let offset = CGPoint(x: fractional[0], y: fractional[1])
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
    }
    let absolute = self["absoluteOffset"].numbers
    guard absolute.count == 2 else { return NSCollectionLayoutAnchor(edges: edges) }
    let offset = CGPoint(x: absolute[0], y: absolute[1])
    return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }

  private var anchored: NSCollectionLayoutSupplementaryItem {
    let size = self["size"].layoutSize
    let kind = self["kind"].string ?? ""
    guard !self["itemAnchor"].isNull else {
      return NSCollectionLayoutSupplementaryItem(
        layoutSize: size,
        elementKind: kind,
        containerAnchor: self["containerAnchor"].anchor
      )
    }
    return NSCollectionLayoutSupplementaryItem(
      layoutSize: size,
      elementKind: kind,
      containerAnchor: self["containerAnchor"].anchor,
      itemAnchor: self["itemAnchor"].anchor
    )
  }

  private var layoutItem: NSCollectionLayoutItem {
    let supplementaries = (self["supplementaryItems"].list ?? []).map(\.anchored)
    let item: NSCollectionLayoutItem
    if let type = self["type"].string {
      let group = group(type)
      group.interItemSpacing = self["interItemSpacing"].layoutSpacing
      group.supplementaryItems = supplementaries
      item = group
    } else {
      item = NSCollectionLayoutItem(
        layoutSize: self["size"].layoutSize,
        supplementaryItems: supplementaries
      )
    }
    item.contentInsets = self["contentInsets"].directionalInsets
    let edges = self["edgeSpacing"]
    if edges.list != nil {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: edges[0].layoutSpacing,
        top: edges[1].layoutSpacing,
        trailing: edges[2].layoutSpacing,
        bottom: edges[3].layoutSpacing
      )
    }
    return item
  }

  private func group(_ type: String) -> NSCollectionLayoutGroup {
    let size = self["size"].layoutSize
    let items = (self["subitems"].list ?? []).map(\.layoutItem)
    if type == "custom" {
      let frames = (self["frames"].list ?? []).map {
        NSCollectionLayoutGroupCustomItem(
          frame: $0["frame"].rect,
          zIndex: Int($0["zIndex"].number ?? 0)
        )
      }
      return .custom(layoutSize: size) { _ in frames }
    }
    guard let count = self["count"].number.map({ Int($0) }) else {
      return type == "vertical"
        ? .vertical(layoutSize: size, subitems: items)
        : .horizontal(layoutSize: size, subitems: items)
    }
    if self["countMode"].string == "keep" {
      return type == "vertical"
        ? .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
        : .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
    }
    return type == "vertical"
      ? .vertical(layoutSize: size, subitem: items[0], count: count)
      : .horizontal(layoutSize: size, subitem: items[0], count: count)
  }

  private var boundary: NSCollectionLayoutBoundarySupplementaryItem {
    let alignment: NSRectAlignment =
      switch self["alignment"].string {
      case "top": .top
      case "topLeading": .topLeading
      case "topTrailing": .topTrailing
      case "bottom": .bottom
      case "bottomLeading": .bottomLeading
      case "bottomTrailing": .bottomTrailing
      case "leading": .leading
      default: .trailing
      }
    let offset = self["absoluteOffset"].numbers
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: self["size"].layoutSize,
      elementKind: self["kind"].string ?? "",
      alignment: alignment,
      absoluteOffset: offset.count == 2 ? CGPoint(x: offset[0], y: offset[1]) : .zero
    )
    item.extendsBoundary = self["extendsBoundary"].bool ?? true
    item.pinToVisibleBounds = self["pinToVisibleBounds"].bool ?? false
    if let zIndex = self["zIndex"].number { item.zIndex = Int(zIndex) }
    return item
  }

  private var reference: UIContentInsetsReference? {
    switch string {
    case "none": UIContentInsetsReference.none
    case "safeArea": .safeArea
    case "layoutMargins": .layoutMargins
    case "readableContent": .readableContent
    case "automatic": .automatic
    default: nil
    }
  }

  private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch string {
    case "continuous": .continuous
    case "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary
    case "paging": .paging
    case "groupPaging": .groupPaging
    case "groupPagingCentered": .groupPagingCentered
    default: .none
    }
  }

  /// The section that a vector describes.
  var layoutSection: NSCollectionLayoutSection? {
    guard let group = self["group"].layoutItem as? NSCollectionLayoutGroup else { return nil }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = self["contentInsets"].directionalInsets
    section.interGroupSpacing = CGFloat(self["interGroupSpacing"].number ?? 0)
    if let reference = self["contentInsetsReference"].reference {
      section.contentInsetsReference = reference
    }
    section.supplementariesFollowContentInsets =
      self["supplementariesFollowContentInsets"].bool ?? true
    section.orthogonalScrollingBehavior = self["orthogonalScrollingBehavior"].behavior
    section.boundarySupplementaryItems =
      (self["boundarySupplementaryItems"].list ?? []).map(\.boundary)
    section.decorationItems = (self["decorationItems"].list ?? []).map { json in
      let item = NSCollectionLayoutDecorationItem.background(
        elementKind: json["kind"].string ?? ""
      )
      item.contentInsets = json["contentInsets"].directionalInsets
      item.zIndex = Int(json["zIndex"].number ?? 0)
      return item
    }
    return section
  }

  /// What a vector says of all sections.
  var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if self["scrollDirection"].string == "horizontal" {
      configuration.scrollDirection = .horizontal
    }
    configuration.interSectionSpacing = CGFloat(self["interSectionSpacing"].number ?? 0)
    if let reference = self["contentInsetsReference"].reference {
      configuration.contentInsetsReference = reference
    }
    configuration.boundarySupplementaryItems =
      (self["boundarySupplementaryItems"].list ?? []).map(\.boundary)
    return configuration
  }
}
