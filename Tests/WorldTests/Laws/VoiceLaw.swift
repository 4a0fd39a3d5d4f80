import UIKit

@testable import UIKit

/// What assistive programs are told of a list.
@MainActor
enum VoiceLaw {
  static func check(_ app: any WorldApp) -> [Violation] {
    var found: [Violation] = []
    for cell in app.shownCells {
      let node = AccessibilityNode(cell.view)
      if node.item?.path != cell.path {
        found.append(
          Violation(law: .voice, text: "\(cell.path) is told as \(node.item?.path as Any)")
        )
      } else if let item = cell.item, node.reading.label != "item \(item)" {
        found.append(
          Violation(law: .voice, text: "item \(item) is called \(node.reading.label as Any)")
        )
      }
    }
    return found
  }
}
