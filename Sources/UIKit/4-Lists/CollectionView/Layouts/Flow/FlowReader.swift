import CollectionLayout
import CoreGraphics
import Foundation

/// Asks a flow layout, its view and its delegate for what the engine needs to know.
@MainActor
struct FlowReader {
  let layout: UICollectionViewFlowLayout

  init(_ layout: UICollectionViewFlowLayout) { self.layout = layout }

  // MARK: The view

  var axes: LayoutAxes { layout.scrollDirection == .vertical ? .vertical : .horizontal }

  /// What holds for all sections, as the view is now.
  func configuration(in view: UICollectionView) -> FlowConfiguration {
    let inset = view.adjustedContentInset
    let (bounds, isVertical) = (view.bounds, axes == .vertical)
    let reference = reference(in: view)
    func beyond(_ reference: CGFloat, _ inset: CGFloat) -> CGFloat { max(0, reference - inset) }
    return FlowConfiguration(
      axes: axes,
      crossLength: isVertical
        ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom,
      crossMargins: AxisMargins(
        leading: isVertical
          ? beyond(reference.left, inset.left) : beyond(reference.top, inset.top),
        trailing: isVertical
          ? beyond(reference.right, inset.right) : beyond(reference.bottom, inset.bottom)
      ),
      scale: max(view.traitCollection.displayScale, 1)
    )
  }

  private func reference(in view: UICollectionView) -> UIEdgeInsets {
    switch layout.sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea: view.safeAreaInsets
    case .fromLayoutMargins: view.layoutMargins
    }
  }

  /// Which headers and footers stay in sight, and what is in sight.
  func pinning(in view: UICollectionView) -> FlowPinning? {
    let headers = layout.sectionHeadersPinToVisibleBounds
    let footers = layout.sectionFootersPinToVisibleBounds
    guard headers || footers else { return nil }
    return FlowPinning(
      headers: headers,
      footers: footers,
      visible: view.bounds.inset(by: view.adjustedContentInset)
    )
  }

  // MARK: Guesses

  private func isAutomatic(_ length: CGFloat) -> Bool {
    length == UICollectionViewFlowLayout.automaticSize.width
  }

  /// Whether cells or headers are asked for their sizes.
  var guessesSizes: Bool {
    guessesItems || isAutomatic(axes.size(layout.headerReferenceSize).main)
      || isAutomatic(axes.size(layout.footerReferenceSize).main)
  }

  /// Whether cells are asked for their sizes.
  var guessesItems: Bool {
    layout.estimatedItemSize != .zero || isAutomatic(layout.itemSize.width)
  }

  /// What items are taken to measure before they are asked.
  private var guess: CGSize {
    let usual = CGSize(width: 50, height: 50)
    let given = isAutomatic(layout.itemSize.width) ? usual : layout.itemSize
    let guess = layout.estimatedItemSize
    return guess == .zero || isAutomatic(guess.width) ? given : guess
  }

  // MARK: The delegate

  /// What each section is to be, in the order in which UIKit asks.
  func sections(
    of view: UICollectionView,
    measured: (Int) -> [Int: CGSize]
  ) -> [FlowSectionValues] {
    let delegate = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    layout.plan.delegateNamesNoSizes = delegate == nil
    return view.countsOfItems.enumerated().map { section, count in
      var values = FlowSectionValues(itemCount: count, sizes: .same(layout.itemSize))
      let inset =
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
        ?? layout.sectionInset
      values.insets = FlowSectionValues.Insets(
        top: inset.top,
        left: inset.left,
        bottom: inset.bottom,
        right: inset.right
      )
      values.lineSpacing =
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing
      values.interitemSpacing =
        delegate?.collectionView(
          view,
          layout: layout,
          minimumInteritemSpacingForSectionAt: section
        ) ?? layout.minimumInteritemSpacing
      values.header = chrome(
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
          ?? layout.headerReferenceSize
      )
      values.footer = chrome(
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
          ?? layout.footerReferenceSize
      )
      values.sizes =
        guessesItems
        ? .estimated(guess, measured: measured(section))
        : sizes(section, count, view, delegate)
      return values
    }
  }

  /// A header that says how long it is starts out as long as a row.
  private func chrome(_ size: CGSize) -> CGSize {
    isAutomatic(axes.size(size).main) ? CGSize(width: 44, height: 44) : size
  }

  private func sizes(
    _ section: Int,
    _ count: Int,
    _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSectionValues.Sizes {
    guard let delegate, count > 0, !layout.plan.delegateNamesNoSizes else {
      return .same(layout.itemSize)
    }
    var sizes: [CGSize] = []
    for item in 0..<count {
      guard let path = view.order.sizingPath(ShownPath(item: item, section: section)) else {
        sizes.append(layout.itemSize)
        continue
      }
      sizes.append(delegate.collectionView(view, layout: layout, sizeForItemAt: path.indexPath))
      if layout.plan.delegateNamesNoSizes { return .same(layout.itemSize) }
    }
    return .each(sizes)
  }
}
