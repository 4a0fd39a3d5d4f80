import Foundation
import TestSupport
import Testing

/// What an app's Info.plist says holds when it runs.
@Suite(.serialized) struct InfoPlistAppTests {
  @Test func `an app is as dark as its Info plist says`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>
      """,
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
        }
      }
      """,
    ])
    let run = try Command(path, "--style", "light", "--dump", Command.file(".json").path)
    #expect(run.status == 0 && run.output.contains("dark"), "\(run.output)\(run.errors)")
  }

  @Test func `scenes that are not configured show the window of the app delegate`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/></dict></dict></plist>
      """,
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print(view.window?.windowScene == nil ? "nowhere" : "in its scene")
        }
      }
      """,
    ])
    let run = try Command(path, "--dump", Command.file(".json").path)
    #expect(run.status == 0 && run.output.contains("in its scene"), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("TSK-NO-SCENE-DELEGATE"), "\(run.errors)")
  }

  @Test func `fonts that an app's Info plist lists are there by their names`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Own.ttf</string></array></dict></plist>
      """,
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print(UIFont(name: "TsumSerif-Italic", size: 12)?.familyName ?? "none")
        }
      }
      """,
    ])
    try RenamedFont.data().write(to: URL(fileURLWithPath: path + "/Own.ttf"))
    let run = try Command(path, "--dump", Command.file(".json").path)
    #expect(run.status == 0 && run.output.contains(RenamedFont.family), "\(run.errors)")
  }

  @Test func `types that an app's Info plist declares are known to it`() throws {
    let path = try SmallApp.folder([
      "App.swift": SmallApp.delegate.replacing("CONTROLLER", with: "Screen"),
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UTImportedTypeDeclarations</key><array><dict>
      <key>UTTypeIdentifier</key><string>org.example.book</string>
      <key>UTTypeConformsTo</key><array><string>org.example.paper</string></array>
      <key>UTTypeTagSpecification</key><dict>
      <key>public.filename-extension</key><array><string>book</string></array></dict>
      </dict><dict>
      <key>UTTypeIdentifier</key><string>org.example.paper</string>
      <key>UTTypeConformsTo</key><array><string>public.data</string><string>org.example.book</string></array>
      </dict></array></dict></plist>
      """,
      "Screen.swift": """
      import UIKit
      import UniformTypeIdentifiers
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print(UTType("org.example.book").map { "\\($0.conforms(to: .data))" } ?? "none")
          print(UTType("org.example.other")?.identifier ?? "none")
          print(UTType(filenameExtension: "BOOK")?.identifier ?? "none")
        }
      }
      """,
    ])
    let run = try Command(path, "--dump", Command.file(".json").path)
    #expect(
      run.output.split(separator: "\n") == ["true", "none", "org.example.book"],
      "\(run.output)\(run.errors)"
    )
  }

  @Test func `in an app with scenes a window without one is not seen`() throws {
    let path = try SmallApp.folder([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict></dict></plist>
      """,
      "App.swift": """
      import UIKit
      @main class Delegate: UIResponder, UIApplicationDelegate {
        static let lone = UIWindow()
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Self.lone.rootViewController = UIViewController()
          Self.lone.makeKeyAndVisible()
          return true
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene,
          willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
          for window in [first, second] {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
          }
          window = first
          func seen(_ window: UIWindow) -> Int? {
            window.layer.superlayer?.sublayers?.firstIndex { $0 === window.layer }
          }
          print(seen(Delegate.lone) == nil, seen(first) == 0, seen(second) == 1)
          first.windowScene = scene
          Delegate.lone.windowScene = scene
          print(seen(first) == 0, seen(second) == 1, seen(Delegate.lone) == 2)
        }
      }
      """,
    ])
    let run = try Command(path, "--dump", Command.file(".json").path)
    let lines = run.output.split(separator: "\n")
    #expect(lines == ["true true true", "true true true"], "\(run.output)\(run.errors)")
  }
}
