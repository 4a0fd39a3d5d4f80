import CoreGraphics
import Foundation

/// A size that a display can have.
@MainActor @preconcurrency
public final class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize

  /// How much wider than tall a pixel is; they are square.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}

// What displays that are put in can do; the one here is the device's own.
extension UIScreen {
  /// What is done where a display cuts the edges off.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is made smaller.
    case scale = 0
    /// The bounds are made smaller.
    case insetBounds = 1
    /// Nothing.
    case none = 2
  }

  /// Whether the display shows colours as they were meant.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// It cannot.
    case notSupported = 0
    /// It does not.
    case notEnabled = 1
    /// It does as far as it can.
    case limited = 2
    /// It does.
    case enabled = 3
  }

  /// The sizes that the display can have: its own.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The size that looks best.
  public var preferredMode: UIScreenMode? { availableModes.first }

  /// The size that the display has; it keeps its own.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }

  /// What is done where the display cuts the edges off; this one does not.
  public var overscanCompensation: OverscanCompensation {
    get { .scale }
    set {}
  }

  /// What the display cuts off.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// The display whose picture this one shows too.
  public var mirrored: UIScreen? { nil }

  /// Whether the picture is sent elsewhere.
  public var isCaptured: Bool { false }

  /// Whether the display may become darker than its lamp can.
  ///
  /// Defaults to false.
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }

  /// How long a picture takes from being made to being seen, in seconds; not known.
  public var calibratedLatency: CFTimeInterval { 0 }

  /// How much brighter than white the display can be; it cannot.
  public var potentialEDRHeadroom: CGFloat { 1 }

  /// How much brighter than white the display can be now.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// Whether the display shows colours as they were meant.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// A view that looks as the screen does now.
  ///
  /// `afterUpdates` shows what was changed and not shown yet.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let picture = UIView(frame: bounds)
    for window in UIApplication.shared.windowList where !window.isHidden {
      guard let view = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      view.frame = window.frame
      picture.addSubview(view)
    }
    return picture
  }

  // MARK: Notices

  /// Posted when a display got another size.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification"
  )
  /// Posted when `isCaptured` changed, which it does not here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
  /// Posted when `referenceDisplayModeStatus` changed, which it does not here.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification =
    Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
