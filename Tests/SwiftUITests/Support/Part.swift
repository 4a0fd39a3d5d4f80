import SwiftUI
import UIKit

/// A part of a view under test, found again by its colour.
enum Part: Int, CaseIterable {
  case a
  case b
  case c
  case d

  /// The colour, which nothing else has.
  var uiColor: UIColor {
    UIColor(red: 1, green: CGFloat(rawValue + 1) * 0.125, blue: 0.25, alpha: 1)
  }

  /// A view that takes all the room there is.
  @MainActor var color: Color { Color(uiColor: uiColor) }

  /// A view of a size.
  @MainActor func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }
}

/// Two views that are not placed together.
struct Pair: View {
  var body: some View {
    Part.a.block(30, 10)
    Part.b.block(50, 10)
  }
}
