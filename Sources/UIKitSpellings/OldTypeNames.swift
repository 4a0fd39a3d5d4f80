// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// Names of types that Swift 3 and 4 had, for sources from then.

/// A signed number, as Objective-C calls it.
public typealias NSInteger = Int

/// An unsigned number, as Objective-C calls it.
public typealias NSUInteger = UInt

/// `UIControl.State`, as Swift 3 and 4 called it.
public typealias UIControlState = UIControl.State

/// `UIControl.Event`, as Swift 3 and 4 called it.
public typealias UIControlEvents = UIControl.Event

/// `UIView.AutoresizingMask`, as Swift 3 and 4 called it.
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// `UIView.ContentMode`, as Swift 3 and 4 called it.
public typealias UIViewContentMode = UIView.ContentMode

/// `UIView.AnimationOptions`, as Swift 3 and 4 called it.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// `UIView.AnimationCurve`, as Swift 3 and 4 called it.
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// `UIView.AnimationTransition`, as Swift 3 and 4 called it.
public typealias UIViewAnimationTransition = UIView.AnimationTransition

/// `UIView.KeyframeAnimationOptions`, as Swift 3 and 4 called it.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// `UIView.TintAdjustmentMode`, as Swift 3 and 4 called it.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// `UICollectionView.ScrollPosition`, as Swift 3 and 4 called it.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// `UICollectionView.ScrollDirection`, as Swift 3 and 4 called it.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// `UICollectionView.ElementCategory`, as Swift 3 and 4 called it.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory

/// `UICollectionViewUpdateItem.Action`, as Swift 3 and 4 called it.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// `UITableView.Style`, as Swift 3 and 4 called it.
public typealias UITableViewStyle = UITableView.Style

/// `UITableView.RowAnimation`, as Swift 3 and 4 called it.
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// `UITableView.ScrollPosition`, as Swift 3 and 4 called it.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// `UITableViewCell.CellStyle`, as Swift 3 and 4 called it.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// `UITableViewCell.SelectionStyle`, as Swift 3 and 4 called it.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// `UITableViewCell.AccessoryType`, as Swift 3 and 4 called it.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// `UITableViewCell.EditingStyle`, as Swift 3 and 4 called it.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// `UITableViewCell.SeparatorStyle`, as Swift 3 and 4 called it.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// `UIApplication.LaunchOptionsKey`, as Swift 3 and 4 called it.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// `UIApplication.State`, as Swift 3 and 4 called it.
public typealias UIApplicationState = UIApplication.State

/// `UIImage.RenderingMode`, as Swift 3 and 4 called it.
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// `UIImage.Orientation`, as Swift 3 and 4 called it.
public typealias UIImageOrientation = UIImage.Orientation

/// `UIImage.ResizingMode`, as Swift 3 and 4 called it.
public typealias UIImageResizingMode = UIImage.ResizingMode

/// `UIGestureRecognizer.State`, as Swift 3 and 4 called it.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// `UISwipeGestureRecognizer.Direction`, as Swift 3 and 4 called it.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// `UIStackView.Alignment`, as Swift 3 and 4 called it.
public typealias UIStackViewAlignment = UIStackView.Alignment

/// `UIStackView.Distribution`, as Swift 3 and 4 called it.
public typealias UIStackViewDistribution = UIStackView.Distribution

/// `UIScrollView.KeyboardDismissMode`, as Swift 3 and 4 called it.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// `UIScrollView.IndicatorStyle`, as Swift 3 and 4 called it.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// `UIScrollView.ContentInsetAdjustmentBehavior`, as Swift 3 and 4 called it.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior

/// `UIFont.TextStyle`, as Swift 3 and 4 called it.
public typealias UIFontTextStyle = UIFont.TextStyle

/// `UIWindow.Level`, as Swift 3 and 4 called it.
public typealias UIWindowLevel = UIWindow.Level

/// `NSAttributedString.Key`, as Swift 3 and 4 called it.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// `UIActivityIndicatorView.Style`, as Swift 3 and 4 called it.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// `UIAlertController.Style`, as Swift 3 and 4 called it.
public typealias UIAlertControllerStyle = UIAlertController.Style

/// `UIAlertAction.Style`, as Swift 3 and 4 called it.
public typealias UIAlertActionStyle = UIAlertAction.Style

