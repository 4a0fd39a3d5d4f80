import Diagnostics
import Foundation

extension UIApplication {
  /// Shows the preview of a name; true also where none was asked for.
  ///
  /// `resize` is called where the preview is for a device of another size; without it the preview is shown in
  /// the middle of the one there is.
  func showPreview(_ name: String?, resize: ((Device) -> Void)?) -> Bool {
    guard let name else { return true }
    switch PreviewScreens.find(name) {
    case .failure(let problem):
      Problem.warn(problem.description)
      return false
    case .success(let found):
      for window in windowList { window.isHidden = true }
      let controller = PreviewController(found.preview)
      let device = PreviewedDevice.current.device(for: controller)
      if let resize, device != UIScreen.main.device {
        UIScreen.main.become(device)
        resize(device)
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return true
    }
  }

  /// Writes the names of the previews.
  static func listPreviews(_ options: LaunchOptions) -> Int32 {
    // What makes previews may ask for the screen.
    UIScreen.main.become(options.device)
    let previews = PreviewScreens.all
    guard !previews.isEmpty else {
      Problem.warn(
        Problem(
          .noPreview,
          what: "The app has no previews.",
          place: options.title ?? ProcessInfo.processInfo.processName,
          remedy: "Write one with #Preview(\"Name\") { … }."
        ).description
      )
      return 1
    }
    print(PreviewScreens.list(previews, withPlaces: isatty(STDOUT_FILENO) != 0))
    return 0
  }
}
