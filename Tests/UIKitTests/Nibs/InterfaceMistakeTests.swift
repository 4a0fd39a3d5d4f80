import Diagnostics
import Foundation
import Testing

@testable import UIKit

/// A mistake in an app's interface files and what is told of it.
struct InterfaceMistake: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [String: String]
  let code: String
  /// What the place must hold: the file, the line, the element.
  let place: [String]
  /// What the message must hold besides.
  let tells: [String]
  /// What is done with the bundle, and what must come of it.
  let run: @Sendable @MainActor (Bundle) -> Bool

  var testDescription: String { name }

  init(
    _ name: String,
    _ files: [String: String],
    _ code: String,
    _ place: [String],
    _ tells: [String],
    _ run: @escaping @Sendable @MainActor (Bundle) -> Bool
  ) {
    self.name = name
    self.files = files
    self.code = code
    self.place = place
    self.tells = tells
    self.run = run
  }

  private static func scene(_ inside: String, _ connections: String = "") -> String {
    """
    <viewController id="vc" title="shown" sceneMemberID="viewController">
    <view key="view" id="vw">\(inside)</view>
    <connections>\(connections)</connections>
    </viewController>
    """
  }

  private static func board(_ scene: String, _ initial: String? = "vc") -> [String: String] {
    ["Main.storyboard": NibSource.storyboard([scene], initial: initial)]
  }

  /// Opens the first screen with its view; whether it is the one of the file.
  @MainActor private static func opens(_ bundle: Bundle) -> Bool {
    let first = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    first?.loadViewIfNeeded()
    return first?.title == "shown" && first?.isViewLoaded == true
  }

  @MainActor private static func opensNothing(_ bundle: Bundle) -> Bool {
    UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() == nil
  }

  private static func takes(_ segue: String) -> @Sendable @MainActor (Bundle) -> Bool {
    { bundle in
      let first = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      first?.performSegue(withIdentifier: segue, sender: nil)
      return first?.presentedViewController == nil
    }
  }

  /// References are followed when their controller is asked for.
  @MainActor private static func opensEmpty(_ bundle: Bundle) -> Bool {
    let first = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    return first.map { type(of: $0) == UIViewController.self && $0.title == nil } == true
  }

  private static func reference(_ attributes: String) -> [String: String] {
    var files = board(
      "<viewControllerPlaceholder \(attributes) id=\"vc\" sceneMemberID=\"viewController\"/>"
    )
    files["Other.storyboard"] = NibSource.storyboard(
      [
        "<viewController storyboardIdentifier=\"Known\" id=\"o\" sceneMemberID=\"viewController\"/>"
      ],
      initial: nil
    )
    return files
  }

  static let all: [InterfaceMistake] = [
    InterfaceMistake(
      "malformed XML",
      ["Main.storyboard": "<document>\n<scenes>\n<scene>\n</scenes>\n</document>"],
      "TSK-NIB-FILE",
      ["Main.storyboard:4"],
      ["</scenes> stands where <scene>, begun on line 3, is open.", "Mend the XML"],
      opensNothing
    ),
    InterfaceMistake(
      "no initial controller",
      board(scene(""), nil),
      "TSK-STORYBOARD-INITIAL",
      ["Main.storyboard:2", "<document>"],
      ["Is Initial View Controller", "designated entry point"],
      opensNothing
    ),
    InterfaceMistake(
      "an initial controller that is not there",
      board(scene(""), "gone"),
      "TSK-STORYBOARD-INITIAL",
      ["Main.storyboard:2"],
      ["no object with the id gone"],
      opensNothing
    ),
    InterfaceMistake(
      "an outlet to nothing",
      board(scene("", "\n<outlet property=\"card\" destination=\"gone\" id=\"o1\"/>")),
      "TSK-NIB-DESTINATION",
      ["Main.storyboard:7", "<outlet>", "id o1"],
      ["no object with the id gone", "connect it again"],
      opens
    ),
    InterfaceMistake(
      "an action to nothing",
      board(
        scene(
          "<subviews><button id=\"b\"><connections>"
            + "<action selector=\"go:\" destination=\"gone\" eventType=\"touchUpInside\" id=\"a1\"/>"
            + "</connections></button></subviews>"
        )
      ),
      "TSK-NIB-DESTINATION",
      ["Main.storyboard:5", "<action>", "id a1"],
      ["no object with the id gone"],
      opens
    ),
    InterfaceMistake(
      "an outlet the class does not have",
      board(scene("", "<outlet property=\"crad\" destination=\"vw\" id=\"o2\"/>")),
      "TSK-KEY",
      ["Main.storyboard:6", "<outlet>", "id o2"],
      ["this class is not key value coding-compliant for the key crad."],
      opens
    ),
    InterfaceMistake(
      "a class that is not there",
      board(
        scene("<subviews><label id=\"l\" customClass=\"Fancy\" customModule=\"Kit\"/></subviews>")
      ),
      "TSK-NIB-CLASS",
      ["Main.storyboard:5", "<label>", "id l"],
      ["Kit.Fancy", "UILabel", "Unknown class Fancy in Interface Builder file."],
      opens
    ),
    InterfaceMistake(
      "a segue to nowhere",
      board(scene("", "<segue destination=\"gone\" kind=\"show\" identifier=\"go\" id=\"s1\"/>")),
      "TSK-SEGUE-NOWHERE",
      ["Main.storyboard:6", "<segue>", "id s1"],
      ["no object with the id gone"],
      takes("go")
    ),
    InterfaceMistake(
      "a segue of no known kind",
      board(scene("", "<segue destination=\"vc\" kind=\"warp\" identifier=\"go\" id=\"s2\"/>")),
      "TSK-SEGUE-KIND",
      ["Main.storyboard:6", "id s2"],
      ["warp", "custom class"],
      takes("go")
    ),
    InterfaceMistake(
      "a way back to nobody",
      board(
        scene(
          "",
          "<segue destination=\"x\" kind=\"unwind\" identifier=\"go\" unwindAction=\"home:\" id=\"s3\"/>"
        )
      ),
      "TSK-SEGUE-UNWIND",
      ["Main.storyboard:6", "id s3"],
      ["home:", "@IBAction func home"],
      takes("go")
    ),
    InterfaceMistake(
      "a segue that is not there",
      board(scene("", "<segue destination=\"vc\" kind=\"show\" identifier=\"open\" id=\"s4\"/>")),
      "TSK-SEGUE-MISSING",
      ["performSegue(withIdentifier: \"opne\")"],
      ["Did you mean \"open\"?"],
      takes("opne")
    ),
    InterfaceMistake(
      "a reference to a storyboard that is not there",
      reference("storyboardName=\"Gone\""),
      "TSK-STORYBOARD-MISSING",
      ["Main.storyboard:4", "<viewControllerPlaceholder>", "id vc"],
      ["no Gone.storyboard in"],
      opensEmpty
    ),
    InterfaceMistake(
      "a reference to a controller that is not there",
      reference("storyboardName=\"Other\" referencedIdentifier=\"Knwon\""),
      "TSK-STORYBOARD-ID",
      ["Main.storyboard:4", "<viewControllerPlaceholder>", "id vc"],
      ["Did you mean \"Known\"?", "Other.storyboard"],
      opensEmpty
    ),
    InterfaceMistake(
      "a reference to a storyboard without a beginning",
      reference("storyboardName=\"Other\""),
      "TSK-STORYBOARD-INITIAL",
      ["Other.storyboard:2"],
      ["Is Initial View Controller"],
      opensEmpty
    ),
    InterfaceMistake(
      "a reference that names nothing",
      reference(""),
      "TSK-STORYBOARD-REFERENCE",
      ["Main.storyboard:4", "<viewControllerPlaceholder>", "id vc"],
      ["Choose the storyboard"],
      opensEmpty
    ),
    InterfaceMistake(
      "a nib that is not there",
      [:],
      "TSK-NIB-MISSING",
      ["UINib(nibName: \"Card\")"],
      ["no Card.xib in", "Could not load NIB in bundle"],
      { $0.loadNibNamed("Card", owner: nil)?.isEmpty == true }
    ),
    InterfaceMistake(
      "a reuse identifier that is not registered",
      [:],
      "TSK-NOT-REGISTERED",
      ["UITableView"],
      ["\"Row\"", "Did you mean"],
      { _ in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Rows")
        _ = table.dequeueReusableCell(withIdentifier: "Row", for: IndexPath(row: 0, section: 0))
        return true
      }
    ),
    InterfaceMistake(
      "a main storyboard that is not there",
      [:],
      "TSK-STORYBOARD-MISSING",
      ["Info.plist, UIMainStoryboardFile \"Main\""],
      ["no Main.storyboard in", "Add the file to the app's resources"],
      { bundle in
        let app = UIApplication()
        let delegate = MistakeDelegate()
        app.delegate = delegate
        MainInterface.open(["UIMainStoryboardFile": "Main"], in: bundle, app)
        return app.mainWindow?.rootViewController == nil
      }
    ),
  ]
}

