import CoreGraphics
import Foundation
import TestSupport
import Testing
import WindowHost

@testable import UIKit

extension TestScreen {
  /// A mouse moved with nothing pressed.
  func hover(_ x: Double, _ y: Double) {
    send(.pointer(HostPointer(id: -1, phase: .hovered, kind: .mouse, x: x, y: y, time: time)))
  }

  /// A click with the secondary button of a mouse.
  func secondaryClick(_ x: Double, _ y: Double) {
    for (phase, buttons) in [(HostPointer.Phase.began, 2), (.ended, 0)] {
      send(
        .pointer(
          HostPointer(
            id: -1,
            phase: phase,
            kind: .mouse,
            x: x,
            y: y,
            buttons: buttons,
            time: time
          )
        )
      )
    }
  }
}

/// A view that answers pointers, and what is asked of it.
@MainActor
private final class Board: NSObject, UIPointerInteractionDelegate {
  let controller = UIViewController()
  let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
  var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
  let log = CallLog()

  override init() {
    super.init()
    view.backgroundColor = .systemTeal
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
    view.addInteraction(interaction)
  }

  private func name(_ region: UIPointerRegion) -> String {
    region.identifier as? String ?? "whole"
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    log.lines.append("region \(Int(request.location.x)) \(Int(request.location.y))")
    return region(request, defaultRegion)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    log.lines.append("style \(name(region))")
    return style(region)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.lines.append("enter \(name(region))")
    animator.addCompletion { self.log.lines.append("entered \($0)") }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.lines.append("exit \(name(region))")
  }
}

@MainActor @Suite(.serialized) struct PointerTests {
  private func with(_ body: (Board, TestScreen) throws -> Void) rethrows {
    let board = Board()
    try TestScreen.showing(board.controller) { screen in try body(board, screen) }
  }

  /// How many pixels differ from the picture before.
  private func changes(_ screen: TestScreen, _ body: () -> Void) throws -> Int {
    screen.settle()
    let before = try #require(screen.stage.picture())
    body()
    screen.settle()
    let after = try #require(screen.stage.picture())
    var count = 0
    for y in 0..<before.height {
      for x in 0..<before.width where before[x, y] != after[x, y] { count += 1 }
    }
    return count
  }

  @Test func `regions are asked for with each movement and styles once`() {
    with { board, screen in
      screen.hover(50, 70)
      let calls = ["region 10 10", "style whole", "enter whole", "entered true"]
      #expect(board.log.take() == calls)
      screen.hover(60, 70)
      #expect(board.log.take() == ["region 20 10"])
      screen.hover(10, 10)
      #expect(board.log.take() == ["exit whole"])
      screen.hover(12, 10)
      #expect(board.log.take() == [])
    }
  }

