import SwiftUI

/// What is drawn for one value or more.
struct Mark {
  enum Form {
    case bar, line, point, area, rule, rectangle, sector
  }

  /// What a mark takes of an axis.
  enum Extent {
    /// All of it.
    case whole
    case value(Plotted)
    case range(Plotted, Plotted)
    /// Points from the beginning of the plot.
    case points(CGFloat?, CGFloat?)

    var values: [Plotted] {
      switch self {
      case .whole, .points: []
      case .value(let value): [value]
      case .range(let start, let end): [start, end]
      }
    }

    var value: Plotted? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  var form: Form
  var x: Extent = .whole
  var y: Extent = .whole
  var width: MarkDimension = .automatic
  var height: MarkDimension = .automatic
  var stacking: MarkStackingMethod = .standard
  var series: Datum?
  var slice = SectorSlice()
  var look = MarkLook()

  /// The line or the area that it belongs to.
  var seriesKey: SeriesKey {
    SeriesKey(
      form: form,
      series: series,
      style: look.styleBy?.datum,
      symbol: look.symbolBy?.datum,
      line: look.lineBy?.datum
    )
  }

  /// Whether scales can tell what it looks like.
  var isTold: Bool {
    [look.styleBy, look.symbolBy, look.lineBy, look.positionBy, look.sizeBy]
      .allSatisfy { $0?.datum.isTold ?? true }
  }
}

/// What tells lines and areas from each other.
struct SeriesKey: Hashable {
  var form: Mark.Form
  var series: Datum?
  var style: Datum?
  var symbol: Datum?
  var line: Datum?
}

/// What a sector says of itself.
struct SectorSlice {
  var angle: Plotted?
  var inner: MarkDimension = .automatic
  var outer: MarkDimension = .automatic
  var inset: CGFloat = 0
}

/// What modifiers say of marks; what is nearer to the mark wins.
struct MarkLook {
  var style: AnyShapeStyle?
  var styleBy: Plotted?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var symbol: MarkSymbol?
  var symbolBy: Plotted?
  var symbolArea: CGFloat?
  var interpolation: InterpolationMethod?
  var line: StrokeStyle?
  var lineBy: Plotted?
  var positionBy: Plotted?
  /// The direction in which marks are side by side; nil for that across them.
  var positionAxis: Axis?
  /// How much of its room all that is side by side takes.
  var positionSpan: MarkDimension?
  var sizeBy: Plotted?
  var filters: [GraphicsContext.Filter] = []
  var offset = CGSize.zero
  /// How far the beginning and the end are moved on their own.
  var startOffset = CGSize.zero
  var endOffset = CGSize.zero
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var name: Text?
  var spokenValue: Text?
  var isSpoken = true
  /// Within which alone it is drawn.
  var masks: [MarkMask] = []
}

/// Marks within which alone others are drawn.
final class MarkMask {
  let marks: [Mark]

  init(_ marks: [Mark]) { self.marks = marks }
}

/// What marks a point.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var content: @MainActor (AnnotationContext) -> AnyView
}
