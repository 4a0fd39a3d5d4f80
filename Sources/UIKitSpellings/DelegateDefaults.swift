// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// Objective-C finds a delegate's method when it is called, so also one that only a subclass of the
// delegate has. Swift settles it where the protocol is named. Source translation gives the class that
// names it such a method, for the subclass to override; it answers with the protocol's default, as
// `_Defaults.shared.method(…)`, so that whoever asks sees a default.

/// Has none of the methods that protocols leave open.
@MainActor @preconcurrency
public final class _Defaults: NSObject {
  /// The one object; it has no state.
  public static let shared = _Defaults()

  /// Demanded of scene and app delegates; always nil.
  public var window: UIWindow?

  private override init() { super.init() }

  /// Nobody asks this object for what a protocol demands.
  private func unused(_ name: String = #function) -> Never {
    fatalError("\(name) was asked of the object that has defaults only.")
  }
}

extension _Defaults: CAAnimationDelegate {}
extension _Defaults: CALayerDelegate {}
extension _Defaults: NSTextStorageDelegate {}
extension _Defaults: UIApplicationDelegate {}
extension _Defaults: UICollectionViewDelegateFlowLayout {}
extension _Defaults: UICollisionBehaviorDelegate {}
extension _Defaults: UIColorPickerViewControllerDelegate {}
extension _Defaults: UIDocumentInteractionControllerDelegate {}
extension _Defaults: UIDocumentPickerDelegate {}
extension _Defaults: UIDropInteractionDelegate {}
extension _Defaults: UIDynamicAnimatorDelegate {}
extension _Defaults: UIEditMenuInteractionDelegate {}
extension _Defaults: UIFontPickerViewControllerDelegate {}
extension _Defaults: UIGestureRecognizerDelegate {}
extension _Defaults: UIImagePickerControllerDelegate {}
extension _Defaults: UINavigationBarDelegate {}
extension _Defaults: UINavigationControllerDelegate {}
extension _Defaults: UIPageViewControllerDelegate {}
extension _Defaults: UIPickerViewAccessibilityDelegate {}
extension _Defaults: UIPointerInteractionDelegate {}
extension _Defaults: UIPopoverPresentationControllerDelegate {}
extension _Defaults: UISearchBarDelegate {}
extension _Defaults: UISearchControllerDelegate {}
extension _Defaults: UISheetPresentationControllerDelegate {}
extension _Defaults: UISplitViewControllerDelegate {}
extension _Defaults: UITabBarControllerDelegate {}
extension _Defaults: UITabBarDelegate {}
extension _Defaults: UITableViewDelegate {}
extension _Defaults: UITextFieldDelegate {}
extension _Defaults: UITextInteractionDelegate {}
extension _Defaults: UITextViewDelegate {}
extension _Defaults: UIToolTipInteractionDelegate {}
extension _Defaults: UIViewControllerTransitioningDelegate {}
extension _Defaults: UIWindowSceneDelegate {}

extension _Defaults: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { unused() }

  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { unused() }

  public func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}

extension _Defaults: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { unused() }

  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

extension _Defaults: UITableViewDataSource, UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { unused() }

  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { unused() }

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

extension _Defaults: UITableViewDragDelegate, UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { unused() }

  public func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

extension _Defaults: UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { unused() }

  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { unused() }
}

extension _Defaults: UICalendarSelectionMultiDateDelegate, UICalendarSelectionSingleDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  ) {}

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  ) {}

  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  ) {}
}

extension _Defaults: UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { unused() }
}

extension _Defaults: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { unused() }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { unused() }
}

extension _Defaults: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { unused() }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
  }
}
