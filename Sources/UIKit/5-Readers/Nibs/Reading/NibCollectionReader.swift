import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads collection views, their prototypes and layouts.
@MainActor
enum NibCollectionReader {
  static func read(_ view: UICollectionView, _ values: NibValues) {
    if let flag = values.flag("allowsSelection") { view.allowsSelection = flag }
    if let flag = values.flag("allowsMultipleSelection") { view.allowsMultipleSelection = flag }
    if let flag = values.flag("prefetchingEnabled") { view.isPrefetchingEnabled = flag }
    if let flag = values.flag("dragInteractionEnabled") { view.dragInteractionEnabled = flag }
    if let child = values.child("backgroundView"), let back = values.making.make(child) as? UIView {
      view.backgroundView = back
    }
    for prototype in values.element.list("cells") {
      register(prototype, kind: nil, view, values.making)
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for child in values.element.children {
      if let kind = child.key.flatMap({ kinds[$0] }) {
        register(child, kind: kind, view, values.making)
      }
    }
  }

  private static func register(
    _ prototype: InterfaceElement,
    kind: String?,
    _ view: UICollectionView,
    _ making: NibMaking
  ) {
    guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else {
      return NibTableReader.reportNoIdentifier(prototype, making)
    }
    let source = NibPrototype(prototype, making)
    view.pool.register(
      .maker { frame in
        let made = source.make() as? UICollectionReusableView
        made?.frame = frame
        return made
      },
      for: ReuseSlot(kind: kind, identifier: identifier)
    )
  }

  // MARK: Layouts

  static func readFlow(_ layout: UICollectionViewFlowLayout, _ values: NibValues) {
    if values.text("scrollDirection") == "horizontal" { layout.scrollDirection = .horizontal }
    if let spacing = values.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = values.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let size = values.size("itemSize") { layout.itemSize = size }
    if values.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = values.size("estimatedItemSize") {
      layout.estimatedItemSize = size
    }
    if let size = values.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = values.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = values.insets("sectionInset") { layout.sectionInset = inset }
    if let reference = values.choice("sectionInsetReference", references) {
      layout.sectionInsetReference = reference
    }
    if let flag = values.flag("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = flag
    }
    if let flag = values.flag("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = flag
    }
  }

  private static let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
    "layoutMargins": .fromLayoutMargins,
  ]
}
