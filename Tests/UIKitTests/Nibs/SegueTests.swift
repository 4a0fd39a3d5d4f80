import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

final class SegueStart: UIViewController {
  nonisolated(unsafe) static var log: [String] = []
  var allows = true
  weak var pointedAt: UIView?
  weak var adding: UIBarButtonItem?
  var items: [UIBarButtonItem] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.log.append(
      "prepare \(segue.identifier ?? "-") style \(segue.destination.modalPresentationStyle.rawValue)"
    )
    if segue.destination.modalPresentationStyle == .popover {
      pointedAt = segue.destination.popoverPresentationController?.sourceView
    }
  }
}

final class SegueEnd: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    SegueStart.log.append("end prepares \(type(of: segue.destination))")
  }
}

@Suite("Bars, controls and the ways between screens", .serialized)
@MainActor
struct SegueTests {
  init() {
    SegueStart.log = []
    KeyTable.register(SegueStart.self, "adding", \.adding)
    KeyTable.register(SegueStart.self, "items", \.items)
    SelectorTable.register(SegueStart.self, "back:") { (_: SegueStart, arguments) in
      let segue = arguments.first as? UIStoryboardSegue
      SegueStart.log.append("back from \(segue.map { "\(type(of: $0.source))" } ?? "nobody")")
      return nil
    }
    SelectorTable.register(SegueStart.self, "edit:") { (_: SegueStart, _) in
      SegueStart.log.append("edit")
      return nil
    }
  }

  private static let scenes = [
    """
    <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar>
      <connections><segue destination="st" kind="relationship" relationship="rootViewController" id="rel"/></connections>
    </navigationController>
    """,
    """
    <viewController id="st" customClass="SegueStart" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" id="sv"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="bt"><rect key="frame" x="20" y="300" width="100" height="40"/>
            <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
            <state key="selected" title="Gone"/>
            <connections><segue destination="en" kind="show" identifier="push" id="s1"/></connections></button>
          <switch on="YES" id="sw"><rect key="frame" x="20" y="400" width="51" height="31"/></switch>
          <slider minValue="2" maxValue="8" value="5" id="sl"><rect key="frame" x="20" y="440" width="100" height="31"/></slider>
          <stepper minimumValue="1" maximumValue="9" stepValue="2" value="3" id="sp"><rect key="frame" x="20" y="480" width="94" height="32"/></stepper>
          <segmentedControl selectedSegmentIndex="1" id="sc"><rect key="frame" x="20" y="520" width="94" height="32"/><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
          <pageControl numberOfPages="4" currentPage="2" id="pc"><rect key="frame" x="20" y="560" width="94" height="32"/></pageControl>
          <activityIndicatorView style="large" animating="YES" id="ac"><rect key="frame" x="20" y="600" width="37" height="37"/></activityIndicatorView>
        </subviews></view>
      <navigationItem key="navigationItem" title="Begin" largeTitleDisplayMode="never" id="ni">
        <barButtonItem key="leftBarButtonItem" systemItem="add" id="li"><connections><action selector="edit:" destination="st" id="la"/></connections></barButtonItem>
        <barButtonItem key="rightBarButtonItem" title="Next" style="done" id="ri"><connections><segue destination="en" kind="presentation" identifier="sheet" modalPresentationStyle="fullScreen" id="s2"/></connections></barButtonItem>
      </navigationItem>
      <connections><segue destination="en" kind="popoverPresentation" identifier="pop" id="s3"/>
        <outlet property="adding" destination="li" id="o1"/>
        <outletCollection property="items" destination="li" id="o2"/><outletCollection property="items" destination="ri" id="o3"/></connections>
    </viewController>
    """,
    """
    <viewController storyboardIdentifier="End" id="en" customClass="SegueEnd" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" id="ev"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="ex" kind="unwind" identifier="home" unwindAction="back:" animates="NO" id="s4"/>
        <segue destination="ex" kind="unwind" identifier="lost" unwindAction="nowhere:" id="s5"/></connections>
    </viewController>
    <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
    """,
  ]

