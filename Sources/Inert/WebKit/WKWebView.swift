// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation
import FoundationNetworking
import Inert
import InertViews
@_exported import UIKit

let webKit = InertFramework(
  "WebKit",
  "draws no page and runs no script: a web view shows its address, and what lies elsewhere fails to load"
)

/// A view of a page: here it shows its name and the page's address.
///
/// Texts, data and files of the app load, though nothing of them is drawn; what lies elsewhere fails
/// with `URLError.notConnectedToInternet`. Delegates are called later on the main queue.
open class WKWebView: UIView {
  private var sign: SignView?
  private var list = WKBackForwardList()
  private var current: (navigation: WKNavigation, load: Load)?

  /// What is loaded.
  struct Load {
    var request: URLRequest
    var text: String?
    var type = WKNavigationType.other
    /// The page before or after that it goes to.
    var item: WKBackForwardListItem?
    /// Whether the delegate was told that it starts.
    var hasBegun = false
  }

  /// Makes a view of a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of a page.
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view of a page for a nib.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    webKit.tell()
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(scrollView, at: 0)
    sign = SignView("WKWebView", in: scrollView)
  }

  /// What it was made with.
  public let configuration: WKWebViewConfiguration
  /// What scrolls the page.
  public let scrollView = UIScrollView()
  /// Who decides about pages and is told of them; nil at first.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what pages ask for; nil at first.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The page's title; nil before there is one.
  open private(set) var title: String?
  /// The page's address; nil before there is one.
  open private(set) var url: URL? { didSet { sign?.content = url?.absoluteString } }
  /// Whether a page is loading.
  open private(set) var isLoading = false
  /// How much of the page is here, 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// Whether all of the page came safely.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The pages before and after.
  open var backForwardList: WKBackForwardList { list }
  /// Whether there is a page before.
  open var canGoBack: Bool { list.backItem != nil }
  /// Whether there is a page after.
  open var canGoForward: Bool { list.forwardItem != nil }
  /// Whether swipes go back and forth; false at first.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links are previewed; true at first.
  open var allowsLinkPreview = true
  /// What it says of itself to servers; nil at first.
  open var customUserAgent: String?
  /// Whether tools may look into it; false at first.
  open var isInspectable = false
  /// How large the page is drawn; 1 at first.
  open var pageZoom: CGFloat = 1
  /// The colour below the page; nil leaves it to the page.
  open var underPageBackgroundColor: UIColor!

  // MARK: Loading

  /// Loads what a request asks for.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    start(Load(request: request))
  }

  /// Loads a text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(Load(request: URLRequest(url: baseURL ?? Self.blank), text: string))
  }

  /// Loads a file of the app.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(Load(request: URLRequest(url: URL)))
  }

  /// Loads data.
  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? {
    let text = String(decoding: data, as: UTF8.self)
    return start(Load(request: URLRequest(url: baseURL), text: text))
  }

  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? {
    guard let item = list.currentItem else { return nil }
    return start(Load(request: URLRequest(url: item.url), text: item.text, type: .reload))
  }

  /// Loads the page again.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Loads the page before.
  @discardableResult open func goBack() -> WKNavigation? { list.backItem.flatMap(go) }

  /// Loads the page after.
  @discardableResult open func goForward() -> WKNavigation? { list.forwardItem.flatMap(go) }

  /// Loads a page before or after.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard list.contains(item) else { return nil }
    let request = URLRequest(url: item.url)
    return start(Load(request: request, text: item.text, type: .backForward, item: item))
  }

  /// Gives up what is loading.
  open func stopLoading() {
    guard let (navigation, _) = current else { return }
    end(navigation, with: URLError(.cancelled))
  }

  private static let blank = URL(fileURLWithPath: "/")

  private func start(_ load: Load) -> WKNavigation? {
    guard load.request.url != nil else { return nil }
    if let current, current.load.hasBegun {
      later {
        self.navigationDelegate?.webView(
          self,
          didFailProvisionalNavigation: current.navigation,
          withError: URLError(.cancelled)
        )
      }
    }
    let navigation = WKNavigation()
    current = (navigation, load)
    isLoading = true
    later { self.ask(navigation, load) }
    return navigation
  }

  private func later(_ body: @escaping @MainActor () -> Void) {
    let body = Body(run: body)
    webKit.answer { MainActor.assumeIsolated { body.run() } }
  }

  private struct Body: @unchecked Sendable {
    let run: @MainActor () -> Void
  }

  /// Asks the delegate whether to load.
  private func ask(_ navigation: WKNavigation, _ load: Load) {
    let action = WKNavigationAction(load.request, load.type, in: self)
    guard let navigationDelegate else { return begin(navigation, load) }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, current?.navigation === navigation else { return }
      if policy == .cancel {
        end(navigation, with: WKError(.unknown), isTold: false)
      } else {
        begin(navigation, load)
      }
    }
  }

  private func begin(_ navigation: WKNavigation, _ load: Load) {
    guard current?.navigation === navigation else { return }
    current?.load.hasBegun = true
    url = load.text == nil || load.request.url != Self.blank ? load.request.url : Self.about
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    let text = load.text ?? Self.local(load.request.url)
    later {
      guard self.current?.navigation === navigation else { return }
      guard let text else { return self.end(navigation, with: URLError(.notConnectedToInternet)) }
      self.finish(navigation, load, text)
    }
  }

  private static let about = URL(string: "about:blank")

  /// What is in a file of the app; nil for what lies elsewhere.
  private static func local(_ url: URL?) -> String? {
    guard let url else { return nil }
    if url.absoluteString == "about:blank" { return "" }
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private func finish(_ navigation: WKNavigation, _ load: Load, _ text: String) {
    if load.type == .other, let url { list.add(url, load.text) }
    if let item = load.item { list.move(to: item) }
    title =
      text.firstMatch(of: #/<title[^>]*>([^<]*)</title>/#.ignoresCase())
      .map { $0.1.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    navigationDelegate?.webView(self, didCommit: navigation)
    estimatedProgress = 1
    isLoading = false
    current = nil
    list.currentItem?.title = title
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func end(_ navigation: WKNavigation, with error: any Error, isTold: Bool = true) {
    isLoading = false
    estimatedProgress = 0
    current = nil
    guard isTold else { return }
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  // MARK: Scripts and pictures

  /// Runs no script: the error is `WKError.webContentProcessTerminated`, later on the main queue.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    later { completionHandler?(nil, WKError(.webContentProcessTerminated)) }
  }

  /// Throws `WKError.webContentProcessTerminated`.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    webKit.tell()
    throw WKError(.webContentProcessTerminated)
  }

  /// Takes no picture: the error is `WKError.webContentProcessTerminated`.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    later { completionHandler(nil, WKError(.webContentProcessTerminated)) }
  }

  /// Whether a scheme is loaded without a handler.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ws", "wss", "ftp"]
      .contains(urlScheme.lowercased())
  }
}

// A nib's element finds the class by this entry.
@section(".init_array") @used
private let entry: @convention(c) () -> Void = {
  RegistrationQueue.add { ClassNames.register("<wkWebView>", WKWebView.self) }
}

/// How a picture of a page is taken.
open class WKSnapshotConfiguration: NSObject {
  /// Makes a configuration.
  public override init() { super.init() }
  /// Which part; all of it at first.
  open var rect = CGRect.null
  /// How wide the picture is; nil leaves it.
  open var snapshotWidth: NSNumber?
  /// Whether it waits for changes; true at first.
  open var afterScreenUpdates = true
}
