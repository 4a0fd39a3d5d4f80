import UIKit
import XCTest

@testable import Waits

final class WaitsTests: XCTestCase, UIScrollViewDelegate {
  var window: UIWindow!
  let numbers = NumbersViewController(collectionViewLayout: UICollectionViewFlowLayout())

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = numbers
    window.makeKeyAndVisible()
  }

  override func tearDownWithError() throws {
    window.isHidden = true
    try super.tearDownWithError()
  }

  func testQueue() {
    let isOver = expectation(description: "queue")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isOver.fulfill() }
    wait(for: [isOver], timeout: 2)
  }

  func testAnimation() {
    let isOver = expectation(description: "animation")
    UIView.animate(withDuration: 3) {
      self.numbers.view.alpha = 0
    } completion: { isFinished in
      XCTAssertTrue(isFinished)
      isOver.fulfill()
    }
    wait(for: [isOver], timeout: 5)
  }

  func testBatchUpdates() {
    window.layoutIfNeeded()
    let isOver = expectation(description: "updates")
    numbers.count += 1
    numbers.collectionView.performBatchUpdates {
      self.numbers.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    } completion: { _ in
      XCTAssertEqual(self.numbers.collectionView.visibleCells.count, 6)
      isOver.fulfill()
    }
    wait(for: [isOver], timeout: 2)
  }

  func testPresentation() {
    let isOver = expectation(description: "presentation")
    numbers.present(UIViewController(), animated: true) { isOver.fulfill() }
    wait(for: [isOver], timeout: 3)
    XCTAssertNotNil(numbers.presentedViewController?.viewIfLoaded?.window)
  }

  func testScrolling() {
    numbers.count = 500
    numbers.collectionView.reloadData()
    window.layoutIfNeeded()
    numbers.collectionView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    RunLoop.main.run(until: Date() + 1)
    XCTAssertEqual(numbers.collectionView.contentOffset.y, 100)
  }

  func testTask() async throws {
    let start = Date()
    try await Task.sleep(nanoseconds: 60_000_000_000)
    XCTAssertEqual(Date().timeIntervalSince(start), 60, accuracy: 0.1)
  }

  func testPolling() {
    var isOver = false
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) {
      DispatchQueue.main.async { isOver = true }
    }
    let end = Date() + 40
    while !isOver, Date() < end { RunLoop.main.run(until: Date() + 0.01) }
    XCTAssertTrue(isOver)
  }

  func testManyWaits() {
    let start = Date()
    for _ in 0..<1000 { RunLoop.main.run(until: Date() + 1) }
    XCTAssertEqual(Date().timeIntervalSince(start), 1000, accuracy: 1)
  }

  func testPushedViewIsInTheWindow() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: false)
    RunLoop.main.run(until: Date() + 0.1)
    XCTAssertNotNil(pushed.viewIfLoaded?.window)
  }

  func testWindowsThatNobodyHoldsStay() {
    autoreleasepool {
      let other = UIWindow(frame: window.bounds)
      other.rootViewController = UIViewController()
      other.isHidden = false
    }
    let shown = UIApplication.shared.windows.filter { !$0.isHidden }
    XCTAssertEqual(shown.count, 2)
    shown.last?.isHidden = true
  }

  func testWaitThatIsInVain() {
    let never = XCTestExpectation(description: "never")
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 20), .timedOut)
  }
}
