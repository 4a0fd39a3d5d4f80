// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import FoundationNetworking
import Inert
import UIKit

/// What kinds of media do not start by themselves.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = Self(rawValue: 1 << 0)
  /// Films.
  public static let video = Self(rawValue: 1 << 1)
  /// Both.
  public static let all = Self(rawValue: .max)
}

/// What is found in pages and made a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// How web views are made.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  /// Makes a configuration.
  public override init() { super.init() }
  /// Which process pages share.
  open var processPool = WKProcessPool()
  /// How pages behave.
  open var preferences = WKPreferences()
  /// What scripts of the app reach.
  open var userContentController = WKUserContentController()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// How each page behaves.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether drawing waits for the whole page; false at first.
  open var suppressesIncrementalRendering = false
  /// What is added to what a view says of itself; nil at first.
  open var applicationNameForUserAgent: String?
  /// Whether films play in the page; false at first.
  open var allowsInlineMediaPlayback = false
  /// What does not start by itself; all at first.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// Whether films may go into a small window; true at first.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films may play elsewhere; true at first.
  open var allowsAirPlayForMediaPlayback = true
  /// What is made a link; nothing at first.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether a page may forbid zooming; false at first.
  open var ignoresViewportScaleLimits = false
  /// Whether only the app's domains have rights; false at first.
  open var limitsNavigationsToAppBoundDomains = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Lets a handler load a scheme; it is kept and not asked.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?,
    forURLScheme urlScheme: String
  ) {
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  /// What loads a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }
}

/// What loads a scheme; nothing asks it here.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Something is to be loaded.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// It is not wanted any more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Something that a handler loads.
@MainActor @preconcurrency public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// The answer came.
  func didReceive(_ response: URLResponse)
  /// Data came.
  func didReceive(_ data: Data)
  /// All came.
  func didFinish()
  /// It failed.
  func didFailWithError(_ error: any Error)
}

/// A process that pages share.
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  /// Makes one.
  public override init() { super.init() }
}

/// How pages behave.
@MainActor @preconcurrency open class WKPreferences: NSObject {
  /// Makes preferences.
  public override init() { super.init() }
  /// The smallest size of text; 0 at first.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows; false at first.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether scripts run; true at first.
  open var javaScriptEnabled = true
  /// Whether pages that deceive are told; true at first.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected; true at first.
  open var isTextInteractionEnabled = true
  /// Whether parts may fill the screen; false at first.
  open var isElementFullscreenEnabled = false
  /// Whether the site may ask for its own look; false at first.
  open var isSiteSpecificQuirksModeEnabled = true
}

/// How a page behaves.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  /// How a page is shown.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  /// Makes preferences.
  public override init() { super.init() }
  /// How it is shown; `recommended` at first.
  open var preferredContentMode = ContentMode.recommended
  /// Whether its scripts run; true at first.
  open var allowsContentJavaScript = true
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// A script of the app; none runs here.
@MainActor @preconcurrency open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether only in the whole page.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What scripts of the app reach.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Makes a controller.
  public override init() { super.init() }
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// Adds a script; it does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Keeps who gets messages of a name; no page sends any.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Lets go of who gets messages of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Lets go of all who get messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// Who gets messages of pages; none come here.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A message came.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// A message of a page; there are none here.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// What it says.
  public let body: Any
  /// Its name.
  public let name: String
  /// Where it comes from.
  public let frameInfo: WKFrameInfo
  /// The view.
  open private(set) weak var webView: WKWebView?

  init(body: Any, name: String, frameInfo: WKFrameInfo) {
    self.body = body
    self.name = name
    self.frameInfo = frameInfo
  }
}

/// What pages keep: nothing.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The store of the app.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store that forgets.
  open class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }
  /// Whether it keeps anything over a start.
  public let isPersistent: Bool
  /// What pages leave.
  open private(set) lazy var httpCookieStore = WKHTTPCookieStore()
  /// Every kind of what is kept.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      "WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache",
      "WKWebsiteDataTypeLocalStorage", "WKWebsiteDataTypeSessionStorage",
      "WKWebsiteDataTypeIndexedDBDatabases",
    ]
  }
  /// Hands over what is kept: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    webKit.answer { MainActor.assumeIsolated { completionHandler([]) } }
  }
  /// Forgets nothing: there is nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    webKit.answer { MainActor.assumeIsolated { completionHandler() } }
  }
  /// Forgets nothing: there is nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    webKit.answer { MainActor.assumeIsolated { completionHandler() } }
  }
}

/// What a page keeps; there is nothing here.
@MainActor @preconcurrency open class WKWebsiteDataRecord: NSObject {
  /// Whose it is.
  open var displayName: String { "" }
  /// Of which kinds.
  open var dataTypes: Set<String> { [] }
}

/// What pages leave behind, as the app sets it.
@MainActor @preconcurrency open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  /// Hands over all.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let cookies = cookies
    webKit.answer { MainActor.assumeIsolated { completionHandler(cookies) } }
  }
  /// All.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Keeps one.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    webKit.answer { MainActor.assumeIsolated { completionHandler?() } }
  }
  /// Forgets one.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove(cookie)
    webKit.answer { MainActor.assumeIsolated { completionHandler?() } }
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
}
