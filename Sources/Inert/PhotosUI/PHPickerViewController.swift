@_exported import Foundation
import Inert
import InertViews
@_exported import Photos
@_exported import UIKit

let picker = InertFramework("PhotosUI", "has no photos to choose from: a picker can be left")

/// How a picker behaves.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// Makes a configuration.
  public init() {}
  /// Makes a configuration of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
  /// How many may be chosen, 0 for any number; 1 at first.
  public var selectionLimit = 1
  /// What is shown; nil, which is all, at first.
  public var filter: PHPickerFilter?
  /// How what is chosen is handed over; `automatic` at first.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// How what is chosen is handed over.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }
}

/// What a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]
  /// Photos.
  public static let images = Self(names: ["images"])
  /// Films.
  public static let videos = Self(names: ["videos"])
  /// Photos that move.
  public static let livePhotos = Self(names: ["livePhotos"])
  /// What one of some shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(names: subfilters.flatMap(\.names))
  }
}

/// Something that was chosen; nothing can be here.
public struct PHPickerResult {
  /// What hands it over.
  public let itemProvider: NSItemProvider
  /// Which it is.
  public let assetIdentifier: String?
}

/// A screen to choose photos on: here it says its name, and a button leaves it.
open class PHPickerViewController: UIViewController {
  /// How it behaves.
  public let configuration: PHPickerConfiguration
  /// Who is told; nil at first.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a screen.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    picker.tell()
  }

  /// Nil: no nib holds one.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let sign = SignView("PHPickerViewController", in: view)
    sign.content = "No Photos"
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
    bar.autoresizingMask = .flexibleWidth
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      }
    )
    bar.items = [item]
    view.addSubview(bar)
  }
}

/// What is told of what was chosen.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// A person is done; nothing was chosen here.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
