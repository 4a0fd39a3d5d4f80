import AVFoundation
import Diagnostics
import MapKit
import MessageUI
import SafariServices
import SpriteKit
import Testing
import UIKit

/// Scenes, which are told what a view does with them though nothing is drawn.
@MainActor @Suite struct `A scene` {
  private final class Scene: SKScene {
    var calls: [String] = []
    override func sceneDidLoad() { calls.append("load") }
    override func didMove(to view: SKView) { calls.append("to \(Int(size.width))") }
    override func willMove(from view: SKView) { calls.append("from \(self.view === view)") }
    override func didChangeSize(_ oldSize: CGSize) {
      calls.append("size \(Int(oldSize.width)) \(Int(size.width))")
    }
  }

  private func scene(_ width: CGFloat, _ mode: SKSceneScaleMode = .fill) -> Scene {
    let scene = Scene(size: CGSize(width: width, height: 10))
    scene.scaleMode = mode
    scene.calls = []
    return scene
  }

  private let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func `leaves before the next one comes`() {
    let (first, second) = (scene(10), scene(20))
    view.presentScene(first)
    view.presentScene(second)
    #expect(first.calls == ["to 10", "from true"] && second.calls == ["to 20"])
    #expect(first.view == nil && second.view === view && view.scene === second)
    view.presentScene(nil)
    #expect(second.calls == ["to 20", "from true"] && view.scene == nil)
  }

  @Test func `is loaded once`() {
    #expect(Scene(size: .zero).calls.filter { $0 == "load" }.count == 1)
    #expect(SKScene().size == CGSize(width: 1, height: 1))
  }

  @Test func `that fills its view has its size, and is told`() {
    let filling = scene(10, .resizeFill)
    view.presentScene(filling)
    #expect(filling.calls == ["size 10 100", "to 100"])
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(filling.size == CGSize(width: 300, height: 50))
    #expect(filling.calls.last == "size 100 300")
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(filling.calls.count == 3, "the same size is none that changed")
  }

  @Test(arguments: [SKSceneScaleMode.fill, .aspectFill, .aspectFit])
  func `that is scaled keeps its size`(_ mode: SKSceneScaleMode) {
    let scaled = scene(10, mode)
    view.presentScene(scaled)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(scaled.size == CGSize(width: 10, height: 10) && scaled.calls == ["to 10"])
  }

  @Test func `is told of a size that the app sets`() {
    let scene = scene(10)
    scene.size.width = 40
    scene.size = CGSize(width: 40, height: 10)
    #expect(scene.calls == ["size 10 40"])
  }

  @Test func `has a tree of nodes`() {
    let (scene, parent, child) = (scene(10), SKNode(), SKNode())
    child.name = "child"
    scene.addChild(parent)
    parent.addChild(child)
    #expect(child.scene === scene && child.parent === parent && scene.scene === scene)
    #expect(parent.childNode(withName: "child") === child)
    #expect(scene.childNode(withName: "child") == nil, "names are looked for among children alone")
    parent.removeFromParent()
    #expect(child.scene == nil && child.parent === parent && scene.children.isEmpty)
    parent.removeAllChildren()
    #expect(child.parent == nil && parent.children.isEmpty)
    parent.setScale(3)
    #expect(parent.xScale == 3 && parent.yScale == 3 && child.xScale == 1)
  }
}

@MainActor @Suite struct `What is written and sent` {
  private final class Witness: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var ends: [String] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      ends.append("mail \(result) \(error == nil)")
    }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController,
      didFinishWith result: MessageComposeResult
    ) {
      ends.append("message \(result)")
    }
  }

  private func cancel(_ controller: UINavigationController) throws {
    controller.loadViewIfNeeded()
    let page = try #require(controller.viewControllers.first)
    page.loadViewIfNeeded()
    let action = try #require(page.navigationItem.leftBarButtonItem?.primaryAction)
    action.performWithSender(nil, target: nil)
  }

  @Test func `is cancelled, and stays until its delegate puts it away`() throws {
    let (mail, message, witness) = (
      MFMailComposeViewController(), MFMessageComposeViewController(), Witness()
    )
    mail.mailComposeDelegate = witness
    message.messageComposeDelegate = witness
    try cancel(mail)
    try cancel(message)
    #expect(witness.ends == ["mail cancelled true", "message cancelled"])
    #expect(mail.viewControllers.count == 1 && message.viewControllers.count == 1)
  }

  @Test func `shows to whom and of what`() throws {
    let mail = MFMailComposeViewController()
    mail.setToRecipients(["ann@example.com"])
    mail.setSubject("Hello")
    mail.loadViewIfNeeded()
    let page = try #require(mail.viewControllers.first)
    page.loadViewIfNeeded()
    let text = page.view.texts.joined(separator: "\n")
    #expect(text.contains("MFMailComposeViewController") && text.contains("ann@example.com"))
    #expect(text.contains("Hello"))
    mail.setSubject("Later")
    #expect(page.view.texts.joined().contains("Later"))
    #expect(!page.view.texts.joined().contains("Hello"))
  }
}

