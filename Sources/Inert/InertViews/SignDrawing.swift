import CoreGraphics
import Foundation
import UIKit

/// What a layer draws in the place of a picture that is not drawn here.
package enum SignDrawing {
  /// Draws the layer's name, and below it the address of its content, in the middle of `bounds`.
  package static func draw(_ name: String, _ content: URL?, in context: CGContext, _ bounds: CGRect)
  {
    let text = [name, content?.absoluteString ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let words = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.gray,
        .paragraphStyle: style,
      ]
    )
    let room = bounds.insetBy(dx: 8, dy: 8)
    guard room.width > 0, room.height > 0 else { return }
    let size = words.boundingRect(
      with: room.size,
      options: [.usesLineFragmentOrigin],
      context: nil
    ).size
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    words.draw(
      in: CGRect(
        x: room.minX,
        y: bounds.midY - size.height / 2,
        width: room.width,
        height: size.height
      )
    )
  }
}
