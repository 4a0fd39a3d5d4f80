// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// The type that a file should be of; it is looked at here.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether pixels are kept; pictures keep them here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once, as they are here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may have more than eight bits; they have eight here.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether small versions are made of the picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether small versions are made of the picture where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether small versions are turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The longer side of small versions at most, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// How many pixels become one; without effect here.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// How good a JPEG picture is, from 0 to 1; 0.8 as a rule.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How pixels are to be turned.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Pixels an inch from left to right.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels an inch from top to bottom.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether pixels may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What the components are.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// How many bytes the file has.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The name of the colours' profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// What GIF says.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often the frames show; 0 for without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a frame shows, in seconds, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame shows, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether frames share a table of colours.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// What PNG says.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How long a frame of a PNG shows; none moves here.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a frame of a PNG shows; none moves here.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames of a PNG show; none moves here.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// What JFIF says.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What EXIF says; not read here.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What TIFF says; not read here.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// How pixels are to be turned.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Where a picture was taken; not read here.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What the press says; not read here.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
