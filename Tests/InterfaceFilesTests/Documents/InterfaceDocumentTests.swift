import Foundation
import InterfaceFiles
import Testing

@Suite("Interface files are read into documents")
struct InterfaceDocumentTests {
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="aaa-00-001" alpha="0.5" hidden="YES">
                <rect key="frame" x="0.0" y="1" width="2.5" height="inf"/>
                <subviews>
                    <label id="aaa-00-002"><string key="text">Two
    lines &amp; more</string></label>
                </subviews>
            </view>
        </objects>
        <resources>
            <namedColor name="Ink"><color red="0.5" green="0" blue="0" alpha="1"/></namedColor>
            <image name="leaf" width="12" height="24.5"/>
        </resources>
    </document>
    """

  private func document(_ xml: String) throws -> InterfaceDocument {
    try InterfaceDocument(Data(xml.utf8), path: "Card.xib")
  }

  @Test("Elements keep their names, attributes, order and lines")
  func elements() throws {
    let document = try document(Self.nib)
    #expect(document.kind == .nib)
    #expect(document.objects.map(\.name) == ["placeholder", "view"])
    let view = try #require(document.element("aaa-00-001"))
    #expect(view.line == 6)
    #expect(view.flag("hidden") == true)
    #expect(view.flag("opaque") == nil)
    #expect(view.number("alpha") == 0.5)
    let frame = try #require(view.child(key: "frame", "rect"))
    #expect(frame.number("width") == 2.5)
    #expect(frame.number("height") == Double.greatestFiniteMagnitude)
    #expect(frame.number("depth") == nil)
    #expect(document.usesAutoLayout && document.usesTraits && document.usesSafeAreas)
  }

  @Test("Text between tags is kept, indentation is not")
  func text() throws {
    let document = try document(Self.nib)
    let label = try #require(document.element("aaa-00-002"))
    #expect(label.child(key: "text")?.text == "Two\nlines & more")
    #expect(document.element("aaa-00-001")?.text == "")
  }

  @Test("Colours and images of the design tool are kept")
  func resources() throws {
    let resources = try document(Self.nib).resources
    #expect(resources.namedColors["Ink"]?.number("red") == 0.5)
    #expect(resources.imageSizes["leaf"] == CGSize(width: 12, height: 24.5))
  }

  @Test("Scenes of a storyboard know their controllers and objects")
  func scenes() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c1">
        <scenes>
          <scene sceneID="s1"><objects>
            <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1"/></viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f1"/>
          </objects></scene>
          <scene sceneID="s2"><objects><tableViewController id="c2"/></objects></scene>
        </scenes>
      </document>
      """
    )
    #expect(document.kind == .storyboard)
    #expect(document.initialController == "c1")
    #expect(document.scenes.map { $0.controller?.id } == ["c1", "c2"])
    #expect(document.scene(of: "v1")?.controller?.id == "c1")
    #expect(document.scene(of: "c2")?.controller?.id == "c2")
    #expect(document.scene(of: "nobody") == nil)
  }

  @Test("An id given twice is remarked on and means the first")
  func twice() throws {
    let document = try document(
      "<document><objects><view id=\"a\" tag=\"1\"/>\n<view id=\"a\" tag=\"2\"/></objects></document>"
    )
    #expect(document.element("a")?.integer("tag") == 1)
    #expect(document.remarks.map(\.line) == [2])
    #expect(document.remarks.first?.id == "a")
  }

  // MARK: Damage

  @Test(
    "Damaged files are refused with the line and a remedy",
    arguments: [
      ("<document>\n<objects>\n<view id=\"a\">\n</objects></document>", 4, "damaged"),
      ("", 1, "empty"),
      ("no xml at all", 1, "not XML"),
      ("<plist/>", 1, "<plist>"),
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", 1, "Xcode 4"),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", 1, "Mac"),
      ("NIBArchive\u{1}\u{2}", 1, "compiled"),
    ]
  )
  func damage(_ xml: String, _ line: Int, _ reason: String) throws {
    let error = #expect(throws: InterfaceFileError.self) { _ = try document(xml) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    #expect(error?.remedy.isEmpty == false)
    #expect(error?.description.hasPrefix("Card.xib:\(line): ") == true)
  }

  @Test("Elements nested without end are refused")
  func depth() throws {
    let deep = String(repeating: "<view>", count: 600)
    let error = #expect(throws: InterfaceFileError.self) {
      _ = try document("<document>\(deep)")
    }
    #expect(error?.reason.contains("deep") == true)
  }
}

@Suite("The store parses a file once")
struct InterfaceStoreTests {
  @Test("A second reading parses nothing, a changed file is parsed again")
  func once() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interface-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.xib")
    try Data("<document><objects/></document>".utf8).write(to: file)
    let store = InterfaceStore()
    let first = try store.document(at: file.path)
    let second = try store.document(at: file.path)
    #expect(first === second)
    #expect(store.parsedFiles == 1)
    try Data("<document><objects><view id=\"n\"/></objects></document>".utf8).write(to: file)
    let third = try store.document(at: file.path)
    #expect(third.element("n") != nil)
    #expect(store.parsedFiles == 2)
  }

  @Test("A file that is not there is refused with its path")
  func missing() {
    let error = #expect(throws: InterfaceFileError.self) {
      _ = try InterfaceStore().document(at: "/nowhere/A.xib")
    }
    #expect(error?.path == "/nowhere/A.xib" && error?.line == 1)
  }
}
