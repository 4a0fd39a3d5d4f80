import CoreGraphics
import Diagnostics
import Foundation

/// Prints: not here, which it says.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// Told that printing ended, whether it was done and what went wrong.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one there is.
  public static let shared = UIPrintInteractionController()

  /// Whether there are printers: false here.
  open class var isPrintingAvailable: Bool { false }

  /// The types that can be printed: none here.
  open class var printableUTIs: Set<String> { [] }

  /// Whether a file can be printed: false here.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// Whether data can be printed: false here.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// What is printed how.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  open var printInfo: UIPrintInfo?

  /// What is printed.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  open var printingItem: Any?

  /// What is printed.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  open var printingItems: [Any]?

  /// What lays out pages.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nil.
  open var printFormatter: UIPrintFormatter?

  /// Whether copies can be asked for.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to true.
  open var showsNumberOfCopies = true

  /// Shows what can be printed how: returns false, and says later that nothing is printed.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    UIKitDiagnostics.reportOnce(
      Diagnosis(
        .inert,
        what: "inert: there are no printers.",
        place: "UIPrintInteractionController"
      )
    )
    DispatchQueue.main.async { [self] in
      completion?(self, false, NoSuchService.error("There are no printers on this device."))
    }
    return false
  }

  /// Shows what can be printed how, from a view: returns false.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Shows what can be printed how, from a button: returns false.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Hides what can be printed how; nothing shows here.
  open func dismiss(animated: Bool) {}
}

/// What is printed how.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Photos.
    case photo = 1
    /// Text in black.
    case grayscale = 2
    /// Photos in grey.
    case photoGrayscale = 3
  }

  /// How paper lies.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// Across.
    case landscape = 1
  }

  /// On which sides.
  public enum Duplex: Int, Sendable {
    /// On one.
    case none = 0
    /// On both, turned at the long edge.
    case longEdge = 1
    /// On both, turned at the short edge.
    case shortEdge = 2
  }

  /// The name of the job.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nothing.
  open var jobName = ""

  /// What is printed.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to `general`.
  open var outputType = OutputType.general

  /// How paper lies.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to `portrait`.
  open var orientation = Orientation.portrait

  /// On which sides.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to `none`.
  open var duplex = Duplex.none

  /// Makes what is printed how.
  public override init() { super.init() }

  /// What is printed how, as a dictionary says: nothing is read from it here.
  public convenience init(dictionary printInfoDictionary: [AnyHashable: Any]?) { self.init() }

  /// What is printed how, as usual.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays out what is printed in pages.
///
/// Kept for the app; nothing is printed here.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
  /// How far pages' content is from their edges, in points.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to nothing.
  open var perPageContentInsets = UIEdgeInsets.zero
}

/// Lays out a text in pages.
///
/// Kept for the app; nothing is printed here.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  ///
  /// Kept for the app; nothing here reads it.
  open var text: String?

  /// Makes a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
}

/// Lays out a page of the web in pages.
///
/// Kept for the app; nothing is printed here.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page.
  ///
  /// Kept for the app; nothing here reads it.
  open var markupText: String?

  /// Makes a formatter of a page.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}
