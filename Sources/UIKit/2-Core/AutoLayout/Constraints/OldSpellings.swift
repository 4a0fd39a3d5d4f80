import CoreGraphics

// What Swift 3 and Objective-C called them; old articles and apps still do.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The smallest size, to be fitted to, by its older name.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor @preconcurrency
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest size, to be fitted to, by its older name.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor @preconcurrency
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The priority of what must hold, by its older name.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The priority 750, by its older name.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The priority 250, by its older name.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The priority 50, by its older name.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// A direction, by its older name.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// A part of a view, by its older name.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// How two parts stand to each other, by its older name.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The options of a visual format, by their older name.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
