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

  @Test func `timing functions that nobody knows`() {
    let findings = UIKitDiagnostics.recording {
      let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "easy"))
      #expect(function == CAMediaTimingFunction(name: .default))
    }
    #expect(findings.map(\.code) == ["TSK-TIMING-NAME"])
  }
}
