import CoreGraphics
import Foundation
import QuartzCore

/// A view that is a material: what is put on it goes into `contentView`.
///
/// What is behind the view is blurred within its bounds, and its colours strengthened. Nothing is seen
/// of it where the view or one around it is masked, is turned, or is drawn into a picture without what
/// is behind.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  private let material = UIView()
  private let content = UIView()

  /// Makes a view with an effect; nil is none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    prepareMaterial()
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareMaterial()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    effect = coder.decodeObject(forKey: "UIVisualEffectViewEffect") as? UIVisualEffect
    prepareMaterial()
  }

  private func prepareMaterial() {
    for view in [material, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    material.isUserInteractionEnabled = false
    showEffect()
  }

  /// What stands on the material.
  open var contentView: UIView { content }

  /// The effect; nil is none.
  ///
  /// In a block of animations the material comes and goes.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  private func showEffect() {
    // What goes keeps its colour and blur while it fades; what comes has them from the start.
    guard let blur = effect as? UIBlurEffect else {
      material.alpha = 0
      return
    }
    func take() {
      material.backgroundColor = blur.tint
      material.layer.backdrop = blur.backdrop
    }
    material.alpha == 0 ? UIView.performWithoutAnimation(take) : take()
    material.alpha = 1
  }
}
