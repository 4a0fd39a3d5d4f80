/// What becomes of a screen's device while previews are shown that have sizes of their own.
@MainActor
final class PreviewedDevice {
  private static var slot: PreviewedDevice?
  static var current: PreviewedDevice {
    slot ?? ScreenContext.keep(PreviewedDevice()) { slot = $0 }
  }

  /// What the device was before the last preview, and what it became.
  private var change: (from: Device, to: Device)?

  /// The device that there is without a preview: as large as it was before the last one.
  var whole: Device {
    var device = UIScreen.main.device
    // Whoever changed the size in between keeps it.
    if let change, device.width == change.to.width, device.height == change.to.height {
      (device.width, device.height) = (change.from.width, change.from.height)
      device.safeArea = change.from.safeArea
    }
    return device
  }

  /// The device that a preview is shown on.
  func device(for controller: PreviewController) -> Device {
    let whole = whole
    let device = controller.device(from: whole)
    change = (whole, device)
    return device
  }
}
