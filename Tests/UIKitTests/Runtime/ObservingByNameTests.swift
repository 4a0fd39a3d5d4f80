import CoreGraphics
import Diagnostics
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Watcher: NSObject {
  var told: [String] = []

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
      change?[key].map { "\($0)" } ?? "-"
    }
    told.append("\(keyPath ?? "") \(values.joined(separator: " "))")
  }

  static func register() {
    SelectorTable.register(
      Watcher.self,
      "observeValueForKeyPath:ofObject:change:context:"
    ) { o, a in
      o.observeValue(
        forKeyPath: SelectorTable.argument(a, 0),
        of: SelectorTable.argument(a, 1),
        change: SelectorTable.argument(a, 2),
        context: SelectorTable.argument(a, 3)
      )
    }
  }
}

/// A view that watches itself as long as it lives.
private final class SelfWatching: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addObserver(self, forKeyPath: "bounds", options: .new, context: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { removeObserver(self, forKeyPath: "bounds") }
}

@Suite(.serialized) @MainActor struct ObservingByNameTests {
  @Test func `who goes may end what it began`() {
    let findings = UIKitDiagnostics.recording {
      for _ in 0..<3 { _ = SelfWatching(frame: .zero) }
    }
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test func `UIKit's properties are told once a frame`() {
    Watcher.register()
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let (watcher, label) = (Watcher(), UILabel())
      controller.view.addSubview(label)
      label.text = "a"
      label.addObserver(watcher, forKeyPath: "text", options: [.new, .old], context: nil)
      label.addObserver(watcher, forKeyPath: "alpha", options: .initial, context: nil)
      #expect(watcher.told == ["alpha - -"])
      label.text = "b"
      screen.step(2)
      #expect(watcher.told == ["alpha - -", "text a b"])
      label.removeObserver(watcher, forKeyPath: "text")
      label.text = "c"
      screen.step(2)
      #expect(watcher.told.count == 2)
      label.didChangeValue(forKey: "alpha")
      #expect(watcher.told.count == 3)
      label.removeObserver(watcher, forKeyPath: "alpha", context: nil)
    }
  }

  @Test func `paths of keys are followed`() {
    Watcher.register()
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let (watcher, cell) = (Watcher(), UICollectionViewCell(frame: .zero))
      controller.view.addSubview(cell)
      cell.addObserver(watcher, forKeyPath: "contentView.alpha", options: .new, context: nil)
      cell.contentView.alpha = 0.5
      screen.step(2)
      #expect(watcher.told == ["contentView.alpha - 0.5"])
      cell.removeObserver(watcher, forKeyPath: "contentView.alpha")
    }
  }

  @Test func `observers that are not there and changes nobody handles are mistakes`() {
    let findings = UIKitDiagnostics.recording {
      let (view, idle) = (UIView(), NSObject())
      view.removeObserver(idle, forKeyPath: "alpha")
      view.addObserver(idle, forKeyPath: "alpha", options: .initial, context: nil)
      view.removeObserver(idle, forKeyPath: "alpha")
    }
    #expect(findings.map(\.code) == ["TSK-OBSERVER-REMOVED", "TSK-OBSERVER-UNHANDLED"])
    #expect(findings.first?.description.contains("UIView.removeObserver") == true)
  }
}
