import Foundation
import TestSupport
import Testing

/// What screens are opened with, and what is changed while they run.
@Suite struct ServedDeviceTests {
  @Test func `another language starts the app again and brings it back`() throws {
    let server = try ServedProgram([Command.app("Wayward")])
    defer { server.end() }
    _ = try server.ask("tap", #"{"label":"Count"}"#)
    let before = try server.ask("see")["png"].string
    let answer = try server.text("set", #"{"language":"ar","locale":"ar_EG","rightToLeft":true}"#)
    #expect(answer == "right to left")
    #expect(try server.text("tree").contains("Counted 1"), "what was done is done again")
    #expect(try server.ask("see")["png"].string != before)
    #expect(
      try server.text("set", #"{"language":"ar","locale":"ar_EG"}"#).hasPrefix(
        "language ar, locale ar_EG"
      )
    )
    let wrong = #"{"locale":"de_DE@currency=EUR"}"#
    #expect(try server.complaint("set", wrong).contains("is a code as in de_AT"))
    #expect(try server.complaint("set", #"{"language":"(de)"}"#).contains("is a code as in de"))
  }

  @Test func `dates speak the language that is set`() throws {
    let file = Command.file(".swift")
    try """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let formatter = DateFormatter()
        formatter.dateFormat = "MMMM"
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
        label.text = formatter.string(from: Date(timeIntervalSince1970: 1_000_000))
        window?.rootViewController = UIViewController()
        window?.rootViewController?.view.addSubview(label)
        window?.makeKeyAndVisible()
        return true
      }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try ServedProgram([file.path])
    defer { server.end() }
    #expect(try server.text("tree").contains("\"January\""))
    _ = try server.ask("set", #"{"language":"de","locale":"de_DE"}"#)
    #expect(try server.text("tree").contains("\"Januar\""))
    _ = try server.ask("set", #"{"language":"fr"}"#)
    #expect(try server.text("tree").contains("\"janvier\""))
  }

  @Test func `open takes all that says what is opened and how`() throws {
    let server = try ServedProgram(["--screen", "settings"])
    defer { server.end() }
    let path = Command.app("Ledger")
    let opened = try server.text(
      "open",
      #"{"path":"\#(path)","name":"rows","arguments":["-Table","YES"],"size":[320,480],"scale":1,"safeArea":[20,0,10,0],"style":"dark","textSize":"small","rightToLeft":true,"locale":"fr_FR","language":"fr","keyboard":true,"date":"2026-01-09T09:41","configuration":"Debug"}"#
    )
    #expect(opened == "rows is open.", "\(opened)")
    #expect(try server.text("tree", #"{"views":true}"#).contains("UITableView "))
    #expect(try server.text("see").hasPrefix("The screen, 320 × 480 points at 1"))
    let device = try server.ask("inspect")["device"]
    #expect(device["style"].string == "dark" && device["textSize"].string == "small")
    #expect(device["rightToLeft"].bool == true)
  }

  @Test func `the server shows the gallery where nothing is named`() throws {
    let server = try ServedProgram([])
    defer { server.end() }
    #expect(try server.text("screens").hasPrefix("gallery: "))
    #expect(try server.text("tree").contains("Masonry"))
  }

  @Test func `text goes to the app's pasteboard and comes from it`() throws {
    let server = try ServedProgram([Command.app("Ledger")])
    defer { server.end() }
    let pasted = try server.text("pasteboard", #"{"words":"plum"}"#)
    #expect(pasted == "The app can paste 4 letters.")
    _ = try server.ask("tap", #"{"role":"field"}"#)
    _ = try server.ask("key", #"{"name":"v","modifiers":["control"]}"#)
    #expect(try server.text("find", #"{"role":"field"}"#).contains("plum"))
    _ = try server.ask("type", #"{"words":" tree"}"#)
    _ = try server.ask("watch")
    _ = try server.ask("tap", #"{"label":"Copy"}"#)
    var notice = try server.connection.read()
    while notice["method"].string != "pasteboard" { notice = try server.connection.read() }
    #expect(notice["params"]["words"].string == "plum tree")
    #expect(try server.text("pasteboard") == "plum tree")
    // It is pasted again where the app is brought back.
    #expect(try server.text("replay").hasPrefix("Did "))
    #expect(try server.text("pasteboard") == "plum tree")
  }

  @Test func `every answer says what is left out here`() throws {
    let server = try ServedProgram([Command.app("Talkative")])
    defer { server.end() }
    let clean = try server.ask("tree")
    #expect(clean["without"].isNull)
    let file = Command.file(".swift")
    try """
    import StoreKit
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        SKPaymentQueue.default().restoreCompletedTransactions()
        window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.addSubview(UIImageView(image: UIImage(systemName: "no.such.symbol")))
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let opened = try server.text("open", #"{"path":"\#(file.path)","name":"shop"}"#)
    #expect(opened.contains("symbol without a picture"), "\(opened)")
    let answer = try server.ask("find", #"{"role":"window"}"#)
    #expect(answer["without"]["symbols"].number == 1, "\(answer)")
    #expect(answer["without"]["inert"].number == 1, "\(answer)")
    server.connection.send(
      ServedSocket.request(900, "tools/call", #"{"name":"find","arguments":{"role":"window"}}"#)
    )
    let told = try server.connection.read()["result"]["content"].list?.first?["text"].string ?? ""
    #expect(
      told.contains("1 inert framework used, 1 symbol without a picture: diagnostics"),
      "\(told)"
    )
  }
}
