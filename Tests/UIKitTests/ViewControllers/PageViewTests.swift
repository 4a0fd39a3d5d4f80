import CoreGraphics
import Diagnostics
import Testing
import UIKit
import WindowHost

/// Pages from 0 to 4, and what is told of turning them.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = CallLog()
  lazy var pages: [Page] = (0..<5).map { Page($0, self) }
  var dots = 0

  final class Page: UIViewController {
    let number: Int
    private unowned let book: Book

    init(_ number: Int, _ book: Book) {
      (self.number, self.book) = (number, book)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { book.log.lines.append("\(number) will") }
    override func viewDidAppear(_ animated: Bool) { book.log.lines.append("\(number) did") }
    override func viewWillDisappear(_ animated: Bool) {
      book.log.lines.append("\(number) will go")
    }
    override func viewDidDisappear(_ animated: Bool) { book.log.lines.append("\(number) went") }
  }

  private func page(_ number: Int?) -> UIViewController? {
    number.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page((viewController as? Page).map { $0.number - 1 }) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page((viewController as? Page).map { $0.number + 1 }) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.lines.append("to \(numbers(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { log.lines.append("from \(numbers(previousViewControllers)) \(completed)") }

  func numbers(_ controllers: [UIViewController]?) -> [Int] {
    (controllers ?? []).compactMap { ($0 as? Page)?.number }
  }
}

@MainActor @Suite struct PageViewTests {
  private func strip(
    _ book: Book,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    spacing: CGFloat = 0
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: orientation,
      options: [.interPageSpacing: spacing]
    )
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    return pages
  }

  @Test func `a finger turns a page and everybody hears of it in order`() {
    let book = Book()
    let pages = strip(book)
    TestScreen.showing(pages) { screen in
      screen.step(2)
      #expect(book.log.take() == ["1 will", "1 did"])
      #expect(pages.gestureRecognizers.isEmpty && pages.spineLocation == .none)
      screen.drag(from: (280, 200), to: (40, 200))
      screen.settle()
      #expect(
        book.log.take() == [
          "to [2]", "1 will go", "2 will", "1 went", "2 did", "from [1] true",
        ]
      )
      #expect(book.numbers(pages.viewControllers) == [2])
      #expect(pages.children == [book.pages[2]])
      let place = book.pages[2].view.convert(CGPoint.zero, to: pages.view)
      #expect(place == .zero && book.pages[2].view.bounds.size == pages.view.bounds.size)
      // And back.
      screen.drag(from: (40, 200), to: (280, 200))
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [1])
    }
  }

  @Test func `a page that is let go too early goes back`() {
    let book = Book()
    let pages = strip(book)
    TestScreen.showing(pages) { screen in
      screen.step(2)
      _ = book.log.take()
      screen.drag(from: (200, 200), to: (150, 200), frames: 20, lifts: false)
      for _ in 0..<12 { screen.finger(.moved, 150, 200) }
      screen.finger(.ended, 150, 200)
      screen.settle()
      #expect(
        book.log.take() == [
          "to [2]", "1 will go", "2 will", "2 will go", "1 will", "2 went", "1 did",
          "from [1] false",
        ]
      )
      #expect(book.numbers(pages.viewControllers) == [1])
      #expect(book.pages[1].view.convert(CGPoint.zero, to: pages.view) == .zero)
      #expect(book.pages[2].view.window == nil)
    }
  }

  @Test func `pages end where the data source does`() {
    let book = Book()
    let pages = strip(book)
    pages.setViewControllers([book.pages[4]], direction: .forward, animated: false)
    TestScreen.showing(pages) { screen in
      screen.step(2)
      _ = book.log.take()
      screen.drag(from: (280, 200), to: (40, 200))
      screen.settle()
      #expect(book.log.take().isEmpty && book.numbers(pages.viewControllers) == [4])
      #expect(book.pages[4].view.convert(CGPoint.zero, to: pages.view) == .zero)
    }
  }

  @Test func `quick fingers turn one page after another`() {
    let book = Book()
    let pages = strip(book, spacing: 20)
    TestScreen.showing(pages) { screen in
      screen.step(2)
      for _ in 0..<3 {
        screen.drag(from: (280, 200), to: (60, 200), frames: 4)
        screen.step(6)
      }
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [4])
      #expect(pages.children == [book.pages[4]])
      #expect(book.pages[4].view.convert(CGPoint.zero, to: pages.view) == .zero)
    }
  }

  @Test func `code turns pages without the delegate`() {
    let book = Book()
    let pages = strip(book)
    TestScreen.showing(pages) { screen in
      screen.step(2)
      _ = book.log.take()
      var ended: [Bool] = []
      pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
        ended.append($0)
      }
      screen.step(3)
      let place = book.pages[3].view.convert(CGPoint.zero, to: pages.view).x
      #expect(place > 0 && place < 320 && ended.isEmpty)
      screen.settle()
      #expect(ended == [true] && book.numbers(pages.viewControllers) == [3])
      #expect(book.log.take() == ["1 will go", "3 will", "1 went", "3 did"])
      pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
      screen.step(3)
      #expect(book.pages[0].view.convert(CGPoint.zero, to: pages.view).x < 0)
      screen.settle()
      #expect(book.pages[0].view.convert(CGPoint.zero, to: pages.view) == .zero)
      _ = book.log.take()
      // The neighbours are the new page's.
      screen.drag(from: (280, 200), to: (40, 200))
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [1])
    }
  }

  @Test func `pages go the other way from right to left, and up and down`() {
    let book = Book()
    let pages = strip(book)
    TestScreen.showing(
      pages,
      configure: { $0.isRightToLeft = true },
      { screen in
        screen.step(2)
        screen.drag(from: (40, 200), to: (280, 200))
        screen.settle()
        #expect(book.numbers(pages.viewControllers) == [2])
      }
    )
    let tall = strip(book, .vertical)
    TestScreen.showing(tall) { screen in
      screen.step(2)
      screen.drag(from: (160, 400), to: (160, 60))
      screen.settle()
      #expect(book.numbers(tall.viewControllers) == [2])
    }
  }

  @Test func `dots tell which page it is and turn pages`() throws {
    let book = Book()
    book.dots = 5
    let pages = strip(book)
    try TestScreen.showing(pages) { screen in
      screen.step(2)
      let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
      #expect(!dots.isHidden && dots.numberOfPages == 5 && dots.currentPage == 1)
      #expect(dots.frame == CGRect(x: 0, y: 443, width: 320, height: 37))
      #expect(book.pages[1].view.bounds.height == 443)
      screen.drag(from: (280, 200), to: (40, 200))
      screen.settle()
      #expect(dots.currentPage == 2)
      screen.tap(200, 461)
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [3] && dots.currentPage == 3)
    }
  }

  @Test func `a book is turned by fingers and by taps at its sides`() {
    let book = Book()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal
    )
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    TestScreen.showing(pages) { screen in
      screen.step(2)
      _ = book.log.take()
      #expect(pages.spineLocation == .min && pages.gestureRecognizers.count == 2)
      screen.tap(310, 200)
      screen.settle()
      #expect(
        book.log.take() == [
          "to [1]", "0 will go", "1 will", "0 went", "1 did", "from [0] true",
        ]
      )
      screen.drag(from: (300, 200), to: (20, 200))
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [2])
      screen.tap(10, 200)
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [1])
      screen.tap(160, 200)
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [1])
    }
  }

  @Test func `a page of a book that is let go too early goes back`() {
    let book = Book()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal
    )
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    TestScreen.showing(pages) { screen in
      screen.step(2)
      _ = book.log.take()
      screen.drag(from: (300, 200), to: (240, 200), frames: 20, lifts: false)
      for _ in 0..<12 { screen.finger(.moved, 240, 200) }
      screen.finger(.ended, 240, 200)
      screen.settle()
      #expect(
        book.log.take() == [
          "to [1]", "0 will go", "1 will", "1 will go", "0 will", "1 went", "0 did",
          "from [0] false",
        ]
      )
      #expect(book.numbers(pages.viewControllers) == [0])
      #expect(book.pages[1].view.window == nil)
    }
  }

  @Test func `a book bound in the middle shows two pages`() {
    let book = Book()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
    )
    pages.dataSource = book
    #expect(pages.isDoubleSided && pages.spineLocation == .mid)
    pages.setViewControllers(
      [book.pages[0], book.pages[1]],
      direction: .forward,
      animated: false
    )
    TestScreen.showing(pages) { screen in
      #expect(book.pages[1].view.frame == CGRect(x: 160, y: 0, width: 160, height: 480))
      screen.tap(310, 200)
      screen.settle()
      #expect(book.numbers(pages.viewControllers) == [2, 3])
      let codes = UIKitDiagnostics.recording {
        pages.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
        pages.isDoubleSided = false
      }.map(\.code.rawValue)
      #expect(codes == ["TSK-PAGE-COUNT", "TSK-PAGE-SIDES"] && pages.isDoubleSided)
    }
  }
}
