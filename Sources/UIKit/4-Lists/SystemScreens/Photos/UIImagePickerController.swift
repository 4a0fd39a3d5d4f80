import CoreGraphics
import Diagnostics
import Foundation

/// A screen to choose a photo on, or to take one.
///
/// There is no camera and no photo library here, as on a new device without either: the screen has no photos
/// and can be left, and `isSourceTypeAvailable(_:)` says that there is no camera.
///
/// `delegate` is what `UINavigationController` has; it is asked for `UIImagePickerControllerDelegate` too.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    /// All photos.
    case photoLibrary = 0
    /// A camera.
    case camera = 1
    /// The newest photos.
    case savedPhotosAlbum = 2
  }

  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear = 0
    /// The one above the screen.
    case front = 1
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    /// As good as the device can.
    case typeHigh = 0
    /// Fit for wireless networks.
    case typeMedium = 1
    /// Fit for cellular networks.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// How a chosen photo is encoded.
  public enum ImageURLExportPreset: Int, Sendable {
    /// As everything can read it.
    case compatible = 0
    /// As it is.
    case current = 1
  }

  /// The key of what is told of a photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of what was chosen, a `String`.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The photo as it was, a `UIImage`.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as it was cropped, a `UIImage`.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// What was cropped out, a `CGRect`.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film lies, a `URL`.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The old address in the library, a `URL`.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    /// What a camera noted, a dictionary.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A photo that moves.
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    /// What the library knows of the photo.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// Where the photo lies, a `URL`.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Makes a screen of photos.
  public convenience init() {
    self.init(rootViewController: NoPhotosViewController())
  }

  /// Makes a screen with a bar and controllers of one's own.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    (rootViewController as? NoPhotosViewController)?.picker = self
  }

  /// Makes a screen from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether photos can come from somewhere: not from a camera here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// What can be chosen there: pictures; nil for a camera here.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Whether there is a camera: false here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera can flash: false here.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// What a camera can take: nil here.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Where photos come from.
  ///
  /// Defaults to the library. A camera is refused and told, for there is none: ask
  /// `isSourceTypeAvailable(_:)` first.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      sourceType = oldValue
      UIKitDiagnostics.report(
        Diagnosis(
          .inert,
          what: "inert: there is no camera; the screen shows the photo library.",
          place: "UIImagePickerController.sourceType",
          remedy: "Ask UIImagePickerController.isSourceTypeAvailable(.camera) first.",
          applePhrase: "Source type 1 not available"
        )
      )
    }
  }

  /// What may be chosen.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to pictures.
  open var mediaTypes = ["public.image"]

  /// Whether a photo can be cropped.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to false.
  open var allowsEditing = false

  /// How a photo is encoded.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to `compatible`.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// How long films may be, in seconds.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to ten minutes.
  open var videoMaximumDuration: TimeInterval = 600

  /// How good films are.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to `typeMedium`.
  open var videoQuality = QualityType.typeMedium

  /// Whether a camera shows its buttons.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to true.
  open var showsCameraControls = true

  /// What lies above a camera's picture.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  open var cameraOverlayView: UIView?

  /// How a camera's picture is changed.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to the identity.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Which camera.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to the one at the back.
  open var cameraDevice = CameraDevice.rear

  /// What a camera takes.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to photos.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// When a camera flashes.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to `auto`.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Takes a photo: does nothing here.
  open func takePicture() {}

  /// Begins a film: returns false here.
  open func startVideoCapture() -> Bool { false }

  /// Ends a film: does nothing here.
  open func stopVideoCapture() {}

  fileprivate func cancel() {
    if let delegate = delegate as? any UIImagePickerControllerDelegate {
      delegate.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Told of the photo that was chosen.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with a photo; never here. Defaults to leaving the screen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )

  /// Called when nothing was chosen; the delegate dismisses the screen. Defaults to that.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Leaves the screen.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Leaves the screen.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// A library without photos.
@MainActor
private final class NoPhotosViewController: UIViewController {
  weak var picker: UIImagePickerController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() }
    )
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "photo.on.rectangle")
    content.text = "No Photos"
    content.secondaryText = "There is no photo library on this device."
    contentUnavailableConfiguration = content
  }
}
