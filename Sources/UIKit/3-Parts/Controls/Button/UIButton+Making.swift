import CoreGraphics
import Foundation

extension UIButton {
  func prepareButton() {
  }

  /// The side of a button that closes, in points: that of its disc, which has room around it.
  static let closeSide: CGFloat = 30

  func take(_ type: ButtonType) {
    kind = type
    guard let symbol = type.symbol else { return }
    setImage(UIImage(systemName: symbol), for: .normal)
    let configuration =
      type == .close
      ? UIImage.SymbolConfiguration.closing
      : UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
    setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }
}
