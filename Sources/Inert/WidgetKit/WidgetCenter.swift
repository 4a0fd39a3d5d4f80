@_exported import Foundation
import Inert

let widgets = InertFramework("WidgetKit", "has no widgets to bring up to date")

/// What brings an app's widgets up to date: there are none.
public final class WidgetCenter: Sendable {
  private static let center = WidgetCenter()

  /// The center of the app.
  public static var shared: WidgetCenter {
    widgets.tell()
    return center
  }

  /// Does nothing: there are no widgets.
  public func reloadAllTimelines() {}

  /// Does nothing: there are no widgets.
  public func reloadTimelines(ofKind kind: String) {}

  /// Hands over the widgets that people have: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    widgets.answer { completion(.success([])) }
  }
}

/// A widget that somebody has; there are none here.
public struct WidgetInfo: Hashable, Sendable {
  /// Which kind.
  public let kind: String
  /// How large.
  public let family: WidgetFamily
}

/// How large a widget is.
public enum WidgetFamily: Int, Sendable {
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case accessoryCorner = 4
  case accessoryCircular = 5
  case accessoryRectangular = 6
  case accessoryInline = 7
}
