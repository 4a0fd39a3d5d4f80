import UIKit

/// Bars of equal width that fill the view, as a visual format has them.
final class ChainView: UIView {
  init() {
    super.init(frame: .zero)
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    var bars: [String: UIView] = [:]
    for (index, color) in colors.enumerated() {
      let bar = UIView()
      bar.backgroundColor = color
      bar.layer.cornerRadius = 4
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      bars["b\(index)"] = bar
    }
    let row = "H:|[b0]-[b1(b0)]-[b2(b0)]-[b3(b0)]-[b4(b0)]|"
    for format in [row, "V:|[b0(28)]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: format.hasPrefix("H") ? [.alignAllTop, .alignAllBottom] : [],
          metrics: nil,
          views: bars
        )
      )
    }
  }

  required init?(coder: NSCoder) { nil }
}
