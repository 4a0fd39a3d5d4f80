import Foundation

extension Int {
  /// A length or a place as a whole number, of one that may come from a file or an app.
  ///
  /// What lies further out than a thousand million either way stays there, where sums and products of
  /// two are still numbers; what is no number is 0.
  package init(pixels value: CGFloat) {
    self.init(value.isNaN ? 0 : Swift.max(-1e9, Swift.min(1e9, value)))
  }
}
