import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads bars, what stands in them, and the materials behind.
@MainActor
enum NibBarReader {
  // MARK: Items

  static func readItem(_ item: UIBarItem, _ values: NibValues) {
    if let title = values.string("title") { item.title = title }
    if let image = values.image("image") { item.image = image }
    if let image = values.image("landscapeImage") { item.landscapeImagePhone = image }
    if let insets = values.insets("imageInsets") { item.imageInsets = insets }
    item.isEnabled = values.flag("enabled") ?? true
    if let tag = values.integer("tag") { item.tag = tag }
  }

  static func readButtonItem(_ item: UIBarButtonItem, _ values: NibValues) {
    if values.text("style") == "done" { item.style = .done }
    if let width = values.number("width") { item.width = width }
    if let child = values.child("customView"), let view = values.making.make(child) as? UIView {
      item.customView = view
    }
    values.color("tintColor") { item.tintColor = $0 }
  }

  static func readNavigationItem(_ item: UINavigationItem, _ values: NibValues) {
    if let title = values.string("title") { item.title = title }
    if let prompt = values.string("prompt") { item.prompt = prompt }
    if let title = values.string("backButtonTitle") { item.backButtonTitle = title }
    if let mode = values.choice("largeTitleDisplayMode", modes) {
      item.largeTitleDisplayMode = mode
    }
    item.hidesBackButton = values.flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = values.flag("leftItemsSupplementBackButton") ?? false
    let making = values.making
    func button(_ key: String) -> UIBarButtonItem? {
      values.child(key).flatMap { making.make($0) as? UIBarButtonItem }
    }
    if let child = values.child("titleView"), let view = making.make(child) as? UIView {
      item.titleView = view
    }
    if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
    if let left = button("leftBarButtonItem") { item.leftBarButtonItem = left }
    if let right = button("rightBarButtonItem") { item.rightBarButtonItem = right }
    let left = values.element.list("leftBarButtonItems")
      .compactMap { making.make($0) as? UIBarButtonItem }
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = values.element.list("rightBarButtonItems")
      .compactMap { making.make($0) as? UIBarButtonItem }
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  private static let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]

  // MARK: Bars

  static func readNavigationBar(_ bar: UINavigationBar, _ values: NibValues) {
    bar.prefersLargeTitles =
      values.flag("largeTitles") ?? values.flag("prefersLargeTitles") ?? false
    if values.text("barStyle")?.hasPrefix("black") == true { bar.barStyle = .black }
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    values.color("barTintColor") { bar.barTintColor = $0 }
    if let attributes = textAttributes("titleTextAttributes", values) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", values) {
      bar.largeTitleTextAttributes = attributes
    }
    let items = values.element.list("items")
      .compactMap { values.making.make($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  private static func textAttributes(
    _ key: String,
    _ values: NibValues
  ) -> [NSAttributedString.Key: Any]? {
    guard let child = values.child(key, "textAttributes") else { return nil }
    let inner = NibValues(child, values.making)
    var attributes: [NSAttributedString.Key: Any] = [:]
    inner.color("textColor") { attributes[.foregroundColor] = $0 }
    inner.font("fontDescription") { attributes[.font] = $0 }
    return attributes
  }

  static func readToolbar(_ bar: UIToolbar, _ values: NibValues) {
    if values.text("barStyle")?.hasPrefix("black") == true { bar.barStyle = .black }
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    values.color("barTintColor") { bar.barTintColor = $0 }
    let items = values.element.list("items")
      .compactMap { values.making.make($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  // MARK: Materials

  static func readEffect(_ view: UIVisualEffectView, _ values: NibValues) {
    if let blur = values.element.first("blurEffect") {
      view.effect = effect(blur)
    } else if let vibrancy = values.element.first("vibrancyEffect"),
      let blur = vibrancy.first("blurEffect")
    {
      view.effect = UIVibrancyEffect(blurEffect: effect(blur))
    }
    if let content = values.child("contentView") {
      values.making.fill(view.contentView, from: content)
    }
  }

  private static func effect(_ element: InterfaceElement) -> UIBlurEffect {
    UIBlurEffect(style: styles[element.attributes["style"] ?? ""] ?? .regular)
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]
}
