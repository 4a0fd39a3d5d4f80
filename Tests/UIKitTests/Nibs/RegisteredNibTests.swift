import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

final class NibNamedViewController: UIViewController {
  weak var label: UILabel?
}

@Suite("Nibs of cells and controllers", .serialized)
@MainActor
struct RegisteredNibTests {
  private static func cell(_ identifier: String) -> Data {
    NibSource.nib(
      "<tableViewCell reuseIdentifier=\"\(identifier)\" id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"v\"/></tableViewCell>"
    )
  }

  @Test("Rows come from a registered nib under the registered identifier")
  func rows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(data: Self.cell(""), bundle: nil), forCellReuseIdentifier: "A")
    let cell = table.dequeueReusableCell(withIdentifier: "A")
    #expect(cell?.reuseIdentifier == "A")
  }

  @Test("A nib with another identifier, or without a cell, is told")
  func mistakes() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(data: Self.cell("B"), bundle: nil), forCellReuseIdentifier: "A")
    table.register(
      UINib(data: NibSource.nib("<view id=\"v\"/>"), bundle: nil),
      forCellReuseIdentifier: "V"
    )
    let findings = UIKitDiagnostics.recording {
      #expect(table.dequeueReusableCell(withIdentifier: "A")?.reuseIdentifier == "A")
      #expect(table.dequeueReusableCell(withIdentifier: "V") == nil)
    }
    #expect(findings.map(\.code) == ["TSK-NIB-REUSE", "TSK-NIB-CELL"])
  }

  @Test("Items and headers come from registered nibs")
  func items() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 10, height: 20)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let view = controller.collectionView
    view?.register(
      UINib(
        data: NibSource.nib(
          "<collectionViewCell id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></collectionViewCell>"
        ),
        bundle: nil
      ),
      forCellWithReuseIdentifier: "Tile"
    )
    view?.register(
      UINib(data: NibSource.nib("<collectionReusableView id=\"h\" tag=\"4\"/>"), bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Head"
    )
    let source = StorySource()
    view?.dataSource = source
    TestScreen.showing(controller) { _ in
      let cell = view?.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.frame == CGRect(x: 0, y: 20, width: 100, height: 40))
      let header = view?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
      #expect(header?.tag == 4)
    }
  }

  // MARK: Controllers

  private static let screen = NibSource.xib(
    "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"60\"/><subviews><label text=\"in\" id=\"l\"/></subviews></view>",
    owner:
      "<outlet property=\"view\" destination=\"v\" id=\"o1\"/><outlet property=\"label\" destination=\"l\" id=\"o2\"/>"
  )

  @Test(
    "A controller's nib is the one it names, else the one of its class",
    arguments: [
      (["Named.xib"], "Named"), (["NibNamedView.xib", "NibNamedViewController.xib"], nil),
      (["NibNamedViewController.xib"], nil),
    ] as [([String], String?)]
  )
  func controllerNib(_ files: [String], _ name: String?) throws {
    KeyTable.register(NibNamedViewController.self, "label", \.label)
    let bundle = try TestBundle(
      Dictionary(uniqueKeysWithValues: files.map { ($0, Self.screen) })
    )
    let controller = NibNamedViewController(nibName: name, bundle: bundle.bundle)
    controller.loadViewIfNeeded()
    #expect(controller.label?.text == "in")
    #expect(controller.view.frame.size == CGSize(width: 50, height: 60))
  }

  @Test("A controller without a nib has an empty view")
  func noNib() {
    let controller = NibNamedViewController()
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.nibName == nil)
  }

  @Test("A nib that leaves its controller without a view is told")
  func noView() throws {
    let bundle = try TestBundle(["Lost.xib": NibSource.xib("<view id=\"v\"/>")])
    let findings = UIKitDiagnostics.recording {
      let controller = UIViewController(nibName: "Lost", bundle: bundle.bundle)
      controller.loadViewIfNeeded()
      #expect(controller.isViewLoaded)
    }
    #expect(findings.map(\.code) == ["TSK-NIB-NO-VIEW"])
    #expect(
      findings.first?.applePhrase
        == "loaded the \"Lost\" nib but the view outlet was not set."
    )
  }

  // MARK: Languages

  @Test("Texts of the base language are replaced by translations")
  func translation() throws {
    let label = "<label text=\"Hello\" id=\"aaa-bb-ccc\"/>"
    let bundle = try TestBundle([
      "Base.lproj/Card.xib": NibSource.xib(label),
      "en.lproj/Card.strings":
        "/* Class = \"UILabel\"; text = \"Hello\"; */\n\"aaa-bb-ccc.text\" = \"Good \\\"day\\\"\";\n",
    ])
    let objects = bundle.bundle.loadNibNamed("Card", owner: nil)
    #expect((objects?.first as? UILabel)?.text == "Good \"day\"")
  }

  // MARK: Sizes of windows

  @Test("What a file says for wide windows holds in them, and follows the window")
  func variations() throws {
    let xml = """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
          <view id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k1"><variation key="widthClass=regular" constant="50"/></constraint>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k2"/>
          <constraint firstItem="a" firstAttribute="width" constant="100" id="k3"/>
          <constraint firstItem="a" firstAttribute="width" constant="300" id="k4"/>
          <constraint firstItem="a" firstAttribute="height" constant="5" id="k5"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="k4"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask><mask key="constraints"><exclude reference="k3"/><include reference="k4"/></mask></variation>
      </view></viewController>
      """
    let bundle = try TestBundle(["V.storyboard": NibSource.storyboard([xml], initial: "vc")])
    func make() throws -> UIViewController {
      try #require(
        UIStoryboard(name: "V", bundle: bundle.bundle).instantiateInitialViewController()
      )
    }
    let narrow = try make()
    TestScreen.showing(narrow) { screen in
      #expect(narrow.view.subviews.count == 1)
      #expect(narrow.view.subviews[0].frame == CGRect(x: 10, y: 0, width: 100, height: 5))
      narrow.traitOverrides.horizontalSizeClass = .regular
      screen.step(2)
      #expect(narrow.view.subviews.count == 2)
      #expect(narrow.view.subviews[0].frame == CGRect(x: 50, y: 0, width: 300, height: 5))
    }
  }
}
