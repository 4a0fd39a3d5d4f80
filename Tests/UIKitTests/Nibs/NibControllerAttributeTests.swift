import CoreGraphics
import Foundation
import Testing
import UIKit

/// An object with a property of every type that a file can set by name.
final class NibEverything: UIView {
  var number: CGFloat = 0
  var whole = 0
  var flag = false
  var words: String?
  var place = CGPoint.zero
  var extent = CGSize.zero
  var box = CGRect.zero
  var span = NSRange(location: 0, length: 0)
  var tone: UIColor?
  var picture: UIImage?
  var kept: String? = "kept"
}

/// What controllers take from a storyboard, and what is set by name.
@Suite(.serialized) @MainActor struct NibControllerAttributeTests {
  init() {
    KeyTable.register(NibEverything.self, "number", \.number)
    KeyTable.register(NibEverything.self, "whole", \.whole)
    KeyTable.register(NibEverything.self, "flag", \.flag)
    KeyTable.register(NibEverything.self, "words", \.words)
    KeyTable.register(NibEverything.self, "place", \.place)
    KeyTable.register(NibEverything.self, "extent", \.extent)
    KeyTable.register(NibEverything.self, "box", \.box)
    KeyTable.register(NibEverything.self, "span", \.span)
    KeyTable.register(NibEverything.self, "tone", \.tone)
    KeyTable.register(NibEverything.self, "picture", \.picture)
    KeyTable.register(NibEverything.self, "kept", \.kept)
  }

