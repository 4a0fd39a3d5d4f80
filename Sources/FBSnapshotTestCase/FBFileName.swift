// swift-format-ignore-file: AlwaysUseLowerCamelCase

import SnapshotTesting
import UIKit

/// What of the device is in the name of a reference.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The model of the device.
  public static let device = Self(rawValue: 1)
  /// The version of the system.
  public static let OS = Self(rawValue: 1 << 1)
  /// The size of the key window.
  public static let screenSize = Self(rawValue: 1 << 2)
  /// The scale of the screen.
  public static let screenScale = Self(rawValue: 1 << 3)
}

/// The name of a reference, as on a Mac.
struct FBFileName {
  let options: FBSnapshotTestCaseFileNameIncludeOption

  func stem(of test: String, _ identifier: String?) -> String {
    MainActor.assumeIsolated {
      var name = test
      if let identifier, !identifier.isEmpty { name += "_\(identifier)" }
      let screen = UIScreen.main
      var parts: [String] = []
      if options.contains(.device) { parts.append(UIDevice.current.model) }
      if options.contains(.OS) { parts.append(UIDevice.current.systemVersion) }
      if options.contains(.screenSize) {
        let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        let shown = scenes.compactMap(\.keyWindow).first?.bounds.size ?? screen.bounds.size
        parts.append("\(Int(shown.width))x\(Int(shown.height))")
      }
      name = ([name] + parts.map(plain)).joined(separator: "_")
      if options.contains(.screenScale), screen.scale > 1 { name += "@\(Int(screen.scale))x" }
      return name
    }
  }

  /// A word as it may stand in a name.
  private func plain(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
