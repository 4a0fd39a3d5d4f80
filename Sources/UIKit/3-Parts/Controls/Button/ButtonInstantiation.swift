import Foundation

extension ClassFactories {
  /// Makes a button with `init(type:)`.
  @MainActor
  package static func make<Button: UIButton>(
    _ type: Button.Type,
    buttonType: UIButton.ButtonType
  ) -> Button {
    let button = DynamicInstantiation.make(type, frame: .zero)
    button.take(buttonType)
    return button
  }
}
