extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationControllerDelegate {
  /// They may, unless the method's former name says otherwise.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    (presentationController as? UIPopoverPresentationController)
      .map(popoverPresentationControllerShouldDismissPopover) ?? true
  }

  /// Calls the method by its former name.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    if let popover = presentationController as? UIPopoverPresentationController {
      popoverPresentationControllerDidDismissPopover(popover)
    }
  }

  /// It does.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