/// `UIBarButtonItem.Style`, as Swift 3 and 4 called it.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// `UIBarButtonItem.SystemItem`, as Swift 3 and 4 called it.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// `UIBlurEffect.Style`, as Swift 3 and 4 called it.
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// `UIButton.ButtonType`, as Swift 3 and 4 called it.
public typealias UIButtonType = UIButton.ButtonType

/// `UIControl.ContentHorizontalAlignment`, as Swift 3 and 4 called it.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// `UIControl.ContentVerticalAlignment`, as Swift 3 and 4 called it.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// `UIDatePicker.Mode`, as Swift 3 and 4 called it.
public typealias UIDatePickerMode = UIDatePicker.Mode

/// `UINavigationController.Operation`, as Swift 3 and 4 called it.
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// `UINavigationItem.LargeTitleDisplayMode`, as Swift 3 and 4 called it.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode

/// `UIPageViewController.NavigationDirection`, as Swift 3 and 4 called it.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// `UIPageViewController.NavigationOrientation`, as Swift 3 and 4 called it.
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation

/// `UIPageViewController.SpineLocation`, as Swift 3 and 4 called it.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// `UIPageViewController.TransitionStyle`, as Swift 3 and 4 called it.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// `UIPress.Phase`, as Swift 3 and 4 called it.
public typealias UIPressPhase = UIPress.Phase

/// `UIPress.PressType`, as Swift 3 and 4 called it.
public typealias UIPressType = UIPress.PressType

/// `UIProgressView.Style`, as Swift 3 and 4 called it.
public typealias UIProgressViewStyle = UIProgressView.Style

/// `UISearchBar.Style`, as Swift 3 and 4 called it.
public typealias UISearchBarStyle = UISearchBar.Style

/// `UISearchBar.Icon`, as Swift 3 and 4 called it.
public typealias UISearchBarIcon = UISearchBar.Icon

/// `UISegmentedControl.Segment`, as Swift 3 and 4 called it.
public typealias UISegmentedControlSegment = UISegmentedControl.Segment

/// `UISplitViewController.DisplayMode`, as Swift 3 and 4 called it.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// `UITabBarItem.SystemItem`, as Swift 3 and 4 called it.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// `UITabBar.ItemPositioning`, as Swift 3 and 4 called it.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning

/// `UITableViewCell.StateMask`, as Swift 3 and 4 called it.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask

/// `UITableViewRowAction.Style`, as Swift 3 and 4 called it.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style

/// `UIContextualAction.Style`, as Swift 3 and 4 called it.
public typealias UIContextualActionStyle = UIContextualAction.Style

/// `UITextField.BorderStyle`, as Swift 3 and 4 called it.
public typealias UITextBorderStyle = UITextField.BorderStyle

/// `UITextField.ViewMode`, as Swift 3 and 4 called it.
public typealias UITextFieldViewMode = UITextField.ViewMode

/// `UITextField.DidEndEditingReason`, as Swift 3 and 4 called it.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

/// `UITouch.Phase`, as Swift 3 and 4 called it.
public typealias UITouchPhase = UITouch.Phase

/// `UITouch.TouchType`, as Swift 3 and 4 called it.
public typealias UITouchType = UITouch.TouchType

/// `UIEvent.EventType`, as Swift 3 and 4 called it.
public typealias UIEventType = UIEvent.EventType

/// `UIEvent.EventSubtype`, as Swift 3 and 4 called it.
public typealias UIEventSubtype = UIEvent.EventSubtype

/// `UIApplication.OpenURLOptionsKey`, as Swift 3 and 4 called it.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// `UIImagePickerController.SourceType`, as Swift 3 and 4 called it.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// `UIAttachmentBehavior.AttachmentType`, as Swift 3 and 4 called it.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

/// `UICollisionBehavior.Mode`, as Swift 3 and 4 called it.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

/// `UIPushBehavior.Mode`, as Swift 3 and 4 called it.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// `UICollectionViewDropProposal.Intent`, as Swift 3 and 4 called it.
public typealias UICollectionViewDropIntent = UICollectionViewDropProposal.Intent

/// `UITableViewDropProposal.Intent`, as Swift 3 and 4 called it.
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent
