// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
import Inert
import InertViews
@_exported import UIKit

let messages = InertFramework(
  "MessageUI",
  "sends nothing: there is no account for mail or messages"
)

/// How a letter ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// What goes wrong with mail.
public struct MFMailComposeError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case saveFailed = 0
    case sendFailed = 1
  }

  /// Which mistake it is.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// `MFMailComposeErrorDomain`.
  public static var errorDomain: String { MFMailComposeErrorDomain }

  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// The domain of errors with mail.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// A letter that a person writes; nothing can be sent here.
open class MFMailComposeViewController: UINavigationController {
  /// False: there is no account.
  open class func canSendMail() -> Bool {
    messages.tell()
    return false
  }

  /// Who is told of the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private let page = ComposePage("MFMailComposeViewController")

  /// Puts a page in it that says its name and cancels.
  open override func viewDidLoad() {
    super.viewDidLoad()
    messages.tell()
    page.onCancel = { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    setViewControllers([page], animated: false)
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { page.subject = subject }
  /// Sets who gets it.
  open func setToRecipients(_ toRecipients: [String]?) { page.recipients = toRecipients ?? [] }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy unseen.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the words.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data,
    mimeType: String,
    fileName filename: String
  ) {}
  /// Sets who it comes from.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// What is told of a letter's end.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// A person is done with it.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// How a message ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// A message that a person writes; nothing can be sent here.
open class MFMessageComposeViewController: UINavigationController {
  /// False: there is no account.
  open class func canSendText() -> Bool {
    messages.tell()
    return false
  }

  /// False: there is no account.
  open class func canSendAttachments() -> Bool { false }

  /// False: there is no account.
  open class func canSendSubject() -> Bool { false }

  /// Who is told of the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets it; nil at first.
  open var recipients: [String]? { didSet { page.recipients = recipients ?? [] } }
  /// The words; nil at first.
  open var body: String?
  /// The subject; nil at first.
  open var subject: String? { didSet { page.subject = subject ?? "" } }

  private let page = ComposePage("MFMessageComposeViewController")

  /// Puts a page in it that says its name and cancels.
  open override func viewDidLoad() {
    super.viewDidLoad()
    messages.tell()
    page.onCancel = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    setViewControllers([page], animated: false)
  }
}

/// What is told of a message's end.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol
{
  /// A person is done with it.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// A page that says what would be written, with a button that cancels.
final class ComposePage: UIViewController {
  private let name: String
  private var sign: SignView?
  var onCancel: () -> Void = {}
  var subject = "" { didSet { write() } }
  var recipients: [String] = [] { didSet { write() } }

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.onCancel() }
    )
    sign = SignView(name, in: view)
    write()
  }

  private func write() {
    sign?.content = (recipients + [subject]).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
