import TestSupport
import Testing
import UIKit

@MainActor @Suite struct CompositionalLayoutVectorTests {
  nonisolated static let vectors = ((try? Fixture("compositional-layout").vectors) ?? []).filter {
    !$0["input"]["sections"][0].isNull
  }
  nonisolated static let lists = ((try? Fixture("compositional-layout").vectors) ?? []).filter {
    $0.category == "list-section"
  }

  @Test(arguments: vectors)
  func `a collection view gets the frames of iOS`(_ vector: Fixture.Vector) throws {
    let input = vector["input"]
    let sections = input["sections"].list ?? []
    let made = sections.map { $0["layout"].layoutSection }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in made[index] },
      configuration: input["config"].layoutConfiguration
    )
    let container = input["container"].numbers
    let wall = Wall(
      sections.map { Int($0["items"].number ?? 0) },
      layout,
      size: CGSize(width: container[0], height: container[1]),
      scale: CGFloat(input["scale"].number ?? 1),
      kinds: ["h", "f", "l", "badge", "other", "g", "b", "a", "bg", "header", "footer", "title"]
    )
    let measured = input["measured"]
    wall.wish = { measured["\($0.section).\($0.item)"].sizeIfAny }
    wall.wishOfView = { kind, path in measured["b.\(kind).\(path.section)"].sizeIfAny }
    let margins = input["layoutMargins"].numbers.map { CGFloat($0) }
    if margins.count == 4 {
      wall.view.layoutMargins = UIEdgeInsets(
        top: margins[0],
        left: margins[1],
        bottom: margins[2],
        right: margins[3]
      )
    }
    wall.view.layoutIfNeeded()
    let offset = input["contentOffset"].numbers
    if offset.count == 2 {
      wall.view.contentOffset = CGPoint(x: offset[0], y: offset[1])
      wall.view.layoutIfNeeded()
    }
    check(vector["expect"], wall)
  }

  private func check(_ answer: JSONValue, _ wall: Wall) {
    let size = answer["contentSize"].numbers
    #expect(abs(Double(wall.view.contentSize.width) - size[0]) < 0.01)
    #expect(abs(Double(wall.view.contentSize.height) - size[1]) < 0.01)
    let items = answer["items"].object ?? answer["itemsAtOffsetZero"].object ?? [:]
    for (key, value) in items {
      let path = key.split(separator: ".").compactMap { Int($0) }
      let attributes = wall.view.layoutAttributesForItem(
        at: IndexPath(item: path[1], section: path[0])
      )
      #expect(
        attributes.map { isNear($0.frame, value.rect) } == true,
        "\(key): \(String(describing: attributes)), measured \(value.rect)"
      )
      #expect(attributes?.zIndex == Int(answer["itemZ"][key].number ?? 0))
    }
    for value in answer["supplementary"].list ?? [] {
      let numbers = value["index"].numbers.map { Int($0) }
      let path =
        numbers.count == 2
        ? IndexPath(item: numbers[1], section: numbers[0]) : IndexPath(index: 0)
      let attributes = wall.view.layoutAttributesForSupplementaryElement(
        ofKind: value["kind"].string ?? "",
        at: path
      )
      #expect(
        attributes.map { isNear($0.frame, value["frame"].rect) } == true,
        "\(value): \(String(describing: attributes))"
      )
      if let zIndex = value["zIndex"].number { #expect(attributes?.zIndex == Int(zIndex)) }
    }
    for value in answer["decorations"].list ?? [] {
      let numbers = value["index"].numbers.map { Int($0) }
      let attributes = wall.layout.layoutAttributesForDecorationView(
        ofKind: value["kind"].string ?? "",
        at: IndexPath(item: numbers[1], section: numbers[0])
      )
      #expect(attributes.map { isNear($0.frame, value["frame"].rect) } == true, "\(value)")
    }
  }

  @Test(arguments: lists)
  func `a list section has the insets of iOS`(_ vector: Fixture.Vector) throws {
    let input = vector["input"]
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      switch input["appearance"].string {
      case "plain": .plain
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      case "sidebar": .sidebar
      default: .sidebarPlain
      }
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    switch input["headerMode"].string {
    case "supplementary": configuration.headerMode = .supplementary
    case "firstItemInSection": configuration.headerMode = .firstItemInSection
    default: configuration.headerMode = .none
    }
    configuration.footerMode =
      input["footerMode"].string == "supplementary" ? .supplementary : .none
    // The sides of cards are those of narrow screens; wider ones have more.
    let section = NSCollectionLayoutSection.list(
      using: configuration,
      layoutEnvironment: PlainEnvironment(CGSize(width: 375, height: 667))
    )
    let answer = vector["expect"]
    let insets = section.contentInsets
    let found = [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
    #expect(found == answer["contentInsets"].numbers)
    #expect(section.contentInsetsReference == .none)
    let boundary = answer["boundary"].list ?? []
    #expect(section.boundarySupplementaryItems.count == boundary.count)
    for (item, value) in zip(section.boundarySupplementaryItems, boundary) {
      #expect(item.elementKind == value["kind"].string)
      #expect(item.layoutSize.widthDimension == .fractionalWidth(1))
      let height = CGFloat(value["size"][1][1].number ?? 0)
      #expect(item.layoutSize.heightDimension == .estimated(height))
      #expect(item.alignment == (value["alignment"].string == "top" ? .top : .bottom))
      #expect(item.extendsBoundary)
      #expect(item.pinToVisibleBounds == value["pinToVisibleBounds"].bool)
      #expect(item.zIndex == Int(value["zIndex"].number ?? 0))
    }
  }

  @Test func `the facts are there`() {
    #expect(Self.vectors.count == 101)
    #expect(Self.lists.count == 13)
  }
}

/// An environment that is no section of a layout.
@MainActor
final class PlainEnvironment: NSObject, NSCollectionLayoutEnvironment {
  private final class Container: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize

    init(_ contentSize: CGSize) { self.contentSize = contentSize }

    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  }

  let container: any NSCollectionLayoutContainer
  let traitCollection = UITraitCollection.current

  init(_ size: CGSize) { container = Container(size) }
}

extension JSONValue {
  fileprivate var sizeIfAny: CGSize? {
    numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
  }
}
