import InertViews
import QuartzCore

/// A layer that shows what a player plays: here its name and the medium's address.
open class AVPlayerLayer: CALayer {
  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// The player; nil at first.
  open var player: AVPlayer? {
    didSet { setNeedsDisplay() }
  }

  /// How pictures are placed; `resizeAspect` at first.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// False: there is no picture.
  open var isReadyForDisplay: Bool { false }
  /// No room: there is no picture.
  open var videoRect: CGRect { .zero }

  open override func draw(in ctx: CGContext) {
    SignDrawing.draw("AVPlayerLayer", player?.currentItem?.asset.address, in: ctx, bounds)
  }
}

/// A layer that shows what a camera sees: here its name.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Makes a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// The session; nil at first.
  open var session: AVCaptureSession? {
    didSet { setNeedsDisplay() }
  }

  /// How pictures are placed; `resizeAspect` at first.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Nil: there is no camera.
  open var connection: AVCaptureConnection? { nil }

  open override func draw(in ctx: CGContext) {
    SignDrawing.draw("AVCaptureVideoPreviewLayer", nil, in: ctx, bounds)
  }

  /// Nil: there is no picture to find an object in.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
}
