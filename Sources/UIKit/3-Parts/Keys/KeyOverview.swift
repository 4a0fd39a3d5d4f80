import CoreGraphics
import Foundation
import WindowHost

/// Shows what keys command while the command key, or control in its place, is held.
@MainActor
final class KeyOverview {
  private static var slot: KeyOverview?
  static var current: KeyOverview { slot ?? ScreenContext.keep(KeyOverview()) { slot = $0 } }
  /// How long the key is held first, in seconds.
  static let delay: TimeInterval = 1

  /// Control and command, left and right, in the USB HID keyboard usage page.
  private static let holding: Set<Int> = [0xE0, 0xE3, 0xE4, 0xE7]

  private var timer: FrameTimer?
  private var shown: KeyOverviewView?

  private init() {}

  /// A key went down or up.
  func take(_ key: HostKey, in window: UIWindow) {
    if key.isRepeat { return }
    hide()
    guard key.isDown, Self.holding.contains(key.usage) else { return }
    timer = FrameTimer(after: Self.delay) { [weak self, weak window] in
      guard let self, let window else { return }
      timer = nil
      show(in: window)
    }
  }

  private func show(in window: UIWindow) {
    let responder =
      window.firstResponder ?? UIFocusSystem.current.responder(in: window)
      ?? Self.frontController(of: window) ?? window
    let commands = KeyCommandRouter.overview(from: responder) + KeyShortcuts.overview(in: window)
    guard !commands.isEmpty else { return }
    let view = KeyOverviewView(commands, in: window)
    window.addSubview(view)
    shown = view
    view.alpha = 0
    UIView.animate(withDuration: 0.2) { view.alpha = 1 }
  }

  /// The controller whose view the person looks at.
  private static func frontController(of window: UIWindow) -> UIViewController? {
    var front = window.rootViewController
    while let current = front {
      let inner =
        current.presentedViewController
        ?? (current as? UINavigationController)?.topViewController
        ?? (current as? UITabBarController)?.selectedViewController
      guard let inner else { return current }
      front = inner
    }
    return front
  }

  func hide() {
    timer = nil
    shown?.removeFromSuperview()
    shown = nil
  }
}

/// The list of titles and keys, on a plate in the middle of the window.
@MainActor
final class KeyOverviewView: UIView {
  private static let rowHeight: CGFloat = 36
  private static let columnWidth: CGFloat = 300
  private static let margin: CGFloat = 16

  init(_ commands: [UIKeyCommand], in window: UIWindow) {
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let most = max(1, Int(pixels: (room.height - 2 * Self.margin) / Self.rowHeight))
    let columns = min(
      max(1, Int(pixels: (room.width - Self.margin) / Self.columnWidth)),
      (commands.count + most - 1) / most
    )
    let rows = min(most, (commands.count + columns - 1) / columns)
    let width = min(Self.columnWidth, room.width)
    super.init(
      frame: CGRect(
        x: room.midX - width * CGFloat(columns) / 2,
        y: room.midY - (CGFloat(rows) * Self.rowHeight + 2 * Self.margin) / 2,
        width: width * CGFloat(columns),
        height: CGFloat(rows) * Self.rowHeight + 2 * Self.margin
      )
    )
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = MenuMetrics.fill
    layer.backdrop = MenuMetrics.backdrop
    layer.zPosition = 9_600
    layer.cornerRadius = MenuMetrics.radius
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    for (index, command) in commands.prefix(rows * columns).enumerated() {
      add(command, column: index / rows, row: index % rows, width: width)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ command: UIKeyCommand, column: Int, row: Int, width: CGFloat) {
    let title = UILabel()
    title.text = command.shownTitle
    title.font = .systemFont(ofSize: 15)
    let keys = UILabel()
    keys.text = command.shownKeys
    keys.font = .systemFont(ofSize: 15)
    keys.textColor = .secondaryLabel
    keys.textAlignment = .right
    let area = CGRect(
      x: CGFloat(column) * width + Self.margin,
      y: CGFloat(row) * Self.rowHeight + Self.margin,
      width: width - 2 * Self.margin,
      height: Self.rowHeight
    )
    let share = (area.width * 0.68).rounded()
    title.frame = CGRect(x: area.minX, y: area.minY, width: share, height: area.height)
    keys.frame = CGRect(
      x: area.minX + share,
      y: area.minY,
      width: area.width - share,
      height: area.height
    )
    if isRightToLeft {
      (title.frame.origin.x, keys.frame.origin.x) = (area.maxX - share, area.minX)
      keys.textAlignment = .left
    }
    addSubview(title)
    addSubview(keys)
  }
}

extension UIKeyCommand {
  /// The title in the overview of keys.
  var shownTitle: String { discoverabilityTitle ?? title }

  /// The keys in the overview, modifiers in the order of iOS.
  var shownKeys: String {
    let marks: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let held = marks.filter { modifierFlags.contains($0.0) }.map(\.1)
    return (held + [Self.names[input ?? ""] ?? (input ?? "").uppercased()]).joined(separator: " ")
  }

  private static let names = [
    inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→",
    inputEscape: "esc", inputPageUp: "⇞", inputPageDown: "⇟", inputHome: "↖", inputEnd: "↘",
    inputDelete: "⌦", "\r": "↩", "\t": "⇥", " ": "space", "\u{8}": "⌫", "\u{7F}": "⌫",
  ]
}
