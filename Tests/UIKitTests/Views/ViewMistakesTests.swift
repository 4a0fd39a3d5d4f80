import Diagnostics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ViewMistakesTests {
  @Test func `a layer class that is no layer is told`() {
    final class Wrong: UIView {
      override class var layerClass: AnyClass { NSObject.self }
    }
    var view: UIView?
    let found = UIKitDiagnostics.recording { view = Wrong() }
    #expect(found.map(\.code) == ["TSK-LAYER-CLASS"])
    #expect(found.first?.place.contains("Wrong") == true)
    #expect(view?.layer != nil)
  }

  @Test func `contents that are no picture are told`() {
    let layer = CALayer()
    let found = UIKitDiagnostics.recording { layer.contents = "picture.png" }
    #expect(found.map(\.code) == ["TSK-LAYER-CONTENTS"])
  }

  @Test func `a layer does not go into one of its own sublayers`() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    let found = UIKitDiagnostics.recording { inner.addSublayer(outer) }
    #expect(found.map(\.code) == ["TSK-LAYER-CYCLE"])
    #expect(outer.superlayer == nil && inner.superlayer === outer)
  }

  @Test func `a view that lays itself out for ever is stopped`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let found = UIKitDiagnostics.recording { view.layoutIfNeeded() }
    #expect(found.contains { $0.code == "TSK-LAYOUT-LOOP" })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a geometry that is no number is told and leaves the view as it is`(value: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let found = UIKitDiagnostics.recording {
      view.frame = CGRect(x: value, y: 0, width: 10, height: 10)
      view.center.x = value
      view.bounds.size.width = value
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.code == "TSK-NAN" })
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `negative and huge sizes are taken as UIKit takes them`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -20, height: 30))
    #expect(view.frame.width == 20 || view.frame.standardized.width == 20)
    view.frame = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
    #expect(view.bounds.width == CGFloat(1e9))
  }
}
