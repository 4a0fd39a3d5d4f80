// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// Constants and functions that Swift 3 and 4 had outside of types.

/// `UICollectionView.elementKindSectionHeader`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// `UICollectionView.elementKindSectionFooter`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// `UICollectionViewFlowLayout.automaticSize`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// `UITableView.automaticDimension`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UITableViewAutomaticDimension: CGFloat {
  UITableView.automaticDimension
}

/// `UIView.noIntrinsicMetric`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UIViewNoIntrinsicMetric: CGFloat {
  UIView.noIntrinsicMetric
}

/// `UIScrollView.DecelerationRate.normal`, as Swift 3 and 4 called it.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// `UIScrollView.DecelerationRate.fast`, as Swift 3 and 4 called it.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// `UIEdgeInsets.zero`, as Swift 3 and 4 called it.
public let UIEdgeInsetsZero = UIEdgeInsets.zero

/// `CGRect.zero`, as Swift 3 and 4 called it.
public let CGRectZero = CGRect.zero

/// `CGSize.zero`, as Swift 3 and 4 called it.
public let CGSizeZero = CGSize.zero

/// `CGPoint.zero`, as Swift 3 and 4 called it.
public let CGPointZero = CGPoint.zero

/// `CGAffineTransform.identity`, as Swift 3 and 4 called it.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// `UIEdgeInsets(top:left:bottom:right:)`, in points, as a function of C.
public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// `CGRect.inset(by:)`, as a function of C.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Whether all four insets are equal, as a function of C.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  one == other
}

/// `UIResponder.keyboardFrameBeginUserInfoKey`, as Swift 3 and 4 called it.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey

/// `UIResponder.keyboardFrameEndUserInfoKey`, as Swift 3 and 4 called it.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey

/// `UIResponder.keyboardAnimationDurationUserInfoKey`, as Swift 3 and 4 called it.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

/// `UIResponder.keyboardAnimationCurveUserInfoKey`, as Swift 3 and 4 called it.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

/// `UIResponder.keyboardIsLocalUserInfoKey`, as Swift 3 and 4 called it.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

/// `UIBackgroundTaskIdentifier.invalid`, as Swift 3 and 4 called it.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// `UIFont.Weight.ultraLight`, as Swift 3 and 4 called it.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight

/// `UIFont.Weight.thin`, as Swift 3 and 4 called it.
public let UIFontWeightThin = UIFont.Weight.thin

/// `UIFont.Weight.light`, as Swift 3 and 4 called it.
public let UIFontWeightLight = UIFont.Weight.light

/// `UIFont.Weight.regular`, as Swift 3 and 4 called it.
public let UIFontWeightRegular = UIFont.Weight.regular

/// `UIFont.Weight.medium`, as Swift 3 and 4 called it.
public let UIFontWeightMedium = UIFont.Weight.medium

/// `UIFont.Weight.semibold`, as Swift 3 and 4 called it.
public let UIFontWeightSemibold = UIFont.Weight.semibold

/// `UIFont.Weight.bold`, as Swift 3 and 4 called it.
public let UIFontWeightBold = UIFont.Weight.bold

/// `UIFont.Weight.heavy`, as Swift 3 and 4 called it.
public let UIFontWeightHeavy = UIFont.Weight.heavy

/// `UIFont.Weight.black`, as Swift 3 and 4 called it.
public let UIFontWeightBlack = UIFont.Weight.black

/// `UIWindow.Level.normal`, as Swift 3 and 4 called it.
public let UIWindowLevelNormal = UIWindow.Level.normal

/// `UIWindow.Level.statusBar`, as Swift 3 and 4 called it.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// `UIWindow.Level.alert`, as Swift 3 and 4 called it.
public let UIWindowLevelAlert = UIWindow.Level.alert

/// `UIApplication.openSettingsURLString`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}

/// `UISegmentedControl.noSegment`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UISegmentedControlNoSegment: Int {
  UISegmentedControl.noSegment
}

/// `UITableView.indexSearch`, as Swift 3 and 4 called it.
@MainActor @preconcurrency public var UITableViewIndexSearch: String {
  UITableView.indexSearch
}

/// `UIOffset(horizontal:vertical:)`, in points, as a function of C.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// `UIImage.pngData()`, as Swift 3 and 4 called it.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// `UIImage.jpegData(compressionQuality:)`, as Swift 3 and 4 called it.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// What `main.swift` calls in sources whose arguments' pointers could not be null.
@MainActor
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>?,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  UIApplicationMain(argc, CommandLine.unsafeArgv, principalClassName, delegateClassName)
}
