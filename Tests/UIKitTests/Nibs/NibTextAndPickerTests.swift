import CoreGraphics
import Foundation
import Testing
import UIKit

final class SegueActor: UIViewController {
  nonisolated(unsafe) static var log: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.log.append("prepare \((segue.destination as? SegueMade)?.word ?? "-")")
  }
}

final class SegueMade: UIViewController {
  let word: String

  init?(coder: NSCoder, word: String) {
    self.word = word
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    word = "plain"
    super.init(coder: coder)
  }
}

@Suite("What is typed into, chosen from and split is read from interface files", .serialized)
@MainActor
struct NibTextAndPickerTests {
  private func make<Kind: UIView>(_ element: String, as kind: Kind.Type) throws -> Kind {
    let nib = UINib(data: NibSource.nib(element), bundle: nil)
    return try #require(nib.instantiate(withOwner: nil).first as? Kind)
  }

  @Test func `text fields`() throws {
    let field = try make(
      """
      <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" text="Ada" textAlignment="right" minimumFontSize="17" clearButtonMode="whileEditing" id="tf">
        <rect key="frame" x="0" y="0" width="100" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES" autocorrectionType="no" autocapitalizationType="words" textContentType="password"/>
      </textField>
      """,
      as: UITextField.self
    )
    #expect(field.borderStyle == .roundedRect && field.placeholder == "Name")
    #expect(field.text == "Ada" && field.textAlignment == .right && field.font?.pointSize == 20)
    #expect(field.clearButtonMode == .whileEditing && field.minimumFontSize == 17)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.isSecureTextEntry && field.autocorrectionType == .no)
    #expect(field.autocapitalizationType == .words && field.textContentType == .password)
    #expect(field.frame == CGRect(x: 0, y: 0, width: 100, height: 34))
  }

  @Test func `text views and search bars`() throws {
    let view = try make(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" textAlignment="center" id="tv">
        <rect key="frame" x="0" y="0" width="200" height="90"/>
        <string key="text">Two lines
      of text</string>
        <color key="textColor" systemColor="systemRedColor"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </textView>
      """,
      as: UITextView.self
    )
    #expect(view.text == "Two lines\nof text" && !view.isEditable && view.isSelectable)
    #expect(view.textAlignment == .center && view.textColor == .systemRed)
    let bar = try make(
      """
      <searchBar contentMode="redraw" placeholder="Find" searchBarStyle="minimal" showsScopeBar="YES" showsCancelButton="YES" id="sb">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <textInputTraits key="textInputTraits" keyboardType="URL"/>
        <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles>
      </searchBar>
      """,
      as: UISearchBar.self
    )
    #expect(bar.placeholder == "Find" && bar.searchBarStyle == .minimal && bar.showsScopeBar)
    #expect(bar.showsCancelButton && bar.scopeButtonTitles == ["All", "Some"])
    #expect(bar.keyboardType == .URL)
  }

  @Test func `date pickers and picker views`() throws {
    let date = try make(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="inline" id="dp">
        <rect key="frame" x="0" y="0" width="320" height="350"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        <date key="date" timeIntervalSinceReferenceDate="600000000"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="500000000"/>
      </datePicker>
      """,
      as: UIDatePicker.self
    )
    #expect(date.datePickerMode == .date && date.datePickerStyle == .inline)
    #expect(date.minuteInterval == 5 && date.locale?.identifier == "de_DE")
    #expect(date.date == Date(timeIntervalSinceReferenceDate: 600_000_000))
    #expect(date.minimumDate == Date(timeIntervalSinceReferenceDate: 500_000_000))
    let picker = try make(
      """
      <pickerView contentMode="scaleToFill" id="pv"><rect key="frame" x="0" y="9" width="320" height="216"/></pickerView>
      """,
      as: UIPickerView.self
    )
    #expect(picker.frame == CGRect(x: 0, y: 9, width: 320, height: 216))
  }

  private func controller(_ scenes: [String], _ initial: String) throws -> UIViewController {
    let bundle = try TestBundle([
      "Main.storyboard": NibSource.storyboard(scenes, initial: initial)
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: bundle.bundle)
    return try #require(storyboard.instantiateInitialViewController())
  }

  private static let pages = ["a", "b"].map {
    "<viewController title=\"\($0)\" id=\"\($0)\" sceneMemberID=\"viewController\">"
      + "<tabBarItem key=\"tabBarItem\" title=\"Tab \($0)\" badgeValue=\"3\" id=\"t\($0)\"/>"
      + "</viewController>"
  }

  @Test func `tab bar controllers and their tabs`() throws {
    let tabs = try controller(
      Self.pages + [
        """
        <tabBarController id="tc" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" id="tb"><rect key="frame" x="0" y="0" width="320" height="49"/><color key="barTintColor" systemColor="systemRedColor"/></tabBar>
          <connections>
            <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/>
          </connections>
        </tabBarController>
        """
      ],
      "tc"
    )
    let controller = try #require(tabs as? UITabBarController)
    #expect(controller.viewControllers?.map(\.title) == ["a", "b"])
    #expect(controller.tabBar.items?.map(\.title) == ["Tab a", "Tab b"])
    #expect(controller.tabBar.items?.first?.badgeValue == "3")
    #expect(!controller.tabBar.isTranslucent && controller.tabBar.barTintColor == .systemRed)
  }

  @Test func `split and page view controllers`() throws {
    let made = try controller(
      Self.pages + [
        """
        <splitViewController style="doubleColumn" preferredDisplayMode="oneBesideSecondary" behavior="tile" id="sp" sceneMemberID="viewController">
          <connections>
            <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
          </connections>
        </splitViewController>
        """
      ],
      "sp"
    )
    let split = try #require(made as? UISplitViewController)
    #expect(split.style == .doubleColumn && split.preferredSplitBehavior == .tile)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary)?.title == "a")
    #expect(split.viewController(for: .secondary)?.title == "b")
    let pages = try #require(
      try controller(
        [
          """
          <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" pageSpacing="12" id="pg" sceneMemberID="viewController"/>
          """
        ],
        "pg"
      ) as? UIPageViewController
    )
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none)
  }

  @Test func `a segue's action makes the controller it leads to`() throws {
    SegueActor.log = []
    SelectorTable.register(SegueActor.self, "make:sender:identifier:") {
      (_: SegueActor, arguments) in
      let identifier = arguments.count > 2 ? arguments[2] as? String : nil
      SegueActor.log.append("make \(identifier ?? "-") from \(arguments[1] as? String ?? "-")")
      return (arguments[0] as? NSCoder).flatMap { SegueMade(coder: $0, word: "made") }
    }
    let start = try controller(
      [
        """
        <viewController id="st" customClass="SegueActor" customModule="UIKitTests" sceneMemberID="viewController">
          <connections><segue destination="en" kind="showDetail" identifier="go" destinationCreationSelector="make:sender:identifier:" id="s1"/></connections>
        </viewController>
        """,
        """
        <viewController title="End" id="en" customClass="SegueMade" customModule="UIKitTests" sceneMemberID="viewController"/>
        """,
      ],
      "st"
    )
    TestScreen.showing(start) { screen in
      start.performSegue(withIdentifier: "go", sender: "me")
      screen.settle()
      #expect(SegueActor.log == ["make go from me", "prepare made"])
      let shown = start.presentedViewController as? SegueMade
      #expect(shown?.word == "made" && shown?.title == "End")
    }
  }
}
