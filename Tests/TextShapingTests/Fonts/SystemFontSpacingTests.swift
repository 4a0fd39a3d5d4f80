import Foundation
import Testing

@testable import TextShaping

/// How near Inter, scaled and spaced, comes to San Francisco's widths.
@Suite(.enabled(if: systemFont().typeface.names.family == "Inter"))
struct SystemFontSpacingTests {
  @Test func `the fixtures are there`() {
    #expect(WidthSample.labels.count == 15)
    #expect(WidthSample.pictures.count == 44)
  }

  @Test(arguments: WidthSample.labels)
  func `a label is as wide as on iOS within one per cent`(sample: WidthSample) {
    let width = layout(sample.text, format(systemFont(sample.size, sample.weight))).size.width
    #expect(width > sample.range.lowerBound * 0.99)
    #expect(width < sample.range.upperBound * 1.01)
  }

  @Test(arguments: WidthSample.pictures)
  func `ink is as wide as in pictures of iPhones within two per cent`(sample: WidthSample) {
    let line = layout(sample.text, format(systemFont(sample.size, sample.weight))).lines[0]
    #expect(line.inkBounds.width > sample.range.lowerBound * 0.98)
    #expect(line.inkBounds.width < sample.range.upperBound * 1.02)
  }

  @Test func `on average, widths are right within three tenths of a per cent`() {
    var errors: [Double] = []
    for sample in WidthSample.labels {
      let width = layout(sample.text, format(systemFont(sample.size, sample.weight))).size.width
      let middle = (sample.range.lowerBound + sample.range.upperBound) / 2
      errors.append(width / middle - 1)
    }
    for sample in WidthSample.pictures {
      let line = layout(sample.text, format(systemFont(sample.size, sample.weight))).lines[0]
      let middle = (sample.range.lowerBound + sample.range.upperBound) / 2
      errors.append(line.inkBounds.width / middle - 1)
    }
    let mean = errors.reduce(0, +) / Double(errors.count)
    #expect(abs(mean) < 0.003)
    let close = errors.count { abs($0) < 0.01 }
    #expect(close * 100 > errors.count * 90)
  }

  @Test func `letters get closer up to 17 points and apart again towards 28`() {
    let spacing = [8.0, 12, 17, 22, 28].map { systemFont($0).letterSpacing / $0 }
    #expect(spacing[0] > spacing[1] && spacing[1] > spacing[2])
    #expect(spacing[3] > spacing[2] && spacing[4] > spacing[2])
  }

  @Test func `a width grows without jumps where the cut changes`() {
    var last = 0.0
    for size in stride(from: 15.0, through: 30, by: 0.25) {
      let width = layout("Hamburgefonstiv and more", format(systemFont(size))).size.width
      if last > 0 { #expect(width > last * 0.99 && width < last * 1.045, "\(size)") }
      last = width
    }
  }

  @Test func `real San Francisco is neither scaled nor spaced`() {
    let spacing = SystemFontDesign.sanFrancisco.spacing
    #expect(spacing.letterSpacing(size: 17, weight: .bold, isDisplayCut: false) == 0)
    #expect(spacing.digitSpacing(size: 17) == 0)
  }
}
