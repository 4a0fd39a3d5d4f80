import Testing

@testable import UIKit

@MainActor @Suite struct SceneSpaceTests {
  @Test func `a scene has coordinates before it has a window`() throws {
    TestScreen.showing(UIViewController()) { _ in
      let session = UISceneSession(
        role: .windowApplication,
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      )
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      #expect(scene.windows.isEmpty)
      #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
    }
  }

  @Test func `a window without a scene is kept as long as it is shown`() {
    weak var kept: UIWindow?
    func show() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      kept = window
    }
    show()
    #expect(kept != nil)
    kept?.isHidden = true
    #expect(kept == nil)
  }
}
