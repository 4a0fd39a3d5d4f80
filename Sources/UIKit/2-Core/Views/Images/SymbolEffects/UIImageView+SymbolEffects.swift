import Foundation

/// What is known of an effect when it ends.
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether it came to its end, rather than being taken away before.
  public let isFinished: Bool
  /// The view whose symbol moved.
  ///
  /// Kept for the app; nothing here reads it.
  public private(set) weak var sender: AnyObject?

  init(isFinished: Bool, sender: AnyObject?) {
    self.isFinished = isFinished
    self.sender = sender
    super.init()
  }
}

/// Called when an effect ends.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Lets the symbol move once, or as often as is said.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { addEffect(effect.configuration, options, isKept: false, animated, completion) }

  /// Lets the symbol move, or stand otherwise, until the effect is taken away.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { addEffect(effect.configuration, options, isKept: true, animated, completion) }

  /// Lets the symbol move: those that bounce or wiggle do so once, others until the effect is taken away.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let kind = effect.configuration.kind
    let isKept = kind != .bounce && kind != .wiggle
    addEffect(effect.configuration, options, isKept: isKept, animated, completion)
  }

  /// Takes effects of a kind away.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { removeEffects(of: effect.configuration, animated, completion) }

  /// Takes effects of a kind away.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { removeEffects(of: effect.configuration, animated, completion) }

  /// Takes effects of a kind away.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { removeEffects(of: effect.configuration, animated, completion) }

  /// Takes all effects away.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { removeEffects(animated) { _ in true } }

  /// Shows another symbol in place of the one that is shown, with an effect.
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) { replaceSymbol(image, contentTransition.configuration, options, completion) }
}

extension UIImageView {
  /// Tells whoever asked that an effect ended.
  private func telling(_ completion: UISymbolEffectCompletion?) -> (Bool) -> Void {
    { [weak self] isFinished in
      completion?(UISymbolEffectCompletionContext(isFinished: isFinished, sender: self))
    }
  }

  package func addEffect(
    _ effect: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions = .default,
    isKept: Bool,
    _ animated: Bool = true,
    _ completion: UISymbolEffectCompletion? = nil
  ) {
    guard effect.kind != .automatic, effect.kind != .replace else { return }
    withMover {
      $0.add(
        effect,
        options,
        isKept: isKept,
        animated: animated && UIView.areAnimationsEnabled,
        telling(completion)
      )
    }
  }

  /// Takes effects of a kind away.
  private func removeEffects(
    of effect: SymbolEffectConfiguration,
    _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) { removeEffects(animated, completion) { $0.kind == effect.kind } }

  /// Takes effects away.
  package func removeEffects(
    _ animated: Bool = true,
    _ completion: UISymbolEffectCompletion? = nil,
    where isRemoved: (SymbolEffectConfiguration) -> Bool
  ) {
    guard isMovingSymbol else { return telling(completion)(true) }
    withMover {
      $0.remove(
        animated: animated && UIView.areAnimationsEnabled,
        where: isRemoved,
        telling(completion)
      )
    }
  }

  package func replaceSymbol(
    _ image: UIImage,
    _ effect: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions = .default,
    _ completion: UISymbolEffectCompletion? = nil
  ) {
    guard self.image?.isSymbolImage == true, image.isSymbolImage, window != nil,
      UIView.areAnimationsEnabled
    else {
      self.image = image
      return telling(completion)(true)
    }
    withMover { $0.replace(effect, options, telling(completion)) }
    self.image = image
  }
}
