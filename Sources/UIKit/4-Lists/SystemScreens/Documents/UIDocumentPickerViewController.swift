import Foundation

/// How files of a picker are handed over; the old way to say so.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// As copies.
  case `import` = 0
  /// Where they lie.
  case open = 1
  /// Files of the app are copied out.
  case exportToService = 2
  /// Files of the app are moved out.
  case moveToService = 3
}

/// A screen to choose files on, or a folder to put files into.
///
/// It shows the folder of documents of the app, which is what people see of an app's files on a phone; other
/// places are not shown.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// Told of the choice.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether several files may be chosen.
  ///
  /// Defaults to false.
  open var allowsMultipleSelection = false

  /// Whether file names show their extensions.
  ///
  /// Defaults to false.
  open var shouldShowFileExtensions = false

  /// The folder that is shown first; one outside of the app's documents is not.
  ///
  /// Defaults to nil, the app's documents.
  open var directoryURL: URL?

  /// The old way to say how files are handed over.
  public let documentPickerMode: UIDocumentPickerMode

  let exported: [URL]
  let copies: Bool
  /// Whether a file can be chosen.
  ///
  /// Set by what makes the screen for types of files.
  package var accepts: (URL) -> Bool = { _ in true }

  /// Makes a screen to choose files on.
  ///
  /// Apps make one for types of files, which UniformTypeIdentifiers adds.
  package init(opening asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    (exported, copies) = ([], asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen to choose files on; every file can be chosen whatever types are named.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    (exported, copies) = ([], mode == .import)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen to move files of the app out, or copies of them.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    (exported, copies) = (urls, asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen to move files of the app out.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Nil: no nib holds one.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let folder = FolderViewController(AppDocuments.start(directoryURL), in: self)
    let navigation = UINavigationController(rootViewController: folder)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  // MARK: Ends

  func cancel() {
    delegate?.documentPickerWasCancelled(self)
    leave()
  }

  func pick(_ urls: [URL]) {
    let handed = documentPickerMode == .import ? urls.compactMap(AppDocuments.copyToInbox) : urls
    tell(handed)
  }

  func export(to folder: URL) {
    let placed = exported.compactMap { AppDocuments.place($0, in: folder, copies: copies) }
    tell(placed)
  }

  private func tell(_ urls: [URL]) {
    guard !urls.isEmpty else { return cancel() }
    if let delegate {
      delegate.documentPicker(self, didPickDocumentsAt: urls)
      delegate.documentPicker(self, didPickDocumentAt: urls[0])
    }
    leave()
  }

  private func leave() {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true)
  }
}

/// Told of the files that were chosen.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with what was chosen, or where files were put. Defaults to nothing.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )

  /// Called when nothing was chosen. Defaults to nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// The old call, with the first file. Defaults to nothing.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
}
