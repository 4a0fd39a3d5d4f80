// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import AVFoundation
import InertViews
@_exported import UIKit

/// A controller that shows what a player plays: here its name and the medium's address.
open class AVPlayerViewController: UIViewController {
  /// The player; nil at first.
  open var player: AVPlayer? {
    didSet { write() }
  }

  /// Whether controls show; true at first.
  open var showsPlaybackControls = true
  /// How pictures are placed; `resizeAspect` at first.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it may go into a small window; true at first.
  open var allowsPictureInPicturePlayback = true
  /// Whether it goes into a small window by itself; false at first.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether playing fills the screen; false at first.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end leaves the full screen; false at first.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether it tells other devices what plays; true at first.
  open var updatesNowPlayingInfoCenter = true
  /// Who would be told.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// False: there is no picture.
  open var isReadyForDisplay: Bool { false }
  /// No room: there is no picture.
  open var videoBounds: CGRect { .zero }

  /// What lies over the picture and below the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()

  private var sign: SignView?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    sign = SignView("AVPlayerViewController", in: view)
    write()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write()
  }

  private func write() {
    sign?.content = (player?.currentItem?.asset as? AVURLAsset)?.url.absoluteString
  }
}

/// What is told of a player's controller; nothing calls it here.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// It goes into a small window.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
  /// It leaves the small window.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  )
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}

/// What shows a film in a small window; there is none here.
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
  /// Nil: there is no small window.
  public init?(playerLayer: AVPlayerLayer) { nil }

  /// False.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Who would be told.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// False.
  open var isPictureInPicturePossible: Bool { false }
  /// False.
  open var isPictureInPictureActive: Bool { false }
  /// Nothing starts.
  open func startPictureInPicture() {}
  /// Nothing stops.
  open func stopPictureInPicture() {}
}

/// What is told of a small window; nothing calls it here.
@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

/// A button that lets people choose where sound goes; here it says its name.
open class AVRoutePickerView: UIView {
  /// Makes a button of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colour while sound goes elsewhere.
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether screens stand first; false at first.
  open var prioritizesVideoDevices = false
}
