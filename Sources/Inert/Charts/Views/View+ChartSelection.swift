import SwiftUI

extension View {
  private func selecting<P: Plottable>(
    _ kind: ChartSelection.Kind,
    _ binding: Binding<P?>
  ) -> some View {
    chart { settings in
      settings.selections.append(
        ChartSelection(kind: kind) { datum in
          binding.wrappedValue = datum.flatMap { P.value(of: $0) }
        }
      )
    }
  }

  private func selecting<P: Plottable & Comparable>(
    _ kind: ChartSelection.Kind,
    _ binding: Binding<ClosedRange<P>?>
  ) -> some View {
    let start = ChosenStart<P>()
    return chart { settings in
      settings.selections.append(
        ChartSelection(kind: kind) { datum in
          guard let datum, let value = P.value(of: datum) else {
            start.value = nil
            return
          }
          guard let first = start.value else {
            start.value = value
            binding.wrappedValue = value...value
            return
          }
          binding.wrappedValue = min(first, value)...max(first, value)
        }
      )
    }
  }

  /// Keeps the horizontal value under a finger; nil while there is none.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selecting(.x, value)
  }

  /// Keeps the horizontal values that a finger went over.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    selecting(.x, range)
  }

  /// Keeps the vertical value under a finger; nil while there is none.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selecting(.y, value)
  }

  /// Keeps the vertical values that a finger went over.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    selecting(.y, range)
  }

  /// Keeps the value of the slices up to a finger; nil while there is none.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    selecting(.angle, value)
  }
}

/// Where a finger came down.
private final class ChosenStart<Value> {
  var value: Value?
}
