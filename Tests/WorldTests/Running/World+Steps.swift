import Foundation
import TestSupport
import UIKit
import WindowHost

@testable import UIKit

extension World {
  /// Starts what a step says; what takes time goes on in the frames that follow.
  func perform(_ step: Step) {
    var random = SplitMix64(seed: step.seed)
    switch step.act {
    case .tap, .pan, .fling, .press: touch(step.act, &random)
    case .wheel, .key, .rotate, .textSize, .darkMode, .background, .focus, .safeArea, .memory:
      machineDoes(step.act, &random)
    case .scrollToItem, .scrollToOffset, .inset: scroll(step.act, &random)
    case .update, .updateInCompletion, .updatesAtOnce, .reload, .reconfigure:
      change(step.act, &random)
    case .layout, .invalidate, .select, .edit, .cover, .carry: present(step.act, &random)
    case .rest: settle()
    }
  }

  // MARK: Fingers

  private func touch(_ act: Step.Act, _ random: inout SplitMix64) {
    let size = UIScreen.main.bounds.size
    let start = CGPoint(
      x: random.double(0.1...0.9) * Double(size.width),
      y: random.double(0.1...0.9) * Double(size.height)
    )
    var way = CGVector.zero
    var (frames, waits) = (0, 0)
    switch act {
    case .pan:
      way = CGVector(dx: random.double(-60...60), dy: random.double(-150...150))
      (frames, waits) = (random.int(8...25), random.int(5...10))
    case .fling:
      way = CGVector(dx: random.double(-140...140), dy: random.double(-220...220))
      frames = random.int(3...6)
    case .press: waits = random.int(20...50)
    default: waits = random.int(0...3)
    }
    handsMade += 1
    hands.append(Hand(id: handsMade, from: start, by: way, frames: frames, waits: waits))
  }

  // MARK: The machine and what is set on it

  private func machineDoes(_ act: Step.Act, _ random: inout SplitMix64) {
    let size = UIScreen.main.bounds.size
    switch act {
    case .wheel:
      machine.send(
        .scroll(
          HostScroll(
            x: Double(size.width) / 2,
            y: Double(size.height) / 2,
            dx: 0,
            dy: random.double(-5...5),
            isPrecise: random.once(in: 2),
            time: machine.time
          )
        )
      )
    case .key: machine.key(random.pick([40, 43, 44, 74, 75, 77, 78, 79, 80, 81, 82]))
    case .rotate:
      let (width, height) = random.pick([(160.0, 240.0), (240, 160), (200, 320), (320, 200)])
      machine.send(
        .resized(
          HostSize(width: width, height: height),
          scale: Double(plan.scale),
          time: machine.time
        )
      )
    case .textSize:
      var device = UIScreen.main.device
      device.textSize = random.pick([
        .extraSmall, .large, .extraExtraLarge, .accessibilityMedium,
      ])
      UIScreen.main.become(device)
    case .darkMode:
      var device = UIScreen.main.device
      device.style = device.style == .dark ? .light : .dark
      UIScreen.main.become(device)
    case .safeArea:
      var device = UIScreen.main.device
      device.safeArea = random.pick([[0, 0, 0, 0], [20, 0, 10, 0], [0, 24, 8, 24]])
      UIScreen.main.become(device)
    case .focus: machine.send(.focus(random.once(in: 2), time: machine.time))
    case .background:
      let app = UIApplication.shared
      app.enter(app.applicationState == .active ? .background : .active)
    default: machine.send(.memoryWarning(time: machine.time))
    }
  }

  // MARK: Code that scrolls