@MainActor @Suite struct `A browser in an app` {
  private final class Witness: NSObject, SFSafariViewControllerDelegate {
    var isDone = false
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isDone = true }
  }

  private func browser() throws -> SFSafariViewController {
    SFSafariViewController(url: try #require(URL(string: "https://example.com/a")))
  }

  private func bar(_ browser: SFSafariViewController) throws -> UINavigationBar {
    browser.loadViewIfNeeded()
    return try #require(browser.view.subviews.compactMap { $0 as? UINavigationBar }.first)
  }

  @Test func `tells its delegate when it is closed`() throws {
    let (browser, witness) = (try browser(), Witness())
    browser.delegate = witness
    let item = try #require(bar(browser).topItem)
    #expect(item.title == "example.com")
    item.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    #expect(witness.isDone)
  }

  @Test func `has its colours and its button, before and after it loads`() throws {
    let browser = try browser()
    browser.preferredBarTintColor = .red
    browser.dismissButtonStyle = .cancel
    let bar = try bar(browser)
    #expect(bar.barTintColor == .red)
    let first = bar.topItem?.leftBarButtonItem
    browser.dismissButtonStyle = .close
    #expect(bar.topItem?.leftBarButtonItem !== first)
    browser.preferredControlTintColor = .green
    #expect(bar.tintColor == .green)
  }

  @Test func `copies how it is set up`() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    configuration.barCollapsingEnabled = false
    let copy = try #require(configuration.copy() as? SFSafariViewController.Configuration)
    #expect(copy !== configuration && copy.entersReaderIfAvailable && !copy.barCollapsingEnabled)
  }
}

@MainActor @Suite struct `A map's delegate` {
  private final class Witness: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    private var end: CheckedContinuation<Void, Never>?

    func wait(_ body: () -> Void) async {
      await withCheckedContinuation {
        end = $0
        body()
      }
    }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      calls.append("will \(animated) \(Int(mapView.centerCoordinate.latitude))")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      calls.append("did \(animated) \(Int(mapView.centerCoordinate.latitude))")
      end?.resume()
      end = nil
    }

    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
      calls.append("fail")
    }
  }

  @Test func `is told before and after the region changes, and of one failure`() async {
    let (map, witness) = (MKMapView(), Witness())
    map.delegate = witness
    map.delegate = nil
    map.delegate = witness
    await witness.wait {
      map.setCenter(CLLocationCoordinate2D(latitude: 7, longitude: 0), animated: true)
      #expect(witness.calls == ["will true 0"])
    }
    #expect(witness.calls == ["will true 0", "fail", "did true 7"])
    #expect(map.region.span.longitudeDelta == 360, "the middle alone moves")
  }

  @Test func `marks are selected one at a time and forgotten with their mark`() {
    let map = MKMapView()
    let marks = (0..<3).map { _ in MKPointAnnotation() }
    map.addAnnotations(marks)
    map.selectAnnotation(marks[0], animated: false)
    map.selectAnnotation(marks[1], animated: false)
    #expect(map.selectedAnnotations.map { $0 === marks[1] } == [true])
    map.removeAnnotation(marks[1])
    #expect(map.selectedAnnotations.isEmpty && map.annotations.count == 2)
    map.removeAnnotations(marks)
    #expect(map.annotations.isEmpty)
  }

  @Test func `views of marks are of the class that was registered`() {
    final class Mark: MKAnnotationView {}
    let map = MKMapView()
    map.register(Mark.self, forAnnotationViewWithReuseIdentifier: "mark")
    let point = MKPointAnnotation()
    let view = map.dequeueReusableAnnotationView(withIdentifier: "mark", for: point)
    #expect(view is Mark && view.annotation === point && view.reuseIdentifier == "mark")
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "mark") == nil)
  }
}

extension UIView {
  /// The texts of all labels in it.
  fileprivate var texts: [String] {
    ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
  }
}
