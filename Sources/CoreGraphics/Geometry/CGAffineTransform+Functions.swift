// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The C spellings that Apple's headers still offer to Swift beside the methods.

/// Makes a transform from its entries.
public func CGAffineTransformMake(
  _ a: CGFloat,
  _ b: CGFloat,
  _ c: CGFloat,
  _ d: CGFloat,
  _ tx: CGFloat,
  _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Makes a translation.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Makes a scaling about the origin.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Makes a rotation about the origin by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Whether a transform changes nothing.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// The transform that moves first and applies `t` after it.
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform,
  _ tx: CGFloat,
  _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// The transform that scales first and applies `t` after it.
public func CGAffineTransformScale(
  _ t: CGAffineTransform,
  _ sx: CGFloat,
  _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// The transform that rotates first, by an angle in radians, and applies `t` after it.
public func CGAffineTransformRotate(
  _ t: CGAffineTransform,
  _ angle: CGFloat
) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// The transform that undoes `t`, or `t` itself when nothing can.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// The transform that applies `t1` first and `t2` after it.
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform,
  _ t2: CGAffineTransform
) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// Whether two transforms have the same entries.
public func CGAffineTransformEqualToTransform(
  _ t1: CGAffineTransform,
  _ t2: CGAffineTransform
) -> Bool {
  t1 == t2
}

/// Takes a transform apart.
public func CGAffineTransformDecompose(
  _ transform: CGAffineTransform
) -> CGAffineTransformComponents {
  transform.decomposed()
}

/// Makes the transform that the components describe.
public func CGAffineTransformMakeWithComponents(
  _ components: CGAffineTransformComponents
) -> CGAffineTransform {
  CGAffineTransform(components)
}

/// The point after a transform.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// The size after the linear part of a transform.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// The smallest rectangle around the transformed corners.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}
