import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

final class NibCardView: UIView {
  weak var title: UILabel?
  var lines: [UILabel] = []
  var leading: NSLayoutConstraint?
  var radius: CGFloat = 0
  var caption: String?
  var note: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note.append("init: \(subviews.count) subviews, title \(title == nil ? "nil" : "set")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    note.append("awake: title \(title == nil ? "nil" : "set"), radius \(radius)")
  }
}

final class NibOwner: NSObject {
  var card: NibCardView?
  var taps = 0
}

/// A class that another module has as well.
class NibTwin: UIView {}

final class NibOtherTwin: UIView {}

@Suite("Nibs make objects from XML")
@MainActor
struct NibLoadingTests {
  init() {
    KeyTable.register(NibCardView.self, "title", \.title)
    KeyTable.register(
      NibCardView.self,
      "lines",
      get: { $0.lines },
      set: { $0.lines = $1 }
    )
    KeyTable.register(NibCardView.self, "leading", \.leading)
    KeyTable.register(NibCardView.self, "radius", \.radius)
    KeyTable.register(NibCardView.self, "caption", \.caption)
    KeyTable.register(NibOwner.self, "card", \.card)
    SelectorTable.register(NibOwner.self, "tapped:") { (owner: NibOwner, _) in
      owner.taps += 1
      return nil
    }
  }

  @Test("A nib of several targets makes the classes of who owns it")
  func classesOfTheOwner() throws {
    ClassNames.register("NibElsewhere.NibTwin", NibOtherTwin.self)
    func made(_ provider: String, _ owner: NSObject?) -> UIView? {
      let view =
        "<view id=\"v\" customClass=\"NibTwin\" customModule=\"NibElsewhere\" \(provider)/>"
      let nib = UINib(data: NibSource.nib(view), bundle: nil)
      return nib.instantiate(withOwner: owner).first as? UIView
    }
    let provider = "customModuleProvider=\"target\""
    #expect(made(provider, NibOwner()) is NibTwin)
    #expect(made(provider, nil) is NibOtherTwin)
    #expect(made("", NibOwner()) is NibOtherTwin)
  }

  private static let card = """
    <view contentMode="scaleToFill" id="crd-00-001" customClass="NibCardView" customModule="UIKitTests">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="crd-00-002">
                <rect key="frame" x="20" y="10" width="42" height="21"/>
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <nil key="highlightedColor"/>
            </label>
            <label opaque="NO" text="Below" translatesAutoresizingMaskIntoConstraints="NO" id="crd-00-003">
                <rect key="frame" x="20" y="40" width="42" height="21"/>
                <nil key="textColor"/>
            </label>
            <view fixedFrame="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="crd-00-004">
                <rect key="frame" x="150" y="50" width="40" height="40"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>
                <color key="backgroundColor" systemColor="systemBlueColor"/>
            </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="crd-00-005"/>
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <constraints>
            <constraint firstItem="crd-00-002" firstAttribute="leading" secondItem="crd-00-001" secondAttribute="leading" constant="20" id="crd-01-001"/>
            <constraint firstItem="crd-00-002" firstAttribute="top" secondItem="crd-00-005" secondAttribute="top" constant="10" id="crd-01-002"/>
            <constraint firstItem="crd-00-003" firstAttribute="top" secondItem="crd-00-002" secondAttribute="bottom" constant="9" id="crd-01-003"/>
            <constraint firstItem="crd-00-003" firstAttribute="width" secondItem="crd-00-001" secondAttribute="width" multiplier="1:4" id="crd-01-004"/>
            <constraint firstItem="crd-00-003" firstAttribute="height" secondItem="crd-00-003" secondAttribute="width" multiplier="0.5" priority="750" identifier="half" id="crd-01-005"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="crd-00-003" secondAttribute="trailing" constant="30" id="crd-01-006"/>
            <constraint firstItem="crd-00-003" firstAttribute="leading" secondItem="crd-00-002" secondAttribute="leading" id="crd-01-007"/>
            <constraint firstItem="crd-00-003" firstAttribute="width" constant="999" placeholder="YES" id="crd-01-008"/>
        </constraints>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="so"/>
        </userDefinedRuntimeAttributes>
        <connections>
            <outlet property="title" destination="crd-00-002" id="crd-02-001"/>
            <outlet property="leading" destination="crd-01-001" id="crd-02-002"/>
            <outletCollection property="lines" destination="crd-00-002" id="crd-02-003"/>
            <outletCollection property="lines" destination="crd-00-003" id="crd-02-004"/>
        </connections>
    </view>
    """

