import SwiftUI

/// How far charts scroll at once: here they do not scroll.
public protocol ChartScrollTargetBehavior {}

/// Charts come to rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Charts come to rest at the multiples of a number.
  public static func valueAligned<P: BinaryFloatingPoint & Plottable>(
    unit: P
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Charts come to rest at dates.
  public static func valueAligned(
    matching: DateComponents
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

extension View {
  /// Lets charts scroll: here they show all values.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets how much of the horizontal axis charts show: here they show all of it.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// Sets how much of the vertical axis charts show: here they show all of it.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// Keeps where charts are scrolled to: here they are not.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Keeps where charts are scrolled to: here they are not.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Sets where charts are scrolled to at first: here they are not.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// Sets where charts are scrolled to at first: here they are not.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Sets where charts come to rest: here they do not scroll.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }
}
