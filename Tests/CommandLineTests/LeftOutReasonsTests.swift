import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import tsumiki_translate

/// What explains an error of the compiler, so that a part can be left out.
@Suite(.serialized) struct LeftOutReasonsTests {
  @Test(arguments: [
    (
      "'FeatureKey' is not a member type of class 'UIKit.UIFontDescriptor'",
      "UIFontDescriptor.FeatureKey"
    ),
    ("type 'UIFont' has no member 'rounded'", "UIFont.rounded"),
    ("cannot find 'frame' in scope", nil),
  ])
  func `a type that a type of Apple's lacks is a member that is missing`(
    message: String,
    member: String?
  ) {
    let error = CompilerError(path: "/app/A.swift", line: 1, message: Substring(message))
    #expect(error.missingMember.map { "\($0.owner).\($0.member)" } == member)
  }

  @Test(arguments: [
    ("'background(withIdentifier:)' is unavailable: Not available on non-Darwin platforms", true),
    ("'old()' is unavailable: use new()", false),
  ])
  func `what Foundation has on Apple's systems alone is missing`(message: String, isMissing: Bool) {
    let error = CompilerError(path: "/app/A.swift", line: 1, message: Substring(message))
    #expect((error.unavailable != nil) == isMissing)
  }

  @Test(arguments: [
    ("kSecClass", true), ("errSecSuccess", true), ("CFDictionary", true), ("SecItemAdd", true),
    ("CC_SHA256", true), ("kMonospacedNumbersSelector", true), ("objc_sync_enter", true),
    ("UIFont", true), ("kHeight", false), ("Second", false), ("Audience", false), ("class", false),
  ])
  func `names of Apple's in C are known by their prefixes`(name: String, isApples: Bool) {
    #expect(CompilerError.isApples(name) == isApples)
  }

  @Test func `a type that is no longer whole goes with what it lacks`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": """
      import UIKit
      import SceneKit
      protocol Shown { func scene() -> SCNScene }
      class Screen: UIViewController {
        var content: Content?
        override func viewDidLoad() {
          let label = UILabel()
          label.accessibilityIdentifier = "shown"
          label.text = "here"
          view.addSubview(label)
        }
        func ask(_ object: AnyObject) { _ = object.depthOfNothing }
      }
      """,
      // What has no import of its own is explained by what is left out elsewhere alone.
      "Content.swift": """
      import UIKit
      class Content {
        let scene: SCNScene
        let id: Int
        init(scene: SCNScene, id: Int) { self.scene = scene; self.id = id }
      }
      protocol Deepable {
        func depth() -> Int
        func width() -> Int
      }
      class Box: Deepable {
        func depth() -> SCNVector3 { SCNVector3() }
        func width() -> Int { 1 }
      }
      """,
    ])
    let dump = Command.file(".json")
    let command = try Command(path, "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UILabel").contains { $0["text"].string == "here" })
    #expect(command.errors.contains("AnyObject.depthOfNothing"), "\(command.errors)")
    #expect(command.errors.contains("conformance to Deepable of Box"), "\(command.errors)")
  }

  @Test func `what is called by name goes with the method, and several mistakes take one body`()
    throws
  {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": """
      import UIKit
      import SceneKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "here"
          view.addSubview(label)
          let button = UIButton()
          button.addTarget(self, action: #selector(Screen.turn), for: .touchUpInside)
          view.addSubview(button)
          show()
        }
      }
      extension Screen {
        @objc func turn(_ scene: SCNScene) { scene.isPaused = true }
        func show() {
          let scene = SCNScene(), node = SCNNode()
          scene.rootNode.addChildNode(node); scene.isPaused = SCNView.isPaused
        }
      }
      """,
    ])
    let dump = Command.file(".json")
    let command = try Command(path, "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UILabel").contains { $0["text"].string == "here" })
    // The function stays, for whoever calls it.
    #expect(!command.errors.contains("; show() of Screen"), "\(command.errors)")
  }

  @Test func `whoever asks for it gets an app without what does not compile`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "here"
          view.addSubview(label)
          count()
        }
        func count() { let number: Int = "none" }
      }
      """,
    ])
    #expect(try Command("--build", path).status != 0)
    let dump = Command.file(".json")
    let command = try Command(path, "--keep-going", "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UILabel").contains { $0["text"].string == "here" })
    #expect(command.errors.contains("the body of count() of Screen"), "\(command.errors)")
    #expect(command.errors.contains("They do not compile here: cannot convert"))
    // Once more without: what was left out then counts for nothing.
    #expect(try Command("--build", path).status != 0)
  }

  @Test func `whoever asks for it gets an app without sources that are not there`() throws {
    let path = try SmallApp.folder(["A.swift": "let a = 1"])
    let sources = ["A.swift", "Made.swift"].map { URL(fileURLWithPath: path).appending(path: $0) }
    let module = ModulePlan(name: "App", sources: sources)
    var plan = ProjectPlan(root: URL(fileURLWithPath: path), name: "App", modules: [module])
    plan.keepGoing()
    #expect(plan.modules[0].sources == [sources[0]] && plan.modules[0].keepsGoing)
    #expect(plan.problems.count == 1)
    let told = plan.problems.first?.description ?? ""
    #expect(told.contains("TSK-FILE-LEFT-OUT A source file of App is not there"), "\(told)")
    #expect(told.contains("Made.swift"))
  }
}
