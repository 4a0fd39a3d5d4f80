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
