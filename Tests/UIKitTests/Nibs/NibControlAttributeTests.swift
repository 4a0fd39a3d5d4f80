import CoreGraphics
import Foundation
import Testing
import UIKit

/// What controls and scroll views take from the attributes that Xcode writes.
@Suite @MainActor struct NibControlAttributeTests {
  private let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
  private let pureRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func `what all controls have`() throws {
    let control: UIControl = try NibSource.made(
      """
      <control enabled="NO" selected="YES" highlighted="YES" contentHorizontalAlignment="left" \
      contentVerticalAlignment="bottom" id="c"/>
      """
    )
    #expect(!control.isEnabled && control.isSelected && control.isHighlighted)
    #expect(control.contentHorizontalAlignment == .left)
    #expect(control.contentVerticalAlignment == .bottom)
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test func `sliders`() throws {
    let slider: UISlider = try NibSource.made(
      """
      <slider value="7" minValue="5" maxValue="9" continuous="NO" id="s">
      <color key="minimumTrackTintColor" \(red)/><color key="thumbTintColor" \(red)/></slider>
      """
    )
    #expect(slider.minimumValue == 5 && slider.maximumValue == 9 && slider.value == 7)
    #expect(!slider.isContinuous && slider.minimumTrackTintColor == pureRed)
    #expect(slider.thumbTintColor == pureRed && slider.maximumTrackTintColor == nil)
  }

  @Test func `a slider's value is within its ends, wherever they are`() throws {
    // The value stands before the ends in the file.
    let slider: UISlider = try NibSource.made(
      "<slider value=\"500\" minValue=\"100\" maxValue=\"1000\" id=\"s\"/>"
    )
    #expect(slider.value == 500)
    let outside: UISlider = try NibSource.made(
      "<slider value=\"5\" minValue=\"-1\" maxValue=\"1\" id=\"s\"/>"
    )
    #expect(outside.value == 1)
  }

  @Test func `steppers`() throws {
    let stepper: UIStepper = try NibSource.made(
      """
      <stepper value="40" minimumValue="-10" maximumValue="250" stepValue="5" wraps="YES" \
      autorepeat="NO" continuous="NO" id="s"/>
      """
    )
    #expect(stepper.minimumValue == -10 && stepper.maximumValue == 250 && stepper.value == 40)
    #expect(stepper.stepValue == 5 && stepper.wraps)
    #expect(!stepper.autorepeat && !stepper.isContinuous)
  }

  @Test func `switches, progress and pages`() throws {
    let toggle: UISwitch = try NibSource.made(
      "<switch on=\"YES\" id=\"s\"><color key=\"onTintColor\" \(red)/></switch>"
    )
    #expect(toggle.isOn && toggle.onTintColor == pureRed)
    let progress: UIProgressView = try NibSource.made(
      "<progressView progress=\"0.75\" id=\"p\"><color key=\"trackTintColor\" \(red)/></progressView>"
    )
    #expect(progress.progress == 0.75 && progress.trackTintColor == pureRed)
    #expect(progress.progressViewStyle == .default)
    let pages: UIPageControl = try NibSource.made(
      """
      <pageControl numberOfPages="6" currentPage="4" hidesForSinglePage="YES" id="p">
      <color key="currentPageIndicatorTintColor" \(red)/></pageControl>
      """
    )
    #expect(pages.numberOfPages == 6 && pages.currentPage == 4 && pages.hidesForSinglePage)
    #expect(pages.currentPageIndicatorTintColor == pureRed)
  }

  @Test func `indicators spin where the file says so`() throws {
    let still: UIActivityIndicatorView = try NibSource.made(
      "<activityIndicatorView hidesWhenStopped=\"NO\" style=\"large\" id=\"a\"/>"
    )
    #expect(!still.isAnimating && !still.hidesWhenStopped && still.style == .large)
    #expect(!still.isHidden)
    let spinning: UIActivityIndicatorView = try NibSource.made(
      """
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="medium" id="a">
      <color key="color" \(red)/></activityIndicatorView>
      """
    )
    #expect(spinning.isAnimating && spinning.style == .medium && spinning.color == pureRed)
  }

  @Test func `segments and which is chosen`() throws {
    let control: UISegmentedControl = try NibSource.made(
      """
      <segmentedControl selectedSegmentIndex="1" momentary="YES" \
      apportionsSegmentWidthsByContent="YES" id="s"><segments>
      <segment title="One"/><segment title="Two" enabled="NO"/><segment title="Three"/>
      </segments><color key="selectedSegmentTintColor" \(red)/></segmentedControl>
      """
    )
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["One", "Two", "Three"])
    #expect(control.isMomentary && control.apportionsSegmentWidthsByContent)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    #expect(control.selectedSegmentTintColor == pureRed)
    let lasting: UISegmentedControl = try NibSource.made(
      """
      <segmentedControl selectedSegmentIndex="1" id="s"><segments>
      <segment title="One"/><segment title="Two"/></segments></segmentedControl>
      """
    )
    #expect(lasting.selectedSegmentIndex == 1)
  }

