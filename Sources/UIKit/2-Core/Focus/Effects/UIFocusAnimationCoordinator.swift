import Foundation

/// How long the animations of a move of the focus take.
@MainActor @preconcurrency
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// Runs animations along with a move of the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// How long a move takes, in seconds; not measured.
  static let duration: TimeInterval = 0.2

  private final class Context: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
  }

  var animations: [() -> Void] = []
  var completions: [() -> Void] = []

  /// Adds animations; the completion runs when all have ended.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations of what gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { block in { block(Context()) } },
      completion: completion
    )
  }

  /// Adds animations of what had the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { block in { block(Context()) } },
      completion: completion
    )
  }
}
