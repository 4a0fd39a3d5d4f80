import UIKit

/// Mountains one after another, with dots that tell which one it is.
final class AlbumViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let mountains = Array(Mountain.all.prefix(6))

  init() {
    super.init(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20]
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    view.backgroundColor = .systemBackground
    for case let dots as UIPageControl in view.subviews {
      dots.pageIndicatorTintColor = .tertiaryLabel
      dots.currentPageIndicatorTintColor = .label
    }
    dataSource = self
    setViewControllers([page(0)], direction: .forward, animated: false)
  }

  private func page(_ number: Int) -> UIViewController {
    let page = SummitViewController(mountains[number])
    page.view.tag = number
    return page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    viewController.view.tag > 0 ? page(viewController.view.tag - 1) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    viewController.view.tag + 1 < mountains.count ? page(viewController.view.tag + 1) : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    mountains.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
