import Foundation
import TestSupport
import Testing

/// Apps that stop.
@Suite(.serialized) struct CrashTests {
  @Test(arguments: [
    ("label.text = \"x\"", "Unexpectedly found nil while implicitly unwrapping"),
    ("_ = numbers[3]", "Index out of range"),
    ("assert(numbers.count == 3, \"counted\")", "counted"),
    ("_ = view.superview!.frame", "Unexpectedly found nil while unwrapping"),
  ])
  func `what stops an app is found in its source`(statement: String, message: String) throws {
    let screen = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet var label: UILabel!
        var numbers = [1, 2]
        override func viewDidLoad() {
          super.viewDidLoad()
          fill()
        }
        func fill() {
          \(statement)
        }
      }
      """
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": screen,
    ])
    let command = try Command(
      arguments: [path, "--dump", Command.file(".json").path],
      environment: ["SWIFT_BACKTRACE": ""]
    )
    #expect(command.status != 0)
    #expect(command.errors.contains(message), "\(command.errors)")
    #expect(command.errors.contains("Screen.swift:10"))
  }

  @Test func `two weak captures live as long as what they capture`() throws {
    let screen = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: view.bounds)
          view.addSubview(label)
          let fill = { [weak self, weak label] in
            if self != nil, let label { label.text = "both" }
          }
          fill()
        }
      }
      """
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Screen.swift": screen,
    ])
    let dump = Command.file(".json")
    let command = try Command(path, "--dump", dump.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(try Dump(dump).views(of: "UILabel").first?["text"].string == "both")
  }
}
