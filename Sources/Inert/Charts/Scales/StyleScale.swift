import SwiftUI

/// Which style stands for which value.
struct StyleScale {
  private let order: DatumOrder
  /// From where to where numbers go that colours go over into one another for.
  private(set) var span: ClosedRange<Double>?
  private let settings: StyleSettings

  static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .indigo, .mint, .brown, .teal,
  ]

  init(_ marks: [Mark], _ settings: StyleSettings) {
    self.settings = settings
    order = DatumOrder(settings.domain + marks.compactMap(\.look.styleBy?.datum))
    guard settings.domain.isEmpty, settings.mapping == nil else { return }
    let numbers = order.values.compactMap { $0.kind == .number ? $0.position : nil }
    if numbers.count == order.values.count, let lower = numbers.min(), let upper = numbers.max() {
      span = settings.span ?? lower...upper
    }
  }

  var values: [Datum] { order.values }

  /// The colours of the smallest and the greatest number, with those between.
  var colors: [Color] {
    settings.colors.isEmpty ? [.blue.mix(with: .white, by: 0.8), .blue] : settings.colors
  }

  private func color(at position: Double, in span: ClosedRange<Double>) -> Color {
    let colors = colors
    let length = span.upperBound - span.lowerBound
    let place = length > 0 && length.isFinite ? (position - span.lowerBound) / length : 1
    let step = min(max(place, 0), 1) * Double(colors.count - 1)
    let first = min(Int(step), max(colors.count - 2, 0))
    guard first + 1 < colors.count else { return colors[first] }
    return colors[first].mix(with: colors[first + 1], by: step - Double(first))
  }

  /// Whether a style stands for a value.
  func tells(_ datum: Datum) -> Bool {
    order[datum] != nil || span != nil && datum.position != nil
  }

  func style(of datum: Datum) -> AnyShapeStyle {
    if let style = settings.mapping?(datum) { return style }
    if let span, let position = datum.position {
      return AnyShapeStyle(color(at: position, in: span))
    }
    let number = order[datum] ?? 0
    if !settings.range.isEmpty { return settings.range[number % settings.range.count] }
    return AnyShapeStyle(Self.palette[number % Self.palette.count])
  }

  func style(of look: MarkLook) -> AnyShapeStyle {
    look.style ?? look.styleBy.map { style(of: $0.datum) } ?? AnyShapeStyle(Self.palette[0])
  }
}

/// What an app says of styles that stand for values.
struct StyleSettings {
  var domain: [Datum] = []
  /// The numbers that colours go over into one another for; nil for all there are.
  var span: ClosedRange<Double>?
  var range: [AnyShapeStyle] = []
  /// The colours among them.
  var colors: [Color] = []
  var mapping: ((Datum) -> AnyShapeStyle?)?

  /// Takes what an app says of the values.
  mutating func take(_ chosen: ChosenDomain) {
    switch chosen.kind {
    case .list(let list): domain = list
    case .range(let lower, let upper):
      if let lower = lower.position, let upper = upper.position {
        span = min(lower, upper)...max(lower, upper)
      }
    case .automatic: break
    }
  }
}
