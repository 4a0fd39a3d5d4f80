extension Diagnosis.Kind {
  package static let assetUnreadable = Self(
    "TSK-ASSET",
    .warning,
    "The description of an asset cannot be read.",
    remedy: "Mend the JSON in Contents.json; the asset is left out."
  )

  package static let assetFile = Self(
    "TSK-ASSET-FILE",
    .warning,
    "An asset names a file that is not in its folder.",
    remedy: "Put the file there, or take it out of Contents.json; it is left out."
  )

  package static let colorLoop = Self(
    "TSK-COLOR-LOOP",
    .warning,
    "A dynamic colour answers with a dynamic colour again and again.",
    remedy: "Return a fixed colour from the provider; black is used."
  )

  package static let colorName = Self(
    "TSK-COLOR-NAME",
    .warning,
    "There is no colour of this name.",
    remedy: "Put a color set of that name in an asset catalog; nil is returned."
  )

  package static let dataName = Self(
    "TSK-DATA-NAME",
    .warning,
    "There is no data of this name.",
    remedy: "Put a data set of that name in an asset catalog; nil is returned."
  )

  package static let fontMissing = Self(
    "TSK-FONT",
    .warning,
    "A font is missing; another one is drawn.",
    remedy: "Install the package named, or add the font's file to the app and to UIAppFonts in"
      + " Info.plist."
  )

  package static let fontScaled = Self(
    "TSK-FONT-SCALED",
    .fatal,
    "A font was scaled that already follows the size of text.",
    remedy: "Scale a font of a fixed size; a preferred font needs no scaling."
  )

  package static let imageUnreadable = Self(
    "TSK-IMAGE",
    .warning,
    "A picture cannot be read, or is too large to be shown.",
    remedy: "Export the picture again, in a format and a size that can be shown; nil is returned."
  )

  package static let imageName = Self(
    "TSK-IMAGE-NAME",
    .warning,
    "There is no image of this name, or none for this screen.",
    remedy: "Put a PNG beside the app's files, or an image set in an asset catalog; nil is"
      + " returned."
  )

  package static let imagePdf = Self(
    "TSK-IMAGE-PDF",
    .warning,
    "The bytes are a PDF document, which UIImage(data:) does not take.",
    remedy: "Put the file into an asset catalog or among the resources and use UIImage(named:); nil"
      + " is returned."
  )

  package static let filterValue = Self(
    "TSK-FILTER-VALUE",
    .warning,
    "A filter has a value that it can make no picture of.",
    remedy: "Set a finite value of the class that CIFilter.attributes names; nil is returned."
  )

  package static let imageSize = Self(
    "TSK-IMAGE-SIZE",
    .warning,
    "A picture was asked for that has no pixels or too many.",
    remedy: "Give a size above zero and within the limit of a bitmap."
  )

  package static let noCurrentPoint = Self(
    "TSK-NO-CURRENT-POINT",
    .warning,
    "A path element was ignored because the path has no current point.",
    remedy: "Call move(to:) first."
  )

  package static let patternSpace = Self(
    "TSK-PATTERN-SPACE",
    .warning,
    "A pattern was not set, because the colour space of the context does not fit it.",
    remedy:
      "Set CGColorSpace(patternBaseSpace:) first: with nil for a pattern that has its own colours, with the"
      + " space of the colour for one that has none."
  )

  package static let pdfLibraryMissing = Self(
    "TSK-PDF",
    .warning,
    "A drawing cannot be shown: the library that reads its kind is not installed.",
    remedy: "Install the library; no image is shown."
  )

  package static let pdfPage = Self(
    "TSK-PDF-PAGE",
    .warning,
    "Something is drawn into a PDF document of which no page is open.",
    remedy:
      "Begin a page first, with beginPage(), UIGraphicsBeginPDFPage() or beginPDFPage(_:); it is"
      + " left out."
  )

  package static let pdfProtection = Self(
    "TSK-PDF-PROTECTION",
    .warning,
    "A PDF document should be protected, and is not.",
    remedy: "Encrypt the file with another program before it goes where others can read it."
  )

  package static let pdfUnwritten = Self(
    "TSK-PDF-WRITE",
    .warning,
    "A PDF document could not be written.",
    remedy: "See that its consumer takes all bytes and that there is room for the file."
  )

  package static let symbolMissing = Self(
    "TSK-SYMBOL",
    .warning,
    "There is no symbol of this name, or the open symbol set is not installed.",
    remedy: "Take a name of Docs/Symbols.md, or install Debian's package bootstrap-icons."
  )

  package static let symbolTemplate = Self(
    "TSK-SYMBOL-TEMPLATE",
    .warning,
    "A symbol's drawing is not in the form that SF Symbols exports.",
    remedy: "Export the template again with the names of its layers and guides kept; no symbol is"
      + " shown."
  )

  /// Pictures, colours and fonts.
  static let resources = Group(
    "Pictures, colours and fonts",
    [
      .assetUnreadable, .assetFile, .colorLoop, .colorName, .dataName, .filterValue, .fontMissing,
      .fontScaled, .imageUnreadable, .imageName, .imagePdf, .imageSize, .noCurrentPoint,
      .patternSpace, .pdfLibraryMissing, .pdfPage, .pdfProtection, .pdfUnwritten, .symbolMissing,
      .symbolTemplate,
    ]
  )
}
