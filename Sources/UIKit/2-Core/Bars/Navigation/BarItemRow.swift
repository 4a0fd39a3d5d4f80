import CoreGraphics
import Foundation

/// The views of bar button items side by side.
@MainActor
struct BarItemRow {
  private(set) var views: [UIView] = []
  private var items: [UIBarButtonItem] = []

  init() {}

  init(_ items: [UIBarButtonItem], in parent: UIView, changed: @escaping () -> Void) {
    for item in items {
      item.changed = changed
      guard !item.isHidden else { continue }
      self.items.append(item)
      views.append(Self.view(of: item, in: parent))
    }
  }

  private static func view(of item: UIBarButtonItem, in parent: UIView) -> UIView {
    switch item.systemItem {
    case .flexibleSpace, .fixedSpace: return UIView()
    default: break
    }
    if let custom = item.customView {
      let holder = CustomBarView(custom)
      parent.addSubview(holder)
      return holder
    }
    let view = BarButtonView(item)
    parent.addSubview(view)
    return view
  }

  func take(_ plain: UIBarButtonItemAppearance?, done: UIBarButtonItemAppearance?) {
    for case let view as BarButtonView in views {
      view.take(view.item.style == .done ? done : plain)
    }
  }

  func remove() { for view in views { view.removeFromSuperview() } }

  var isEmpty: Bool { views.isEmpty }

  /// The widths of the items, where spaces that take what is left have none.
  private func widths(_ height: CGFloat, room: CGFloat) -> [CGFloat] {
    zip(items, views).map { item, view in
      switch item.systemItem {
      case .flexibleSpace: 0
      case .fixedSpace: item.width
      default:
        item.width > 0
          ? item.width : min(room, view.sizeThatFits(CGSize(width: room, height: height)).width)
      }
    }
  }

  /// How wide the items are together.
  func width(_ height: CGFloat, room: CGFloat) -> CGFloat {
    let widths = widths(height, room: room)
    guard !widths.isEmpty else { return 0 }
    return widths.reduce(0, +) + gaps.reduce(0, +)
  }

  /// The room between neighbours; spaces bring their own.
  private var gaps: [CGFloat] {
    zip(items, items.dropFirst()).map { one, other in
      one.isSpace || other.isSpace ? 0 : BarMetrics.gap
    }
  }

  /// Places the items from a start on, towards the end of reading or against it.
  func place(
    in rect: CGRect,
    fromEnd: Bool = false,
    isMirrored: Bool,
    totalWidth: CGFloat,
    spreads: Bool = false
  ) {
    let widths = widths(rect.height, room: rect.width)
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let used = widths.reduce(0, +) + gaps.reduce(0, +)
    let share = flexible > 0 ? max(0, rect.width - used) / CGFloat(flexible) : 0
    let gaps = gaps
    var x = fromEnd ? rect.maxX : rect.minX
    for (index, view) in views.enumerated() {
      let isFlexible = items[index].systemItem == .flexibleSpace
      let width = isFlexible ? (spreads ? share : 0) : widths[index]
      let fitted = view.sizeThatFits(CGSize(width: width, height: rect.height)).height
      let height = view is BarButtonView ? rect.height : min(fitted, rect.height)
      var frame = CGRect(
        x: fromEnd ? x - width : x,
        y: rect.minY + ((rect.height - height) / 2).rounded(),
        width: width,
        height: height
      )
      if isMirrored { frame = frame.mirrored(in: totalWidth) }
      view.frame = frame
      let step = width + (index < gaps.count ? gaps[index] : 0)
      x += fromEnd ? -step : step
    }
  }
}

extension UIBarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// Holds a view of an app in a bar.
@MainActor
final class CustomBarView: UIView {
  let custom: UIView
  private var isPlaced = false

  init(_ custom: UIView) {
    self.custom = custom
    super.init(frame: .zero)
    takeIn()
  }

  private func takeIn() {
    addSubview(custom)
    guard !custom.translatesAutoresizingMaskIntoConstraints else { return }
    Self.viewLayout.fill(self, with: custom)
  }

  required init?(coder: NSCoder) { nil }

  /// The size the view has or wants; one without a width of its own takes what there is.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !custom.translatesAutoresizingMaskIntoConstraints {
      return custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let wanted = custom.intrinsicContentSize
    var own = initial ?? custom.bounds.size
    if own.width <= 0 { own.width = wanted.width >= 0 ? wanted.width : size.width }
    if own.height <= 0 {
      own.height = wanted.height >= 0 ? wanted.height : custom.sizeThatFits(own).height
    }
    return own
  }

  /// The size the app gave the view.
  private lazy var initial: CGSize? = custom.bounds.isEmpty ? nil : custom.bounds.size

  override func layoutSubviews() {
    super.layoutSubviews()
    // A bar on iOS takes the view when it is laid out first, from wherever it was put meanwhile.
    if !isPlaced, custom.superview !== self { takeIn() }
    isPlaced = true
    if custom.translatesAutoresizingMaskIntoConstraints {
      if initial == nil || custom.bounds.width > bounds.width { custom.frame = bounds }
      custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    _ = initial
  }
}
