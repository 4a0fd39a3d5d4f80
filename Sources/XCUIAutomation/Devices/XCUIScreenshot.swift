import CoreGraphics
import Foundation
import UIKit

/// A picture of a screen or of an element.
@MainActor @preconcurrency
open class XCUIScreenshot: NSObject {
  /// The picture as PNG.
  public let pngRepresentation: Data
  /// The picture.
  public let image: UIImage

  init(_ data: Data, _ image: UIImage) { (pngRepresentation, self.image) = (data, image) }
}

/// What a picture can be taken of.
@MainActor @preconcurrency
public protocol XCUIScreenshotProviding {
  /// Takes a picture of it as it is now.
  func screenshot() -> XCUIScreenshot
}

extension XCUIScreenshot {
  /// A picture of the screen, or of a part of it in points.
  static func take(
    of session: AppSession,
    _ part: CGRect? = nil
  ) throws(ElementFailure) -> XCUIScreenshot {
    let data = try session.answering { session throws(AppProcess.Failure) in
      try session.picture()
    }
    guard let whole = UIImage(data: data), let pixels = whole.cgImage else {
      throw ElementFailure("The app's picture cannot be read.")
    }
    let tree = try session.answering { session throws(AppProcess.Failure) in try session.tree() }
    let screen = tree.nodes[0].element.rect
    let scale = CGFloat(pixels.width) / max(1, screen.width)
    let seen = (part ?? screen).intersection(screen)
    guard !seen.isEmpty, part != nil else {
      if part != nil { throw ElementFailure("The element is not on the screen.") }
      return XCUIScreenshot(data, UIImage(cgImage: pixels, scale: scale, orientation: .up))
    }
    let rect = CGRect(
      x: (seen.minX * scale).rounded(.down),
      y: (seen.minY * scale).rounded(.down),
      width: (seen.width * scale).rounded(.up),
      height: (seen.height * scale).rounded(.up)
    )
    guard let cut = pixels.cropping(to: rect) else {
      throw ElementFailure("The element's picture cannot be made.")
    }
    let image = UIImage(cgImage: cut, scale: scale, orientation: .up)
    return XCUIScreenshot(image.pngData() ?? Data(), image)
  }

  static var empty: XCUIScreenshot { XCUIScreenshot(Data(), UIImage()) }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the element as it is on the screen now; that of an app is the screen's.
  public func screenshot() -> XCUIScreenshot {
    attempt(or: .empty) { () throws(ElementFailure) in
      let session = try running()
      let (tree, number) = try self.await(in: session)
      return try XCUIScreenshot.take(
        of: session,
        number == 0 ? nil : tree.nodes[number].element.rect
      )
    }
  }
}

/// A screen of the device.
@MainActor @preconcurrency
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The device's own screen.
  public static let main = XCUIScreen()

  /// All screens: there is one.
  public static var screens: [XCUIScreen] { [main] }

  /// Takes a picture of the app in front.
  open func screenshot() -> XCUIScreenshot {
    XCUIApplication(
      bundleIdentifier: RunningApps.shared.front ?? RunningApps.shared.target
    ).screenshot()
  }
}
