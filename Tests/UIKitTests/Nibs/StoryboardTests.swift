import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKit

final class StoryController: UIViewController {
  nonisolated(unsafe) static var log: [String] = []
  weak var label: UILabel?
  var amount = 0
  var text = ""

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.log.append("init")
  }

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.log.append("awake amount \(amount) label \(label == nil ? "nil" : "set")")
  }

  override func loadView() {
    super.loadView()
    Self.log.append("loadView label \(label == nil ? "nil" : "set")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("viewDidLoad children \(children.count)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.log.append("prepare \(segue.identifier ?? "-") to \(type(of: segue.destination))")
  }
}

final class StoryChild: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    StoryController.log.append("child viewDidLoad")
  }
}

final class StorySegue: UIStoryboardSegue {
  override func perform() {
    StoryController.log.append("\(type(of: self)) \(identifier ?? "-") performed")
  }
}

final class StoryRow: UITableViewCell {
  weak var name: UILabel?
}

@Suite("Storyboards make controllers and take segues", .serialized)
@MainActor
struct StoryboardTests {
  init() {
    StoryController.log = []
    KeyTable.register(StoryController.self, "label", \.label)
    KeyTable.register(StoryController.self, "amount", \.amount)
    KeyTable.register(StoryRow.self, "name", \.name)
  }

  private static let main = """
    <viewController storyboardIdentifier="Main" title="Start" id="vc1" customClass="StoryController" customModule="UIKitTests" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vw1">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="lb1"><rect key="frame" x="0" y="0" width="40" height="20"/></label>
                <containerView translatesAutoresizingMaskIntoConstraints="NO" id="cv1">
                    <rect key="frame" x="0" y="100" width="414" height="200"/>
                    <connections><segue destination="vc2" kind="embed" identifier="inner" id="sg1"/></connections>
                </containerView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="sa1"/>
            <constraints>
                <constraint firstItem="lb1" firstAttribute="top" secondItem="sa1" secondAttribute="top" constant="8" id="c1"/>
                <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leadingMargin" id="c2"/>
                <constraint firstItem="cv1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" id="c3"/>
                <constraint firstAttribute="trailing" secondItem="cv1" secondAttribute="trailing" id="c4"/>
                <constraint firstItem="cv1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="100" id="c5"/>
                <constraint firstItem="cv1" firstAttribute="height" constant="200" id="c6"/>
            </constraints>
        </view>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="amount"><integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections>
            <outlet property="label" destination="lb1" id="o1"/>
            <segue destination="vc2" kind="custom" identifier="go" customClass="StorySegue" customModule="UIKitTests" id="sg2"/>
            <segue destination="lost" kind="custom" identifier="lost" id="sg3"/>
            <segue destination="vc2" kind="teleport" identifier="beam" id="sg4"/>
        </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1"/>
    """

  private static let child = """
    <viewController storyboardIdentifier="Child" id="vc2" customClass="StoryChild" customModule="UIKitTests" sceneMemberID="viewController">
        <view key="view" id="vw2"><rect key="frame" x="0" y="0" width="414" height="200"/></view>
    </viewController>
    """

  private func bundle() throws -> TestBundle {
    try TestBundle([
      "Main.storyboard": NibSource.storyboard([Self.main, Self.child], initial: "vc1")
    ])
  }

