import Foundation

/// A view that a list shows and uses again: the list leads to it, and it does not stand for itself.
@MainActor
protocol ListElementView: UIView {
  /// Whether it is a cell, and no header, footer or decoration.
  var isListCell: Bool { get }
}
