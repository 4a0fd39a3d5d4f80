import FoundationNetworking
import InertViews
import Testing
import UIKit
import WebKit

/// What a web view's delegate is told while pages come and go.
@MainActor @Suite struct `Pages of a web view` {
  /// Writes down what it is told and waits until a page is there or fails so many times.
  private final class Witness: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    var forbids: (WKNavigationAction) -> Bool = { _ in false }
    var whenStarted: (WKWebView) -> Void = { _ in }
    private var left = 0
    private var end: CheckedContinuation<Void, Never>?

    func wait(for count: Int = 1, _ load: () -> Void) async {
      calls = []
      left = count
      await withCheckedContinuation {
        end = $0
        load()
      }
    }

    private func step() {
      left -= 1
      guard left == 0 else { return }
      end?.resume()
      end = nil
    }

    func webView(
      _ webView: WKWebView,
      decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      let isForbidden = forbids(navigationAction)
      calls.append("\(navigationAction.navigationType)")
      decisionHandler(isForbidden ? .cancel : .allow)
      if isForbidden { step() }
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      calls.append("start \(webView.isLoading)")
      whenStarted(webView)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      calls.append("commit \(webView.isLoading)")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finish \(webView.isLoading)")
      step()
    }

    func webView(
      _ webView: WKWebView,
      didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      calls.append("fail \((error as? URLError)?.code.rawValue ?? 0)")
      step()
    }
  }

  private func view(_ witness: Witness) -> WKWebView {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.navigationDelegate = witness
    return view
  }

  private func page(_ title: String) -> String { "<html><title>\(title)</title></html>" }

  @Test func `are loading from the start to the commit`() async {
    let witness = Witness()
    let view = view(witness)
    await witness.wait { view.loadHTMLString(page("One"), baseURL: nil) }
    #expect(witness.calls == ["other", "start true", "commit true", "finish false"])
  }

  @Test func `give way to the next one, which cancels them`() async throws {
    let witness = Witness()
    let view = view(witness)
    let url = try #require(URL(string: "https://example.com/slow"))
    witness.whenStarted = { view in
      witness.whenStarted = { _ in }
      view.loadHTMLString("<title>Two</title>", baseURL: nil)
    }
    await witness.wait(for: 2) { view.load(URLRequest(url: url)) }
    #expect(witness.calls.filter { $0.hasPrefix("fail") } == ["fail -999"])
    #expect(witness.calls.last == "finish false" && view.title == "Two" && !view.isLoading)
  }

  @Test func `are given up when loading is stopped`() async {
    let witness = Witness()
    let view = view(witness)
    witness.whenStarted = { $0.stopLoading() }
    await witness.wait { view.loadHTMLString(page("One"), baseURL: nil) }
    #expect(witness.calls == ["other", "start true", "fail -999"])
    #expect(!view.isLoading && view.backForwardList.currentItem == nil)
  }

  @Test func `stand in a list, which forgets what comes after where a new one begins`() async {
    let witness = Witness()
    let view = view(witness)
    for title in ["One", "Two", "Three"] {
      await witness.wait { view.loadHTMLString(page(title), baseURL: nil) }
    }
    let list = view.backForwardList
    #expect(list.backList.map(\.title) == ["One", "Two"] && list.forwardList.isEmpty)
    #expect(list.item(at: -2) === list.backList.first && list.item(at: 1) == nil)
    await witness.wait { view.goBack() }
    #expect(witness.calls.first == "backForward" && view.title == "Two")
    await witness.wait { view.goBack() }
    #expect(view.title == "One" && view.goBack() == nil && !view.canGoBack)
    #expect(list.forwardList.map(\.title) == ["Two", "Three"])
    await witness.wait { view.goForward() }
    #expect(view.title == "Two")
    await witness.wait { view.loadHTMLString(page("Four"), baseURL: nil) }
    #expect(view.goForward() == nil && list.backList.map(\.title) == ["One", "Two"])
    #expect(list.currentItem?.title == "Four")
  }

  @Test func `are not left where the way back is forbidden`() async throws {
    let witness = Witness()
    let view = view(witness)
    for title in ["One", "Two"] {
      await witness.wait { view.loadHTMLString(page(title), baseURL: nil) }
    }
    witness.forbids = { $0.navigationType == .backForward }
    await witness.wait { view.goBack() }
    #expect(view.title == "Two" && view.canGoBack && !view.canGoForward)
    #expect(view.backForwardList.currentItem?.title == "Two")
  }

  @Test func `are reached from the list in one step`() async throws {
    let witness = Witness()
    let view = view(witness)
    for title in ["One", "Two", "Three"] {
      await witness.wait { view.loadHTMLString(page(title), baseURL: nil) }
    }
    let first = try #require(view.backForwardList.backList.first)
    await witness.wait { view.go(to: first) }
    #expect(view.title == "One" && view.backForwardList.forwardList.count == 2)
    #expect(WKWebView().go(to: first) == nil)
  }

  @Test func `are loaded again in their place`() async {
    let witness = Witness()
    let view = view(witness)
    #expect(view.reload() == nil)
    for title in ["One", "Two"] {
      await witness.wait { view.loadHTMLString(page(title), baseURL: nil) }
    }
    await witness.wait { view.reload() }
    #expect(witness.calls.first == "reload" && view.title == "Two")
    #expect(view.backForwardList.backList.count == 1 && !view.canGoForward)
  }

  @Test func `of files and data load with their addresses`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString).html")
    try Data(page("File").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let witness = Witness()
    let view = view(witness)
    await witness.wait { view.loadFileURL(file, allowingReadAccessTo: file) }
    #expect(view.title == "File" && view.url == file && !view.hasOnlySecureContent)
    let base = try #require(URL(string: "https://example.com/data"))
    await witness.wait {
      view.load(
        Data(page("Data").utf8),
        mimeType: "text/html",
        characterEncodingName: "utf-8",
        baseURL: base
      )
    }
    #expect(view.title == "Data" && view.url == base && view.hasOnlySecureContent)
    let missing = file.appendingPathExtension("none")
    await witness.wait { view.loadFileURL(missing, allowingReadAccessTo: missing) }
    #expect(
      witness.calls.last?.hasPrefix("fail") == true && view.backForwardList.backList.count == 1
    )
  }

  @Test func `say where they come from`() async throws {
    let witness = Witness()
    let view = view(witness)
    var origins: [String] = []
    witness.forbids = { action in
      let origin = action.sourceFrame.securityOrigin
      origins.append(
        "\(origin.protocol) \(origin.host) \(origin.port) \(action.request.url == nil)"
      )
      #expect(action.targetFrame?.isMainFrame == true && action.sourceFrame.webView === view)
      return true
    }
    for address in ["https://example.com/a", "http://localhost:8080/"] {
      let url = try #require(URL(string: address))
      await witness.wait { view.load(URLRequest(url: url)) }
    }
    #expect(origins == ["https example.com 0 false", "http localhost 8080 false"])
  }

  @Test func `of some addresses need no handler`() {
    #expect(["https", "HTTP", "about", "file"].allSatisfy(WKWebView.handlesURLScheme))
    #expect(!WKWebView.handlesURLScheme("app"))
  }

  @Test func `take no picture of themselves`() async {
    let view = WKWebView()
    let answer = await withCheckedContinuation { continuation in
      view.takeSnapshot(with: nil) { image, error in
        continuation.resume(returning: (image == nil, (error as? WKError)?.code))
      }
    }
    #expect(answer.0 && answer.1 == .webContentProcessTerminated)
    await #expect(throws: WKError(.webContentProcessTerminated)) {
      _ = try await view.evaluateJavaScript("1")
    }
  }
}

