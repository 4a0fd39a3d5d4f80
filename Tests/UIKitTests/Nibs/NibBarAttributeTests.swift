import CoreGraphics
import Foundation
import Testing
import UIKit

/// What bars, texts and lists take from the attributes that Xcode writes.
@Suite @MainActor struct NibBarAttributeTests {
  private func item(_ attributes: String, _ children: String = "") throws -> UIBarButtonItem {
    try NibSource.made("<barButtonItem \(attributes) id=\"i\">\(children)</barButtonItem>")
  }

  @Test func `an item has a title, a width, and stands disabled where it is told to`() throws {
    let made = try item("title=\"Save\" style=\"done\" enabled=\"NO\" tag=\"4\" width=\"60\"")
    #expect(made.title == "Save" && made.style == .done && !made.isEnabled)
    #expect(made.tag == 4 && made.width == 60)
    let plain = try item("title=\"Save\"")
    #expect(plain.style == .plain && plain.isEnabled && plain.width == 0)
  }

  @Test func `an item shows a view of its own`() throws {
    let made = try item("", "<view key=\"customView\" tag=\"9\" id=\"v\"/>")
    #expect(made.customView?.tag == 9)
  }

  @Test(arguments: ["add", "done", "cancel", "edit", "save", "search", "trash", "flexibleSpace"])
  func `items of the system are not empty ones`(_ word: String) throws {
    let toolbar: UIToolbar = try NibSource.made(
      """
      <toolbar id="t"><rect key="frame" x="0" y="0" width="300" height="44"/><items>
      <barButtonItem systemItem="\(word)" id="a"/><barButtonItem title="End" id="b"/>
      </items></toolbar>
      """
    )
    let items = try #require(toolbar.items)
    #expect(items.count == 2)
    let first = items[0]
    let words = ["done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save"]
    if let title = words[word] {
      #expect(first.title == title)
    } else if word == "flexibleSpace" {
      #expect(first.title == nil && first.image == nil && first.customView == nil)
    } else {
      #expect(first.image != nil)
    }
  }

