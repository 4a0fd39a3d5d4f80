import CoreGraphics
import Foundation
import QuartzCore

/// Lengths and colours of menus as of iOS 15 to 18, in points.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let groupGap: CGFloat = 8
  static let radius: CGFloat = 13
  /// From the leading edge to a title without and with a column for ticks.
  static let leading: CGFloat = 16
  static let tickedLeading: CGFloat = 33
  /// From a picture's trailing edge to the menu's.
  static let trailing: CGFloat = 21
  static let imageSide: CGFloat = 22
  /// Entries of medium size, and what lies between their picture and title; not measured.
  static let mediumHeight: CGFloat = 64
  static let mediumGap: CGFloat = 5
  /// How far menus stay away from the edges of the window.
  static let margin: CGFloat = 8
  /// Between a preview and its menu.
  static let previewGap: CGFloat = 12
  /// Between what an edit menu is about and the menu.
  static let editGap: CGFloat = 4
  /// Between a button and its menu; not measured.
  static let buttonGap: CGFloat = 8
  static let headerHeight: CGFloat = 32
  static let duration = 0.25
  /// The shadow around a menu: wide and soft; not measured.
  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 24
  static let shadowOffset = CGSize(width: 0, height: 8)

  @MainActor static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.145, alpha: 0.97) : UIColor(white: 0.975, alpha: 0.97)
  }

  /// What becomes of what lies under a menu.
  static let backdrop = UIBlurEffect(style: .systemThickMaterial).backdrop

  @MainActor static let gap = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.08, alpha: 1) : UIColor(white: 0.9, alpha: 1)
  }

  @MainActor static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.12)
  }

  @MainActor static let highlight = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.08)
  }

  @MainActor static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
