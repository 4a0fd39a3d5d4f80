extension UIView {
  /// The older name of `mask`.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  /// Moves what the view shows when the device is tilted: machines here are not, so nothing moves.
  public func addMotionEffect(_ effect: UIMotionEffect) { tilting.append(effect) }

  /// Ends that.
  public func removeMotionEffect(_ effect: UIMotionEffect) { tilting.removeAll { $0 === effect } }

  /// The effects of tilting.
  public var motionEffects: [UIMotionEffect] {
    get { tilting }
    set { tilting = newValue }
  }

  private var tilting: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { extra.motionEffects = newValue }
  }
}
