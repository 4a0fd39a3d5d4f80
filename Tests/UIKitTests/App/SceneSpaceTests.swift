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

  @available(*, deprecated)
  @Test(arguments: [(320, 480), (480, 320)])
  func `how the device is held is told by scenes and, as of old, by the app`(
    width: Int,
    height: Int
  ) {
    let size = (CGFloat(width), CGFloat(height))
    TestScreen.showing(UIViewController(), width: size.0, height: size.1) { _ in
      let wanted: UIInterfaceOrientation = width < height ? .portrait : .landscapeLeft
      #expect(UIApplication.shared.statusBarOrientation == wanted)
      #expect(UIApplication.shared.isStatusBarHidden)
      let session = UISceneSession(
        role: .windowApplication,
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      )
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      #expect(scene.interfaceOrientation == wanted)
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
