import Foundation
import TestSupport
import Testing
import TextShaping

/// A text with a width that was measured on real UIKit.
struct WidthSample: Sendable, CustomTestStringConvertible {
  var id: String
  var text: String
  var size: Double
  var weight: FontWeight
  /// The width is in here, in points.
  var range: ClosedRange<Double>

  var testDescription: String { "\(id) \(text)" }

  /// The labels of labels.json with their widths turned into those of the iOS cut.
  static let labels: [WidthSample] = {
    guard let vectors = try? TextFacts.vectors("labels"),
      let cuts = try? TextFacts.value("fo.cuts", in: "fonts")
    else { return [] }
    return vectors.compactMap { vector in
      guard let text = vector["text"].string, let size = vector["fontSize"].number,
        let width = vector["intrinsic"][0].number
      else { return nil }
      // The macOS cut is wider by a fixed amount for every glyph.
      let difference = Double(text.count) * (cuts["T"]["\(Int(size))"].number ?? 0) * size / 2048
      let rounding = vector.id.hasPrefix("la.button") ? 1.0 : 0.5
      return WidthSample(
        id: vector.id,
        text: text,
        size: size,
        weight: FontWeight(named: vector["weight"].string ?? ""),
        range: (width - rounding - difference)...(width - difference)
      )
    }
  }()

  /// The texts of ink-widths.json.
  static let pictures: [WidthSample] = {
    guard let vectors = try? TextFacts.vectors("ink-widths") else { return [] }
    return vectors.compactMap { vector in
      guard let text = vector["text"].string, let size = vector["fontSize"].number,
        let width = vector["inkWidth"].number
      else { return nil }
      return WidthSample(
        id: vector.id,
        text: text,
        size: size,
        weight: FontWeight(named: vector["weight"].string ?? ""),
        range: (width - 0.25)...(width + 0.25)
      )
    }
  }()
}

extension FontWeight {
  init(named name: String) {
    switch name.split(separator: " ").first {
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    default: self = .regular
    }
  }
}
