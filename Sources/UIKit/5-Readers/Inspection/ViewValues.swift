import CoreGraphics
import Foundation
import QuartzCore

/// What a view looks like, in words that two looks can be compared by.
@MainActor
enum ViewValues {
  /// A number as it is kept: two thousandths apart is the same.
  nonisolated static func rounded(_ value: CGFloat) -> Double {
    let value = Double(value)
    return value.isFinite ? (value * 1_000).rounded() / 1_000 + 0 : 0
  }

  nonisolated static func number(_ value: CGFloat) -> String {
    let value = rounded(value)
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func values(of view: UIView) -> [String: String] {
    var values = common(view.layer)
    for (name, value) in [
      ("frame.origin.x", view.frame.minX), ("frame.origin.y", view.frame.minY),
      ("frame.size.width", view.frame.width), ("frame.size.height", view.frame.height),
    ] { values[name] = number(value) }
    if view.alpha != 1 { values["alpha"] = number(view.alpha) }
    if view.isHidden { values["isHidden"] = "true" }
    if view.clipsToBounds { values["clipsToBounds"] = "true" }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      values["accessibilityIdentifier"] = identifier
    }
    if let text = (view as? any TextShowing)?.shownText, !text.isEmpty {
      values["text"] = "\"\(text)\""
    }
    switch view {
    case let label as UILabel: add(label, &values)
    case let image as UIImageView: add(image, &values)
    case let scroll as UIScrollView: add(scroll, &values)
    case let control as UIControl: add(control, &values)
    default: break
    }
    return values
  }

  static func values(of layer: CALayer) -> [String: String] {
    var values = common(layer)
    for (name, value) in [
      ("frame.origin.x", layer.frame.minX), ("frame.origin.y", layer.frame.minY),
      ("frame.size.width", layer.frame.width), ("frame.size.height", layer.frame.height),
    ] { values[name] = number(value) }
    if layer.opacity != 1 { values["opacity"] = number(CGFloat(layer.opacity)) }
    if layer.isHidden { values["isHidden"] = "true" }
    if let shape = layer as? CAShapeLayer {
      values["fillColor"] = shape.fillColor.map(color)
      values["strokeColor"] = shape.strokeColor.map(color)
      if let box = shape.path?.boundingBoxOfPath { values["path"] = rect(box) }
    }
    if let gradient = layer as? CAGradientLayer {
      let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }.map(color)
      if !colors.isEmpty { values["colors"] = colors.joined(separator: " ") }
    }
    return values
  }

  private static func common(_ layer: CALayer) -> [String: String] {
    var values: [String: String] = [:]
    if let background = layer.backgroundColor, background.alpha > 0 {
      values["backgroundColor"] = color(background)
    }
    if layer.cornerRadius != 0 { values["cornerRadius"] = number(layer.cornerRadius) }
    if layer.borderWidth != 0 {
      values["borderWidth"] = number(layer.borderWidth)
      values["borderColor"] = layer.borderColor.map(color)
    }
    if layer.shadowOpacity != 0 {
      let (offset, radius) = (layer.shadowOffset, layer.shadowRadius)
      values["shadow"] =
        "\(number(CGFloat(layer.shadowOpacity))) (\(number(offset.width)), \(number(offset.height)))"
        + " \(number(radius))"
    }
    let transform = layer.affineTransform()
    if !transform.isIdentity {
      values["transform"] = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map(number).joined(separator: " ")
    }
    return values
  }

  private static func add(_ label: UILabel, _ values: inout [String: String]) {
    guard label.text?.isEmpty == false else { return }
    if let font = label.font as UIFont? {
      values["font"] = "\(font.fontName) \(number(font.pointSize))"
    }
    if let text = label.textColor as UIColor? {
      values["textColor"] = color(text.resolvedColor(with: label.traitCollection).cgColor)
    }
    if label.numberOfLines != 1 { values["numberOfLines"] = "\(label.numberOfLines)" }
    if label.textAlignment != .natural { values["textAlignment"] = "\(label.textAlignment)" }
  }

  private static func add(_ view: UIImageView, _ values: inout [String: String]) {
    guard let image = view.image else { return }
    values["image"] = "\(number(image.size.width)) × \(number(image.size.height))"
    if view.contentMode != .scaleToFill { values["contentMode"] = "\(view.contentMode)" }
    if view.isHighlighted { values["isHighlighted"] = "true" }
    if image.renderingMode == .alwaysTemplate || image.isSymbolImage {
      values["tintColor"] = color(
        view.tintColor.resolvedColor(with: view.traitCollection).cgColor
      )
    }
  }

  private static func add(_ view: UIScrollView, _ values: inout [String: String]) {
    let (offset, content, inset) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
    values["contentOffset"] = "(\(number(offset.x)), \(number(offset.y)))"
    values["contentSize"] = "\(number(content.width)) × \(number(content.height))"
    let edges = [inset.top, inset.left, inset.bottom, inset.right].map(number)
    if edges.contains(where: { $0 != "0" }) {
      values["adjustedContentInset"] = edges.joined(separator: " ")
    }
    if let text = (view as? UITextView)?.text, !text.isEmpty { values["text"] = "\"\(text)\"" }
  }

  private static func add(_ control: UIControl, _ values: inout [String: String]) {
    if !control.isEnabled { values["isEnabled"] = "false" }
    if control.isSelected { values["isSelected"] = "true" }
    if control.isHighlighted { values["isHighlighted"] = "true" }
    switch control {
    case let view as UISwitch: values["isOn"] = "\(view.isOn)"
    case let view as UISlider: values["value"] = number(CGFloat(view.value))
    case let view as UIStepper: values["value"] = number(CGFloat(view.value))
    case let view as UISegmentedControl:
      values["selectedSegmentIndex"] = "\(view.selectedSegmentIndex)"
    case let view as UIPageControl: values["currentPage"] = "\(view.currentPage)"
    case let view as UITextField:
      if let text = view.text, !text.isEmpty { values["text"] = "\"\(text)\"" }
      if let text = view.placeholder, !text.isEmpty { values["placeholder"] = "\"\(text)\"" }
    default: break
    }
  }

  nonisolated static func color(_ color: CGColor) -> String {
    let c = color.deviceComponents
    let parts = [c.red, c.green, c.blue] + (c.alpha < 1 ? [c.alpha] : [])
    return "#"
      + parts.map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
  }

  private static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.minX)), \(number(rect.minY))), \(number(rect.width)) × \(number(rect.height))"
  }
}
