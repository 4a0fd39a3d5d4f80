import CoreGraphics
import Foundation

/// A rectangle behind a part of what is selected.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinates of the view that shows the text.
  open var rect: CGRect { .zero }

  /// The direction in which the text in it is written.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection starts in it.
  open var containsStart: Bool { false }

  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }

  /// Whether the text in it is written from top to bottom.
  open var isVertical: Bool { false }
}
