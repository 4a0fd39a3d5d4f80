import Testing
import UIKit

@testable import Postcards

@MainActor
@Suite struct LookTests {
  @Test func `cards are round as the nib says`() throws {
    let nib = UINib(nibName: "PostcardCell", bundle: PostcardsViewController.resources)
    let card = try #require(nib.instantiate(withOwner: nil).first as? PostcardCell)
    #expect(card.contentView.layer.cornerRadius == 10)
  }

  @Test func `a picture of two cards`() throws {
    let controller = PostcardsViewController()
    controller.places = ["Kyoto", "Nara"]
    let size = CGSize(width: 320, height: 128)
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(size: size).image { context in
      controller.view.layer.render(in: context.cgContext)
    }
    #expect(image.size == size)
  }
}
