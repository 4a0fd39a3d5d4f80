import CoreGraphics
import Foundation
import ScreenProtocol

/// What frames cost and what lists did in them, until somebody takes the numbers.
@MainActor
final class FrameMeter {
  /// Something that jumped, as it is told.
  struct Jump {
    let points: CGFloat
    let time: TimeInterval
    let words: String
  }

  let jumps = JumpMeter()
  private var phases: [Stage.Phase: TimeInterval] = [:]
  private var mark: TimeInterval = 0
  private(set) var made = 0
  private(set) var taken = 0
  private(set) var measured = 0
  private(set) var updates = 0
  /// The longest jump since the numbers were taken.
  private var jump: Jump?
  /// The longest since an action began.
  private var actionJump: Jump?
  private let time: () -> TimeInterval

  /// Watches the frames of a stage; `time` is the app's own.
  init(stage: Stage, time: @escaping () -> TimeInterval) {
    self.time = time
    stage.phaseHandler = { [weak self] in self?.pass($0) }
    stage.layoutHandler = { [weak self] in self?.look() }
  }

  private func pass(_ phase: Stage.Phase?) {
    let now = SimulatedClock.realNow
    if let phase { phases[phase, default: 0] += now - mark }
    mark = now
  }

  private func look() {
    guard let found = jumps.look().max(by: { $0.length < $1.length }) else { return }
    let name = found.cell.layoutPlace.map { "item \($0)" } ?? "\(type(of: found.cell))"
    let (x, y) = (ServedElement.number(found.way.dx), ServedElement.number(found.way.dy))
    let new = Jump(
      points: found.length,
      time: time(),
      words: "\(name) of \(type(of: found.list)) by (\(x), \(y))"
    )
    if new.points > jump?.points ?? 0 { jump = new }
    if new.points > actionJump?.points ?? 0 { actionJump = new }
  }

  /// A list did something.
  func take(_ event: ListWatch.Event) {
    switch event {
    case .made: made += 1
    case .taken(let view):
      taken += 1
      jumps.take(view)
    case .measured: measured += 1
    case .updated, .refused, .moved: updates += 1
    case .reloaded, .counted, .neverSettled: break
    }
  }

  /// An action begins.
  func beginAction() { actionJump = nil }

  /// What jumped since the action began; nil where nothing did.
  var jumpOfAction: Jump? { actionJump }

  /// The numbers since they were taken last.
  func takeNumbers() -> [String: ServedValue] {
    defer { (phases, made, taken, measured, updates, jump) = ([:], 0, 0, 0, 0, nil) }
    var fields: [String: ServedValue] = [
      "cost": .object(
        Dictionary(
          phases.map { ($0.rawValue, .number(($1 * 1e5).rounded() / 100)) }
        ) { $1 }
      ),
      "cells": [
        "made": .number(Double(made)), "taken": .number(Double(taken)),
        "measured": .number(Double(measured)), "updates": .number(Double(updates)),
      ],
      "time": .number(time()),
    ]
    if let jump {
      fields["jump"] = [
        "points": .number((Double(jump.points) * 100).rounded() / 100), "what": .string(jump.words),
      ]
    }
    return fields
  }
}

extension UIView {
  /// Which item or row a cell shows, as it stands in messages; nil for other views.
  var layoutPlace: String? {
    if let cell = self as? UICollectionViewCell {
      return cell.appliedAttributes.map { "\($0.indexPath.section), \($0.indexPath.item)" }
    }
    guard let cell = self as? UITableViewCell, let path = cell.table?.indexPath(for: cell) else {
      return nil
    }
    return "\(path.section), \(path.row)"
  }
}
