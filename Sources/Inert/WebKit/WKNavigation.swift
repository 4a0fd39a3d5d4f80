// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationNetworking
import Inert
import UIKit

/// The loading of a page.
@MainActor @preconcurrency open class WKNavigation: NSObject {
  /// How it is shown; as the configuration says at first.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// What leads to a page.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest
  /// Why.
  public let navigationType: WKNavigationType
  /// Where it comes from.
  public let sourceFrame: WKFrameInfo
  /// Where it goes.
  public let targetFrame: WKFrameInfo?

  init(_ request: URLRequest, _ type: WKNavigationType, in view: WKWebView) {
    self.request = request
    navigationType = type
    let frame = WKFrameInfo(request, view)
    sourceFrame = frame
    targetFrame = frame
  }

  /// False.
  open var shouldPerformDownload: Bool { false }
}

/// An answer to a request; none comes here.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  /// Whether it is for the whole page.
  open var isForMainFrame: Bool { true }
  /// The answer.
  public let response: URLResponse
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { false }

  init(_ response: URLResponse) { self.response = response }
}

/// A part of a page.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  public let isMainFrame = true
  /// What it was loaded by.
  public let request: URLRequest
  /// The view.
  open private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, _ view: WKWebView?) {
    self.request = request
    webView = view
  }

  /// Where it comes from.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
}

/// Where a page comes from.
@MainActor @preconcurrency open class WKSecurityOrigin: NSObject {
  /// The scheme.
  public let `protocol`: String
  /// The host.
  public let host: String
  /// The port; 0 for the scheme's own.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

/// A page that was shown.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  /// Its title.
  open internal(set) var title: String?
  /// The address that was asked for.
  public let initialURL: URL
  let text: String?

  init(_ url: URL, _ text: String?) {
    self.url = url
    initialURL = url
    self.text = text
  }
}

/// The pages that were shown.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before, oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
  /// The pages after.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// A page so many after the one that is shown.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }

  func add(_ url: URL, _ text: String?) {
    items = Array(items.prefix(place + 1)) + [WKBackForwardListItem(url, text)]
    place = items.count - 1
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  func move(to item: WKBackForwardListItem) {
    place = items.firstIndex { $0 === item } ?? place
  }
}

/// What goes wrong with pages.
public struct WKError: Error, Hashable, Sendable, CustomNSError {
  /// Which mistake it is.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    case contentRuleListStoreCompileFailed = 6
    case contentRuleListStoreLookUpFailed = 7
    case contentRuleListStoreRemoveFailed = 8
    case contentRuleListStoreVersionMismatch = 9
    case attributedStringContentFailedToLoad = 10
    case attributedStringContentLoadTimedOut = 11
    case javaScriptInvalidFrameTarget = 12
    case navigationAppBoundDomain = 13
    case javaScriptAppBoundDomain = 14
  }

  /// Which mistake it is.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// `WKErrorDomain`.
  public static var errorDomain: String { WKErrorDomain }

  /// The number of the mistake.
  public var errorCode: Int { code.rawValue }
}

/// The domain of the framework's errors.
public let WKErrorDomain = "WKErrorDomain"
