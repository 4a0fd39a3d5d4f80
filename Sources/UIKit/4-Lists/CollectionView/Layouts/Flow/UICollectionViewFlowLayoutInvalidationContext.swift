/// What of a flow layout is invalid.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and spacing.
  ///
  /// Defaults to true.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are laid out again.
  ///
  /// Defaults to true.
  open var invalidateFlowLayoutAttributes = true
}
