import CoreGraphics
import Foundation
import UIKit

extension FuzzKind {
  /// Texts in HTML in a label.
  static let html = FuzzKind(
    "html",
    .markup,
    read: { bytes in
      let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
        .documentType: NSAttributedString.DocumentType.html
      ]
      let text = try? NSAttributedString(
        data: Data(bytes),
        options: options,
        documentAttributes: nil
      )
      FuzzScreen().show {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.numberOfLines = 0
        label.attributedText = text
        return [label]
      }
    }
  )
}
