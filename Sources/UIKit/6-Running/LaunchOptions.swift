import CoreGraphics
import Diagnostics
import Foundation

/// How an app is to be shown, as whoever starts it says in the environment.
package struct LaunchOptions: Codable, Hashable, Sendable {
  /// The environment variable that holds the options as JSON.
  package static let variable = "TSUMIKI_RUN"

  /// Width and height of the device in points.
  package var size: [CGFloat]?
  package var scale: CGFloat?
  /// `light` or `dark`.
  package var style: String?
  /// Top, left, bottom and right of what bars and corners take.
  package var safeArea: [CGFloat]?
  /// The name of a text size, such as `extraLarge`.
  package var textSize: String?
  package var isRightToLeft: Bool?
  /// Whether keys put in capitals, round quotation marks, dashes and spaces where apps leave it to the
  /// system.
  package var smartTyping: Bool?
  /// Whether a keyboard comes up on the screen where text is edited.
  package var keyboard: Bool?
  /// Where to write a picture; runs without a display.
  package var png: String?
  /// Where to write the tree of views; runs without a display.
  package var dump: String?
  /// Where to write what assistive programs are told; runs without a display.
  package var accessibility: String?
  /// A script of input to replay.
  package var gestures: String?
  /// Where to write the input of the window as a script.
  package var record: String?
  /// How far to turn the clock before the picture, in seconds.
  package var at: Double?
  /// How long to turn the clock at most until all is quiet, in seconds.
  package var wait: Double?
  /// What the app is launched to open.
  package var open: URL?
  /// What clocks and calendars show when the app starts, in seconds since 1970.
  package var date: Double?
  /// The preview to show in place of the app's first screen, by its name or place.
  package var screen: String?
  /// Whether to write the names of the previews and end.
  package var listsScreens: Bool?
  /// Whether to end with the first frame, telling how much memory is in use.
  package var endsAtFirstFrame: Bool?
  /// The title of the window.
  package var title: String?
  /// Where to write a picture when there is no display to open a window on.
  package var fallbackPNG: String?
  /// Whether the app is looked at and used by requests on the standard input; Docs/Serve.md.
  package var isServed: Bool?
  /// Whether what the app notes in its defaults is written down after each request, for its next launch.
  package var keepsDefaults: Bool?

  package init() {}

  /// The options in the environment, or none.
  package static var fromEnvironment: LaunchOptions {
    guard let text = environmentVariable(variable) else { return LaunchOptions() }
    do {
      return try JSONDecoder().decode(LaunchOptions.self, from: Data(text.utf8))
    } catch {
      return LaunchOptions()
    }
  }

  /// Whether the app runs without a display.
  package var isHeadless: Bool {
    png != nil || dump != nil || accessibility != nil || isServed == true
  }

  package var device: Device {
    let size = self.size ?? [390, 844]
    var device = Device(
      width: size.first ?? 390,
      height: size.last ?? 844,
      scale: scale ?? 2,
      style: style == "dark" ? .dark : .light,
      textSize: textSize.flatMap(UIContentSizeCategory.init(optionName:)) ?? .large,
      isRightToLeft: isRightToLeft ?? false,
      safeArea: safeArea ?? [0, 0, 0, 0]
    )
    device.typesSmartly = smartTyping ?? false
    device.showsKeyboard = keyboard ?? false
    return device
  }
}

extension UIContentSizeCategory {
  /// The names as they are written in code, the smallest first.
  package static let optionNames = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// The name as it is written in code.
  var optionName: String {
    Self.ordered.firstIndex(of: self).map { Self.optionNames[$0] } ?? "large"
  }

  /// The category of a name as it is written in code.
  init?(optionName: String) {
    guard let index = Self.optionNames.firstIndex(of: optionName) else { return nil }
    self = Self.ordered[index]
  }
}
