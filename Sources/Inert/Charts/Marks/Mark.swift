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

  /// What belongs to one line.
  var seriesKey: [Datum?] {
    [series, look.styleBy?.datum, look.symbolBy?.datum, look.lineBy?.datum]
  }
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
  var content: AnyView
}
