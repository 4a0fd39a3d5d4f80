import UIKit

/// Photos one beside the other: a swipe turns to the next, two fingers or two taps look closer.
public final class ZoomViewController: UIViewController {
  /// The room between two photos; each page is this much wider than the screen.
  private static let gap: CGFloat = 20

  private let mountains = Array(Mountain.all.prefix(8))
  private let pager = UIScrollView()
  private let head = ZoomHeadView()
  private let strip = PhotoStripView()
  private var pages: [PhotoPageView] = []
  private var shown = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.delegate = self
    pager.accessibilityIdentifier = "photos"
    view.addSubview(pager)
    view.addSubview(head)
    view.addSubview(strip)
    for mountain in mountains {
      let page = PhotoPageView(
        MountainPicture(mountain: mountain).image(CGSize(width: 720, height: 480))
      )
      page.tapped = { [weak self] in self?.toggleBars() }
      pages.append(page)
      pager.addSubview(page)
    }
    strip.show(pages.compactMap(\.image))
    strip.chosen = { [weak self] in self?.turn(to: $0) }
    showNames()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let width = bounds.width + Self.gap
    let page = shown
    pager.frame = CGRect(x: -Self.gap / 2, y: 0, width: width, height: bounds.height)
    pager.contentSize = CGSize(width: width * CGFloat(pages.count), height: bounds.height)
    for (number, page) in pages.enumerated() {
      page.frame = CGRect(
        x: width * CGFloat(number) + Self.gap / 2,
        y: 0,
        width: bounds.width,
        height: bounds.height
      )
    }
    if !pager.isDragging, !pager.isDecelerating { pager.contentOffset.x = CGFloat(page) * width }
    let (top, bottom) = (view.safeAreaInsets.top, view.safeAreaInsets.bottom)
    head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + ZoomHeadView.height)
    let height = PhotoStripView.height + bottom
    strip.frame = CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: height
    )
  }

  private func turn(to page: Int) {
    pager.setContentOffset(CGPoint(x: CGFloat(page) * pager.bounds.width, y: 0), animated: true)
  }

  private func showNames() {
    let mountain = mountains[shown]
    head.show(mountain.name, "\(shown + 1) of \(mountains.count)")
    strip.select(shown)
  }

  private func toggleBars() {
    let isHidden = !head.isHidden
    head.isHidden = isHidden
    strip.isHidden = isHidden
    view.backgroundColor = isHidden ? .black : .systemBackground
  }
}

extension ZoomViewController: UIScrollViewDelegate {
  /// Names the photo most of which shows.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === pager, pager.bounds.width > 0 else { return }
    let page = Int((pager.contentOffset.x / pager.bounds.width).rounded())
    guard pages.indices.contains(page), page != shown else { return }
    pages[shown].showWhole()
    shown = page
    showNames()
  }
}