  @Test func `a button in its states`() throws {
    let button: UIButton = try NibSource.made(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
      id="b"><fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go"><color key="titleColor" \(red)/></state>
      <state key="highlighted" title="Going"/><state key="disabled" title="Gone"/></button>
      """
    )
    #expect(button.buttonType == .system && button.title(for: .normal) == "Go")
    #expect(button.title(for: .highlighted) == "Going" && button.title(for: .disabled) == "Gone")
    #expect(button.title(for: .selected) == "Go" && button.titleColor(for: .normal) == pureRed)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 21))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test(arguments: [
    ("custom", UIButton.ButtonType.custom), ("system", .system),
    ("detailDisclosure", .detailDisclosure),
    ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd),
    ("close", .close), ("roundedRect", .system),
  ])
  func `types of buttons`(_ word: String, _ type: UIButton.ButtonType) throws {
    let button: UIButton = try NibSource.made("<button buttonType=\"\(word)\" id=\"b\"/>")
    #expect(button.buttonType == type)
  }

  @Test func `a button without a type is a custom one`() throws {
    let button: UIButton = try NibSource.made("<button id=\"b\"/>")
    #expect(button.buttonType == .custom)
  }

  @Test func `a button's configuration`() throws {
    let button: UIButton = try NibSource.made(
      """
      <button buttonType="system" id="b"><buttonConfiguration key="configuration" style="filled" \
      image="star" catalog="system" title="Rate" subtitle="now" imagePlacement="trailing" \
      imagePadding="6" titlePadding="2" cornerStyle="capsule" showsActivityIndicator="YES">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <color key="baseBackgroundColor" \(red)/></buttonConfiguration></button>
      """
    )
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Rate" && configuration.subtitle == "now")
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
    #expect(configuration.titlePadding == 2 && configuration.cornerStyle == .capsule)
    #expect(configuration.showsActivityIndicator && configuration.baseBackgroundColor == pureRed)
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
  }

  @Test func `scroll views`() throws {
    let view: UIScrollView = try NibSource.made(
      """
      <scrollView pagingEnabled="YES" directionalLockEnabled="YES" bounces="NO" \
      alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" scrollEnabled="NO" \
      showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" \
      delaysContentTouches="NO" canCancelContentTouches="NO" minimumZoomScale="0.5" \
      maximumZoomScale="4" bouncesZoom="NO" keyboardDismissMode="interactive" \
      indicatorStyle="white" contentInsetAdjustmentBehavior="never" id="s">
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
      """
    )
    #expect(view.isPagingEnabled && view.isDirectionalLockEnabled && !view.bounces)
    #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal && !view.isScrollEnabled)
    #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    #expect(!view.delaysContentTouches && !view.canCancelContentTouches && !view.bouncesZoom)
    #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4)
    #expect(view.keyboardDismissMode == .interactive && view.indicatorStyle == .white)
    #expect(view.contentInsetAdjustmentBehavior == .never)
    #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func `a scroll view's guides are in reach of constraints`() throws {
    let view: UIScrollView = try NibSource.made(
      """
      <scrollView id="s"><rect key="frame" x="0" y="0" width="100" height="200"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
      <constraints>
      <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="1"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="2"/>
      <constraint firstItem="g" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="9" id="3"/>
      <constraint firstItem="g" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="4"/>
      <constraint firstItem="c" firstAttribute="width" secondItem="f" secondAttribute="width" id="5"/>
      <constraint firstItem="c" firstAttribute="height" constant="700" id="6"/>
      </constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
      </scrollView>
      """
    )
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 109, height: 700))
  }

  // MARK: Gestures

  @Test func `gesture recognisers`() throws {
    let tap: UITapGestureRecognizer = try NibSource.made(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" enabled="NO" \
      cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" id="t"/>
      """
    )
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3 && !tap.isEnabled)
    #expect(!tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded)
    let press: UILongPressGestureRecognizer = try NibSource.made(
      """
      <pongPressGestureRecognizer allowableMovement="25" minimumPressDuration="1.5" \
      numberOfTouchesRequired="2" id="p"/>
      """
    )
    #expect(press.allowableMovement == 25 && press.minimumPressDuration == 1.5)
    #expect(press.numberOfTouchesRequired == 2 && press.numberOfTapsRequired == 0)
    let pan: UIPanGestureRecognizer = try NibSource.made(
      "<panGestureRecognizer minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"4\" id=\"p\"/>"
    )
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
    let swipe: UISwipeGestureRecognizer = try NibSource.made(
      """
      <swipeGestureRecognizer id="s"><swipeGestureRecognizerDirection key="direction" left="YES" \
      up="YES"/></swipeGestureRecognizer>
      """
    )
    #expect(swipe.direction == [.left, .up])
    let plain: UISwipeGestureRecognizer = try NibSource.made("<swipeGestureRecognizer id=\"s\"/>")
    #expect(plain.direction == .right && plain.numberOfTouchesRequired == 1)
  }
}