@MainActor @Suite struct `What pages leave behind` {
  private func cookie(_ name: String, _ value: String, _ path: String = "/") throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [
        .name: name, .value: value, .path: path, .domain: "example.com",
      ])
    )
  }

  @Test func `is one cookie for a name, a domain and a path`() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    for one in [
      try cookie("a", "1"), try cookie("b", "2"), try cookie("a", "3"), try cookie("a", "4", "/x"),
    ] {
      await withCheckedContinuation { done in store.setCookie(one) { done.resume() } }
    }
    let kept = await store.allCookies().map(\.value)
    #expect(kept == ["2", "3", "4"])
    let first = try cookie("a", "other")
    await withCheckedContinuation { done in store.delete(first) { done.resume() } }
    let left = await withCheckedContinuation { answer in
      store.getAllCookies { answer.resume(returning: $0.map(\.value)) }
    }
    #expect(left == ["2", "4"])
  }

  @Test func `is kept apart in stores that do not last`() async throws {
    let (a, b) = (WKWebsiteDataStore.nonPersistent(), WKWebsiteDataStore.nonPersistent())
    a.httpCookieStore.setCookie(try cookie("a", "1"))
    let others = await b.httpCookieStore.allCookies().count
    #expect(others == 0)
    #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default() && a !== b)
    let records = await withCheckedContinuation { answer in
      a.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) {
        answer.resume(returning: $0.count)
      }
    }
    #expect(records == 0)
  }

  @Test func `scripts of the app are in the order they came`() {
    let controller = WKUserContentController()
    for source in ["a", "b"] {
      controller.addUserScript(
        WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true)
      )
    }
    #expect(controller.userScripts.map(\.source) == ["a", "b"])
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
  }

  @Test func `schemes of the app are found in small letters`() {
    final class Handler: NSObject, WKURLSchemeHandler {
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    let (configuration, handler) = (WKWebViewConfiguration(), Handler())
    configuration.setURLSchemeHandler(handler, forURLScheme: "App")
    #expect(configuration.urlSchemeHandler(forURLScheme: "app") === handler)
    #expect(configuration.urlSchemeHandler(forURLScheme: "other") == nil)
  }
}