  /// The controller that a storyboard of these scenes begins with.
  private func initial<Controller: UIViewController>(
    _ scenes: [String],
    as type: Controller.Type = Controller.self
  ) throws -> Controller {
    let files = try TestBundle([
      "Main.storyboard": NibSource.storyboard(scenes, initial: "first")
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
    return try #require(storyboard.instantiateInitialViewController() as? Controller)
  }

  private func plain(_ attributes: String, _ children: String = "") throws -> UIViewController {
    try initial([
      """
      <viewController \(attributes) id="first"><view key="view" id="v"/>\(children)</viewController>
      """
    ])
  }

  // MARK: Controllers

  @Test func `a controller without attributes is as in code`() throws {
    let (made, own) = (try plain(""), UIViewController())
    #expect(made.title == nil && made.modalPresentationStyle == own.modalPresentationStyle)
    #expect(made.edgesForExtendedLayout == .all && !made.extendedLayoutIncludesOpaqueBars)
    #expect(!made.hidesBottomBarWhenPushed && !made.definesPresentationContext)
    #expect(!made.isModalInPresentation && made.overrideUserInterfaceStyle == .unspecified)
    #expect(made.preferredContentSize == .zero && made.toolbarItems == nil)
  }

  @Test func `how a controller is shown`() throws {
    let made = try plain(
      """
      title="Song" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" \
      definesPresentationContext="YES" modalInPresentation="YES" hidesBottomBarWhenPushed="YES" \
      extendedLayoutIncludesOpaqueBars="YES" userInterfaceStyle="dark"
      """,
      """
      <size key="preferredContentSize" width="300" height="200"/>
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      """
    )
    #expect(made.title == "Song" && made.modalPresentationStyle == .fullScreen)
    #expect(made.modalTransitionStyle == .crossDissolve && made.definesPresentationContext)
    #expect(made.isModalInPresentation && made.hidesBottomBarWhenPushed)
    #expect(made.extendedLayoutIncludesOpaqueBars && made.overrideUserInterfaceStyle == .dark)
    #expect(made.preferredContentSize == CGSize(width: 300, height: 200))
    #expect(made.edgesForExtendedLayout == .bottom)
  }

  @Test(arguments: [
    ("fullScreen", UIModalPresentationStyle.fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("popover", .popover), ("automatic", .automatic),
  ])
  func `styles of presentation`(_ word: String, _ style: UIModalPresentationStyle) throws {
    let made = try plain("modalPresentationStyle=\"\(word)\"")
    let own = UIViewController()
    own.modalPresentationStyle = style
    #expect(made.modalPresentationStyle == own.modalPresentationStyle)
  }

  @Test func `a controller's items in bars`() throws {
    let made = try plain(
      "",
      """
      <navigationItem key="navigationItem" title="Title" id="n">
      <barButtonItem key="rightBarButtonItem" title="Go" id="b"/></navigationItem>
      <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" id="t"/>
      <toolbarItems><barButtonItem title="One" id="c"/><barButtonItem title="Two" id="d"/></toolbarItems>
      """
    )
    #expect(made.navigationItem.title == "Title")
    #expect(made.navigationItem.rightBarButtonItem?.title == "Go")
    #expect(made.tabBarItem.title == "Tab" && made.tabBarItem.badgeValue == "3")
    #expect(made.toolbarItems?.map(\.title) == ["One", "Two"])
  }

  @Test func `a navigation item without a title shows the controller's`() throws {
    let made = try plain(
      "title=\"Songs\"",
      "<navigationItem key=\"navigationItem\" id=\"n\"/>"
    )
    #expect(made.navigationItem.title == "Songs")
  }

  @Test func `when a navigation controller hides its bars`() throws {
    let made: UINavigationController = try initial([
      """
      <navigationController hidesBarsOnSwipe="YES" hidesBarsOnTap="YES" \
      hidesBarsWhenVerticallyCompact="YES" hidesBarsWhenKeyboardAppears="YES" id="first">
      <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """,
      "<viewController title=\"Root\" id=\"root\"><view key=\"view\" id=\"v\"/></viewController>",
    ])
    #expect(made.hidesBarsOnSwipe && made.hidesBarsOnTap)
    #expect(made.hidesBarsWhenVerticallyCompact && made.hidesBarsWhenKeyboardAppears)
    #expect(made.viewControllers.map(\.title) == ["Root"])
  }

  @Test(arguments: [true, false])
  func `a table controller keeps its selection where the file says so`(_ clears: Bool) throws {
    let made: UITableViewController = try initial([
      """
      <tableViewController clearsSelectionOnViewWillAppear="\(clears ? "YES" : "NO")" id="first">
      <tableView key="view" style="grouped" id="t"/></tableViewController>
      """
    ])
    #expect(made.clearsSelectionOnViewWillAppear == clears && made.tableView.style == .grouped)
  }

  @Test func `a controller's view is made when it is asked for`() throws {
    let made = try plain("")
    #expect(!made.isViewLoaded)
    #expect(made.view.superview == nil && made.isViewLoaded)
  }

  // MARK: By name

  private func everything(_ attributes: String) throws -> NibEverything {
    try NibSource.made(
      """
      <view id="v" customClass="NibEverything" customModule="UIKitTests">
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
      """,
      resources: "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"
    )
  }

  @Test func `numbers, flags and words`() throws {
    let made = try everything(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="number"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="whole"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="words" value="a &amp; b"/>
      <userDefinedRuntimeAttribute type="nil" keyPath="kept"/>
      """
    )
    #expect(made.number == 2.5 && made.whole == 7 && made.flag && made.words == "a & b")
    #expect(made.kept == nil)
  }

  @Test func `points, sizes, rectangles and ranges`() throws {
    let made = try everything(
      """
      <userDefinedRuntimeAttribute type="point" keyPath="place"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="extent"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="box"><rect key="value" x="5" y="6" width="7" height="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="9" length="10"/></userDefinedRuntimeAttribute>
      """
    )
    #expect(made.place == CGPoint(x: 1, y: 2) && made.extent == CGSize(width: 3, height: 4))
    #expect(made.box == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(made.span == NSRange(location: 9, length: 10))
  }

  @Test func `colours and images`() throws {
    let made = try everything(
      """
      <userDefinedRuntimeAttribute type="color" keyPath="tone"><color key="value" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></userDefinedRuntimeAttribute>
      """
    )
    #expect(made.tone == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  // MARK: Sizes of windows

  @Test func `what shows, fonts and stacks follow the width of the window`() throws {
    let made = try initial([
      """
      <viewController id="first"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <stackView spacing="4" id="s"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <variation key="widthClass=regular" axis="vertical" spacing="20"/></stackView>
      <label text="Big" id="l"><rect key="frame" x="0" y="60" width="90" height="30"/>
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
      <view hidden="YES" id="h"><rect key="frame" x="0" y="100" width="9" height="9"/>
      <variation key="widthClass=regular" hidden="NO"/></view>
      </subviews></view></viewController>
      """
    ])
    try TestScreen.showing(made) { screen in
      let stack = try #require(made.view.subviews[0] as? UIStackView)
      let label = try #require(made.view.subviews[1] as? UILabel)
      let hidden = made.view.subviews[2]
      for isWide in [false, true, false] {
        made.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
        screen.step(2)
        #expect(stack.axis == (isWide ? .vertical : .horizontal))
        #expect(stack.spacing == (isWide ? 20 : 4))
        #expect(label.font.pointSize == (isWide ? 30 : 12) && hidden.isHidden != isWide)
      }
    }
  }

  // MARK: Other elements

  @Test func `edges that a finger comes from`() throws {
    let gesture: UIScreenEdgePanGestureRecognizer = try NibSource.made(
      """
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e">
      <rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
      """
    )
    #expect(gesture.edges == [.left, .bottom])
  }

  @Test func `a header for sections holds what the file puts in it`() throws {
    let head: UITableViewHeaderFooterView = try NibSource.made(
      """
      <tableViewHeaderFooterView reuseIdentifier="head" id="h">
      <rect key="frame" x="0" y="0" width="320" height="40"/>
      <view key="contentView" id="c"><subviews><label text="In it" id="l"/></subviews></view>
      </tableViewHeaderFooterView>
      """
    )
    #expect(head.reuseIdentifier == "head" && head.frame.height == 40)
    #expect(head.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["In it"])
  }

  @Test func `a collection's cell has the backgrounds of the file`() throws {
    let cell: UICollectionViewCell = try NibSource.made(
      """
      <collectionViewCell reuseIdentifier="box" id="c">
      <view key="backgroundView" tag="1" id="b"/><view key="selectedBackgroundView" tag="2" id="s"/>
      <collectionViewCellContentView key="contentView" id="v"><subviews><label text="Box" id="l"/></subviews>
      </collectionViewCellContentView></collectionViewCell>
      """
    )
    #expect(cell.reuseIdentifier == "box" && cell.backgroundView?.tag == 1)
    #expect(cell.selectedBackgroundView?.tag == 2)
    #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Box"])
  }

  @Test func `a text with attributes`() throws {
    let label: UILabel = try NibSource.made(
      """
      <label id="l"><attributedString key="attributedText">
      <fragment content="Red "><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="20" name="Helvetica"/></attributes></fragment>
      <fragment content="centred"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
      </attributes></fragment></attributedString></label>
      """
    )
    let text = try #require(label.attributedText)
    #expect(text.string == "Red centred")
    let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    let style = text.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center && style?.lineSpacing == 3)
  }
}
