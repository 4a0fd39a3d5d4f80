// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

import UIKit

// Constants and functions that Swift 3 and 4 had outside of types.

@MainActor @preconcurrency public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
@MainActor @preconcurrency public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
@MainActor @preconcurrency public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
@MainActor @preconcurrency public var UITableViewAutomaticDimension: CGFloat {
  UITableView.automaticDimension
}
@MainActor @preconcurrency public var UIViewNoIntrinsicMetric: CGFloat {
  UIView.noIntrinsicMetric
}
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public let UIEdgeInsetsZero = UIEdgeInsets.zero
public let CGRectZero = CGRect.zero
public let CGSizeZero = CGSize.zero
public let CGPointZero = CGPoint.zero
public let CGAffineTransformIdentity = CGAffineTransform.identity

public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

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
