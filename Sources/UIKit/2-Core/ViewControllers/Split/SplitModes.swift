import CoreGraphics
import Foundation

/// Which modes a split view controller can be in, and which it is in by itself.
struct SplitModes {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  var style: UISplitViewController.Style
  var preferredMode: Mode
  var preferredBehavior: Behavior
  var size: CGSize

  private var isLandscape: Bool { size.width > size.height }

  /// How columns take their room.
  ///
  /// Where the app leaves it open, an upright screen has no room for columns side by side, and
  /// three columns rather push the last one aside.
  var behavior: Behavior {
    if style == .unspecified { return asked ?? (isLandscape ? .tile : .overlay) }
    if preferredBehavior != .automatic {
      return preferredBehavior == .displace && style != .tripleColumn ? .tile : preferredBehavior
    }
    if let asked { return asked }
    if isLandscape { return .tile }
    return style == .tripleColumn ? .displace : .overlay
  }

  /// The behaviour that goes with the mode the app asked for.
  private var asked: Behavior? {
    switch preferredMode {
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: style == .tripleColumn ? .displace : .tile
    case .automatic, .secondaryOnly: nil
    }
  }

  /// The mode that holds while nobody chose one.
  var resting: Mode {
    if preferredMode != .automatic { return fitting(preferredMode) }
    switch behavior {
    case .tile: return .oneBesideSecondary
    case .displace: return isLandscape ? .oneBesideSecondary : .secondaryOnly
    default: return .secondaryOnly
    }
  }

  /// A mode as it is under the behaviour, with as many columns as there are.
  func fitting(_ mode: Mode) -> Mode {
    switch mode {
    case .secondaryOnly: .secondaryOnly
    case .automatic: resting
    case .oneBesideSecondary, .oneOverSecondary: one
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: two
    }
  }

  /// The mode with one column more than the last one.
  var one: Mode { behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }

  /// The mode with all columns.
  var two: Mode {
    guard style == .tripleColumn else { return one }
    switch behavior {
    case .overlay: return .twoOverSecondary
    case .displace: return .twoDisplaceSecondary
    default: return .twoBesideSecondary
    }
  }

  /// Where the button leads from a mode.
  func next(after mode: Mode) -> Mode {
    switch mode {
    case .secondaryOnly, .automatic: one
    case .oneBesideSecondary, .oneOverSecondary:
      style == .tripleColumn ? two : .secondaryOnly
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: one
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether columns lie over the last one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// How many columns are seen beside or over the last one.
  var extraColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
