// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

import UIKit

// Names of types that Swift 3 and 4 had, for sources from then.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewAnimationTransition = UIView.AnimationTransition
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIWindowLevel = UIWindow.Level
public typealias NSAttributedStringKey = NSAttributedString.Key