  private func showing(
    _ body: (TestScreen, UINavigationController, SegueStart) throws -> Void
  ) throws {
    let bundle = try TestBundle(["N.storyboard": NibSource.storyboard(Self.scenes, initial: "nav")])
    let navigation = try #require(
      UIStoryboard(name: "N", bundle: bundle.bundle).instantiateInitialViewController()
        as? UINavigationController
    )
    let start = try #require(navigation.topViewController as? SegueStart)
    try TestScreen.showing(navigation, width: 375, height: 667) { screen in
      screen.settle()
      try body(screen, navigation, start)
    }
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    view.subviews.lazy.compactMap { $0 as? View }.first
  }

  @Test("Outlets of a controller lead to the items of its bars")
  func outletsToItems() throws {
    try showing { _, _, start in
      let item = start.navigationItem
      #expect(start.adding != nil && start.adding === item.leftBarButtonItem)
      #expect(start.items.map { $0 } == [item.leftBarButtonItem, item.rightBarButtonItem])
    }
  }

  @Test("A navigation controller has its root, its bar and the items of the file")
  func navigation() throws {
    try showing { _, navigation, start in
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.navigationBar.prefersLargeTitles)
      #expect(start.navigationItem.title == "Begin")
      #expect(start.navigationItem.largeTitleDisplayMode == .never)
      let right = try #require(start.navigationItem.rightBarButtonItem)
      #expect(right.title == "Next")
      #expect(right.style == .done)
      let left = try #require(start.navigationItem.leftBarButtonItem)
      #expect(left.target === start)
      #expect(left.action == Selector("edit:"))
    }
  }

  @Test("Controls have what their elements say")
  func controls() throws {
    try showing { _, _, start in
      let view = try #require(start.view)
      let button = try #require(find(UIButton.self, in: view))
      #expect(button.buttonType == .system)
      #expect(button.title(for: .normal) == "Go")
      #expect(button.title(for: .selected) == "Gone")
      #expect(button.titleColor(for: .normal) == .systemRed)
      #expect(find(UISwitch.self, in: view)?.isOn == true)
      let slider = try #require(find(UISlider.self, in: view))
      #expect((slider.minimumValue, slider.value, slider.maximumValue) == (2, 5, 8))
      let stepper = try #require(find(UIStepper.self, in: view))
      #expect((stepper.minimumValue, stepper.value, stepper.maximumValue) == (1, 3, 9))
      let segments = try #require(find(UISegmentedControl.self, in: view))
      #expect(segments.numberOfSegments == 2)
      #expect(segments.selectedSegmentIndex == 1)
      #expect(find(UIPageControl.self, in: view)?.currentPage == 2)
      let activity = try #require(find(UIActivityIndicatorView.self, in: view))
      #expect(activity.isAnimating && activity.style == .large)
    }
  }

  @Test("A button's segue asks, prepares and pushes; the way back calls and pops")
  func pushAndBack() throws {
    try showing { screen, navigation, start in
      screen.tap(70, 320)
      screen.settle()
      #expect(SegueStart.log == ["should push", "prepare push style -2"])
      let end = try #require(navigation.topViewController as? SegueEnd)
      SegueStart.log = []
      end.performSegue(withIdentifier: "home", sender: nil)
      screen.settle()
      #expect(SegueStart.log == ["end prepares SegueStart", "back from SegueEnd"])
      #expect(navigation.topViewController === start)
    }
  }

  @Test("A segue that is not allowed is not taken")
  func refused() throws {
    try showing { screen, navigation, start in
      start.allows = false
      screen.tap(70, 320)
      screen.settle()
      #expect(SegueStart.log == ["should push"])
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test("A presentation has its style before it is prepared, and is dismissed on the way back")
  func presentation() throws {
    try showing { screen, _, start in
      start.performSegue(withIdentifier: "sheet", sender: nil)
      screen.settle()
      #expect(SegueStart.log == ["prepare sheet style 0"])
      let end = try #require(start.presentedViewController as? SegueEnd)
      end.performSegue(withIdentifier: "home", sender: nil)
      screen.settle()
      #expect(start.presentedViewController == nil)
    }
  }

  @Test("A popover knows what it points at when it is prepared")
  func popover() throws {
    try showing { _, _, start in
      let sender = start.view.subviews[0]
      start.performSegue(withIdentifier: "pop", sender: sender)
      #expect(start.pointedAt === sender)
      #expect(SegueStart.log == ["prepare pop style 7"])
    }
  }

  @Test("A way back to nobody is told")
  func nobody() throws {
    try showing { screen, navigation, start in
      start.performSegue(withIdentifier: "push", sender: nil)
      screen.settle()
      let findings = UIKitDiagnostics.recording {
        navigation.topViewController?.performSegue(withIdentifier: "lost", sender: nil)
      }
      #expect(findings.map(\.code) == ["TSK-SEGUE-UNWIND"])
      #expect(findings.first?.remedy.contains("@IBAction func nowhere") == true)
    }
  }
}