  @Test func `a navigation item's titles and buttons`() throws {
    let item: UINavigationItem = try NibSource.made(
      """
      <navigationItem title="Inbox" prompt="Mail" backButtonTitle="In" hidesBackButton="YES" \
      leftItemsSupplementBackButton="YES" largeTitleDisplayMode="never" id="n">
      <leftBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem title="B" id="b"/></leftBarButtonItems>
      <barButtonItem key="rightBarButtonItem" title="C" id="c"/></navigationItem>
      """
    )
    #expect(item.title == "Inbox" && item.prompt == "Mail" && item.backButtonTitle == "In")
    #expect(item.hidesBackButton && item.leftItemsSupplementBackButton)
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.leftBarButtonItems?.map(\.title) == ["A", "B"])
    #expect(item.rightBarButtonItem?.title == "C")
  }

  @Test func `a navigation bar shows the items of the file`() throws {
    let bar: UINavigationBar = try NibSource.made(
      """
      <navigationBar largeTitles="YES" barStyle="black" translucent="NO" id="b">
      <items><navigationItem title="One" id="n"/></items>
      <textAttributes key="titleTextAttributes"><color key="textColor" red="1" green="0" blue="0" \
      alpha="1" colorSpace="calibratedRGB"/></textAttributes></navigationBar>
      """
    )
    #expect(bar.prefersLargeTitles && bar.barStyle == .black && !bar.isTranslucent)
    #expect(bar.topItem?.title == "One")
    #expect(
      bar.titleTextAttributes?[.foregroundColor] as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
  }

  // MARK: Texts

  private let traits = """
    <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
    spellCheckingType="no" keyboardType="emailAddress" keyboardAppearance="alert" \
    returnKeyType="search" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" \
    textContentType="username" smartDashesType="no" smartInsertDeleteType="no" smartQuotesType="no"/>
    """

  private func expectTraits(_ input: some UITextInputTraits) {
    #expect(input.autocapitalizationType == .words && input.autocorrectionType == .no)
    #expect(input.spellCheckingType == .no && input.keyboardType == .emailAddress)
    #expect(input.keyboardAppearance == .dark && input.returnKeyType == .search)
    #expect(input.enablesReturnKeyAutomatically == true && input.isSecureTextEntry == true)
    #expect(input.smartDashesType == .no && input.smartQuotesType == .no)
    #expect(input.smartInsertDeleteType == .no)
  }

  @Test func `what a field asks of the keyboard`() throws {
    let field: UITextField = try NibSource.made("<textField id=\"f\">\(traits)</textField>")
    expectTraits(field)
    #expect(field.textContentType == .username)
  }

  @Test func `what a text view asks of the keyboard`() throws {
    let view: UITextView = try NibSource.made("<textView id=\"f\">\(traits)</textView>")
    expectTraits(view)
    #expect(view.textContentType == .username)
  }

  @Test func `a search bar's buttons`() throws {
    let bar: UISearchBar = try NibSource.made(
      """
      <searchBar text="rice" placeholder="Find" prompt="All" searchBarStyle="minimal" \
      showsCancelButton="YES" showsBookmarkButton="YES" showsSearchResultsButton="YES" \
      showsScopeBar="YES" id="s"><scopeButtonTitles><string>A</string><string>B</string>\
      </scopeButtonTitles></searchBar>
      """
    )
    #expect(bar.text == "rice" && bar.placeholder == "Find" && bar.prompt == "All")
    #expect(bar.searchBarStyle == .minimal && bar.showsCancelButton)
    #expect(bar.showsBookmarkButton && bar.showsSearchResultsButton)
    #expect(bar.scopeButtonTitles == ["A", "B"] && bar.showsScopeBar)
  }

  // MARK: Lists

  @Test func `a table's heights and flags`() throws {
    let table: UITableView = try NibSource.made(
      """
      <tableView style="grouped" separatorStyle="none" rowHeight="50" estimatedRowHeight="60" \
      sectionHeaderHeight="30" sectionFooterHeight="31" estimatedSectionHeaderHeight="20" \
      estimatedSectionFooterHeight="21" allowsMultipleSelection="YES" \
      allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES" \
      sectionIndexMinimumDisplayRowCount="12" id="t">
      <inset key="separatorInset" minX="30" minY="0" maxX="4" maxY="0"/></tableView>
      """
    )
    #expect(table.style == .grouped && table.separatorStyle == .none)
    #expect(table.rowHeight == 50 && table.estimatedRowHeight == 60)
    #expect(table.sectionHeaderHeight == 30 && table.sectionFooterHeight == 31)
    #expect(table.estimatedSectionHeaderHeight == 20 && table.estimatedSectionFooterHeight == 21)
    #expect(table.allowsMultipleSelection && table.allowsSelectionDuringEditing)
    #expect(table.allowsMultipleSelectionDuringEditing)
    #expect(table.sectionIndexMinimumDisplayRowCount == 12)
    #expect(table.separatorInset.left == 30 && table.separatorInset.right == 4)
  }

  @Test func `a cell's style, accessory and indentation`() throws {
    let cell: UITableViewCell = try NibSource.made(
      """
      <tableViewCell accessoryType="disclosureIndicator" editingAccessoryType="checkmark" \
      selectionStyle="none" indentationLevel="2" indentationWidth="15" reuseIdentifier="row" \
      textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleValue1" id="c">
      <tableViewCellContentView key="contentView" id="v"><subviews>
      <label text="Name" id="t"/><label text="Value" id="d"/>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    )
    #expect(cell.accessoryType == .disclosureIndicator && cell.editingAccessoryType == .checkmark)
    #expect(cell.selectionStyle == .none && cell.reuseIdentifier == "row")
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 15)
    #expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Value")
  }

  @Test func `a flow layout's lengths`() throws {
    let view: UICollectionView = try NibSource.made(
      """
      <collectionView allowsMultipleSelection="YES" prefetchingEnabled="NO" id="c">
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="11" minimumInteritemSpacing="12" \
      sectionInsetReference="safeArea" sectionHeadersPinToVisibleBounds="YES" id="l">
      <size key="itemSize" width="60" height="70"/><size key="headerReferenceSize" width="5" height="6"/>
      <size key="footerReferenceSize" width="7" height="8"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout></collectionView>
      """
    )
    #expect(view.allowsMultipleSelection && !view.isPrefetchingEnabled)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 11)
    #expect(
      layout.minimumInteritemSpacing == 12 && layout.itemSize == CGSize(width: 60, height: 70)
    )
    #expect(layout.headerReferenceSize == CGSize(width: 5, height: 6))
    #expect(layout.footerReferenceSize == CGSize(width: 7, height: 8))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(layout.sectionInsetReference == .fromSafeArea)
    #expect(layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
  }
}
