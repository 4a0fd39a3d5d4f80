import Foundation

/// How long an app takes to launch: the real time of the block that launches it.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// What is measured, as it is printed.
  public let measuredName = "Duration (AppLaunch)"
  /// The unit, as it is printed.
  public let measuredUnit = "s"

  /// Makes a metric.
  public override init() { super.init() }

  /// Makes a metric; here an app that is launched answers, so that both are the same.
  public convenience init(waitUntilResponsive: Bool) { self.init() }

  /// The real time in seconds.
  public func currentValue() -> Double { ProcessorUse.realTime }
}

/// What lies between two signposts: there are none here, so that the real time of the block is measured.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// What is measured, as it is printed.
  public let measuredName: String
  /// The unit, as it is printed.
  public let measuredUnit = "s"

  /// Makes a metric of signposts of a name.
  public init(subsystem: String, category: String, name: String) {
    measuredName = "Duration (\(name))"
    super.init()
  }

  private convenience init(_ name: String) { self.init(subsystem: "", category: "", name: name) }

  /// How long an app takes to launch.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }

  /// How long a screen takes to come or go in a navigation controller.
  public static var navigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric("NavigationTransitions")
  }

  /// How long a transition of the app's own takes.
  public static var customNavigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric("CustomNavigationTransitions")
  }

  /// How long a list runs on.
  public static var scrollDecelerationMetric: any XCTMetric {
    XCTOSSignpostMetric("ScrollDeceleration")
  }

  /// How long a list is dragged.
  public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric("ScrollDragging") }

  /// How long a list is dragged and runs on.
  public static var scrollingAndDecelerationMetric: any XCTMetric {
    XCTOSSignpostMetric("ScrollingAndDeceleration")
  }

  /// The real time in seconds.
  public func currentValue() -> Double { ProcessorUse.realTime }
}
