import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

@Suite("Mistakes in nibs are told with file, line, element and remedy")
@MainActor
struct NibMistakeTests {
  private func findings(
    _ objects: String,
    owner: Any? = nil,
    ownerXML: String = ""
  )
    -> (findings: [Diagnosis], objects: [Any])
  {
    var made: [Any] = []
    let findings = UIKitDiagnostics.recording {
      made = UINib(data: NibSource.nib(objects, owner: ownerXML), bundle: nil)
        .instantiate(withOwner: owner)
    }
    return (findings, made)
  }

  @Test("A class that does not exist is the base class")
  func unknownClass() throws {
    let result = findings(
      "<label id=\"l1\" customClass=\"FancyLabel\" customModule=\"Nowhere\" text=\"a\"/>"
    )
    #expect(result.findings.map(\.code) == ["TSK-NIB-CLASS"])
    let finding = try #require(result.findings.first)
    #expect(finding.place == "nib data:8, <label>, id l1")
    #expect(finding.saw == "Nowhere.FancyLabel")
    #expect(finding.applePhrase == "Unknown class FancyLabel in Interface Builder file.")
    #expect((result.objects.first as? UILabel)?.text == "a")
  }

  @Test("A class of another kind is the base class")
  func otherKind() {
    let result = findings("<view id=\"v1\" customClass=\"UITapGestureRecognizer\"/>")
    #expect(result.findings.map(\.code) == ["TSK-NIB-CLASS-KIND"])
    #expect(result.objects.first is UIView)
  }

  @Test("An element that stands for nothing is an empty view, or is left out")
  func unknownElement() {
    let result = findings("<hologramView id=\"h1\"/><lamp id=\"l1\"/>")
    #expect(result.findings.map(\.code) == ["TSK-NIB-ELEMENT", "TSK-NIB-ELEMENT"])
    #expect(result.objects.count == 1)
    #expect(result.objects.first is UIView)
  }

  @Test("An outlet that the class does not have is told with UIKit's phrase")
  func missingOutlet() throws {
    let owner = NibOwner()
    KeyTable.register(NibOwner.self, "card", \.card)
    let result = findings(
      "<view id=\"v1\"/>",
      owner: owner,
      ownerXML: "<outlet property=\"crad\" destination=\"v1\" id=\"o1\"/>"
    )
    #expect(result.findings.map(\.code) == ["TSK-KEY"])
    let finding = try #require(result.findings.first)
    #expect(
      finding.applePhrase == "this class is not key value coding-compliant for the key crad."
    )
    #expect(finding.remedy.contains("Did you mean \"card\"?"))
    #expect(finding.place.contains("id o1"))
  }

  @Test("An outlet of another type keeps its value")
  func otherType() {
    let owner = NibOwner()
    KeyTable.register(NibOwner.self, "card", \.card)
    let result = findings(
      "<label id=\"v1\"/>",
      owner: owner,
      ownerXML: "<outlet property=\"card\" destination=\"v1\" id=\"o1\"/>"
    )
    #expect(result.findings.map(\.code) == ["TSK-KEY-TYPE"])
    #expect(owner.card == nil)
  }

  @Test("A connection to nothing is left out")
  func nowhere() {
    let result = findings(
      "<view id=\"v1\"><connections><outlet property=\"x\" destination=\"gone\" id=\"o\"/></connections></view>"
    )
    #expect(result.findings.map(\.code) == ["TSK-NIB-DESTINATION"])
  }

  @Test("Constraints that make no sense are left out")
  func constraints() {
    let result = findings(
      """
      <view id="v1"><constraints>
        <constraint firstItem="gone" firstAttribute="top" secondItem="v1" secondAttribute="top" id="c1"/>
        <constraint firstAttribute="diagonal" constant="5" id="c2"/>
        <constraint firstAttribute="width" constant="5" id="c3"/>
      </constraints></view>
      """
    )
    #expect(
      Set(result.findings.map(\.code)) == ["TSK-NIB-CONSTRAINT", "TSK-NIB-CONSTRAINT-ITEM"]
    )
    #expect((result.objects.first as? UIView)?.constraints.count == 1)
  }

  @Test("Images, colours and fonts that are not there")
  func resources() throws {
    let result = findings(
      """
      <imageView id="i1" image="nowhere"/>
      <label id="l1"><fontDescription key="fontDescription" name="Nofont-Black" family="Nofont" pointSize="20"/>
        <color key="textColor" name="NoInk"/></label>
      <label id="l2"><color key="textColor" systemColor="systemUltravioletColor"/></label>
      """
    )
    let codes = result.findings.map(\.code)
    #expect(codes.contains("TSK-NIB-IMAGE"))
    #expect(codes.contains("TSK-NIB-FONT"))
    #expect(codes.filter { $0 == "TSK-NIB-COLOR" }.count == 2)
    #expect((result.objects[0] as? UIImageView)?.image == nil)
    #expect((result.objects[1] as? UILabel)?.font.pointSize == 20)
  }

  @Test("A runtime attribute that cannot be set is told and left out")
  func attribute() {
    let result = findings(
      """
      <view id="v1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadios"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    )
    #expect(result.findings.map(\.code) == ["TSK-NIB-ATTRIBUTE"])
    #expect(result.findings.first?.severity == .warning)
  }

  @Test("A damaged file makes nothing")
  func damage() throws {
    var objects: [Any] = [1]
    let findings = UIKitDiagnostics.recording {
      objects = UINib(data: Data("<document>\n<objects>".utf8), bundle: nil)
        .instantiate(withOwner: nil)
    }
    #expect(findings.map(\.code) == ["TSK-NIB-FILE"])
    #expect(findings.first?.place == "nib data:2")
    #expect(objects.isEmpty)
  }

  @Test("A nib that is not there makes nothing")
  func missing() {
    let findings = UIKitDiagnostics.recording {
      #expect(Bundle.main.loadNibNamed("NoSuchNib", owner: nil)?.isEmpty == true)
    }
    #expect(findings.map(\.code) == ["TSK-NIB-MISSING"])
  }

  @Test("An object whose initialiser gives up is left out")
  func initialiser() {
    let result = findings(
      "<view id=\"v1\" customClass=\"NibRefusingView\" customModule=\"UIKitTests\"/>"
    )
    #expect(result.findings.map(\.code) == ["TSK-NIB-INIT"])
    #expect(result.objects.isEmpty)
  }

  @Test(
    "Classes that are only made in code are told",
    arguments: [
      "<action/>", "<menuItem/>", "<font/>", "<customObject customClass=\"UIScene\"/>",
      "<customObject customClass=\"UIMenuItem\"/>", "<customObject customClass=\"NSPredicate\"/>",
    ]
  )
  func classesWithoutInit(element: String) {
    let result = findings(element)
    #expect(result.objects.isEmpty)
    #expect(result.findings.map(\.code) == ["TSK-NIB-INIT"], "\(result.findings)")
  }

  @Test("Plain objects and responders are made")
  func plainObjects() {
    let result = findings(
      "<customObject id=\"a\"/><customObject id=\"b\" customClass=\"UIResponder\"/>"
    )
    #expect(result.objects.count == 2 && result.findings.isEmpty)
  }
}

final class NibRefusingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}
