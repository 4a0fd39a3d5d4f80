import CoreGraphics
import Foundation
import UIKit

/// Looks for what somebody would mend who saw a screen.
@MainActor
struct ScreenInspection {
  struct Found {
    let kind: ContactFinding.Kind
    let words: String
    /// Where, in the view that was asked.
    let rect: CGRect
  }

  private let root: UIView
  private(set) var found: [Found] = []
  /// The texts, by where they are in the tree.
  private(set) var texts: [(place: String, text: String)] = []
  private var shown: [(label: UILabel, rect: CGRect, place: String)] = []
  /// The least contrast of small texts, and of large ones.
  private static let contrasts: (small: CGFloat, large: CGFloat) = (4.5, 3)
  /// The least length of what is tapped.
  private static let target: CGFloat = 44

  init(_ root: UIView) {
    self.root = root
    visit(root, "", clip: root.bounds)
    overlaps()
  }

  private mutating func visit(_ view: UIView, _ place: String, clip: CGRect) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let rect = view.convert(view.bounds, to: root)
    let inner = view.clipsToBounds || view is UIScrollView ? clip.intersection(rect) : clip
    if let label = view as? UILabel, label.text?.isEmpty == false {
      inspect(label, rect, place, clip)
    }
    if let control = view as? UIControl { inspect(control, rect, clip) }
    for (index, child) in view.subviews.enumerated() {
      visit(child, "\(place)/\(type(of: child))\(index)", clip: inner)
    }
  }

  private mutating func inspect(_ label: UILabel, _ rect: CGRect, _ place: String, _ clip: CGRect) {
    let text = label.text ?? ""
    texts.append((place, text))
    guard rect.intersects(clip) else { return }
    let name = "\"\(text.prefix(40))\""
    shown.append((label, rect, place))
    if let words = Self.cut(label) {
      found.append(Found(kind: .truncated, words: "\(name) \(words)", rect: rect))
    }
    if let ratio = contrast(of: label), label.isEnabled {
      let isBold = label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
      let isLarge = label.font.pointSize >= (isBold ? 14 : 18) || Self.isOfControl(label)
      let least = isLarge ? Self.contrasts.large : Self.contrasts.small
      if ratio < least - 0.05 {
        let words =
          "\(name) has a contrast of \(Self.number(ratio)) : 1, \(Self.number(least)) are needed"
        found.append(Found(kind: .lowContrast, words: words, rect: rect))
      }
    }
    let isKey = text.wholeMatch(of: /[a-z][A-Za-z0-9]*([._][A-Za-z0-9]+){1,6}/) != nil
    if isKey { found.append(Found(kind: .untranslated, words: "\(name) is a key", rect: rect)) }
  }

  /// Whether a text is the title of something to tap, which need not be read as text is.
  private static func isOfControl(_ label: UILabel) -> Bool {
    sequence(first: label.superview, next: { $0?.superview }).contains { $0 is UIControl }
  }

  /// What a text lacks that is not shown whole.
  private static func cut(_ label: UILabel) -> String? {
    guard !label.adjustsFontSizeToFitWidth, label.bounds.width > 0 else { return nil }
    let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000)
    let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
    let given = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines)
    let height = min(given.height, label.bounds.height)
    if whole.height > height + 1 {
      return "needs \(number(whole.height)) points of height and has \(number(height))"
    }
    let line = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 100_000, height: 100_000),
      limitedToNumberOfLines: 1
    ).width
    if label.numberOfLines == 1, line > label.bounds.width + 1 {
      return "needs \(number(line)) points of width and has \(number(label.bounds.width))"
    }
    return nil
  }

  private mutating func inspect(_ control: UIControl, _ rect: CGRect, _ clip: CGRect) {
    guard control.isEnabled, control.isUserInteractionEnabled, rect.intersects(clip),
      control.superview.map({ !($0 is UIControl) }) ?? true, !Self.hasSizeOfSystem(control),
      Self.owner(of: control) == nil
    else { return }
    // What lies around the control may belong to it.
    let (x, y) = (control.bounds.midX, control.bounds.midY)
    let reach = Self.target / 2 - 0.5
    func answers(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      control.point(inside: CGPoint(x: x + dx, y: y + dy), with: nil)
    }
    let isWide = answers(-reach, 0) && answers(reach, 0)
    let isHigh = answers(0, -reach) && answers(0, reach)
    guard !isWide || !isHigh else { return }
    let name = control.accessibilityLabel.map { "\"\($0)\"" } ?? "\(type(of: control))"
    let words =
      "\(name) is \(Self.number(rect.width)) × \(Self.number(rect.height)) points, 44 are needed"
    found.append(Found(kind: .smallTarget, words: words, rect: rect))
  }

  /// Whether a control is one of the system's that is as large as the system makes it: no app can mend it.
  private static func hasSizeOfSystem(_ control: UIControl) -> Bool {
    guard String(reflecting: type(of: control)).hasPrefix("UIKit."),
      type(of: control) != UIButton.self
    else { return false }
    let own = control.intrinsicContentSize
    return (own.width <= 0 || control.bounds.width > own.width - 1)
      && (own.height <= 0 || control.bounds.height > own.height - 1)
  }

  /// The system's view with texts and buttons of its own that a view is in, if it is in one.
  private static func owner(of view: UIView) -> UIView? {
    sequence(first: view.superview, next: { $0?.superview }).lazy.compactMap { $0 }
      .last { $0 is UIPickerView || $0 is UIDatePicker || $0 is UICalendarView }
  }

  private mutating func overlaps() {
    for (index, first) in shown.enumerated() {
      let owner = Self.owner(of: first.label)
      for second in shown[(index + 1)...] where !first.label.isDescendant(of: second.label) {
        if let owner, second.label.isDescendant(of: owner) { continue }
        if Self.covers(second.label, first.label) { continue }
        let shared = Self.ink(first.label, root).intersection(Self.ink(second.label, root))
        guard !shared.isNull, shared.width > 1, shared.height > 2 else { continue }
        let words =
          "\"\(first.label.text?.prefix(30) ?? "")\" and \"\(second.label.text?.prefix(30) ?? "")\""
          + " share \(Self.number(shared.width)) × \(Self.number(shared.height)) points"
        found.append(Found(kind: .overlap, words: words, rect: shared))
      }
    }
  }

  /// Whether the ground of a label, which lies above another, hides that one.
  private static func covers(_ front: UILabel, _ back: UILabel) -> Bool {
    for view in sequence(first: front as UIView, next: \.superview) {
      if color(of: view).hides { return true }
      guard let around = view.superview, !back.isDescendant(of: around) else { return false }
      let middle = CGPoint(x: front.bounds.midX, y: front.bounds.midY)
      let below = around.subviews.prefix { $0 !== view }
      let isHidden = below.contains {
        ground(of: $0, at: $0.convert(middle, from: front)).hides
      }
      if isHidden { return true }
    }
    return false
  }

  /// Where a label's text is.
  private static func ink(_ label: UILabel, _ root: UIView) -> CGRect {
    let text = label.textRect(
      forBounds: label.bounds,
      limitedToNumberOfLines: label.numberOfLines
    )
    return label.convert(text.intersection(label.bounds), to: root)
  }

  // MARK: Contrast

  /// How much lighter or darker a text is than what is behind it; nil where that is no plain colour.
  private func contrast(of label: UILabel) -> CGFloat? {
    let traits = label.traitCollection
    let color = label.textColor.resolvedColor(with: traits).cgColor.deviceComponents
    guard case .plain(let behind) = ground(of: label), color.alpha > 0 else { return nil }
    if Self.isOfSystem(label.textColor, on: behind, traits) { return nil }
    func mixed(_ front: Double, _ back: Double) -> Double {
      front * color.alpha + back * (1 - color.alpha)
    }
    let text = Self.light(
      mixed(color.red, behind.red),
      mixed(color.green, behind.green),
      mixed(color.blue, behind.blue)
    )
    let ground = Self.light(behind.red, behind.green, behind.blue)
    return CGFloat((max(text, ground) + 0.05) / (min(text, ground) + 0.05))
  }

  private typealias Light = (red: Double, green: Double, blue: Double)

  /// What is behind a text.
  private enum Ground {
    case plain(Light)
    /// A picture or an effect.
    case picture
    /// A colour that one sees through.
    case tinted
    case nothing

    /// Whether what is below cannot be read.
    var hides: Bool {
      switch self {
      case .plain, .picture: true
      case .tinted, .nothing: false
      }
    }
  }

  /// What is behind the middle of a label: its own colour, what lies below it, then the view around it, and so on.
  private func ground(of label: UILabel) -> Ground {
    let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    var view: UIView = label
    while true {
      let own = Self.color(of: view)
      guard case .nothing = own else { return own }
      guard let around = view.superview else { return .nothing }
      let below = around.subviews.prefix { $0 !== view }
      for sibling in below.reversed() {
        let shown = Self.ground(of: sibling, at: sibling.convert(middle, from: label))
        guard case .nothing = shown else { return shown }
      }
      view = around
    }
  }

  /// What a view and those inside it show at a point.
  private static func ground(of view: UIView, at point: CGPoint) -> Ground {
    guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(point) else { return .nothing }
    for child in view.subviews.reversed() {
      let shown = ground(of: child, at: child.convert(point, from: view))
      guard case .nothing = shown else { return shown }
    }
    return color(of: view)
  }

  private static func color(of view: UIView) -> Ground {
    if view is UIImageView || view is UIVisualEffectView { return .picture }
    guard let color = view.layer.backgroundColor?.deviceComponents, color.alpha > 0 else {
      return .nothing
    }
    return color.alpha > 0.99 ? .plain((color.red, color.green, color.blue)) : .tinted
  }

  /// Whether the system itself shows texts so: one of its colours for labels on one of its grounds.
  ///
  /// Apps that use them follow what people set, as more contrast.
  private static func isOfSystem(
    _ text: UIColor,
    on ground: Light,
    _ traits: UITraitCollection
  ) -> Bool {
    let texts: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    ]
    let grounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    return texts.contains(text)
      && grounds.contains {
        let color = $0.resolvedColor(with: traits).cgColor.deviceComponents
        return (color.red, color.green, color.blue) == ground
      }
  }

  private static func light(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func number(_ value: CGFloat) -> String {
    LayoutScript.number((Double(value) * 10).rounded() / 10)
  }
}
