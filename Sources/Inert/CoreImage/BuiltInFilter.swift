import CoreGraphics
import Foundation

/// A filter whose values have types; each is the value of the same name.
final class BuiltInFilter: CIFilter {
  private func number(_ key: String) -> Float {
    value(forKey: key).flatMap(FilterValues.number).map { Float($0) } ?? 0
  }

  private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }

  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var bottomLeft: CGPoint {
    get { vector("inputBottomLeft").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }

  var bottomRight: CGPoint {
    get { vector("inputBottomRight").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }

  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var center: CGPoint {
    get { vector("inputCenter").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }

  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var crop: Bool {
    get { number("inputCrop") != 0 }
    set { setValue(newValue, forKey: "inputCrop") }
  }

  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }

  var extent: CGRect {
    get { vector("inputExtent").cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }

  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }

  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }

  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }

  var point0: CGPoint {
    get { vector("inputPoint0").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { vector("inputPoint1").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }

  var point2: CGPoint {
    get { vector("inputPoint2").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
  }

  var point3: CGPoint {
    get { vector("inputPoint3").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
  }

  var point4: CGPoint {
    get { vector("inputPoint4").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
  }

  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }

  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }

  var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }

  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }

  var threshold: Float {
    get { number("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }

  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }

  var topLeft: CGPoint {
    get { vector("inputTopLeft").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }

  var topRight: CGPoint {
    get { vector("inputTopRight").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }

  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
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
