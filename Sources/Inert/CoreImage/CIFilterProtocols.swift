import CoreGraphics
import Foundation

/// What every filter with typed values is.
public protocol CIFilterProtocol: AnyObject {
  /// The image that the filter makes.
  var outputImage: CIImage? { get }
}

/// The values of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of `CIMedian`.
public protocol CIMedian: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The values of `CIMorphologyMaximum`.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of `CIMorphologyMinimum`.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The saturation.
  var saturation: Float { get set }
  /// The brightness.
  var brightness: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// The values of `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The r vector.
  var rVector: CIVector { get set }
  /// The g vector.
  var gVector: CIVector { get set }
  /// The b vector.
  var bVector: CIVector { get set }
  /// The a vector.
  var aVector: CIVector { get set }
  /// The bias vector.
  var biasVector: CIVector { get set }
}

/// The values of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The min components.
  var minComponents: CIVector { get set }
  /// The max components.
  var maxComponents: CIVector { get set }
}

/// The values of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The ev.
  var ev: Float { get set }
}

/// The values of `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The power.
  var power: Float { get set }
}

/// The values of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The angle.
  var angle: Float { get set }
}

/// The values of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The amount.
  var amount: Float { get set }
}

/// The values of `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The neutral.
  var neutral: CIVector { get set }
  /// The target neutral.
  var targetNeutral: CIVector { get set }
}

/// The values of `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
}

/// The values of `CIToneCurve`.
public protocol CIToneCurve: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The point 0.
  var point0: CGPoint { get set }
  /// The point 1.
  var point1: CGPoint { get set }
  /// The point 2.
  var point2: CGPoint { get set }
  /// The point 3.
  var point3: CGPoint { get set }
  /// The point 4.
  var point4: CGPoint { get set }
}

/// The values of `CIColorThreshold`.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The threshold.
  var threshold: Float { get set }
}

/// The values of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The values of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The levels.
  var levels: Float { get set }
}

/// The values of `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The colour 0.
  var color0: CIColor { get set }
  /// The colour 1.
  var color1: CIColor { get set }
}

/// The values of `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The values of `CIPhotoEffect`.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}

/// The values of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The falloff.
  var falloff: Float { get set }
}

/// The values of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius.
  var radius: Float { get set }
}

/// The values of `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The radius.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The values of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The values of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
}

/// The values of `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The colour 0.
  var color0: CIColor { get set }
  /// The colour 1.
  var color1: CIColor { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The values of `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The colour 0.
  var color0: CIColor { get set }
  /// The colour 1.
  var color1: CIColor { get set }
  /// The width.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The values of `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The correction level.
  var correctionLevel: String { get set }
}

/// The values of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point 0.
  var point0: CGPoint { get set }
  /// The point 1.
  var point1: CGPoint { get set }
  /// The colour 0.
  var color0: CIColor { get set }
  /// The colour 1.
  var color1: CIColor { get set }
}

/// The values of `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The radius 0.
  var radius0: Float { get set }
  /// The radius 1.
  var radius1: Float { get set }
  /// The colour 0.
  var color0: CIColor { get set }
  /// The colour 1.
  var color1: CIColor { get set }
}

/// The values of `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
  /// The mask image.
  var maskImage: CIImage? { get set }
}

/// The values of `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The target image.
  var targetImage: CIImage? { get set }
  /// The time.
  var time: Float { get set }
}

/// The values of `CIPerspectiveCorrection`.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The top left.
  var topLeft: CGPoint { get set }
  /// The top right.
  var topRight: CGPoint { get set }
  /// The bottom left.
  var bottomLeft: CGPoint { get set }
  /// The bottom right.
  var bottomRight: CGPoint { get set }
  /// The crop.
  var crop: Bool { get set }
}

/// The values of `CICompositeOperation`.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
}

/// The values of `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The extent.
  var extent: CGRect { get set }
}
