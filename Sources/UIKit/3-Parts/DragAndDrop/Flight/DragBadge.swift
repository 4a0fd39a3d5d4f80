import CoreGraphics
import Foundation

/// The small round sign beside what is dragged: how many, whether it is copied, or that it cannot
/// be dropped.
@MainActor
final class DragBadge: UIView {
  private static let side: CGFloat = 24
  private let label = UILabel()

  var operation = UIDropOperation.cancel { didSet { update() } }
  var count = 1 { didSet { update() } }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    layer.cornerRadius = Self.side / 2
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is anything to say: one item that is moved, or that nobody takes, needs no sign.
  var saysSomething: Bool { count > 1 || operation == .copy || operation == .forbidden }

  private func update() {
    switch operation {
    case .forbidden: (label.text, backgroundColor) = ("–", .systemGray)
    case .copy where count == 1: (label.text, backgroundColor) = ("+", .systemGreen)
    case .copy: (label.text, backgroundColor) = ("\(count)", .systemGreen)
    default: (label.text, backgroundColor) = ("\(count)", .systemBlue)
    }
  }
}
