import Diagnostics
import FoundationNetworking
import InertViews
import Testing
import UIKit
import WebKit

@MainActor @Suite struct `A web view` {
  /// Writes down what its delegate is told, and waits for the end.
  private final class Witness: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    var policy = WKNavigationActionPolicy.allow
    private var end: CheckedContinuation<Void, Never>?

    func wait(for load: () -> Void) async {
      await withCheckedContinuation {
        end = $0
        load()
        #expect(calls.isEmpty, "told before load returned")
      }
    }

    private func finish() {
      end?.resume()
      end = nil
    }

    func webView(
      _ webView: WKWebView,
      decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      calls.append("decide")
      decisionHandler(policy)
      if policy == .cancel { finish() }
    }

    func webView(
      _ webView: WKWebView,
      didStartProvisionalNavigation navigation: WKNavigation!
    ) { calls.append("start") }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      calls.append("commit")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finish")
      finish()
    }

    func webView(
      _ webView: WKWebView,
      didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      calls.append("fail \((error as? URLError)?.code.rawValue ?? 0)")
      finish()
    }
  }

  private let page = URL(string: "https://example.com/a")

  @Test func `is told once and shows the address`() throws {
    var text: String?
    let findings = UIKitDiagnostics.recording {
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      _ = WKWebView()
      text = view.scrollView.subviews.lazy.compactMap { ($0 as? SignView)?.text }.first
    }
    #expect(findings.map(\.place) == ["WebKit"])
    #expect(text == "WKWebView")
  }

  @Test func `cannot load what lies elsewhere`() async throws {
    let view = WKWebView()
    let witness = Witness()
    view.navigationDelegate = witness
    let request = URLRequest(url: try #require(page))
    await witness.wait { #expect(view.load(request) != nil && view.isLoading) }
    #expect(witness.calls == ["decide", "start", "fail -1009"])
    #expect(view.url == page && !view.isLoading && view.estimatedProgress == 0)
    let signs = view.scrollView.subviews.compactMap { $0 as? SignView }
    #expect(signs.map(\.text) == ["WKWebView\nhttps://example.com/a"])
  }

  @Test func `loads a text, with its title`() async {
    let view = WKWebView()
    let witness = Witness()
    view.navigationDelegate = witness
    await witness.wait {
      view.loadHTMLString("<html><TITLE> Hello </title></html>", baseURL: nil)
    }
    #expect(witness.calls == ["decide", "start", "commit", "finish"])
    #expect(view.title == "Hello" && view.estimatedProgress == 1)
    #expect(view.url?.absoluteString == "about:blank" && !view.canGoBack)
  }

  @Test func `goes back to the text before`() async {
    let view = WKWebView()
    let witness = Witness()
    view.navigationDelegate = witness
    for title in ["One", "Two"] {
      witness.calls = []
      await witness.wait { view.loadHTMLString("<title>\(title)</title>", baseURL: nil) }
    }
    #expect(view.canGoBack && !view.canGoForward)
    witness.calls = []
    await witness.wait { view.goBack() }
    #expect(view.title == "One" && !view.canGoBack && view.canGoForward)
  }

  @Test func `does not load what its delegate forbids`() async throws {
    let view = WKWebView()
    let witness = Witness()
    witness.policy = .cancel
    view.navigationDelegate = witness
    let request = URLRequest(url: try #require(page))
    await witness.wait { view.load(request) }
    #expect(witness.calls == ["decide"] && !view.isLoading && view.url == nil)
  }

  @Test func `runs no script`() async {
    let view = WKWebView()
    let error = await withCheckedContinuation { continuation in
      view.evaluateJavaScript("1 + 1") { value, error in
        #expect(value == nil)
        continuation.resume(returning: error)
      }
    }
    #expect((error as? WKError)?.code == .webContentProcessTerminated)
  }

  @Test func `begins as Apple documents it`() {
    let configuration = WKWebViewConfiguration()
    #expect(configuration.preferences.javaScriptEnabled)
    #expect(configuration.preferences.minimumFontSize == 0)
    #expect(!configuration.allowsInlineMediaPlayback)
    #expect(!configuration.suppressesIncrementalRendering)
    #expect(configuration.websiteDataStore.isPersistent)
    #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
    let view = WKWebView(frame: .zero, configuration: configuration)
    #expect(!view.allowsBackForwardNavigationGestures && view.allowsLinkPreview)
    #expect(view.url == nil && view.title == nil && view.backForwardList.currentItem == nil)
  }
}
