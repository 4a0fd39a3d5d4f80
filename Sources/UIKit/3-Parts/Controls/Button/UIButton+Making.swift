import CoreGraphics
import Foundation

extension UIButton {
  func prepareButton() {
  }

  func take(_ type: ButtonType) {
    kind = type
    guard let symbol = type.symbol else { return }
    setImage(UIImage(systemName: symbol), for: .normal)
    let size: CGFloat = type == .close ? 28 : 20
    setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: size, weight: .regular),
      forImageIn: .normal
    )
    if type == .close { tintColor = .tertiaryLabel }
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
