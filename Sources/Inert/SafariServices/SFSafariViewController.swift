// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
import Inert
import InertViews
@_exported import UIKit

let safari = InertFramework(
  "SafariServices",
  "loads no page: a browser shows its address, with a button that closes it"
)

/// A browser in an app: here it shows the address, and a button closes it.
open class SFSafariViewController: UIViewController {
  /// How a browser behaves.
  open class Configuration: NSObject, NSCopying {
    /// Makes a configuration.
    public override init() { super.init() }
    /// Whether pages show as text where they can; false at first.
    open var entersReaderIfAvailable = false
    /// Whether the bars shrink; true at first.
    open var barCollapsingEnabled = true
    /// A configuration that says the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// What the button that closes it says.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  private let address: URL
  private var sign: SignView?
  private let bar = UINavigationBar()

  /// How it behaves.
  open private(set) var configuration: Configuration

  /// Makes a browser.
  public init(url URL: URL, configuration: Configuration) {
    address = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    safari.tell()
  }

  /// Makes a browser.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Makes a browser.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Nil: no nib holds one.
  public required init?(coder: NSCoder) { nil }

  /// Who is told.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The bars' colour; nil at first.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The buttons' colour; nil at first.
  open var preferredControlTintColor: UIColor? {
    didSet { bar.tintColor = preferredControlTintColor }
  }
  /// What the button that closes it says; `done` at first.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { writeButton() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sign = SignView("SFSafariViewController", in: view)
    sign?.content = address.absoluteString
    let item = UINavigationItem(title: address.host ?? "")
    bar.items = [item]
    view.addSubview(bar)
    writeButton()
  }

  private func writeButton() {
    let kind: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    bar.topItem?.leftBarButtonItem = UIBarButtonItem(
      systemItem: kind,
      primaryAction: UIAction { [weak self] _ in self?.close() }
    )
  }

  private func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isTold else { return }
    isTold = true
    safari.answer {
      MainActor.assumeIsolated {
        self.delegate?.safariViewController(self, didCompleteInitialLoad: false)
      }
    }
  }

  private var isTold = false
}

/// What is told of a browser.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// A person closed it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page came, or did not.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  /// The first page led elsewhere.
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )
  /// A person opens the page in the browser itself.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// The list of pages to read later; there is none here.
open class SSReadingList: NSObject {
  /// Nil: there is no list.
  open class func `default`() -> SSReadingList? { nil }
  /// Whether the list takes an address: none.
  open class func supportsURL(_ URL: URL) -> Bool { false }
  /// Adds an address.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}

/// What blocks contents in the browser; there is none here.
open class SFContentBlockerManager: NSObject {
  /// Fails later on the main queue.
  open class func reloadContentBlocker(
    withIdentifier identifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    safari.answer { completionHandler?(CocoaError(.featureUnsupported)) }
  }

  /// Fails later on the main queue.
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) {
    safari.answer { completionHandler(nil, CocoaError(.featureUnsupported)) }
  }
}

/// Whether contents are blocked.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  /// False.
  open var isEnabled: Bool { false }
}
