import CoreGraphics
import Foundation
import QuartzCore

/// A view that has more to say of itself than others.
@MainActor
protocol DetailDescribing {
  /// Names with values, in order.
  var descriptionDetails: [(name: String, value: String)] { get }
}

extension UIView: SelfDescribing {
  var selfDescription: String { ResponderText.of(self) }
}

/// Views in words, as debuggers print them.
@MainActor
enum ResponderText {
  static func of(_ view: UIView) -> String {
    "<" + ([head(of: view)] + parts(of: view)).joined(separator: "; ") + ">"
  }

  /// The class and the address of an object.
  static func head(of object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(type(of: object)): 0x\(String(address, radix: 16))"
  }

  private static func parts(of view: UIView) -> [String] {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(resizing(view.autoresizingMask))")
    }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    parts.append("layer = <\(head(of: view.layer))>")
    if let scroll = view as? UIScrollView {
      parts.append("contentOffset: \(pair(scroll.contentOffset.x, scroll.contentOffset.y))")
      parts.append("contentSize: \(pair(scroll.contentSize.width, scroll.contentSize.height))")
      let inset = scroll.adjustedContentInset
      let edges = [inset.top, inset.left, inset.bottom, inset.right].map(number)
      parts.append("adjustedContentInset: {\(edges.joined(separator: ", "))}")
    }
    let details = (view as? any DetailDescribing)?.descriptionDetails ?? []
    return parts + details.map { "\($0.name): \($0.value)" }
  }

  private static func resizing(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "{\(number(first)), \(number(second))}"
  }

  /// A number without needless digits, as `%g` writes it.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
