// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// Constants of Core Animation as Swift 3 and 4 had them; they have the types of today, so that they fit its properties.

/// `CAMediaTimingFillMode.forwards`, as Swift 3 and 4 called it.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

/// `CAMediaTimingFillMode.backwards`, as Swift 3 and 4 called it.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

/// `CAMediaTimingFillMode.both`, as Swift 3 and 4 called it.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// `CAMediaTimingFillMode.removed`, as Swift 3 and 4 called it.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// `CAMediaTimingFunctionName.linear`, as Swift 3 and 4 called it.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

/// `CAMediaTimingFunctionName.easeIn`, as Swift 3 and 4 called it.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

/// `CAMediaTimingFunctionName.easeOut`, as Swift 3 and 4 called it.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

/// `CAMediaTimingFunctionName.easeInEaseOut`, as Swift 3 and 4 called it.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// `CAMediaTimingFunctionName.default`, as Swift 3 and 4 called it.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// `CALayerContentsGravity.center`, as Swift 3 and 4 called it.
public let kCAGravityCenter = CALayerContentsGravity.center

/// `CALayerContentsGravity.top`, as Swift 3 and 4 called it.
public let kCAGravityTop = CALayerContentsGravity.top

/// `CALayerContentsGravity.bottom`, as Swift 3 and 4 called it.
public let kCAGravityBottom = CALayerContentsGravity.bottom

/// `CALayerContentsGravity.left`, as Swift 3 and 4 called it.
public let kCAGravityLeft = CALayerContentsGravity.left

/// `CALayerContentsGravity.right`, as Swift 3 and 4 called it.
public let kCAGravityRight = CALayerContentsGravity.right

/// `CALayerContentsGravity.topLeft`, as Swift 3 and 4 called it.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft

/// `CALayerContentsGravity.topRight`, as Swift 3 and 4 called it.
public let kCAGravityTopRight = CALayerContentsGravity.topRight

/// `CALayerContentsGravity.bottomLeft`, as Swift 3 and 4 called it.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft

/// `CALayerContentsGravity.bottomRight`, as Swift 3 and 4 called it.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight

/// `CALayerContentsGravity.resize`, as Swift 3 and 4 called it.
public let kCAGravityResize = CALayerContentsGravity.resize

/// `CALayerContentsGravity.resizeAspect`, as Swift 3 and 4 called it.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect

/// `CALayerContentsGravity.resizeAspectFill`, as Swift 3 and 4 called it.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// `CAShapeLayerLineCap.butt`, as Swift 3 and 4 called it.
public let kCALineCapButt = CAShapeLayerLineCap.butt

/// `CAShapeLayerLineCap.round`, as Swift 3 and 4 called it.
public let kCALineCapRound = CAShapeLayerLineCap.round

/// `CAShapeLayerLineCap.square`, as Swift 3 and 4 called it.
public let kCALineCapSquare = CAShapeLayerLineCap.square

/// `CAShapeLayerLineJoin.miter`, as Swift 3 and 4 called it.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter

/// `CAShapeLayerLineJoin.round`, as Swift 3 and 4 called it.
public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// `CAShapeLayerLineJoin.bevel`, as Swift 3 and 4 called it.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// `CAShapeLayerFillRule.nonZero`, as Swift 3 and 4 called it.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// `CAShapeLayerFillRule.evenOdd`, as Swift 3 and 4 called it.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// `CATransitionType.fade`, as Swift 3 and 4 called it.
public let kCATransitionFade = CATransitionType.fade

/// `CATransitionType.moveIn`, as Swift 3 and 4 called it.
public let kCATransitionMoveIn = CATransitionType.moveIn

/// `CATransitionType.push`, as Swift 3 and 4 called it.
public let kCATransitionPush = CATransitionType.push

/// `CATransitionType.reveal`, as Swift 3 and 4 called it.
public let kCATransitionReveal = CATransitionType.reveal

/// `CATransitionSubtype.fromRight`, as Swift 3 and 4 called it.
public let kCATransitionFromRight = CATransitionSubtype.fromRight

/// `CATransitionSubtype.fromLeft`, as Swift 3 and 4 called it.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft

/// `CATransitionSubtype.fromTop`, as Swift 3 and 4 called it.
public let kCATransitionFromTop = CATransitionSubtype.fromTop

/// `CATransitionSubtype.fromBottom`, as Swift 3 and 4 called it.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// `CAAnimationCalculationMode.linear`, as Swift 3 and 4 called it.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear

/// `CAAnimationCalculationMode.discrete`, as Swift 3 and 4 called it.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete

/// `CAAnimationCalculationMode.paced`, as Swift 3 and 4 called it.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced

/// `CAAnimationCalculationMode.cubic`, as Swift 3 and 4 called it.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic

/// `CAAnimationCalculationMode.cubicPaced`, as Swift 3 and 4 called it.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced

/// `CAAnimationRotationMode.rotateAuto`, as Swift 3 and 4 called it.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto

/// `CAAnimationRotationMode.rotateAutoReverse`, as Swift 3 and 4 called it.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// `CAEmitterLayerEmitterShape.point`, as Swift 3 and 4 called it.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point

/// `CAEmitterLayerEmitterShape.line`, as Swift 3 and 4 called it.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line

/// `CAEmitterLayerEmitterShape.rectangle`, as Swift 3 and 4 called it.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle

/// `CAEmitterLayerEmitterShape.circle`, as Swift 3 and 4 called it.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle

/// `CAEmitterLayerEmitterShape.cuboid`, as Swift 3 and 4 called it.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid

/// `CAEmitterLayerEmitterShape.sphere`, as Swift 3 and 4 called it.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere

/// `CAEmitterLayerEmitterMode.points`, as Swift 3 and 4 called it.
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points

/// `CAEmitterLayerEmitterMode.outline`, as Swift 3 and 4 called it.
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline

/// `CAEmitterLayerEmitterMode.surface`, as Swift 3 and 4 called it.
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface

/// `CAEmitterLayerEmitterMode.volume`, as Swift 3 and 4 called it.
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume

/// `CAEmitterLayerRenderMode.unordered`, as Swift 3 and 4 called it.
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered

/// `CAEmitterLayerRenderMode.oldestFirst`, as Swift 3 and 4 called it.
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst

/// `CAEmitterLayerRenderMode.oldestLast`, as Swift 3 and 4 called it.
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast

/// `CAEmitterLayerRenderMode.backToFront`, as Swift 3 and 4 called it.
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront

/// `CAEmitterLayerRenderMode.additive`, as Swift 3 and 4 called it.
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive

/// `CALayerContentsFilter.linear`, as Swift 3 and 4 called it.
public let kCAFilterLinear = CALayerContentsFilter.linear

/// `CALayerContentsFilter.nearest`, as Swift 3 and 4 called it.
public let kCAFilterNearest = CALayerContentsFilter.nearest

/// `CALayerContentsFilter.trilinear`, as Swift 3 and 4 called it.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear

/// `CAGradientLayerType.axial`, as Swift 3 and 4 called it.
public let kCAGradientLayerAxial = CAGradientLayerType.axial

/// `CATextLayerAlignmentMode.natural`, as Swift 3 and 4 called it.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural

/// `CATextLayerAlignmentMode.left`, as Swift 3 and 4 called it.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left

/// `CATextLayerAlignmentMode.right`, as Swift 3 and 4 called it.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right

/// `CATextLayerAlignmentMode.center`, as Swift 3 and 4 called it.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center

/// `CATextLayerAlignmentMode.justified`, as Swift 3 and 4 called it.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// `CATextLayerTruncationMode.none`, as Swift 3 and 4 called it.
public let kCATruncationNone = CATextLayerTruncationMode.none

/// `CATextLayerTruncationMode.start`, as Swift 3 and 4 called it.
public let kCATruncationStart = CATextLayerTruncationMode.start

/// `CATextLayerTruncationMode.end`, as Swift 3 and 4 called it.
public let kCATruncationEnd = CATextLayerTruncationMode.end

/// `CATextLayerTruncationMode.middle`, as Swift 3 and 4 called it.
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
