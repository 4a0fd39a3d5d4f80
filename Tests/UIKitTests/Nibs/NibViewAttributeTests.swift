import CoreGraphics
import Foundation
import Testing
import UIKit

/// What views, labels and images take from the attributes that Xcode writes.
@Suite @MainActor struct NibViewAttributeTests {
  private func view(_ attributes: String, _ children: String = "") throws -> UIView {
    try NibSource.made("<view \(attributes) id=\"v\">\(children)</view>")
  }

  @Test func `a view without attributes is as Xcode leaves them out`() throws {
    let view = try view("")
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    #expect(view.isOpaque && view.clearsContextBeforeDrawing && view.autoresizesSubviews)
    #expect(!view.clipsToBounds && !view.isHidden && view.alpha == 1 && view.tag == 0)
    #expect(view.contentMode == .scaleToFill && view.backgroundColor == nil)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `flags of behaviour and drawing`() throws {
    let view = try view(
      """
      userInteractionEnabled="NO" multipleTouchEnabled="YES" exclusiveTouch="YES" opaque="NO" \
      clearsContextBeforeDrawing="NO" clipsSubviews="YES" hidden="YES" alpha="0.25" tag="17" \
      autoresizesSubviews="NO" semanticContentAttribute="forceRightToLeft"
      """
    )
    #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled && view.isExclusiveTouch)
    #expect(!view.isOpaque && !view.clearsContextBeforeDrawing && !view.autoresizesSubviews)
    #expect(view.clipsToBounds && view.isHidden && view.alpha == 0.25 && view.tag == 17)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(arguments: [
    ("scaleToFill", UIView.ContentMode.scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ])
  func `content modes`(_ word: String, _ mode: UIView.ContentMode) throws {
    #expect(try view("contentMode=\"\(word)\"").contentMode == mode)
  }

  @Test(arguments: [
    ("flexibleMinX", UIView.AutoresizingMask.flexibleLeftMargin),
    ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
    ("flexibleMaxY", .flexibleBottomMargin),
  ])
  func `autoresizing, one bit each`(_ word: String, _ mask: UIView.AutoresizingMask) throws {
    let view = try view("", "<autoresizingMask key=\"autoresizingMask\" \(word)=\"YES\"/>")
    #expect(view.autoresizingMask == mask)
  }

