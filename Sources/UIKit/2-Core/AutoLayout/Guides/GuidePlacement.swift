import CoreGraphics

/// Where the guides that UIKit keeps lie in their views.
enum GuidePlacement {
  case margins
  case safeArea
  case readableContent
  case keyboard
  /// What bars cover at the top, on screens that know no safe area.
  case topBars
  /// What bars cover at the bottom.
  case bottomBars
  /// The whole content of a scroll view.
  case scrolledContent
  /// The part of a scroll view that shows.
  case scrollFrame
  /// The text of a list's content.
  case listText
  /// The second text of a list's content.
  case listSecondaryText
  /// The image of a list's content.
  case listImage

  var name: String {
    switch self {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .topBars: "topLayoutGuide"
    case .bottomBars: "bottomLayoutGuide"
    case .scrolledContent: "contentLayoutGuide"
    case .scrollFrame: "frameLayoutGuide"
    case .listText: "textLayoutGuide"
    case .listSecondaryText: "secondaryTextLayoutGuide"
    case .listImage: "imageLayoutGuide"
    }
  }

  /// Whether constraints decide the guide's size.
  var isFree: Bool { self == .scrolledContent }

  /// The distances from the view's edges; for a guide of a size they leave nothing between.
  @MainActor
  func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readableContent:
      return ReadableWidth.insets(
        in: view.bounds.size,
        margins: view.layoutMargins,
        width: ReadableWidth.width(view.traitCollection)
      )
    case .topBars:
      return UIEdgeInsets(
        top: 0,
        left: 0,
        bottom: view.bounds.height - view.safeAreaInsets.top,
        right: 0
      )
    case .bottomBars:
      return UIEdgeInsets(
        top: view.bounds.height - view.safeAreaInsets.bottom,
        left: 0,
        bottom: 0,
        right: 0
      )
    case .keyboard:
      // Without a keyboard it lies at the bottom of the safe area, with no height.
      let (height, safe) = (view.bounds.height, view.safeAreaInsets)
      let rest = height - safe.bottom
      guard let top = Self.topOfKeyboard(in: view), top < rest else {
        return UIEdgeInsets(top: rest, left: 0, bottom: safe.bottom, right: 0)
      }
      return UIEdgeInsets(top: max(0, top), left: 0, bottom: 0, right: 0)
    case .scrolledContent: return .zero
    case .listText, .listSecondaryText, .listImage:
      let frame = (view as? any GuidedContent)?.frame(of: self) ?? .zero
      return UIEdgeInsets(
        top: frame.minY,
        left: frame.minX,
        bottom: view.bounds.height - frame.maxY,
        right: view.bounds.width - frame.maxX
      )
    case .scrollFrame:
      let offset = view.bounds.origin
      return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    }
  }

  /// How far below a view's upper edge a keyboard starts; nil where none shows.
  @MainActor
  private static func topOfKeyboard(in view: UIView) -> CGFloat? {
    guard let window = view.window,
      let covered = Services.the((any InputViewShowing).self).covered,
      covered.window == ObjectIdentifier(window)
    else { return nil }
    let top = CGPoint(x: 0, y: window.bounds.maxY - covered.height)
    return view.convert(top, from: window).y - view.bounds.minY
  }

  @MainActor
  func frame(in view: UIView) -> CGRect {
    if self == .scrolledContent {
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    let insets = insets(in: view)
    let origin = self == .scrollFrame ? CGPoint.zero : view.bounds.origin
    return CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom)
    )
  }
}

/// The widest that text reads well.
package enum ReadableWidth {
  /// At the default size of text, on iOS 15 to 18.
  package static let standard: CGFloat = 672

  /// The width at the size of text people ask for: as many letters fit in as at the default size.
  ///
  /// Only the default's is known; the others keep its proportion to the body font, in even points.
  static func width(_ traits: UITraitCollection) -> CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    return (standard * body / 17 / 2).rounded(.down) * 2
  }

  /// The distances of the readable guide: the margins, and in the middle no wider than `width`.
  package static func insets(in size: CGSize, margins: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets
  {
    var insets = margins
    // Where less than 44 points would be left beside it, nothing is capped (facts ge.readable).
    guard size.width > width + 88, size.width - insets.left - insets.right > width else {
      return insets
    }
    insets.left = max(insets.left, (size.width - width) / 2)
    insets.right = max(insets.right, size.width - insets.left - width)
    return insets
  }
}

/// A view with guides about the parts of its content.
@MainActor
protocol GuidedContent: UIView {
  /// Where the part of a guide lies, in the view's coordinates.
  func frame(of placement: GuidePlacement) -> CGRect
}
