import UIKit

extension Snapshotting where Value == UIView, Format == String {
  /// Compares views by where they are, in a text that a Mac can make as well.
  ///
  /// Views that show text have no size in it, since a Mac's font is another.
  public static var frames: Snapshotting { frames() }

  /// Compares views by where they are.
  ///
  /// - Parameters:
  ///   - size: The view's size; nil for the one it has.
  ///   - traits: Traits that hold for the view.
  ///   - includesTexts: Whether views that show text have a frame as well.
  /// - Returns: The strategy.
  public static func frames(
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    includesTexts: Bool = false
  ) -> Snapshotting<UIView, String> {
    words(size, traits) { FrameText.of($0, includesTexts: includesTexts) }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares controllers by where their views are, in a text that a Mac can make as well.
  public static var frames: Snapshotting { frames() }

  /// Compares controllers by where their views are.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: Another size than the device's.
  ///   - traits: Traits that hold besides the device's.
  ///   - includesTexts: Whether views that show text have a frame as well.
  /// - Returns: The strategy.
  public static func frames(
    on config: ViewImageConfig = .init(),
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    includesTexts: Bool = false
  ) -> Snapshotting<UIViewController, String> {
    words(on: config, size, traits) { FrameText.of($0, includesTexts: includesTexts) }
  }
}

/// The text of `.frames`: a line a view with its class and frame, children behind two spaces more.
///
/// What the system's own views are made of is left out, as it is another from system to system.
@MainActor
enum FrameText {
  static func of(_ root: UIView, includesTexts: Bool) -> String {
    var lines: [String] = []
    add(root, 0, includesTexts, &lines)
    return lines.joined(separator: "\n")
  }

  private static func add(
    _ view: UIView,
    _ depth: Int,
    _ includesTexts: Bool,
    _ lines: inout [String]
  ) {
    guard !view.isHidden else { return }
    let text = text(of: view)
    var line = String(repeating: "  ", count: depth) + name(of: view)
    if let text { line += " \"\(text)\"" }
    if text == nil || includesTexts {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
      line += " (\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
    }
    lines.append(line)
    for child in parts(of: view) { add(child, depth + 1, includesTexts, &lines) }
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let view as UILabel: view.text ?? ""
    case let view as UITextField: view.text ?? ""
    case let view as UITextView: view.text ?? ""
    case let view as UIButton: view.currentTitle ?? view.configuration?.title
    default: nil
    }
  }

  /// The views of the app in a view.
  private static func parts(of view: UIView) -> [UIView] {
    switch view {
    case let cell as UICollectionViewCell: return cell.contentView.subviews
    case let cell as UITableViewCell: return cell.contentView.subviews
    case let effect as UIVisualEffectView: return effect.contentView.subviews
    case is UIControl, is UILabel, is UITextView, is UIImageView, is UINavigationBar, is UIToolbar,
      is UITabBar, is UISearchBar, is UIPickerView:
      return []
    default: break
    }
    let cells = view.subviews.filter { !isOfScrollView($0) }
    guard view is UICollectionView || view is UITableView else { return cells }
    // Cells lie behind each other in the order in which they came.
    return cells.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  private static func isOfScrollView(_ view: UIView) -> Bool {
    view.superview is UIScrollView && isForeign(view) && !(view is UICollectionReusableView)
      && !(view is UITableViewCell) && String(describing: type(of: view)).contains("ndicator")
  }

  private static func isForeign(_ view: UIView) -> Bool {
    String(reflecting: type(of: view)).hasPrefix("UIKit.")
  }

  /// The class, or the nearest one that is the app's or public.
  private static func name(of view: UIView) -> String {
    var kind: AnyClass = type(of: view)
    while String(reflecting: kind).hasPrefix("UIKit."), !"\(kind)".hasPrefix("UI"),
      let next = _getSuperclass(kind)
    {
      kind = next
    }
    return "\(kind)"
  }

  private static func number(_ value: CGFloat) -> String {
    // Pixels of screens of twice and three times the points fall on sixths.
    let value = (Double(value) * 6).rounded() / 6
    let text = String(format: "%.2f", value)
    var end = Substring(text)
    while end.hasSuffix("0") { end = end.dropLast() }
    if end.hasSuffix(".") { end = end.dropLast() }
    return end == "-0" ? "0" : String(end)
  }
}
