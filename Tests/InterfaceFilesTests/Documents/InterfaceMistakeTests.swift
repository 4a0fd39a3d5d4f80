import Foundation
import InterfaceFiles
import TestSupport
import Testing

/// What is said of files that cannot be read.
@Suite struct `Interface files that cannot be read` {
  private func mistake(_ data: Data) -> InterfaceFileError? {
    do throws(InterfaceFileError) {
      _ = try InterfaceDocument(data, path: "Card.xib")
      return nil
    } catch {
      return error
    }
  }

  private func mistake(_ xml: String) -> InterfaceFileError? { mistake(Data(xml.utf8)) }

  @Test func `are compiled already`() {
    for start in ["NIBArchive", "bplist00"] {
      let found = mistake(start + "\u{1}\u{2}")
      #expect(found?.reason == "The file is a compiled nib.")
      #expect(found?.remedy.contains(".xib") == true && found?.line == 1)
    }
  }

  @Test func `are something else`() {
    #expect(
      mistake("\n<plist/>")?.reason
        == "The file begins with <plist> where <document> is expected."
    )
    #expect(mistake("<archive/>")?.remedy == "Open and save it in a newer Xcode.")
    let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"
    #expect(mistake(mac)?.reason == "The file is an interface for the Mac.")
    let phone = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"
    #expect(mistake(phone) == nil)
  }

  /// Foundation ends the process at an instruction that has a name alone.
  @Test(
    arguments: [
      "<?TF-8?>\"W<", "<?a?><document/>", "<document><?b?></document>", "<document/><?c?>",
      "\u{FEFF}<?d?><document/>", "<?xml version=\"1.0\"?><?e?><document/>",
      "<!DOCTYPE document [ <?f?> ]><document/>", "<?xml> <?g?><document/>", "<?xml?><document/>",
      "<document><?h", "<?", "<document><![CDATA[<?i?>]]><?j?></document>",
    ]
  )
  func `may have instructions for other programs`(xml: String) {
    _ = mistake(xml)
  }

  @Test func `are read without the instructions in them`() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <?one two
      three?>
      <document><!-- <?four?> --><![CDATA[<?five?>]]><?six?>
        <label/>
      </document>
      """
    let root = try InterfaceElement.root(of: Data(xml.utf8), path: "")
    #expect(root.text == "<?five?>" && root.line == 4)
    #expect(root.children.map(\.line) == [5])
    let plain = try InterfaceElement.root(of: Data("<a>b</a>".utf8), path: "")
    #expect(plain.text == "b")
  }

  @Test func `are empty or no XML`() {
    #expect(mistake("")?.reason == "The file is empty.")
    #expect(mistake("hello")?.reason == "The file is not XML.")
    #expect(mistake("")?.line == 1)
  }

  @Test func `are damaged, and say where`() {
    let crossed = mistake("<document>\n<a>\n</b>\n</document>")
    #expect(crossed?.line == 3)
    #expect(
      crossed?.reason
        == "The XML is damaged: </b> stands where <a>, begun on line 2, is open."
    )
    let cut = mistake("<document>\n<a>\n<b/>\n")
    #expect(cut?.reason == "The XML is damaged in <a>, begun on line 2.")
    #expect(cut?.description == "Card.xib:\(cut?.line ?? 0): \(cut?.reason ?? "")")
  }

  @Test(arguments: [511, 512, 513]) func `are nested too deep`(depth: Int) {
    // The document is one of them.
    let xml =
      "<document>" + String(repeating: "<a>", count: depth - 1)
      + String(repeating: "</a>", count: depth - 1) + "</document>"
    let found = mistake(xml)
    #expect((found == nil) == (depth <= 512))
    if let found { #expect(found.reason == "Elements are nested more than 512 deep.") }
  }

  @Test(arguments: 0..<20) func `have bytes that are no letters, on a line that is told`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let lines = random.int(1...9)
    var bytes = Data("<document>".utf8)
    for _ in 0..<lines { bytes += Data("\n<a b='日本'/>".utf8) }
    bytes.append(random.pick([0xFF, 0xC0, 0x80]))
    bytes += Data("\n</document>".utf8)
    #expect(mistake(bytes)?.line == lines + 1)
    #expect(mistake(bytes)?.reason == "The file is not in UTF-8.")
  }

  @Test(arguments: [
    "<!ENTITY x \"B\">", "<!ENTITY x SYSTEM \"/etc/passwd\">",
    "<!ENTITY % p SYSTEM \"http://example.org/p\"> %p;",
  ])
  func `declare entities`(entity: String) {
    let found = mistake(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n\(entity)]>\n<document a=\"A&x;\"/>"
    )
    #expect(found?.line == 3)
    #expect(found?.reason.contains("entities") == true)
  }

  @Test(arguments: ["US-ASCII", "ISO-8859-1", "UTF-16", "nothing", "utf-8"])
  func `hold bytes that no name has`(encoding: String) {
    let bytes: [UInt8] = [0xDC]
    let start = Data("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><document ".utf8)
    // Some encodings have a letter there; with the others the file is told.
    _ = mistake(start + Data(bytes) + Data("=\"I\"/>".utf8))
  }
}

@Suite struct `Scenes of a storyboard` {
  private func document(_ inside: String, _ attributes: String = "") throws -> InterfaceDocument {
    let xml = "<document \(attributes)><scenes>\(inside)</scenes></document>"
    return try InterfaceDocument(Data(xml.utf8), path: "Main.storyboard")
  }

  @Test func `have the controller that is marked, else the one whose name says it`() throws {
    let document = try document(
      """
      <scene sceneID="1"><objects>
        <tableViewController id="a"/><viewController id="b" sceneMemberID="viewController"/>
      </objects></scene>
      <scene sceneID="2"><objects><placeholder id="c"/><navigationController id="d"/></objects></scene>
      <scene sceneID="3"><objects><viewControllerPlaceholder id="e"/></objects></scene>
      <scene sceneID="4"><objects><view id="f"/></objects></scene>
      <other/>
      """
    )
    #expect(document.kind == .storyboard)
    #expect(document.scenes.map { $0.controller?.id } == ["b", "d", "e", nil])
    #expect(document.scenes.map(\.objects.count) == [2, 2, 1, 1])
  }

  @Test func `are found by what stands in them, however deep`() throws {
    let document = try document(
      """
      <scene><objects><viewController id="a"><view id="b"><c id="d"/></view></viewController></objects>
      </scene><scene><objects><viewController id="e"/></objects></scene>
      """
    )
    for (id, controller) in [("a", "a"), ("b", "a"), ("d", "a"), ("e", "e")] {
      #expect(document.scene(of: id)?.controller?.id == controller)
    }
    #expect(document.scene(of: "q") == nil && document.element("q") == nil)
    #expect(document.element("d")?.name == "c")
  }

  @Test func `have one that is first, and say what views may use`() throws {
    let plain = try document("")
    #expect(plain.initialController == nil && !plain.usesAutoLayout)
    #expect(!plain.usesTraits && !plain.usesSafeAreas && plain.objects.isEmpty)
    let full = try document(
      "",
      "initialViewController=\"a\" useAutolayout=\"YES\" useTraitCollections=\"YES\""
        + " useSafeAreas=\"NO\""
    )
    #expect(full.initialController == "a" && full.usesAutoLayout && full.usesTraits)
    #expect(!full.usesSafeAreas)
  }

  @Test func `with an id twice are read, and it is remarked`() throws {
    let document = try document(
      "<scene><objects><a id=\"x\"/>\n<b id=\"x\"/>\n<device id=\"x\"/></objects></scene>"
    )
    #expect(document.element("x")?.name == "a")
    #expect(document.remarks.map(\.id) == ["x"])
    #expect(document.remarks.map(\.line) == [2])
    #expect(document.remarks.first?.text == "The id x was given before, on line 1.")
  }

  @Test func `have colours and images for where the bundle has none`() throws {
    let xml = """
      <document><resources>
        <namedColor name="Ink"><color red="1"/></namedColor>
        <systemColor name="label"><color white="0"/></systemColor>
        <image name="leaf" width="12" height="24.5"/><image name="bare"/>
        <image width="3" height="4"/><other name="x"/>
      </resources></document>
      """
    let resources = try InterfaceDocument(Data(xml.utf8), path: "A.xib").resources
    #expect(resources.namedColors.keys.sorted() == ["Ink"])
    #expect(resources.systemColors["label"]?.number("white") == 0)
    #expect(
      resources.imageSizes == ["leaf": CGSize(width: 12, height: 24.5), "bare": .zero]
    )
  }
}
