import Postbox
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots(record: .missing)) struct LetterTests {
  @Test func cell() {
    let cell = LetterCell(style: .default, reuseIdentifier: nil)
    cell.show(Letter(from: "Anna", isNew: false))
    assertSnapshot(of: cell, as: .image(size: CGSize(width: 200, height: 44)))
    assertSnapshot(of: cell, as: .accessibility)
  }
}
