import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// One layout of the view, between its controller's notices (fact ge.cb.layoutPass).
  func layOut() {
    ScreenWork.current.noteLayout(of: self)
    traitCollection.performAsCurrent {
      prepareConstraints()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      controller?.unavailableContent.layOut()
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != flags.semanticContent else { return }
    flags.semanticContent = attribute
    refreshAppearance()
    setNeedsLayout()
    layoutDirectionDidChange()
    updateMargins()
  }

  /// The direction something with the attribute is laid out in, on this machine.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.shared.userInterfaceLayoutDirection
    )
  }

  /// The direction something with the attribute is laid out in, where the language reads so.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
}
