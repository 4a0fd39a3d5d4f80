import XCTestAdditions

extension XCTAttachment {
  /// Makes an attachment of a screenshot as PNG.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(
      uniformTypeIdentifier: "public.png",
      name: nil,
      payload: screenshot.pngRepresentation
    )
  }

  /// Makes an attachment of a screenshot.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(image: screenshot.image, quality: quality)
  }
}
