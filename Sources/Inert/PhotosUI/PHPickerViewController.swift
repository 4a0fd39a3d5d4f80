@_exported import Foundation
import Inert
import InertViews
@_exported import Photos
@_exported import UIKit

let picker = InertFramework("PhotosUI", "has no photos to choose from: a picker can be left")

/// Something that was chosen; nothing can be here.
public struct PHPickerResult {
  /// What hands it over.
  public let itemProvider: NSItemProvider
  /// Which it is.
  public let assetIdentifier: String?

  package init(itemProvider: NSItemProvider, assetIdentifier: String?) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
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

  /// Whether the bar with its button is shown.
  package var showsBar = true {
    didSet { bar?.isHidden = !showsBar }
  }
  private var bar: UINavigationBar?

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
    bar.isHidden = !showsBar
    view.addSubview(bar)
    self.bar = bar
  }
}

/// What is told of what was chosen.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// A person is done; nothing was chosen here.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