  @Test("A controller is made, told, given its view and its children in iOS's order")
  func order() throws {
    let bundle = try bundle()
    let storyboard = UIStoryboard(name: "Main", bundle: bundle.bundle)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? StoryController
    )
    #expect(controller.title == "Start")
    #expect(controller.storyboard === storyboard)
    #expect(!controller.isViewLoaded)
    #expect(StoryController.log == ["init", "awake amount 3 label nil"])
    controller.loadViewIfNeeded()
    #expect(
      StoryController.log.dropFirst(2) == [
        "prepare inner to StoryChild", "child viewDidLoad", "loadView label set",
        "viewDidLoad children 1",
      ]
    )
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 414, height: 896))
    #expect(controller.children.first?.view.superview === controller.view.subviews[1])
  }

  @Test("Views of a scene are placed in the window")
  func placed() throws {
    let bundle = try bundle()
    let storyboard = UIStoryboard(name: "Main", bundle: bundle.bundle)
    let controller: StoryController = storyboard.instantiateViewController(identifier: "Main")
    TestScreen.showing(controller, width: 390, height: 844) { screen in
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(controller.label?.frame.origin == CGPoint(x: 16, y: 8))
      #expect(
        controller.view.subviews[1].frame == CGRect(x: 0, y: 100, width: 390, height: 200)
      )
      #expect(controller.children.first?.view.frame.size == CGSize(width: 390, height: 200))
    }
  }

  @Test("A creator makes the controller with more than a coder")
  func creator() throws {
    let bundle = try bundle()
    let storyboard = UIStoryboard(name: "Main", bundle: bundle.bundle)
    let controller = storyboard.instantiateViewController(identifier: "Main") { coder in
      StoryController(coder: coder, text: "given")
    }
    #expect(controller.text == "given")
    #expect(controller.amount == 3)
    let initial = storyboard.instantiateInitialViewController { coder in
      StoryController(coder: coder, text: "first")
    }
    #expect(initial?.text == "first")
    #expect(initial?.view.subviews.count == 2)
  }

  @Test("A segue of a custom class is prepared and performed")
  func customSegue() throws {
    let bundle = try bundle()
    let controller: StoryController = UIStoryboard(name: "Main", bundle: bundle.bundle)
      .instantiateViewController(identifier: "Main")
    StoryController.log = []
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(StoryController.log == ["prepare go to StoryChild", "StorySegue go performed"])
  }

  @Test("A segue made in code runs its block")
  func codeSegue() {
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: "x",
      source: UIViewController(),
      destination: UIViewController()
    ) { count += 1 }
    segue.perform()
    #expect(count == 1)
  }

  // MARK: Mistakes

  @Test("Segues that lead nowhere, have no name or no known kind")
  func segueMistakes() throws {
    let bundle = try bundle()
    let controller: StoryController = UIStoryboard(name: "Main", bundle: bundle.bundle)
      .instantiateViewController(identifier: "Main")
    let findings = UIKitDiagnostics.recording {
      controller.performSegue(withIdentifier: "lost", sender: nil)
      controller.performSegue(withIdentifier: "goo", sender: nil)
      controller.performSegue(withIdentifier: "beam", sender: nil)
    }
    #expect(
      findings.map(\.code) == ["TSK-SEGUE-NOWHERE", "TSK-SEGUE-MISSING", "TSK-SEGUE-KIND"]
    )
    #expect(findings[1].remedy.contains("Did you mean \"go\"?"))
    #expect(
      findings[1].applePhrase == "Receiver (<StoryController>) has no segue with identifier 'goo'"
    )
  }

  @Test("Storyboards and controllers that are not there")
  func missing() throws {
    let bundle = try TestBundle([
      "Plain.storyboard": NibSource.storyboard([Self.child], initial: nil)
    ])
    let findings = UIKitDiagnostics.recording {
      #expect(
        UIStoryboard(name: "Nope", bundle: bundle.bundle).instantiateInitialViewController()
          == nil
      )
      let storyboard = UIStoryboard(name: "Plain", bundle: bundle.bundle)
      #expect(storyboard.instantiateInitialViewController() == nil)
      #expect(
        type(of: storyboard.instantiateViewController(withIdentifier: "Chidl"))
          == UIViewController.self
      )
      let other: StoryController = storyboard.instantiateViewController(identifier: "Child")
      #expect(other.storyboard == nil)
    }
    #expect(
      findings.map(\.code) == [
        "TSK-STORYBOARD-MISSING", "TSK-STORYBOARD-INITIAL", "TSK-STORYBOARD-ID",
        "TSK-STORYBOARD-CLASS",
      ]
    )
    #expect(findings[2].remedy.contains("Did you mean \"Child\"?"))
  }

  @Test("A scene that contains itself is left out, references that go round are ended")
  func circles() throws {
    let selfish = """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="av"><subviews>
        <containerView id="ac"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <connections><segue destination="a" kind="embed" id="as"/></connections></containerView>
      </subviews></view></viewController>
      """
    func reference(_ id: String, _ name: String) -> String {
      "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"\(id)\" sceneMemberID=\"viewController\"/>"
    }
    let bundle = try TestBundle([
      "Self.storyboard": NibSource.storyboard([selfish], initial: "a"),
      "One.storyboard": NibSource.storyboard([reference("p", "Two")], initial: "p"),
      "Two.storyboard": NibSource.storyboard([reference("q", "One")], initial: "q"),
    ])
    let findings = UIKitDiagnostics.recording {
      let first = UIStoryboard(name: "Self", bundle: bundle.bundle)
        .instantiateInitialViewController()
      first?.loadViewIfNeeded()
      #expect(first?.isViewLoaded == true)
      #expect(
        UIStoryboard(name: "One", bundle: bundle.bundle).instantiateInitialViewController() != nil
      )
    }
    #expect(Set(findings.map(\.code)) == ["TSK-STORYBOARD-CYCLE", "TSK-STORYBOARD-CIRCLE"])
  }

  @Test("Scenes that hold each other in every order are made up to a number")
  func crowd() throws {
    let names = "abcdefghijkl".map(String.init)
    let scenes = names.map { name in
      let containers = names.map { other in
        """
        <containerView id="\(name)\(other)c"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <connections><segue destination="\(other)" kind="embed" id="\(name)\(other)s"/></connections>
        </containerView>
        """
      }
      return """
        <viewController id="\(name)" sceneMemberID="viewController"><view key="view" id="\(name)v"><subviews>
          \(containers.joined())</subviews></view></viewController>
        """
    }
    let bundle = try TestBundle([
      "Crowd.storyboard": NibSource.storyboard(scenes, initial: "a")
    ])
    let findings = UIKitDiagnostics.recording {
      let first = UIStoryboard(name: "Crowd", bundle: bundle.bundle)
        .instantiateInitialViewController()
      first?.loadViewIfNeeded()
      #expect(first?.children.isEmpty == false)
    }
    #expect(Set(findings.map(\.code)) == ["TSK-STORYBOARD-CYCLE"])
  }

  // MARK: Tables and collections

  private static let table = """
    <tableViewController id="tc" sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="tv">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes>
          <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="Row" id="cl" customClass="StoryRow" customModule="UIKitTests">
            <rect key="frame" x="0" y="28" width="375" height="60"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cl" id="cc">
              <rect key="frame" x="0" y="0" width="350" height="60"/>
              <autoresizingMask key="autoresizingMask"/>
              <subviews><label text="?" translatesAutoresizingMaskIntoConstraints="NO" id="cn"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
              <constraints>
                <constraint firstItem="cn" firstAttribute="leading" secondItem="cc" secondAttribute="leading" constant="30" id="k1"/>
                <constraint firstItem="cn" firstAttribute="centerY" secondItem="cc" secondAttribute="centerY" id="k2"/>
              </constraints>
            </tableViewCellContentView>
            <connections><outlet property="name" destination="cn" id="cq"/>
              <segue destination="vc2" kind="custom" identifier="row" customClass="StorySegue" customModule="UIKitTests" id="cs"/></connections>
          </tableViewCell>
          <tableViewCell reuseIdentifier="Sub" style="IBUITableViewCellStyleSubtitle" textLabel="sl" detailTextLabel="sd" id="sc">
            <tableViewCellContentView key="contentView" tableViewCell="sc" id="ss">
              <subviews>
                <label text="Big" id="sl"><fontDescription key="fontDescription" type="system" pointSize="23"/></label>
                <label text="Small" id="sd"><color key="textColor" systemColor="systemRedColor"/></label>
              </subviews>
            </tableViewCellContentView>
          </tableViewCell>
          <tableViewCell id="none"/>
        </prototypes>
        <connections><outlet property="dataSource" destination="tc" id="ds"/><outlet property="delegate" destination="tc" id="de"/></connections>
      </tableView>
    </tableViewController>
    """

  @Test("Prototype cells are made, connected and used again; a choice takes their segue")
  func prototypes() throws {
    let bundle = try TestBundle([
      "T.storyboard": NibSource.storyboard([Self.table, Self.child], initial: "tc")
    ])
    var made: UIViewController?
    let findings = UIKitDiagnostics.recording {
      made = UIStoryboard(name: "T", bundle: bundle.bundle).instantiateInitialViewController()
      made?.loadViewIfNeeded()
    }
    #expect(findings.map(\.code) == ["TSK-NIB-REUSE-ID"])
    let controller = try #require(made as? UITableViewController)
    let source = StorySource()
    controller.tableView.dataSource = source
    #expect(controller.tableView.rowHeight == 60)
    #expect(controller.tableView.sectionHeaderHeight == UITableView.automaticDimension)
    TestScreen.showing(controller, width: 375, height: 667) { screen in
      let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? StoryRow
      #expect(cell?.name?.text == "row 0")
      #expect(cell?.reuseIdentifier == "Row")
      #expect(cell?.accessoryType == .disclosureIndicator)
      #expect(cell?.selectionStyle == UITableViewCell.SelectionStyle.none)
      #expect(cell?.name?.frame.minX == 30)
      #expect(abs((cell?.name?.center.y ?? 0) - 30) < 0.5)
      let second = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(second?.textLabel?.text == "Big")
      #expect(second?.textLabel?.font.pointSize == 23)
      #expect(second?.detailTextLabel?.text == "Small")
      StoryController.log = []
      screen.tap(100, 30)
      screen.settle()
      #expect(StoryController.log == ["StorySegue row performed"])
    }
  }

  @Test("Static tables show the sections and rows of the file")
  func staticTable() throws {
    let table = """
      <tableViewController id="tc" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tv">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <sections>
            <tableViewSection headerTitle="One" footerTitle="End" id="s1"><cells>
              <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" id="c1"><tableViewCellContentView key="contentView" id="v1"><subviews><label text="First" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
              <tableViewCell rowHeight="70" style="IBUITableViewCellStyleDefault" textLabel="l2" id="c2"><tableViewCellContentView key="contentView" id="v2"><subviews><label text="Tall" id="l2"/></subviews></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection>
            <tableViewSection id="s2"><cells><tableViewCell id="c3"/></cells></tableViewSection>
          </sections>
          <connections><outlet property="dataSource" destination="tc" id="ds"/><outlet property="delegate" destination="tc" id="de"/></connections>
        </tableView>
      </tableViewController>
      """
    let bundle = try TestBundle(["S.storyboard": NibSource.storyboard([table], initial: "tc")])
    let controller = try #require(
      UIStoryboard(name: "S", bundle: bundle.bundle).instantiateInitialViewController()
        as? UITableViewController
    )
    TestScreen.showing(controller, width: 375, height: 667) { _ in
      let view = controller.tableView
      #expect(view?.numberOfSections == 2)
      #expect(view?.numberOfRows(inSection: 0) == 2)
      #expect(view?.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
      #expect(view?.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
      let cell = view?.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(cell?.textLabel?.text == "Tall")
      #expect(view?.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "one")
    }
  }

  @Test("Collections have their layout, cells and headers from the file")
  func collection() throws {
    let collection = """
      <collectionViewController id="cc" sceneMemberID="viewController">
        <collectionView key="view" clipsSubviews="YES" dataMode="prototypes" id="cv">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" minimumInteritemSpacing="6" id="fl">
            <size key="itemSize" width="90" height="80"/>
            <size key="headerReferenceSize" width="50" height="33"/>
            <size key="footerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="Tile" id="ce"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <collectionViewCellContentView key="contentView" id="co"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews><label text="t" tag="7" id="ct"/></subviews></collectionViewCellContentView></collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="ch"><rect key="frame" x="0" y="0" width="375" height="33"/><subviews><label text="h" tag="8" id="hl"/></subviews></collectionReusableView>
        </collectionView>
      </collectionViewController>
      """
    let bundle = try TestBundle(["C.storyboard": NibSource.storyboard([collection], initial: "cc")])
    let controller = try #require(
      UIStoryboard(name: "C", bundle: bundle.bundle).instantiateInitialViewController()
        as? UICollectionViewController
    )
    let layout = try #require(
      controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    )
    #expect(layout.itemSize == CGSize(width: 90, height: 80))
    #expect(layout.minimumLineSpacing == 5)
    #expect(layout.minimumInteritemSpacing == 6)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let source = StorySource()
    controller.collectionView.dataSource = source
    TestScreen.showing(controller, width: 375, height: 667) { _ in
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(cell?.frame.size == CGSize(width: 90, height: 80))
      #expect((cell?.contentView.viewWithTag(7) as? UILabel)?.text == "t")
      #expect(cell?.reuseIdentifier == "Tile")
      let header = controller.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 33))
      #expect(header?.viewWithTag(8) != nil)
    }
  }
}

final class StorySource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let name = indexPath.row == 0 ? "Row" : "Sub"
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    (cell as? StoryRow)?.name?.text = "row \(indexPath.row)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "Head",
      for: indexPath
    )
  }
}
