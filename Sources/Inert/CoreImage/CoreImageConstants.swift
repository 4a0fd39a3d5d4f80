// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of the image that is made.
public let kCIOutputImageKey = "outputImage"
/// The name of the image that is changed.
public let kCIInputImageKey = "inputImage"
/// The name of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The name of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The name of the image that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The name of the gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The name of the shading.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The name of the back of a page.
public let kCIInputBacksideImageKey = "inputBacksideImage"
/// The name of the depth.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The name of the transform.
public let kCIInputTransformKey = "inputTransform"
/// The name of the scale.
public let kCIInputScaleKey = "inputScale"
/// The name of the scale across.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The name of the middle.
public let kCIInputCenterKey = "inputCenter"
/// The name of the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The name of the inner radius.
public let kCIInputRadius0Key = "inputRadius0"
/// The name of the outer radius.
public let kCIInputRadius1Key = "inputRadius1"
/// The name of the angle.
public let kCIInputAngleKey = "inputAngle"
/// The name of the width.
public let kCIInputWidthKey = "inputWidth"
/// The name of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of the exposure.
public let kCIInputEVKey = "inputEV"
/// The name of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of the colour.
public let kCIInputColorKey = "inputColor"
/// The name of the first colour.
public let kCIInputColor0Key = "inputColor0"
/// The name of the second colour.
public let kCIInputColor1Key = "inputColor1"
/// The name of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The name of the bias.
public let kCIInputBiasKey = "inputBias"
/// The name of the bias of each component.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The name of the weights.
public let kCIInputWeightsKey = "inputWeights"
/// The name of the time.
public let kCIInputTimeKey = "inputTime"
/// The name of the extent.
public let kCIInputExtentKey = "inputExtent"
/// The name of the first point.
public let kCIInputPoint0Key = "inputPoint0"
/// The name of the second point.
public let kCIInputPoint1Key = "inputPoint1"
/// The name of the refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The name of the amount.
public let kCIInputAmountKey = "inputAmount"
/// The name of the levels.
public let kCIInputLevelsKey = "inputLevels"
/// The name of the threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The name of the count.
public let kCIInputCountKey = "inputCount"
/// The name of the colour space.
public let kCIInputColorSpaceKey = "inputColorSpace"
/// The name of draft mode.
public let kCIInputAllowDraftModeKey = "inputAllowDraftMode"
/// The attribute of a filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute of a filter's name for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The attribute of a description.
public let kCIAttributeDescription = "CIAttributeDescription"
/// The attribute of a filter's categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The attribute of a value's class.
public let kCIAttributeClass = "CIAttributeClass"
/// The attribute of a value's meaning.
public let kCIAttributeType = "CIAttributeType"
/// The attribute of a least value.
public let kCIAttributeMin = "CIAttributeMin"
/// The attribute of a largest value.
public let kCIAttributeMax = "CIAttributeMax"
/// The attribute of a slider's least value.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The attribute of a slider's largest value.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The attribute of a default.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The attribute of a value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The attribute of a value's name.
public let kCIAttributeName = "CIAttributeName"
/// The attribute of a value's name for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The meaning of a value as time.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The meaning of a value as scalar.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The meaning of a value as distance.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The meaning of a value as angle.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The meaning of a value as boolean.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The meaning of a value as integer.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The meaning of a value as count.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The meaning of a value as position.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The meaning of a value as offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The meaning of a value as position3.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The meaning of a value as rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The meaning of a value as an opaque colour.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The meaning of a value as colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The meaning of a value as gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The meaning of a value as image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The meaning of a value as transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
/// The category `DistortionEffect`.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category `GeometryAdjustment`.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category `CompositeOperation`.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category `HalftoneEffect`.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category `ColorAdjustment`.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category `ColorEffect`.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category `Transition`.
public let kCICategoryTransition = "CICategoryTransition"
/// The category `TileEffect`.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category `Generator`.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category `Reduction`.
public let kCICategoryReduction = "CICategoryReduction"
/// The category `Gradient`.
public let kCICategoryGradient = "CICategoryGradient"
/// The category `Stylize`.
public let kCICategoryStylize = "CICategoryStylize"
/// The category `Sharpen`.
public let kCICategorySharpen = "CICategorySharpen"
/// The category `Blur`.
public let kCICategoryBlur = "CICategoryBlur"
/// The category `Video`.
public let kCICategoryVideo = "CICategoryVideo"
/// The category `StillImage`.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category `Interlaced`.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// The category `NonSquarePixels`.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// The category `HighDynamicRange`.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The category `BuiltIn`.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category `FilterGenerator`.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
