import Foundation

/// A text with attributes that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
  nonisolated(unsafe) private var managers: [NSLayoutManager] = []

  /// What lays the text out.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds something that lays the text out.
  @MainActor @preconcurrency
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forget()
  }

  /// Takes away something that laid the text out.
  @MainActor @preconcurrency
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
    aLayoutManager.forget()
  }
}
