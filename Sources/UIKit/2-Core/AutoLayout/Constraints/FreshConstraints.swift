import Foundation

/// Keeps constraints that were just made until the turn of the main queue ends.
///
/// On iOS an autorelease pool does: code that has a constraint in a weak property alone may activate it
/// in the next line.
@MainActor
final class FreshConstraints {
  static let shared = FreshConstraints()

  private var kept: [NSLayoutConstraint] = []

  func keep(_ constraint: NSLayoutConstraint) {
    if kept.isEmpty { DispatchQueue.main.async { [self] in kept = [] } }
    kept.append(constraint)
  }
}