  private func scroll(_ act: Step.Act, _ random: inout SplitMix64) {
    let list = app.list
    switch act {
    case .scrollToItem:
      guard let path = drawPath(&random) else { return }
      app.scroll(to: path, place: random.int(0...3), animated: !random.once(in: 3))
    case .scrollToOffset:
      let range = OffsetRange(of: list)
      let place = CGPoint(
        x: range.min.x + random.double(0...1) * (range.max.x - range.min.x),
        y: range.min.y + random.double(0...1) * (range.max.y - range.min.y)
      )
      list.setContentOffset(place, animated: !random.once(in: 3))
    default:
      let bottom = CGFloat(random.pick([0, 0, 20, 90]))
      if random.once(in: 2) {
        list.contentInset.bottom = bottom
      } else {
        UIView.animate(withDuration: 0.25) { list.contentInset.bottom = bottom }
      }
    }
  }

  func drawPath(_ random: inout SplitMix64) -> IndexPath? {
    var paths = app.stock.paths
    if carry != nil {
      // An item that is carried over another section is counted there.
      let counts = app.countsOfList
      paths.removeAll { $0.item >= counts[$0.section] }
    }
    return paths.isEmpty ? nil : random.pick(paths)
  }

  // MARK: Data

  private func change(_ act: Step.Act, _ random: inout SplitMix64) {
    switch act {
    case .update: update(&random)
    case .updatesAtOnce:
      for _ in 0..<random.int(2...3) { update(&random) }
    case .updateInCompletion:
      let seed = random.int(0...999_999)
      update(&random) { [weak self] in
        var random = SplitMix64(seed: seed)
        self?.update(&random)
      }
    case .reload:
      if !random.once(in: 3) { app.stock = Edit(app.stock, &random).result }
      app.reloadData()
      app.ledger.selected.formIntersection(app.stock.allItems)
    default:
      let items = app.stock.allItems.filter { _ in random.once(in: 6) }
      for item in items { app.stock.versions[item, default: 0] += 1 }
      app.reconfigure(items)
    }
  }

  private func update(
    _ random: inout SplitMix64,
    then next: (@MainActor () -> Void)? = nil
  ) {
    let edit = Edit(app.stock, &random)
    let done = app.ledger.expectCompletion()
    app.ledger.selected.formIntersection(edit.result.allItems)
    app.ledger.selected.subtract(edit.reloaded)
    app.perform(edit, animated: !random.once(in: 4)) { _ in
      done()
      next?()
    }
  }

  // MARK: How it is shown

  private func present(_ act: Step.Act, _ random: inout SplitMix64) {
    switch act {
    case .layout: app.changeLayout(random.int(0...99), animated: !random.once(in: 3))
    case .invalidate: app.invalidate()
    case .select:
      guard let path = drawPath(&random), let item = app.stock[path] else { return }
      let animated = random.once(in: 2)
      if app.isBetween { app.ledger.selectedByPlace = true }
      if app.ledger.selected.contains(item) {
        app.deselect(path, animated: animated)
        app.ledger.selected.remove(item)
      } else {
        if !plan.allowsMultipleSelection { app.ledger.selected = [] }
        app.select(path, animated: animated)
        app.ledger.selected.insert(item)
      }
    case .edit:
      app.setEditing(random.once(in: 2), animated: random.once(in: 2))
      // Whether what was selected stays so is the list's to say.
      let left = app.selectedPaths.compactMap { app.stock[$0] }
      app.ledger.selected.formIntersection(left)
    case .carry:
      let cells = app.shownCells
      guard carry == nil, !cells.isEmpty, app.lift(random.pick(cells).path) else { return }
      let way = CGVector(dx: random.double(-6...6), dy: random.double(-12...12))
      carry = Carry(way: way, frames: random.int(2...20))
    default: cover(animated: random.once(in: 2))
    }
  }

  /// Shows another controller over the screen, or takes it away.
  private func cover(animated: Bool) {
    // A second transition before the first is over would be the app's mistake.
    guard app.controller.transitionCoordinator == nil,
      app.controller.presentedViewController?.transitionCoordinator == nil
    else { return }
    let done = app.ledger.expectCompletion()
    if app.controller.presentedViewController != nil {
      app.controller.dismiss(animated: animated) { done() }
    } else {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      cover.view.backgroundColor = .systemGray
      covers.append(WeakController(controller: cover))
      app.controller.present(cover, animated: animated) { done() }
    }
  }
}
