import CoreGraphics
import Foundation

/// A filter whose values have types; each is the value of the same name.
final class BuiltInFilter: CIFilter {
  @FilterValue("inputAVector") var aVector: CIVector
  @FilterValue("inputAmount") var amount: Float
  @FilterValue("inputAngle") var angle: Float
  @FilterValue("inputAspectRatio") var aspectRatio: Float
  @FilterValue("inputBVector") var bVector: CIVector
  @FilterValue("inputBackgroundImage") var backgroundImage: CIImage?
  @FilterValue("inputBiasVector") var biasVector: CIVector
  @FilterValue("inputBottomLeft") var bottomLeft: CGPoint
  @FilterValue("inputBottomRight") var bottomRight: CGPoint
  @FilterValue("inputBrightness") var brightness: Float
  @FilterValue("inputCenter") var center: CGPoint
  @FilterValue("inputColor") var color: CIColor
  @FilterValue("inputColor0") var color0: CIColor
  @FilterValue("inputColor1") var color1: CIColor
  @FilterValue("inputContrast") var contrast: Float
  @FilterValue("inputCorrectionLevel") var correctionLevel: String
  @FilterValue("inputCrop") var crop: Bool
  @FilterValue("inputEV") var ev: Float
  @FilterValue("inputExtent") var extent: CGRect
  @FilterValue("inputFalloff") var falloff: Float
  @FilterValue("inputGVector") var gVector: CIVector
  @FilterValue("inputImage") var inputImage: CIImage?
  @FilterValue("inputIntensity") var intensity: Float
  @FilterValue("inputLevels") var levels: Float
  @FilterValue("inputMaskImage") var maskImage: CIImage?
  @FilterValue("inputMaxComponents") var maxComponents: CIVector
  @FilterValue("inputMessage") var message: Data
  @FilterValue("inputMinComponents") var minComponents: CIVector
  @FilterValue("inputNeutral") var neutral: CIVector
  @FilterValue("inputPoint0") var point0: CGPoint
  @FilterValue("inputPoint1") var point1: CGPoint
  @FilterValue("inputPoint2") var point2: CGPoint
  @FilterValue("inputPoint3") var point3: CGPoint
  @FilterValue("inputPoint4") var point4: CGPoint
  @FilterValue("inputPower") var power: Float
  @FilterValue("inputRVector") var rVector: CIVector
  @FilterValue("inputRadius") var radius: Float
  @FilterValue("inputRadius0") var radius0: Float
  @FilterValue("inputRadius1") var radius1: Float
  @FilterValue("inputSaturation") var saturation: Float
  @FilterValue("inputScale") var scale: Float
  @FilterValue("inputSharpness") var sharpness: Float
  @FilterValue("inputTargetImage") var targetImage: CIImage?
  @FilterValue("inputTargetNeutral") var targetNeutral: CIVector
  @FilterValue("inputThreshold") var threshold: Float
  @FilterValue("inputTime") var time: Float
  @FilterValue("inputTopLeft") var topLeft: CGPoint
  @FilterValue("inputTopRight") var topRight: CGPoint
  @FilterValue("inputWidth") var width: Float
}

extension BuiltInFilter:
  CIAreaAverage,
  CIBlendWithMask,
  CIBloom,
  CIBoxBlur,
  CICheckerboardGenerator,
  CIColorClamp,
  CIColorControls,
  CIColorInvert,
  CIColorMatrix,
  CIColorMonochrome,
  CIColorPosterize,
  CIColorThreshold,
  CICompositeOperation,
  CIDiscBlur,
  CIDissolveTransition,
  CIEdges,
  CIExposureAdjust,
  CIFalseColor,
  CIGammaAdjust,
  CIGaussianBlur,
  CIGloom,
  CIHueAdjust,
  CILanczosScaleTransform,
  CILinearGradient,
  CIMaskToAlpha,
  CIMedian,
  CIMorphologyMaximum,
  CIMorphologyMinimum,
  CIMotionBlur,
  CIPerspectiveCorrection,
  CIPhotoEffect,
  CIPixellate,
  CIQRCodeGenerator,
  CIRadialGradient,
  CISepiaTone,
  CISharpenLuminance,
  CIStripesGenerator,
  CITemperatureAndTint,
  CIToneCurve,
  CIUnsharpMask,
  CIVibrance,
  CIVignette,
  CIVignetteEffect,
  CIWhitePointAdjust
{}
