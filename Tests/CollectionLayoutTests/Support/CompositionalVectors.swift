import CollectionLayout
import Foundation
import TestSupport

extension Fixture.Vector {
  var input: JSONValue { self["input"] }
  var answer: JSONValue { self["expect"] }

  private var axes: LayoutAxes {
    input["config"]["scrollDirection"].string == "horizontal" ? .horizontal : .vertical
  }

  /// The compositional layout that a vector describes, with what its views measure.
  var composition: CompositionalEngine {
    let container = input["container"].numbers
    let configuration = CompositionalConfiguration(
      axes: axes,
      container: CGSize(width: container[0], height: container[1]),
      scale: CGFloat(input["scale"].number ?? 1),
      interSectionSpacing: CGFloat(input["config"]["interSectionSpacing"].number ?? 0),
      boundary: (input["config"]["boundarySupplementaryItems"].list ?? []).map(\.boundary)
    )
    var engine = CompositionalEngine(
      configuration,
      (input["sections"].list ?? []).map(section)
    )
    let measured = (input["measured"].object ?? [:]).sorted { $0.key < $1.key }
    for (key, size) in measured {
      let parts = key.split(separator: ".").map(String.init)
      if parts.count == 3, let section = Int(parts[2]) {
        let items = engine.values(ofSection: section)?.boundary ?? []
        let index = items.firstIndex { $0.kind == parts[1] } ?? -1
        engine.measureBoundary(size.size, index: index, inSection: section)
      } else if let section = Int(parts[0]), let item = Int(parts[1]) {
        engine.measure(size.size, item: item, inSection: section)
      }
    }
    return engine
  }

  private func section(_ json: JSONValue) -> CompositionalSectionValues {
    let layout = json["layout"]
    var values = CompositionalSectionValues(
      itemCount: Int(json["items"].number ?? 0),
      group: layout["group"].item
    )
    values.insets = layout["contentInsets"].insets
    values.interGroupSpacing = CGFloat(layout["interGroupSpacing"].number ?? 0)
    values.boundary = (layout["boundarySupplementaryItems"].list ?? []).map(\.boundary)
    values.decorations = (layout["decorationItems"].list ?? []).map {
      CompositionalDecoration(
        kind: $0["kind"].string ?? "",
        insets: $0["contentInsets"].insets,
        zIndex: Int($0["zIndex"].number ?? 0)
      )
    }
    values.reference = reference(layout["contentInsetsReference"].string)
    if layout["supplementariesFollowContentInsets"].bool ?? true {
      values.boundaryInsets = CompositionalInsets(
        top: values.insets.top + values.reference.top,
        leading: values.insets.leading + values.reference.leading,
        bottom: values.insets.bottom + values.reference.bottom,
        trailing: values.insets.trailing + values.reference.trailing
      )
    }
    values.row =
      switch layout["orthogonalScrollingBehavior"].string {
      case "continuous": .continuous
      case "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary
      case "paging": .paging
      case "groupPaging": .groupPaging
      case "groupPagingCentered": .groupPagingCentered
      default: nil
      }
    return values
  }

  private func reference(_ own: String?) -> CompositionalInsets {
    let name =
      own == nil || own == "automatic"
      ? input["config"]["contentInsetsReference"].string ?? "safeArea" : own
    let insets: [Double] =
      switch name {
      case "layoutMargins", "readableContent": input["layoutMargins"].numbers
      case "safeArea": input["safeAreaInsets"].numbers
      default: []
      }
    guard insets.count == 4 else { return .zero }
    return axes == .vertical
      ? CompositionalInsets(leading: CGFloat(insets[1]), trailing: CGFloat(insets[3]))
      : CompositionalInsets(top: CGFloat(insets[0]), bottom: CGFloat(insets[2]))
  }
}

extension JSONValue {
  fileprivate var dimension: CompositionalDimension {
    let kind: CompositionalDimension.Kind =
      switch self[0].string {
      case "fw": .fractionalWidth
      case "fh": .fractionalHeight
      case "est": .estimated
      default: .absolute
      }
    return CompositionalDimension(kind, CGFloat(self[1].number ?? .nan))
  }

