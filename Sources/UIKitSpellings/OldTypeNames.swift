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

/// `NSLayoutConstraint.Attribute`, as Swift 3 and 4 called it.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// `NSLayoutConstraint.Relation`, as Swift 3 and 4 called it.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// `NSLayoutConstraint.FormatOptions`, as Swift 3 and 4 called it.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// `NSLayoutConstraint.Axis`, as Swift 3 and 4 called it.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

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
