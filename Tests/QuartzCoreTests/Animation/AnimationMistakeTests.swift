import CoreGraphics
import Diagnostics
import QuartzCore
import Testing

/// What is said of wrong use.
@Suite struct AnimationMistakeTests {
  @Test func `values that no layer has`() {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    let findings = UIKitDiagnostics.recording { animation.toValue = "red" }
    #expect(findings.map(\.code) == ["TSK-ANIMATION-VALUE"])
    #expect(findings.first?.place == "CABasicAnimation(backgroundColor).toValue")
    #expect(UIKitDiagnostics.recording { animation.toValue = CGColor.black }.isEmpty)
  }

  @Test func `properties that no layer has`() {
    let layer = CALayer()
    for (path, remedy) in [
      ("frame", "Animate position and bounds"), ("alpha", "opacity for alpha"),
      ("transform.turn", "spelling"),
    ] {
      let findings = UIKitDiagnostics.recording {
        layer.add(CABasicAnimation(keyPath: path), forKey: nil)
      }
      #expect(findings.map(\.code) == ["TSK-ANIMATION-KEY"])
      #expect(findings.first?.remedy.contains(remedy) == true)
    }
    let findings = UIKitDiagnostics.recording {
      layer.add(CABasicAnimation(keyPath: "transform.rotation.z"), forKey: nil)
    }
    #expect(findings.isEmpty)
  }

  @Test func `timing functions that nobody knows`() {
    let findings = UIKitDiagnostics.recording {
      let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "easy"))
      #expect(function == CAMediaTimingFunction(name: .default))
    }
    #expect(findings.map(\.code) == ["TSK-TIMING-NAME"])
  }
}