  fileprivate var layoutSize: CompositionalSize {
    CompositionalSize(width: self[0].dimension, height: self[1].dimension)
  }

  fileprivate var insets: CompositionalInsets {
    let numbers = numbers.map { CGFloat($0) }
    guard numbers.count == 4 else { return .zero }
    return CompositionalInsets(
      top: numbers[0],
      leading: numbers[1],
      bottom: numbers[2],
      trailing: numbers[3]
    )
  }

  fileprivate var spacing: CompositionalSpacing {
    CompositionalSpacing(CGFloat(self[1].number ?? 0), isFlexible: self[0].string == "flexible")
  }

  fileprivate var item: CompositionalItem {
    var item = CompositionalItem(size: self["size"].layoutSize)
    item.insets = self["contentInsets"].insets
    let edges = self["edgeSpacing"]
    if edges.list != nil {
      item.edges = CompositionalEdges(
        leading: edges[0].spacing,
        top: edges[1].spacing,
        trailing: edges[2].spacing,
        bottom: edges[3].spacing
      )
    }
    item.supplementaries = (self["supplementaryItems"].list ?? []).map(\.anchored)
    switch self["type"].string {
    case "custom":
      item.content = .custom(
        (self["frames"].list ?? []).map {
          CompositionalSlot(frame: $0["frame"].rect, zIndex: Int($0["zIndex"].number ?? 0))
        }
      )
    case let type?:
      let count = Int(self["count"].number ?? 0)
      item.content = .group(
        CompositionalGroup(
          axes: type == "vertical" ? .vertical : .horizontal,
          subitems: (self["subitems"].list ?? []).map(\.item),
          repetition: count == 0
            ? .fill : self["countMode"].string == "keep" ? .times(count) : .split(count),
          spacing: self["interItemSpacing"].spacing
        )
      )
    case nil: break
    }
    return item
  }

  private var anchor: CompositionalAnchor {
    let edges = (self["edges"].list ?? []).compactMap(\.string)
    func unit(_ low: String, _ high: String) -> CGFloat {
      edges.contains(low) == edges.contains(high) ? 0.5 : edges.contains(low) ? 0 : 1
    }
    let fractional = self["fractionalOffset"].numbers
    let offset = fractional.isEmpty ? self["absoluteOffset"].numbers : fractional
    return CompositionalAnchor(
      unit: CGPoint(x: unit("leading", "trailing"), y: unit("top", "bottom")),
      offset: offset.count == 2 ? CGPoint(x: offset[0], y: offset[1]) : .zero,
      isFractional: !fractional.isEmpty
    )
  }

  private var anchored: CompositionalAnchored {
    CompositionalAnchored(
      kind: self["kind"].string ?? "",
      size: self["size"].layoutSize,
      container: self["containerAnchor"].anchor,
      item: self["itemAnchor"].isNull ? nil : self["itemAnchor"].anchor,
      zIndex: Int(self["zIndex"].number ?? 1)
    )
  }

  fileprivate var boundary: CompositionalBoundary {
    let alignment = (self["alignment"].string ?? "").lowercased()
    func side(_ low: String, _ high: String) -> CompositionalBoundary.Side {
      alignment.contains(low) ? .low : alignment.contains(high) ? .high : .middle
    }
    let offset = self["absoluteOffset"].numbers
    return CompositionalBoundary(
      kind: self["kind"].string ?? "",
      size: self["size"].layoutSize,
      horizontal: side("leading", "trailing"),
      vertical: side("top", "bottom"),
      offset: offset.count == 2 ? CGPoint(x: offset[0], y: offset[1]) : .zero,
      extends: self["extendsBoundary"].bool ?? true,
      isPinned: self["pinToVisibleBounds"].bool ?? false,
      zIndex: Int(self["zIndex"].number ?? 1)
    )
  }
}
