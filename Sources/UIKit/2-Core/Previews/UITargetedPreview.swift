import CoreGraphics
import Diagnostics
import Foundation

/// A view, how it shows as a preview, and where that comes from or goes to.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  public let view: UIView
  /// How it shows.
  public let parameters: UIPreviewParameters
  /// Where the preview comes from or goes to.
  public let target: UIPreviewTarget

  /// Makes a preview that comes from or goes to a target.
  public required init(
    view: UIView,
    parameters: UIPreviewParameters,
    target: UIPreviewTarget
  ) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
    if target.container.window == nil { reportNoWindow() }
  }

  /// Makes a preview of a view in a window, where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform)
    )
  }

  /// Makes a preview of a view in a window, where it is and whole.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of what shows.
  open var size: CGSize { shownRect.size }

  /// The same preview for another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    type(of: self).init(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The part of the view that shows, in its coordinates.
  var shownRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  private func reportNoWindow() {
    UIKitDiagnostics.report(
      Diagnosis(
        .previewWindow,
        place: "\(type(of: self))(view: \(type(of: view)))",
        saw: "a container of class \(type(of: target.container)) without a window",
        applePhrase: "UIPreviewTarget requires that the container view is in a window"
      )
    )
  }
}

/// A targeted preview of something that is dragged.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview of an address, with its text.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Makes a preview of an address, with a title.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: AddressPreview.make(url, title),
      parameters: UIDragPreviewParameters(),
      target: target
    )
  }
}
