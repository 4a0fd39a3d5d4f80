import WindowHost

extension TestScreen {
  /// Numbers of keys in the USB HID keyboard usage page.
  static let keyA = 4
  static let keyS = 22

  /// A key that goes down and up, by its number in the USB HID keyboard usage page.
  func press(_ usage: Int, _ modifiers: HostModifiers = []) {
    hold(usage, modifiers)
    hold(usage, modifiers, isDown: false)
  }

  /// A key that goes down, is held or comes up.
  func hold(
    _ usage: Int,
    _ modifiers: HostModifiers = [],
    isDown: Bool = true,
    isRepeat: Bool = false
  ) {
    send(
      .key(
        HostKey(
          usage: usage,
          name: "",
          isDown: isDown,
          isRepeat: isRepeat,
          modifiers: modifiers,
          time: time
        )
      )
    )
  }

  /// A pointer that moves with nothing pressed.
  func hover(_ x: Double, _ y: Double) {
    send(
      .pointer(HostPointer(id: 0, phase: .hovered, kind: .mouse, x: x, y: y, time: time))
    )
  }
}