private final class MistakeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

@Suite("Every mistake in interface files is told with its place and a remedy", .serialized)
@MainActor
struct InterfaceMistakeTests {
  @Test(arguments: InterfaceMistake.all)
  func told(_ mistake: InterfaceMistake) throws {
    var files = mistake.files
    files["empty.txt"] = ""
    let bundle = try TestBundle(files)
    var isShown = false
    let findings = UIKitDiagnostics.recording { isShown = mistake.run(bundle.bundle) }
    #expect(isShown)
    #expect(findings.map(\.code.rawValue) == [mistake.code])
    let finding = try #require(findings.first)
    for part in mistake.place { #expect(finding.place.contains(part), "\(finding)") }
    for part in mistake.tells { #expect(finding.description.contains(part), "\(finding)") }
    #expect(!finding.remedy.isEmpty)
  }

  @Test(
    "A table of texts that cannot be read is told with its line, and the file's texts are shown",
    arguments: [
      ("\"l.text\" = \"Hallo\";\n\"b\" \"c\";", 2, "stands where a semicolon is expected"),
      ("\"l.text\" = \"Hallo\";\n\n\"b\" = \"c;\n", 3, "A quotation mark is not closed."),
      ("\"l.text\" = ;", 1, "stands where a text is expected"),
      ("= \"b\";", 1, "stands where a key is expected"),
    ]
  )
  func strings(_ text: String, _ line: Int, _ reason: String) throws {
    let bundle = try TestBundle([
      "Base.lproj/Card.xib": NibSource.xib("<label text=\"Hello\" id=\"l\"/>"),
      "en.lproj/Card.strings": text,
    ])
    var objects: [Any] = []
    let findings = UIKitDiagnostics.recording {
      objects = bundle.bundle.loadNibNamed("Card", owner: nil) ?? []
    }
    #expect((objects.first as? UILabel)?.text == "Hello")
    #expect(findings.map(\.code) == ["TSK-STRINGS"])
    let finding = try #require(findings.first)
    #expect(finding.place.hasSuffix("en.lproj/Card.strings:\(line)"), "\(finding)")
    #expect(finding.saw.contains(reason), "\(finding)")
  }

  @Test("A string catalog that cannot be read is told")
  func catalog() throws {
    let bundle = try TestBundle([
      "Base.lproj/Card.xib": NibSource.xib("<label text=\"Hello\" id=\"l\"/>"),
      "en.lproj/Card.xcstrings": "{",
    ])
    let findings = UIKitDiagnostics.recording {
      _ = bundle.bundle.loadNibNamed("Card", owner: nil)
    }
    #expect(findings.map(\.code) == ["TSK-STRINGS"])
    #expect(findings.first?.place.hasSuffix("Card.xcstrings") == true)
  }
}
