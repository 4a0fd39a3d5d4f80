import SwiftUI

extension View {
  /// Sets what the horizontal axis of charts goes over.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    chart { $0.x.take(domain.chosenDomain, type: type) }
  }

  /// Sets what the horizontal axis of charts goes over, and where in the plot.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chart { $0.x.take(domain.chosenDomain, range.freeEnds, type: type) }
  }

  /// Sets where in the plot the horizontal axis of charts is.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chart { $0.x.take(nil, range.freeEnds, type: type) }
  }

  /// Sets how values are told on the horizontal axis of charts.
  public func chartXScale(type: ScaleType?) -> some View {
    chart { $0.x.take(nil, type: type) }
  }

  /// Sets what the vertical axis of charts goes over.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    chart { $0.y.take(domain.chosenDomain, type: type) }
  }

  /// Sets what the vertical axis of charts goes over, and where in the plot.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chart { $0.y.take(domain.chosenDomain, range.freeEnds, type: type) }
  }

  /// Sets where in the plot the vertical axis of charts is.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chart { $0.y.take(nil, range.freeEnds, type: type) }
  }

  /// Sets how values are told on the vertical axis of charts.
  public func chartYScale(type: ScaleType?) -> some View {
    chart { $0.y.take(nil, type: type) }
  }
}
