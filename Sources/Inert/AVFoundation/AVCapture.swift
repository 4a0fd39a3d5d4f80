// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Foundation
import Inert

/// A camera or microphone; there are none here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where a camera looks.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  /// The kind of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera with a wide angle.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"
    )
    /// A camera with a wider angle.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"
    )
    /// A camera with a narrow angle.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera"
    )
    /// A wide and a narrow one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A wide and a wider one.
    public static let builtInDualWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera"
    )
    /// Three cameras.
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that sees depth.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera"
    )
    /// A microphone.
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// How the light burns.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// Whether it flashes.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// How it focuses.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  /// How it finds the exposure.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// What finds devices; it finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Makes one that finds none.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      media.tell()
    }

    /// None.
    open var devices: [AVCaptureDevice] { [] }
  }

  init?(never: Void) { nil }

  /// Denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    media.tell()
    return .denied
  }

  /// Asks nobody: the answer is false, later on the main queue.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    media.answer { handler(false) }
  }

  /// Asks nobody: the answer is false.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    media.tell()
    return false
  }

  /// Nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    media.tell()
    return nil
  }

  /// Nil: there is no device.
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? {
    media.tell()
    return nil
  }

  /// None.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// None.
  open class func devices() -> [AVCaptureDevice] { [] }

  /// What tells it from others.
  open var uniqueID: String { "" }
  /// Its name.
  open var localizedName: String { "" }
  /// Where it looks.
  open var position: Position { .unspecified }
  /// Whether it has a light.
  open var hasTorch: Bool { false }
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// Whether the light can burn.
  open var isTorchAvailable: Bool { false }
  /// How the light burns.
  open var torchMode = TorchMode.off
  /// Whether it flashes.
  open var flashMode = FlashMode.off
  /// How it focuses.
  open var focusMode = FocusMode.locked
  /// How it finds the exposure.
  open var exposureMode = ExposureMode.locked
  /// Where it focuses.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Where it finds the exposure.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether it can focus somewhere.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether it can find the exposure somewhere.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// How far it is zoomed.
  open var videoZoomFactor: CGFloat = 1
  /// How far it can be zoomed.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  /// Whether it can focus so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether it can find the exposure so.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether the light can burn so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }

  /// Throws `AVError.deviceNotConnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Ends what `lockForConfiguration()` began.
  open func unlockForConfiguration() {}
}

/// Whether an app may use cameras or microphones.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// What brings a device's pictures or sound into a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// What brings a device's pictures or sound into a session.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice

  /// Throws `AVError.deviceNotConnected`.
  public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}

/// What takes pictures or sound out of a session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// Makes an output.
  public override init() { super.init() }
  /// None.
  open var connections: [AVCaptureConnection] { [] }
  /// Nil: there is none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// How a picture is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// What leads from an input to an output; there are none here.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// False.
  open var isActive: Bool { false }
  /// Whether it leads on.
  open var isEnabled = false
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// How pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
}

/// What leads pictures and sound from inputs to outputs; here it does not run.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How large and good pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a preset.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photos.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Between.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// Small.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// As the inputs say.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Makes a session.
  public override init() {
    super.init()
    media.tell()
  }

  /// How large and good pictures are; `high` at first.
  open var sessionPreset = Preset.high
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// False: it does not run.
  open var isRunning: Bool { false }
  /// False.
  open var isInterrupted: Bool { false }

  /// Whether a preset can be had: none can.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// False: there are no inputs.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes an input away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added: not twice.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    !outputs.contains { $0 === output }
  }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Takes an output away.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins changes that go together.
  open func beginConfiguration() {}
  /// Ends changes that go together.
  open func commitConfiguration() {}
  /// It does not start.
  open func startRunning() {}
  /// It does not run.
  open func stopRunning() {}
}

/// What finds codes and faces in pictures; there are no pictures.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Who would be told.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// What to find; nothing at first.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What can be found: nothing.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where to look; everywhere at first.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Sets who would be told, on which queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}

/// What is told of codes and faces; nothing calls it here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Something found in a picture; there is nothing here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What was found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A face.
    public static let face = Self(rawValue: "face")
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A Code 128.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A Code 39.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A Code 39 with a check digit.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// A Code 93.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// An EAN-13.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// An EAN-8.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// A UPC-E.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// An Aztec code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A PDF417.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// A Data Matrix.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// An ITF-14.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// An interleaved 2 of 5.
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
  }

  /// What it is.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// Where it is, as shares of the picture.
  open var bounds: CGRect { .zero }
}

/// A code found in a picture; there are none here.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What the code says.
  open var stringValue: String? { nil }
  /// Its corners.
  open var corners: [CGPoint] { [] }
}

/// What takes photos; here each fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Takes none: the delegate is told on the main queue, with `AVError.sessionNotRunning`.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let told = Told(delegate: delegate)
    media.answer {
      told.delegate.photoOutput(
        self,
        didFinishProcessingPhoto: AVCapturePhoto(),
        error: AVError(.sessionNotRunning)
      )
    }
  }

  private struct Told: @unchecked Sendable {
    let delegate: any AVCapturePhotoCaptureDelegate
  }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// Makes settings.
  public override init() { super.init() }
  /// Makes settings of a format.
  public convenience init(format: [String: Any]?) { self.init() }
  /// Whether it flashes; `off` at first.
  open var flashMode = AVCaptureDevice.FlashMode.off
}

/// A photo; there are none here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// Nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// Nil.
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// What is told of a photo.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A photo was taken, or failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  )
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// What hands over pictures one by one; there are none here.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether late pictures are left out; true at first.
  open var alwaysDiscardsLateVideoFrames = true
  /// How pictures are handed over.
  open var videoSettings: [String: Any]! = [:]
  /// Who would be told.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// Sets who would be told, on which queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}

/// What is told of pictures; nothing calls it here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A picture came.
  func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  )
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
