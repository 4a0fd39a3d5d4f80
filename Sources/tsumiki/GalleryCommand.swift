import Diagnostics
import Foundation
import Gallery
import UIKit

/// Shows the gallery's screens.
@MainActor
enum GalleryCommand {
  /// Prints the ids; where people read them, with the titles.
  static func list() {
    let isRead = isatty(STDOUT_FILENO) != 0
    let width = GalleryScreen.all.map(\.id.count).max() ?? 0
    for screen in GalleryScreen.all {
      let id = screen.id.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      print(isRead ? id + screen.title : screen.id)
    }
  }

  /// One screen, in a window or in files.
  static func show(_ id: String, _ options: LaunchOptions) throws -> Int32 {
    guard let screen = GalleryScreen.all.first(where: { $0.id == id }) else {
      throw Problem(
        .noScreen,
        place: id,
        saw: GalleryScreen.all.map(\.id).joined(separator: ", ")
      )
    }
    return run(screen.makeController, title: screen.title, options)
  }

  /// All screens: a window to choose from, or a picture of each.
  static func showAll(_ options: LaunchOptions) throws -> Int32 {
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      !(environmentVariable($0) ?? "").isEmpty
    }
    if hasDisplay || options.isHeadless {
      return run({ GalleryViewController() }, title: "Tsumiki", options)
    }
    return try ContactSheet(folder: URL(fileURLWithPath: "out")).write()
  }

  private static func run(
    _ makeController: @escaping @MainActor () -> UIViewController,
    title: String,
    _ options: LaunchOptions
  ) -> Int32 {
    var options = options
    options.title = title
    return UIApplication.run(options) { GalleryDelegate(makeController) }
  }
}

/// The delegate of an app with one window.
@MainActor
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeController: @MainActor () -> UIViewController

  init(_ makeController: @escaping @MainActor () -> UIViewController) {
    self.makeController = makeController
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

extension LaunchOptions {
  /// The options as a program is told of them.
  var environmentValue: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Tells this process itself.
  func export() { setenv(Self.variable, environmentValue, 1) }
}
