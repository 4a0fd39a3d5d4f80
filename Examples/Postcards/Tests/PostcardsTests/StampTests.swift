import UIKit
import XCTest

@testable import Postcards

@MainActor
final class StampTests: XCTestCase, PostcardsDelegate {
  private var stamps: [String] = []

  func postcards(_ controller: PostcardsViewController, didStamp place: String) {
    stamps.append(place)
  }

  private func shown() -> PostcardsViewController {
    let controller = PostcardsViewController()
    controller.places = ["Kyoto", "Nara", "Osaka"]
    controller.delegate = self
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    controller.view.layoutIfNeeded()
    return controller
  }

  private func card(_ item: Int, in controller: PostcardsViewController) throws -> PostcardCell {
    controller.view.layoutIfNeeded()
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return try XCTUnwrap(cell as? PostcardCell)
  }

  func testCardsLieTwoAbreast() throws {
    let controller = shown()
    XCTAssertEqual(try card(0, in: controller).frame, CGRect(x: 16, y: 16, width: 167, height: 96))
    XCTAssertEqual(try card(1, in: controller).frame.minX, 192)
    XCTAssertEqual(try card(2, in: controller).frame.minY, 120)
  }

  func testTheButtonStampsItsCard() throws {
    let controller = shown()
    try card(1, in: controller).stampButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(stamps, ["Nara"])
    XCTAssertFalse(try card(1, in: controller).stampButton.isEnabled)
    XCTAssertTrue(try card(0, in: controller).stampButton.isEnabled)
  }

  func testTheBinTakesStampsAway() throws {
    let controller = shown()
    try card(0, in: controller).stampButton.sendActions(for: .touchUpInside)
    let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
    _ = (item.target as? NSObject)?.perform(try XCTUnwrap(item.action))
    XCTAssertEqual(controller.stamped, [])
  }
}
