import Testing
import UIKit
import WindowHost

/// A view with a context menu, and what its delegate is told.
@MainActor
private final class Card: NSObject, UIContextMenuInteractionDelegate {
  let controller = UIViewController()
  let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  var log: [String] = []
  var preview: UIViewController?
  var menu: UIMenu? = UIMenu()

  override init() {
    super.init()
    view.backgroundColor = .systemTeal
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(view)
    view.addInteraction(interaction)
    menu = UIMenu(
      title: "Card",
      children: [
        action("Copy"),
        action("Pin", .init(), .on),
        UIMenu(title: "More", children: [action("Inner")]),
        UIMenu(
          options: .displayInline,
          children: [action("Disabled", .disabled), action("Delete", .destructive)]
        ),
        action("Hidden", .hidden),
      ]
    )
  }

  func action(
    _ title: String,
    _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [unowned self] _ in
      log.append(title)
    }
  }

  func told() -> [String] {
    defer { log = [] }
    return log
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration \(Int(location.x)) \(Int(location.y))")
    guard let menu else { return nil }
    return UIContextMenuConfiguration(
      identifier: "id" as NSString,
      previewProvider: preview.map { preview in { preview } },
      actionProvider: { _ in menu }
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight \(configuration.identifier)")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismiss")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willDisplay")
    animator?.addAnimations { self.log.append("along") }
    animator?.addCompletion { self.log.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willEnd")
    animator?.addCompletion { self.log.append("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit \(animator.preferredCommitStyle)")
    animator.addCompletion { self.log.append("committed") }
  }
}

@MainActor @Suite struct ContextMenuTests {
  private func with(_ body: (Card, TestScreen) throws -> Void) rethrows {
    let card = Card()
    let screen = TestScreen()
    defer { screen.close() }
    screen.window.rootViewController = card.controller
    screen.window.makeKeyAndVisible()
    screen.step(2)
    try body(card, screen)
  }

  private func open(_ screen: TestScreen) {
    screen.finger(.began, 100, 100)
    screen.step(32)
    screen.finger(.ended, 100, 100)
    screen.settle()
  }

  private func label(_ title: String, _ screen: TestScreen) -> UILabel? {
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == title, label.window != nil { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    return screen.window.subviews.last.flatMap(find)
  }

  /// The middle of the row with a title, in the window.
  private func row(_ title: String, _ screen: TestScreen) throws -> CGPoint {
    let found = try #require(self.label(title, screen))
    return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: screen.window)
  }

  private func tap(_ title: String, _ screen: TestScreen) throws {
    let place = try row(title, screen)
    screen.tap(Double(place.x), Double(place.y))
    screen.step(2)
  }

  private func press(_ usage: Int, _ screen: TestScreen) {
    for isDown in [true, false] {
      screen.send(
        .key(HostKey(usage: usage, name: "", isDown: isDown, modifiers: [], time: screen.time))
      )
    }
  }

  @Test func `a menu comes and goes in UIKit's order of calls`() throws {
    try with { card, screen in
      #expect(card.interaction.menuAppearance == .unknown)
      screen.finger(.began, 100, 100)
      screen.step(32)
      #expect(card.told() == ["configuration 60 40", "highlight id", "willDisplay", "along"])
      screen.finger(.ended, 100, 100)
      screen.settle()
      #expect(card.told() == ["displayed"])
      #expect(card.interaction.menuAppearance == .rich)
      #expect(card.interaction.location(in: card.view) == CGPoint(x: 60, y: 40))
      try tap("Copy", screen)
      #expect(card.told() == ["dismiss", "willEnd", "Copy"])
      screen.settle()
      #expect(card.told() == ["ended"])
      #expect(screen.window.subviews.count == 1)
      #expect(card.view.alpha == 1)
    }
  }

  @Test func `rows stand as measured`() throws {
    try with { _, screen in
      open(screen)
      let (copy, pin) = (try row("Copy", screen), try row("Pin", screen))
      #expect(abs(Double(pin.y - copy.y) - 44) < 0.51)
      // A group's gap lies between these two.
      let (more, disabled) = (try row("More", screen), try row("Disabled", screen))
      #expect(abs(Double(disabled.y - more.y) - 52) < 0.51)
    }
  }

  @Test func `a disabled entry is not chosen and a hidden one is not there`() throws {
    try with { card, screen in
      open(screen)
      _ = card.told()
      try tap("Disabled", screen)
      #expect(card.told().isEmpty)
      #expect(label("Hidden", screen) == nil)
      try tap("Delete", screen)
      #expect(card.told() == ["dismiss", "willEnd", "Delete"])
    }
  }

  @Test func `a menu inside opens in place and leads back`() throws {
    try with { card, screen in
      open(screen)
      _ = card.told()
      try tap("More", screen)
      screen.settle()
      _ = try row("Inner", screen)
      try tap("More", screen)
      screen.settle()
      _ = try row("Copy", screen)
      try tap("More", screen)
      try tap("Inner", screen)
      #expect(card.told() == ["dismiss", "willEnd", "Inner"])
    }
  }

  @Test func `a tap beside it closes the menu`() {
    with { card, screen in
      open(screen)
      _ = card.told()
      screen.tap(300, 20)
      screen.settle()
      #expect(card.told() == ["dismiss", "willEnd", "ended"])
      #expect(card.interaction.menuAppearance == .unknown)
      open(screen)
      #expect(card.told().first == "configuration 60 40")
      card.interaction.dismissMenu()
      screen.settle()
      #expect(card.told().last == "ended")
    }
  }

  @Test func `arrows, Return and Escape work the menu`() {
    with { card, screen in
      open(screen)
      _ = card.told()
      press(0x51, screen)
      press(0x51, screen)
      press(0x28, screen)
      #expect(card.told() == ["dismiss", "willEnd", "Pin"])
      screen.settle()
      open(screen)
      _ = card.told()
      press(0x52, screen)
      press(0x28, screen)
      #expect(card.told() == ["dismiss", "willEnd", "Delete"])
      screen.settle()
      open(screen)
      _ = card.told()
      press(0x29, screen)
      #expect(card.told() == ["dismiss", "willEnd"])
      screen.settle()
    }
  }

  @Test func `the finger that opened the menu may go on to an entry`() throws {
    try with { card, screen in
      screen.finger(.began, 100, 100)
      screen.step(60)
      _ = card.told()
      let place = try row("Copy", screen)
      screen.finger(.moved, 100, 120)
      screen.finger(.moved, Double(place.x), Double(place.y))
      screen.finger(.ended, Double(place.x), Double(place.y))
      #expect(card.told() == ["dismiss", "willEnd", "Copy"])
    }
  }

  @Test func `a secondary click shows the menu by itself`() throws {
    try with { card, screen in
      @MainActor func click(_ phase: HostPointer.Phase) {
        screen.send(
          .pointer(
            HostPointer(
              id: 0,
              phase: phase,
              kind: .mouse,
              x: 100,
              y: 100,
              buttons: 2,
              time: screen.time
            )
          )
        )
      }
      click(.began)
      click(.ended)
      screen.settle()
      #expect(card.interaction.menuAppearance == .compact)
      try tap("Copy", screen)
      #expect(card.told().last == "Copy")
    }
  }

  @Test func `entries can come later, once or whenever the menu opens`() throws {
    try with { card, screen in
      var asked = 0
      var answer: (([UIMenuElement]) -> Void)?
      let late = card.action("Late")
      card.menu = UIMenu(children: [
        UIDeferredMenuElement { completion in
          asked += 1
          answer = completion
        }
      ])
      open(screen)
      _ = try row("Loading…", screen)
      answer?([late])
      screen.settle()
      _ = try row("Late", screen)
      card.interaction.dismissMenu()
      screen.settle()
      open(screen)
      _ = try row("Late", screen)
      #expect(asked == 1)
      card.interaction.dismissMenu()
      screen.settle()
      card.menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          asked += 1
          completion([late])
        }
      ])
      for _ in 0..<2 {
        open(screen)
        _ = try row("Late", screen)
        card.interaction.dismissMenu()
        screen.settle()
      }
      #expect(asked == 3)
    }
  }

  @Test func `an entry may keep the menu, and the menu that is open can change`() throws {
    try with { card, screen in
      card.menu = UIMenu(
        options: .singleSelection,
        children: [
          card.action("One", .keepsMenuPresented, .on), card.action("Two", .keepsMenuPresented),
        ]
      )
      open(screen)
      _ = card.told()
      try tap("Two", screen)
      #expect(card.told() == ["Two"])
      #expect(card.menu?.selectedElements.map(\.title) == ["Two"])
      card.interaction.updateVisibleMenu { $0.replacingChildren([card.action("Three")]) }
      screen.settle()
      try tap("Three", screen)
      #expect(card.told() == ["dismiss", "willEnd", "Three"])
    }
  }

  @Test func `entries of small and medium size lie side by side`() throws {
    try with { card, screen in
      let names = ["Cut", "Copy", "Paste", "Draw", "Look"]
      card.menu = UIMenu(
        children: [
          UIMenu(
            options: .displayInline,
            preferredElementSize: .medium,
            children: names.prefix(4).map { card.action($0) }
          ),
          UIMenu(
            options: .displayInline,
            preferredElementSize: .small,
            children: names.map { card.action("S" + $0) }
          ),
          card.action("Row"),
        ]
      )
      open(screen)
      _ = card.told()
      let places = try names.prefix(4).map { try row($0, screen) }
      #expect(Set(places.prefix(3).map(\.y)).count == 1)
      #expect(places[1].x > places[0].x + 60 && places[2].x > places[1].x + 60)
      // The fourth has a line of its own.
      #expect(places[3].y > places[0].y + 60)
      let small = try names.map { try row("S" + $0, screen) }
      #expect(Set(small.prefix(4).map(\.y)).count == 1 && small[4].y == small[0].y + 44)
      #expect(try row("Row", screen).y > small[4].y)
      // Down, and on along the line.
      press(0x51, screen)
      press(0x4F, screen)
      press(0x28, screen)
      #expect(card.told() == ["dismiss", "willEnd", "Copy"])
      screen.settle()
      open(screen)
      _ = card.told()
      try tap("SPaste", screen)
      #expect(card.told() == ["dismiss", "willEnd", "SPaste"])
    }
  }

  @Test func `a tap on the preview is told`() {
    with { card, screen in
      let preview = UIViewController()
      preview.preferredContentSize = CGSize(width: 200, height: 150)
      card.preview = preview
      open(screen)
      _ = card.told()
      screen.tap(160, 90)
      screen.settle()
      #expect(card.told() == ["commit pop", "dismiss", "willEnd", "ended", "committed"])
      #expect(preview.view.superview == nil)
    }
  }

  @Test func `without a configuration nothing comes; a menu without elements is told of`() {
    with { card, screen in
      let menu = card.menu
      card.menu = nil
      open(screen)
      #expect(card.told() == ["configuration 60 40"])
      #expect(screen.window.subviews.count == 1)
      card.menu = UIMenu()
      let findings = UIKitDiagnostics.recording { open(screen) }
      #expect(findings.map(\.code) == ["TSK-MENU-EMPTY"])
      #expect(screen.window.subviews.count == 1)
      card.menu = menu
    }
  }
}
