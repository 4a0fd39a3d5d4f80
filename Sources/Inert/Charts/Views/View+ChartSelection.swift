import SwiftUI

extension View {
  private func selecting<P: Plottable>(
    _ kind: ChartSelection.Kind,
    _ binding: Binding<P?>
  ) -> some View {
    chart { settings in
      settings.selections.append(
        ChartSelection(kind: kind) { ends in
          binding.wrappedValue = ends.flatMap { P.value(of: $0.last) }
        }
      )
    }
  }

  private func selecting<P: Plottable & Comparable>(
    _ kind: ChartSelection.Kind,
    _ binding: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { settings in
      settings.selections.append(
        ChartSelection(kind: kind, isRange: true) { ends in
          guard let ends, let first = P.value(of: ends.first), let last = P.value(of: ends.last)
          else {
            binding.wrappedValue = nil
            return
          }
          binding.wrappedValue = min(first, last)...max(first, last)
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

extension View {
  /// Watches the plot of charts by a gesture of one's own, instead of by the one that chooses values.
  public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    chart { $0.gesture = { proxy, plot in AnyView(plot.gesture(gesture(proxy))) } }
  }
}
