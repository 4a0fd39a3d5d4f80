import Foundation

/// Where a function writes what went wrong.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An object that shows a file and is told of changes; here nobody else changes it, and nobody tells.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file that is shown.
  var presentedItemURL: URL? { get }

  /// Where the presenter is told of changes.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Runs blocks that read and write files at once: an app is alone with its files here.
open class NSFileCoordinator: NSObject {
  /// What a block does besides reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nobody is asked to save before.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A link is followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is known of the file is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is to be sent.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// What a block does to a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// What was written before is merged.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// It is replaced by another.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what is known of the file is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// The presenters that asked to be told, which nobody does here.
  public class var filePresenters: [any NSFilePresenter] { presenters.list }

  private static let presenters = Presenters()

  /// The presenters of the process, in the order they came.
  private final class Presenters: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [any NSFilePresenter] = []

    var list: [any NSFilePresenter] { lock.withLock { kept } }

    func change(_ change: (inout [any NSFilePresenter]) -> Void) { lock.withLock { change(&kept) } }
  }

  /// Takes a presenter, which is kept and never told of anything.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.change { kept in
      if !kept.contains(where: { $0 === filePresenter }) { kept.append(filePresenter) }
    }
  }

  /// Lets a presenter go.
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.change { kept in kept.removeAll { $0 === filePresenter } }
  }

  /// Makes a coordinator, for what a presenter itself does if one is given.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { super.init() }

  /// Makes a coordinator.
  public override convenience init() { self.init(filePresenter: nil) }

  /// Runs a block that reads a file, before this returns.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url) }

  /// Runs a block that writes a file, before this returns.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Runs a block that reads one file and writes another, before this returns.
  open func coordinate(
    readingItemAt readingURL: URL,
    options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Runs a block that writes two files, before this returns.
  open func coordinate(
    writingItemAt url1: URL,
    options options1: WritingOptions = [],
    writingItemAt url2: URL,
    options options2: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Tells nobody that a file was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Stops nothing: blocks have run when their calls return.
  open func cancel() {}
}