  @Test func `margins of both kinds`() throws {
    let fixed = try view(
      "preservesSuperviewLayoutMargins=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\"",
      "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
    )
    #expect(fixed.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(fixed.preservesSuperviewLayoutMargins && !fixed.insetsLayoutMarginsFromSafeArea)
    let directional = try view(
      "semanticContentAttribute=\"forceRightToLeft\"",
      """
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" \
      trailing="8"/>
      """
    )
    #expect(
      directional.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    )
    #expect(directional.layoutMargins == UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
  }

  @Test func `priorities of both axes`() throws {
    let view = try view(
      """
      horizontalHuggingPriority="251" verticalHuggingPriority="252" \
      horizontalCompressionResistancePriority="753" verticalCompressionResistancePriority="754"
      """
    )
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 753)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 754)
  }

  @Test func `what assistive programs are told`() throws {
    let view = try view(
      "",
      """
      <accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Opens" \
      value="full"><bool key="isElement" value="YES"/></accessibility>
      """
    )
    #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "Box")
    #expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "full")
    #expect(view.isAccessibilityElement)
  }

  @Test(arguments: [
    (
      "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.5\" colorSpace=\"calibratedRGB\"",
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    ),
    (
      "red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    ),
    ("white=\"0\" alpha=\"0.25\" colorSpace=\"calibratedWhite\"", UIColor(white: 0, alpha: 0.25)),
    ("systemColor=\"systemRedColor\"", .systemRed),
    ("systemColor=\"secondaryLabelColor\"", .secondaryLabel),
    ("systemColor=\"systemGroupedBackgroundColor\"", .systemGroupedBackground),
    ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", .systemGroupedBackground),
  ])
  func `colours as every version of Xcode wrote them`(_ words: String, _ color: UIColor) throws {
    let view = try view("", "<color key=\"backgroundColor\" \(words)/>")
    let made = try #require(view.backgroundColor)
    let (a, b) = (parts(made), parts(color))
    #expect(zip(a, b).allSatisfy { abs($0 - $1) < 0.01 })
  }

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func `a label's text and how it lies`() throws {
    let label: UILabel = try NibSource.made(
      """
      <label text="One line" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3" \
      baselineAdjustment="alignCenters" minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" \
      enabled="NO" highlighted="YES" preferredMaxLayoutWidth="120" id="l">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <color key="highlightedColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <color key="shadowColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      <size key="shadowOffset" width="2" height="3"/>
      </label>
      """
    )
    #expect(label.text == "One line" && label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping && label.numberOfLines == 3)
    #expect(label.baselineAdjustment == .alignCenters && label.minimumScaleFactor == 0.5)
    #expect(label.adjustsFontSizeToFitWidth && !label.isEnabled && label.isHighlighted)
    #expect(label.preferredMaxLayoutWidth == 120 && label.font == .boldSystemFont(ofSize: 20))
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(label.highlightedTextColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(label.shadowColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(label.shadowOffset == CGSize(width: 2, height: 3))
  }

  @Test func `a text of several lines stands in an element of its own`() throws {
    let label: UILabel = try NibSource.made(
      """
      <label id="l"><string key="text">First
      Second &amp; third</string></label>
      """
    )
    #expect(label.text == "First\nSecond & third")
  }

  @Test(arguments: [
    ("style=\"UICTFontTextStyleBody\"", UIFont.TextStyle.body),
    ("style=\"UICTFontTextStyleTitle1\"", .title1),
    ("style=\"UICTFontTextStyleTitle0\"", .largeTitle),
    ("style=\"UICTFontTextStyleHeadline\"", .headline),
    ("style=\"UICTFontTextStyleSubhead\"", .subheadline),
    ("style=\"UICTFontTextStyleCaption2\"", .caption2),
    ("style=\"UICTFontTextStyleFootnote\"", .footnote),
  ])
  func `fonts of text styles`(_ words: String, _ style: UIFont.TextStyle) throws {
    let label: UILabel = try NibSource.made(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" \(words)/></label>"
    )
    #expect(label.font == .preferredFont(forTextStyle: style))
  }

  /// Each font is made beside the one it is compared with: fonts that other tests register make new
  /// ones of those there are.
  @Test func `fonts of the system`() throws {
    let fonts: [(String, () -> UIFont)] = [
      ("type=\"system\" pointSize=\"13\"", { .systemFont(ofSize: 13) }),
      ("type=\"italicSystem\" pointSize=\"13\"", { .italicSystemFont(ofSize: 13) }),
      ("type=\"boldSystem\" pointSize=\"13\"", { .boldSystemFont(ofSize: 13) }),
      (
        "type=\"system\" weight=\"light\" pointSize=\"9\"",
        { .systemFont(ofSize: 9, weight: .light) }
      ),
      (
        "type=\"system\" weight=\"black\" pointSize=\"9\"",
        { .systemFont(ofSize: 9, weight: .black) }
      ),
      (
        "type=\"system\" weight=\"ultraLight\" pointSize=\"9\"",
        { .systemFont(ofSize: 9, weight: .ultraLight) }
      ),
    ]
    for (words, font) in fonts {
      let label: UILabel = try NibSource.made(
        "<label id=\"l\"><fontDescription key=\"fontDescription\" \(words)/></label>"
      )
      #expect(label.font == font(), "\(words)")
    }
  }

  @Test func `an image view shows a symbol, and one for when it is lit`() throws {
    let view: UIImageView = try NibSource.made(
      """
      <imageView contentMode="center" image="trash" catalog="system" highlightedImage="star" \
      highlighted="YES" id="i"/>
      """,
      resources: """
        <image name="trash" catalog="system" width="117" height="128"/>
        <image name="star" catalog="system" width="128" height="116"/>
        """
    )
    #expect(view.image?.isSymbolImage == true && view.highlightedImage?.isSymbolImage == true)
    #expect(view.isHighlighted && view.contentMode == .center)
  }

  @Test func `a stack lays out what the file says, in its order`() throws {
    let stack: UIStackView = try NibSource.made(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="7" \
      baselineRelativeArrangement="YES" layoutMarginsRelativeArrangement="YES" id="s">
      <rect key="frame" x="0" y="0" width="100" height="107"/>
      <subviews><view tag="1" id="a"/><view tag="2" id="b"/></subviews></stackView>
      """
    )
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually)
    #expect(stack.alignment == .center && stack.spacing == 7)
    #expect(stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
  }

  @Test func `a stack without attributes is horizontal and fills`() throws {
    let stack: UIStackView = try NibSource.made("<stackView id=\"s\"/>")
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
  }

  @Test(arguments: [
    ("fillProportionally", UIStackView.Distribution.fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ])
  func `distributions`(_ word: String, _ distribution: UIStackView.Distribution) throws {
    let stack: UIStackView = try NibSource.made("<stackView distribution=\"\(word)\" id=\"s\"/>")
    #expect(stack.distribution == distribution)
  }
}