  @Test func `a view has several regions, and one that the pointer is not in is none`() {
    with { board, screen in
      board.region = { request, _ in
        let left = request.location.x < 50
        return UIPointerRegion(
          rect: CGRect(x: left ? 0 : 50, y: 0, width: 50, height: 40),
          identifier: left ? "left" : "right"
        )
      }
      screen.hover(50, 70)
      let first = board.log.take().filter { !$0.hasPrefix("entered") }
      #expect(first == ["region 10 10", "style left", "enter left"])
      screen.hover(130, 70)
      screen.settle()
      let calls = board.log.take().filter { !$0.hasPrefix("entered") }
      #expect(calls == ["region 90 10", "exit left", "style right", "enter right"])
      screen.hover(130, 120)
      #expect(board.log.take() == ["region 90 60", "exit right"])
      #expect(
        UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "a")
          == UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "a")
      )
    }
  }

  @Test func `it ends with the interaction, the window and when it is off`() {
    with { board, screen in
      screen.hover(50, 70)
      board.interaction.isEnabled = false
      #expect(board.log.take().last == "exit whole")
      screen.hover(52, 70)
      #expect(board.log.take() == [])
      board.interaction.isEnabled = true
      screen.hover(53, 70)
      screen.hover(-1, -1)
      #expect(board.log.take().last == "exit whole")
      screen.hover(53, 70)
      board.view.removeInteraction(board.interaction)
      #expect(board.log.take().last == "exit whole")
    }
  }

  @Test func `invalidating asks anew`() {
    with { board, screen in
      board.interaction.invalidate()
      #expect(board.log.take() == [])
      screen.hover(50, 70)
      screen.settle()
      _ = board.log.take()
      board.interaction.invalidate()
      let calls = board.log.take().filter { !$0.hasPrefix("entered") }
      #expect(calls == ["exit whole", "region 10 10", "style whole", "enter whole"])
    }
  }

  @Test func `effects show and leave nothing behind`() throws {
    try with { board, screen in
      let view = board.view
      let effects: [(UITargetedPreview) -> UIPointerEffect] = [
        { .highlight($0) }, { .lift($0) }, { .automatic($0) }, { .hover($0) },
        { .hover($0, preferredTintMode: .underlay, prefersShadow: true) },
        { .hover($0, preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false) },
      ]
      for (index, effect) in effects.enumerated() {
        board.style = { _ in UIPointerStyle(effect: effect(UITargetedPreview(view: view))) }
        let transform = view.transform
        let changed = try changes(screen) { screen.hover(50, 70) }
        #expect(changed > 200, "effect \(index)")
        #expect(view.transform == transform)
        #expect(!screen.stage.needsFrame)
        let changed1 = try changes(screen) { screen.hover(5, 5) }
        #expect(changed1 > 200, "effect \(index)")
        let left = try changes(screen) {
          screen.hover(50, 70)
          screen.settle()
          screen.hover(5, 5)
        }
        #expect(left == 0, "effect \(index)")
      }
    }
  }

  @Test func `pointers have shapes of their own, stay in the middle, hide`() throws {
    try with { board, screen in
      board.style = { _ in UIPointerStyle(shape: .verticalBeam(length: 30)) }
      let changed2 = try changes(screen) { screen.hover(50, 70) }
      #expect(changed2 > 50)
      #expect(screen.host.pointerLook == .hidden)
      screen.hover(5, 5)
      #expect(screen.host.pointerLook == .arrow)
      board.style = { _ in
        UIPointerStyle(
          shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20)),
          constrainedAxes: .vertical
        )
      }
      screen.hover(50, 70)
      let still = try changes(screen) { screen.hover(50, 72) }
      #expect(still == 0)
      let changed3 = try changes(screen) { screen.hover(60, 72) }
      #expect(changed3 > 0)
      screen.hover(5, 5)
      board.style = { _ in .hidden() }
      screen.hover(50, 70)
      #expect(screen.host.pointerLook == .hidden)
      screen.hover(5, 5)
      board.style = { _ in .system() }
      screen.hover(50, 70)
      #expect(screen.host.pointerLook == .arrow)
    }
  }

  @Test func `texts have a bar for a pointer`() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    for text in [field, view] as [UIView] { controller.view.addSubview(text) }
    TestScreen.showing(controller) { screen in
      screen.hover(20, 20)
      #expect(screen.host.pointerLook == .beam)
      screen.hover(20, 70)
      #expect(screen.host.pointerLook == .beam)
      view.isEditable = false
      view.isSelectable = false
      screen.hover(21, 70)
      #expect(screen.host.pointerLook == .arrow)
    }
  }

  @Test func `buttons know of the pointer over them and how it looks`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 40, y: 60, width: 100, height: 40)
    button.setTitle("Open", for: .normal)
    controller.view.addSubview(button)
    try TestScreen.showing(controller) { screen in
      #expect(!button.isPointerInteractionEnabled)
      let changed4 = try changes(screen) { screen.hover(90, 80) }
      #expect(changed4 == 0)
      #expect(button.isHovered)
      screen.hover(5, 5)
      #expect(!button.isHovered)
      button.isPointerInteractionEnabled = true
      #expect(button.interactions.contains { $0 is UIPointerInteraction })
      let changed5 = try changes(screen) { screen.hover(90, 80) }
      #expect(changed5 > 500)
      screen.hover(5, 5)
      var asked = 0
      button.pointerStyleProvider = { button, effect, shape in
        asked += 1
        #expect(effect.preview.view === button)
        guard case .roundedRect(let rect, _) = shape else { return nil }
        #expect(rect == button.frame)
        return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
      }
      screen.hover(90, 80)
      #expect(asked == 1)
      screen.hover(5, 5)
      button.isEnabled = false
      screen.hover(90, 80)
      #expect(asked == 1)
      button.isPointerInteractionEnabled = false
      #expect(!button.interactions.contains { $0 is UIPointerInteraction })
    }
  }
}
