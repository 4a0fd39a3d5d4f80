import Foundation

extension UIScreen {
  /// Becomes another device: windows that filled the screen fill it again, traits are handed down.
  func become(_ device: Device) {
    guard device != self.device else { return }
    let old = self.device
    let orientation = UIDevice.current.orientation
    let scenes = UIApplication.shared.scenes.compactMap { $0 as? UIWindowScene }
    let before = scenes.map { ($0, $0.interfaceOrientation, $0.traitCollection) }
    self.device = device
    if device.traits != traits { traits = device.traits }
    traits.becomeScreenTraits()
    UITraitCollection.current = traits
    place()
    for window in UIApplication.shared.windowList {
      window.screenDidChange(from: old)
    }
    for (scene, orientation, traits) in before { scene.screenDidChange(orientation, traits) }
    UIDevice.current.screenDidChange(from: orientation)
    if old.textSize != device.textSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: device.textSize]
      )
    }
  }
}
