import Foundation

extension Bundle {
  /// Makes the objects of a nib in the bundle and connects them; returns those at its top.
  @MainActor @preconcurrency
  @discardableResult
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
