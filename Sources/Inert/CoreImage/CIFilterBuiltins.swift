extension CIFilter {
  private class func made(_ name: String) -> BuiltInFilter {
    BuiltInFilter(FilterDefinition.all[name])
  }

  /// Makes `CIGaussianBlur` with its defaults.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { made("CIGaussianBlur") }

  /// Makes `CIBoxBlur` with its defaults.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { made("CIBoxBlur") }

  /// Makes `CIDiscBlur` with its defaults.
  public class func discBlur() -> any CIFilter & CIDiscBlur { made("CIDiscBlur") }

  /// Makes `CIMotionBlur` with its defaults.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { made("CIMotionBlur") }

  /// Makes `CIMedianFilter` with its defaults.
  public class func medianFilter() -> any CIFilter & CIMedian { made("CIMedianFilter") }

  /// Makes `CIMorphologyMaximum` with its defaults.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    made("CIMorphologyMaximum")
  }

  /// Makes `CIMorphologyMinimum` with its defaults.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    made("CIMorphologyMinimum")
  }

  /// Makes `CIColorControls` with its defaults.
  public class func colorControls() -> any CIFilter & CIColorControls { made("CIColorControls") }

  /// Makes `CIColorMatrix` with its defaults.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { made("CIColorMatrix") }

  /// Makes `CIColorClamp` with its defaults.
  public class func colorClamp() -> any CIFilter & CIColorClamp { made("CIColorClamp") }

  /// Makes `CIExposureAdjust` with its defaults.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { made("CIExposureAdjust") }

  /// Makes `CIGammaAdjust` with its defaults.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { made("CIGammaAdjust") }

  /// Makes `CIHueAdjust` with its defaults.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { made("CIHueAdjust") }

  /// Makes `CIVibrance` with its defaults.
  public class func vibrance() -> any CIFilter & CIVibrance { made("CIVibrance") }

  /// Makes `CITemperatureAndTint` with its defaults.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    made("CITemperatureAndTint")
  }

  /// Makes `CIWhitePointAdjust` with its defaults.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    made("CIWhitePointAdjust")
  }

  /// Makes `CIToneCurve` with its defaults.
  public class func toneCurve() -> any CIFilter & CIToneCurve { made("CIToneCurve") }

  /// Makes `CIColorThreshold` with its defaults.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { made("CIColorThreshold") }

  /// Makes `CIColorInvert` with its defaults.
  public class func colorInvert() -> any CIFilter & CIColorInvert { made("CIColorInvert") }

  /// Makes `CIColorMonochrome` with its defaults.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    made("CIColorMonochrome")
  }

  /// Makes `CISepiaTone` with its defaults.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { made("CISepiaTone") }

  /// Makes `CIColorPosterize` with its defaults.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { made("CIColorPosterize") }

  /// Makes `CIFalseColor` with its defaults.
  public class func falseColor() -> any CIFilter & CIFalseColor { made("CIFalseColor") }

  /// Makes `CIMaskToAlpha` with its defaults.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { made("CIMaskToAlpha") }

  /// Makes `CIPhotoEffectChrome` with its defaults.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectChrome")
  }

  /// Makes `CIVignette` with its defaults.
  public class func vignette() -> any CIFilter & CIVignette { made("CIVignette") }

  /// Makes `CIVignetteEffect` with its defaults.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { made("CIVignetteEffect") }

  /// Makes `CISharpenLuminance` with its defaults.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    made("CISharpenLuminance")
  }

  /// Makes `CIUnsharpMask` with its defaults.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { made("CIUnsharpMask") }

  /// Makes `CIBloom` with its defaults.
  public class func bloom() -> any CIFilter & CIBloom { made("CIBloom") }

  /// Makes `CIGloom` with its defaults.
  public class func gloom() -> any CIFilter & CIGloom { made("CIGloom") }

  /// Makes `CIEdges` with its defaults.
  public class func edges() -> any CIFilter & CIEdges { made("CIEdges") }

  /// Makes `CIPixellate` with its defaults.
  public class func pixellate() -> any CIFilter & CIPixellate { made("CIPixellate") }

  /// Makes `CILanczosScaleTransform` with its defaults.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    made("CILanczosScaleTransform")
  }

  /// Makes `CICheckerboardGenerator` with its defaults.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    made("CICheckerboardGenerator")
  }

  /// Makes `CIStripesGenerator` with its defaults.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    made("CIStripesGenerator")
  }

  /// Makes `CIQRCodeGenerator` with its defaults.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    made("CIQRCodeGenerator")
  }

  /// Makes `CILinearGradient` with its defaults.
  public class func linearGradient() -> any CIFilter & CILinearGradient { made("CILinearGradient") }

  /// Makes `CIRadialGradient` with its defaults.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { made("CIRadialGradient") }

  /// Makes `CIBlendWithMask` with its defaults.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { made("CIBlendWithMask") }

  /// Makes `CIDissolveTransition` with its defaults.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    made("CIDissolveTransition")
  }

  /// Makes `CIPerspectiveCorrection` with its defaults.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    made("CIPerspectiveCorrection")
  }

  /// Makes `CISourceOverCompositing` with its defaults.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceOverCompositing")
  }

  /// Makes `CIAreaAverage` with its defaults.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { made("CIAreaAverage") }

  /// Makes `CIPhotoEffectFade` with its defaults.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectFade") }

  /// Makes `CIPhotoEffectInstant` with its defaults.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectInstant")
  }

  /// Makes `CIPhotoEffectMono` with its defaults.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectMono") }

  /// Makes `CIPhotoEffectNoir` with its defaults.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { made("CIPhotoEffectNoir") }

  /// Makes `CIPhotoEffectProcess` with its defaults.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectProcess")
  }

  /// Makes `CIPhotoEffectTonal` with its defaults.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectTonal")
  }

  /// Makes `CIPhotoEffectTransfer` with its defaults.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    made("CIPhotoEffectTransfer")
  }

  /// Makes `CISourceInCompositing` with its defaults.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceInCompositing")
  }

  /// Makes `CISourceOutCompositing` with its defaults.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceOutCompositing")
  }

  /// Makes `CISourceAtopCompositing` with its defaults.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    made("CISourceAtopCompositing")
  }

  /// Makes `CIAdditionCompositing` with its defaults.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    made("CIAdditionCompositing")
  }

  /// Makes `CIMultiplyCompositing` with its defaults.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMultiplyCompositing")
  }

  /// Makes `CIMaximumCompositing` with its defaults.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMaximumCompositing")
  }

  /// Makes `CIMinimumCompositing` with its defaults.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    made("CIMinimumCompositing")
  }

  /// Makes `CIMultiplyBlendMode` with its defaults.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIMultiplyBlendMode")
  }

  /// Makes `CIScreenBlendMode` with its defaults.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIScreenBlendMode")
  }

  /// Makes `CIOverlayBlendMode` with its defaults.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIOverlayBlendMode")
  }

  /// Makes `CIDarkenBlendMode` with its defaults.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIDarkenBlendMode")
  }

  /// Makes `CILightenBlendMode` with its defaults.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILightenBlendMode")
  }

  /// Makes `CIColorDodgeBlendMode` with its defaults.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorDodgeBlendMode")
  }

  /// Makes `CIColorBurnBlendMode` with its defaults.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorBurnBlendMode")
  }

  /// Makes `CIHardLightBlendMode` with its defaults.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIHardLightBlendMode")
  }

  /// Makes `CISoftLightBlendMode` with its defaults.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    made("CISoftLightBlendMode")
  }

  /// Makes `CIDifferenceBlendMode` with its defaults.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIDifferenceBlendMode")
  }

  /// Makes `CIExclusionBlendMode` with its defaults.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIExclusionBlendMode")
  }

  /// Makes `CIHueBlendMode` with its defaults.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { made("CIHueBlendMode") }

  /// Makes `CISaturationBlendMode` with its defaults.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    made("CISaturationBlendMode")
  }

  /// Makes `CIColorBlendMode` with its defaults.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    made("CIColorBlendMode")
  }

  /// Makes `CILuminosityBlendMode` with its defaults.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    made("CILuminosityBlendMode")
  }

  /// Makes `CIBlendWithAlphaMask` with its defaults.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    made("CIBlendWithAlphaMask")
  }
}
