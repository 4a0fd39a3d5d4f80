import UIKit

/// A cell of a list that moved on the screen in a frame farther than fingers, the laws of motion and animations
/// explain.
public struct Jump: Sendable, Equatable, CustomStringConvertible {
  /// The number of the frame within the run, from one.
  public let frame: Int
  /// What moved: the class of the cell, with its text.
  public let what: String
  /// How far it moved, in points.
  public let moved: CGVector
  /// How far fingers and the laws of motion would have moved it.
  public let explained: CGVector

  /// The frame, what moved and how far.
  public var description: String {
    func words(_ vector: CGVector) -> String {
      func number(_ value: CGFloat) -> String {
        LayoutScript.number((Double(value) * 10).rounded() / 10 + 0)
      }
      return "(\(number(vector.dx)), \(number(vector.dy)))"
    }
    return "frame \(frame): \(what) moved by \(words(moved)), \(words(explained)) is explained"
  }
}

extension TestedScreen {
  /// Runs input and updates, and finds what moved on the screen that neither finger nor physics explains.
  ///
  /// Cells move with the finger while one drags their list, as the laws of motion have it after it is let go, and
  /// smoothly while something animates them. Whatever else moves cells that stay in sight is a jump: an
  /// offset that is set, heights above that turn out otherwise than estimated, updates without animation.
  ///
  /// - Parameters:
  ///   - tolerance: What is let pass, in points a frame.
  ///   - body: Input and updates; frames that it shows are looked at.
  /// - Returns: The jumps, in order; for each frame and list the largest.
  public func jumps(
    tolerance: CGFloat = 1,
    _ body: (TestedScreen) throws -> Void
  ) rethrows -> [Jump] {
    let meter = JumpMeter(least: tolerance)
    // What is there already is compared with, and has not jumped.
    _ = meter.look()
    var (frame, jumps): (Int, [Jump]) = (0, [])
    frameHandler = {
      frame += 1
      jumps += meter.look().map { Jump($0, frame: frame) }
    }
    defer { frameHandler = nil }
    try meter.watchingCells {
      try body(self)
      // What was changed last shows in the next frame.
      step()
    }
    return jumps
  }
}

extension Jump {
  @MainActor
  fileprivate init(_ jump: JumpMeter.Jump, frame: Int) {
    let text = Self.text(of: jump.cell)
    self.init(
      frame: frame,
      what: "\(type(of: jump.cell))" + (text.isEmpty ? "" : " \"\(text)\""),
      moved: CGVector(
        dx: jump.way.dx + jump.explained.dx,
        dy: jump.way.dy + jump.explained.dy
      ),
      explained: jump.explained
    )
  }

  @MainActor
  private static func text(of view: UIView) -> String {
    if let label = view as? UILabel { return label.text ?? "" }
    return view.subviews.map(text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