  private func makeCard() throws -> NibCardView {
    let objects = UINib(data: NibSource.nib(Self.card), bundle: nil)
      .instantiate(withOwner: nil, options: nil)
    #expect(objects.count == 1)
    return try #require(objects.first as? NibCardView)
  }

  @Test("Views have what their elements say")
  func attributes() throws {
    let card = try makeCard()
    let title = try #require(card.title)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(card.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(card.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(title.text == "Title")
    #expect(title.font == .systemFont(ofSize: 19, weight: .semibold))
    #expect(title.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(title.textAlignment == .natural)
    #expect(title.lineBreakMode == .byTruncatingTail)
    #expect(!title.adjustsFontSizeToFitWidth)
    #expect(!title.isUserInteractionEnabled)
    #expect(title.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(card.subviews[2].backgroundColor == .systemBlue)
  }

  @Test("Outlets, collections of outlets and runtime attributes are set before awakeFromNib")
  func order() throws {
    let card = try makeCard()
    #expect(card.note == ["init: 3 subviews, title nil", "awake: title set, radius 7.5"])
    #expect(card.lines.map(\.text) == ["Title", "Below"])
    #expect(card.leading?.constant == 20)
    #expect(card.layer.cornerRadius == 12)
    #expect(card.layer.masksToBounds)
    #expect(card.caption == "so")
  }

  @Test("Constraints, guides and fixed frames place the views")
  func layout() throws {
    let card = try makeCard()
    card.frame.size = CGSize(width: 400, height: 200)
    card.layoutIfNeeded()
    let title = card.subviews[0]
    let below = card.subviews[1]
    #expect(title.frame.origin == CGPoint(x: 20, y: 10))
    #expect(below.frame.origin == CGPoint(x: 20, y: title.frame.maxY + 9))
    #expect(below.frame.size == CGSize(width: 100, height: 50))
    // A fixed frame follows its autoresizing mask.
    #expect(card.subviews[2].frame == CGRect(x: 350, y: 150, width: 40, height: 40))
    #expect(card.constraints.contains { $0.identifier == "half" && $0.priority == .defaultHigh })
    #expect(!card.constraints.contains { $0.constant == 999 })
  }

  @Test("The owner is connected, and is the target of actions")
  func owner() throws {
    let owner = NibOwner()
    let gesture = """
      <tapGestureRecognizer numberOfTapsRequired="2" id="gst-00-001">
        <connections><action selector="tapped:" destination="-1" id="gst-00-002"/></connections>
      </tapGestureRecognizer>
      """
    let data = NibSource.nib(
      Self.card + gesture,
      owner: "<outlet property=\"card\" destination=\"crd-00-001\" id=\"own-00-001\"/>"
    )
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: owner)
    #expect(objects.count == 2)
    #expect(owner.card === objects[0] as? NibCardView)
    let tap = try #require(objects[1] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
  }

  @Test("A control calls the owner on the event the file names")
  func control() throws {
    let owner = NibOwner()
    let data = NibSource.nib(
      """
      <view id="ctl" customClass="UIControl"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="a"/></connections>
      </view>
      """
    )
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: owner)
    let control = try #require(objects.first as? UIControl)
    #expect(control.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["tapped:"])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(owner.taps == 1)
  }

  @Test("Segments are made at once, however many there are")
  func segments() throws {
    let segments = String(repeating: #"<segment title="a"/>"#, count: 50)
    let data = NibSource.nib(
      """
      <segmentedControl id="sc" customClass="NibSegments" customModule="UIKitTests">
        <rect key="frame" x="0" y="0" width="900" height="32"/><segments>\(segments)</segments>
      </segmentedControl>
      """
    )
    let control = try #require(UINib(data: data, bundle: nil).instantiate(withOwner: nil).first)
    let found = try #require(control as? NibSegments)
    #expect(found.numberOfSegments == 50 && found.titleForSegment(at: 49) == "a")
    #expect(found.makings < 10)
  }

  @Test("A nib makes new objects each time")
  func again() throws {
    let nib = UINib(data: NibSource.nib(Self.card), bundle: nil)
    let first = try #require(nib.instantiate(withOwner: nil).first as? NibCardView)
    let second = try #require(nib.instantiate(withOwner: nil).first as? NibCardView)
    #expect(first !== second)
    #expect(first.title !== second.title)
    #expect(second.title?.superview === second)
  }

  @Test("Views made from a nib go away with their last owner")
  func life() throws {
    weak var card: NibCardView?
    do { card = try makeCard() }
    #expect(card == nil)
  }
}

/// A control that counts how often its segments were made.
final class NibSegments: UISegmentedControl {
  private(set) var makings = 0

  override func invalidateIntrinsicContentSize() {
    makings += 1
    super.invalidateIntrinsicContentSize()
  }
}
