import Diagnostics
import Foundation
import Testing

@testable import UIKit

@Suite("The app's main storyboard is its first screen", .serialized)
@MainActor
struct MainInterfaceTests {
  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class BareDelegate: UIResponder, UIApplicationDelegate {}

  private func open(_ delegate: any UIApplicationDelegate, _ info: [String: Any]) throws -> [String]
  {
    let bundle = try TestBundle([
      "Main.storyboard": NibSource.storyboard(
        ["<viewController title=\"First\" id=\"vc\" sceneMemberID=\"viewController\"/>"],
        initial: "vc"
      )
    ])
    let app = UIApplication()
    app.delegate = delegate
    let findings = UIKitDiagnostics.recording { MainInterface.open(info, in: bundle.bundle, app) }
    #expect(app.mainWindow?.rootViewController?.title == "First")
    app.mainWindow?.rootViewController = nil
    return findings.map(\.code.rawValue)
  }

  @Test("The delegate is handed the window")
  func window() throws {
    let delegate = WindowDelegate()
    #expect(try open(delegate, ["UIMainStoryboardFile": "Main"]).isEmpty)
    #expect(delegate.window != nil)
  }

  @Test("The entry for the device goes first")
  func device() throws {
    let info = ["UIMainStoryboardFile": "Other", "UIMainStoryboardFile~iphone": "Main"]
    #expect(try open(WindowDelegate(), info).isEmpty)
  }

  @Test("A delegate without a window is told of it")
  func bare() throws {
    #expect(try open(BareDelegate(), ["UIMainStoryboardFile": "Main"]) == ["TSK-NO-WINDOW"])
  }
}
