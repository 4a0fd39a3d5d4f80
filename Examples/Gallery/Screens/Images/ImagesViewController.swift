import UIKit

/// Images in every content mode, symbols, tints, bubbles that stretch, and pictures drawn in code.
final class ImagesViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let heading = UILabel()
  private var sections: [GallerySection] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Images"
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .always
    view.addSubview(scrollView)
    heading.text = "Images"
    heading.font = UIFont.systemFont(ofSize: 34, weight: .bold)
    scrollView.addSubview(heading)
    sections = [
      GallerySection("Shortcuts", ShortcutsView()),
      GallerySection("Symbols", SymbolsView()),
      GallerySection("Messages", BubblesView()),
      GallerySection("Drawn in code", DrawingsView()),
      GallerySection("Content modes", ContentModesView()),
    ]
    for section in sections { scrollView.addSubview(section) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let inset: CGFloat = 16
    heading.frame = CGRect(x: inset, y: 8, width: area.width - 2 * inset, height: 41)
    let columns = max(1, Int(area.width / 360))
    let width = (area.width - inset * CGFloat(columns + 1)) / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat(57), count: columns)
    for section in sections {
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let x = inset + CGFloat(column) * (width + inset)
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let height = section.sizeThatFits(CGSize(width: width, height: 0)).height
      section.frame = CGRect(
        x: isMirrored ? area.width - x - width : x,
        y: bottoms[column],
        width: width,
        height: height
      )
      bottoms[column] += height + 20
    }
    scrollView.contentSize = CGSize(width: area.width, height: bottoms.max() ?? 0)
  }
}
