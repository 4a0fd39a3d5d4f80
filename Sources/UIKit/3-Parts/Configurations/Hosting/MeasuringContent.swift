import CoreGraphics

/// A content view that measures itself, without constraints.
@MainActor
package protocol MeasuringContent: UIView {
  /// What a list's cell has the content keep from its edges at least, in points; nil outside of such cells.
  var rowMargins: (leading: CGFloat, trailing: CGFloat)? { get set }

  /// The height of the content at a width, in points.
  func fittedHeight(forWidth width: CGFloat) -> CGFloat

  /// Where lines below the content begin, from its leading edge and in points.
  var separatorStart: CGFloat { get }
}

extension UIListContentView: MeasuringContent {
  package func fittedHeight(forWidth width: CGFloat) -> CGFloat { textHeight(forWidth: width) }
}

extension UIView {
  /// The size of the view or one around it, where that measures what is in it, may be another one.
  package func measuredContentDidChange() {
    invalidateIntrinsicContentSize()
    if let superview, superview.ownsLayout { superview.invalidateIntrinsicContentSize() }
  }
}
