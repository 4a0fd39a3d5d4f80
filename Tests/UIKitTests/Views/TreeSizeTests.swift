import Diagnostics
import QuartzCore
import Testing

@testable import UIKit

/// Trees that are far deeper or wider than screens are.
@MainActor @Suite struct `Trees of many views` {
  @Test(arguments: [false, true])
  func `that are too deep are told, and what fits is shown`(isBuiltUpwards: Bool) throws {
    let controller = UIViewController()
    let found = UIKitDiagnostics.recording {
      if isBuiltUpwards {
        var top = UIView()
        for _ in 0..<3_000 {
          let next = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          next.addSubview(top)
          top = next
        }
        controller.view.addSubview(top)
      } else {
        var last: UIView = controller.view
        for _ in 0..<3_000 {
          let next = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          last.addSubview(next)
          last = next
        }
      }
      TestScreen.showing(controller) { screen in
        screen.step(2)
        _ = screen.window.hitTest(CGPoint(x: 4, y: 4), with: nil)
        controller.view.overrideUserInterfaceStyle = .dark
        screen.step()
        // What is innermost is found through all that is around it.
        var deepest: UIView = controller.view
        while let next = deepest.subviews.first { deepest = next }
        deepest.backgroundColor = .red
        screen.step()
        deepest.frame.origin.x += 1
        screen.step()
      }
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.code == "TSK-VIEW-DEEP" })
    #expect(found.first?.saw.contains("at most 1024") == true)
  }

  @Test func `layers that are too deep are told`() {
    let found = UIKitDiagnostics.recording {
      var last = CALayer()
      let first = last
      for _ in 0..<1_500 {
        let next = CALayer()
        last.addSublayer(next)
        last = next
      }
      _ = first
    }
    #expect(found.map(\.code) == ["TSK-VIEW-DEEP"])
  }

  @Test func `what was taken out again leaves room`() {
    let found = UIKitDiagnostics.recording {
      let root = CALayer()
      for _ in 0..<4 {
        var last = root
        for _ in 0..<600 {
          let next = CALayer()
          last.addSublayer(next)
          last = next
        }
        root.sublayers?.first?.removeFromSuperlayer()
      }
      var top = root
      for _ in 0..<600 {
        let next = CALayer()
        next.addSublayer(top)
        top = next
      }
    }
    #expect(found.isEmpty)
  }

  @Test func `beside each other are added and taken away in place`() {
    let (view, layer) = (UIView(), CALayer())
    let (views, layers) = ((0..<4_000).map { _ in UIView() }, (0..<4_000).map { _ in CALayer() })
    var moves = 0
    var places: (UnsafeRawPointer?, UnsafeRawPointer?)
    @MainActor func look() {
      let now = (
        view.subviewStore.views.withUnsafeBytes(\.baseAddress),
        layer.children.withUnsafeBytes(\.baseAddress)
      )
      if now != places { moves += 1 }
      places = now
    }
    for index in views.indices {
      view.addSubview(views[index])
      layer.addSublayer(layers[index])
      look()
    }
    for index in views.indices.dropLast() {
      views[index].removeFromSuperview()
      layers[index].removeFromSuperlayer()
      look()
    }
    // A copy for each would be thousands; growing doubles.
    #expect(moves < 60)
    #expect(view.subviews == [views[3_999]] && layer.sublayers == [layers[3_999]])
  }

  @Test func `sublayers can be replaced by others of them`() {
    let root = CALayer()
    let layers = (0..<6).map { _ in CALayer() }
    root.sublayers = Array(layers[0..<4])
    root.sublayers = [layers[5], layers[3], layers[1], layers[0]]
    #expect(root.sublayers == [layers[5], layers[3], layers[1], layers[0]])
    #expect(layers[2].superlayer == nil && layers[5].superlayer === root)
  }
}
