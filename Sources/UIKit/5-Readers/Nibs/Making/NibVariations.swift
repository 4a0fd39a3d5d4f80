import CoreGraphics
import Foundation
import InterfaceFiles

/// Something in a file that is another where the window has another size.
@MainActor
struct NibVariation {
  /// Brings it up to date with the traits.
  let apply: (UITraitCollection) -> Void
}

/// Reads what a file says for sizes of windows.
@MainActor
enum NibVariations {
  /// The variations of an element that hold under traits, the general ones first.
  static func matching(
    _ element: InterfaceElement,
    _ traits: UITraitCollection
  ) -> [InterfaceElement] {
    var found: [(rank: Int, element: InterfaceElement)] = []
    for child in element.children where child.name == "variation" {
      guard let key = child.key, let rank = rank(key, traits) else { continue }
      found.append((rank, child))
    }
    return found.sorted { $0.rank < $1.rank }.map(\.element)
  }

  /// How much a variation asks for; nil where that does not hold.
  private static func rank(_ key: String, _ traits: UITraitCollection) -> Int? {
    if key == "default" { return 0 }
    var rank = 0
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return nil }
      let holds: Bool
      switch (pair[0], pair[1]) {
      case ("widthClass", "compact"): holds = traits.horizontalSizeClass == .compact
      case ("widthClass", "regular"): holds = traits.horizontalSizeClass == .regular
      case ("heightClass", "compact"): holds = traits.verticalSizeClass == .compact
      case ("heightClass", "regular"): holds = traits.verticalSizeClass == .regular
      case ("gamut", "sRGB"): holds = true
      case ("layoutDirection", "RTL"): holds = traits.layoutDirection == .rightToLeft
      default: holds = false
      }
      guard holds else { return nil }
      rank += 1
    }
    return rank
  }

  private static func hasVariations(_ element: InterfaceElement) -> Bool {
    element.children.contains { $0.name == "variation" }
  }

  // MARK: What is there at all

  /// Whether an element of a list in a view is left out under the traits.
  static func isLeftOut(
    _ element: InterfaceElement,
    _ list: String,
    of owner: InterfaceElement,
    _ making: NibMaking
  ) -> Bool { isLeftOut(element, list, of: owner, making.traits) }

  private static func isLeftOut(
    _ element: InterfaceElement,
    _ list: String,
    of owner: InterfaceElement,
    _ traits: UITraitCollection
  ) -> Bool {
    guard let id = element.id else { return false }
    var isLeftOut = false
    for variation in matching(owner, traits) {
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for change in mask.children where change.attributes["reference"] == id {
          isLeftOut = change.name == "exclude"
        }
      }
    }
    return isLeftOut
  }

  // MARK: What follows the window

  /// Lets a constraint follow the size of the window, if the file says so.
  static func note(
    _ constraint: NSLayoutConstraint,
    _ element: InterfaceElement,
    in view: UIView,
    _ owner: InterfaceElement,
    _ making: NibMaking
  ) {
    if hasVariations(owner) {
      making.keep(constraint)
      making.vary(
        NibVariation { [weak view] traits in
          let isOut = isLeftOut(element, "constraints", of: owner, traits)
          guard isOut == constraint.isActive else { return }
          if isOut {
            constraint.isActive = false
          } else if constraint.firstItem != nil {
            view?.addConstraint(constraint)
          }
        }
      )
    }
    guard hasVariations(element) else { return }
    making.vary(
      NibVariation { [weak constraint] traits in
        let variations = matching(element, traits)
        let constant = (variations.reversed() + [element]).lazy
          .compactMap { $0.number("constant") }.first
        if let constraint { constraint.constant = CGFloat(constant ?? 0) }
      }
    )
  }

  /// Lets a subview come and go with the size of the window, if the file says so.
  static func noteSubview(
    _ subview: UIView,
    _ element: InterfaceElement,
    in view: UIView,
    _ owner: InterfaceElement,
    _ making: NibMaking
  ) {
    if hasVariations(owner) {
      making.keep(subview)
      making.vary(
        NibVariation { [weak view] traits in
          guard let view else { return }
          let isOut = isLeftOut(element, "subviews", of: owner, traits)
          guard isOut == (subview.superview === view) else { return }
          if isOut {
            subview.removeFromSuperview()
          } else {
            NibViewReader.add(subview, to: view)
          }
        }
      )
    }
    guard hasVariations(element) else { return }
    // Nobody who reads the file is left when the window changes.
    let fonts = subview is UILabel ? fonts(of: element, making) : [:]
    making.vary(
      NibVariation { [weak subview] traits in
        if let subview { applyLooks(subview, element, traits, fonts) }
      }
    )
  }

  /// The fonts that an element and its variations describe.
  private static func fonts(
    of element: InterfaceElement,
    _ making: NibMaking
  ) -> [ObjectIdentifier: UIFont] {
    let sources = [element] + element.children.filter { $0.name == "variation" }
    return sources.reduce(into: [:]) { fonts, source in
      guard let description = source.child(key: "fontDescription") else { return }
      fonts[ObjectIdentifier(source)] = NibFonts.font(description, making)
    }
  }

  /// The looks that files vary: whether a view shows, fonts, and how stacks line up.
  private static func applyLooks(
    _ view: UIView,
    _ element: InterfaceElement,
    _ traits: UITraitCollection,
    _ fonts: [ObjectIdentifier: UIFont]
  ) {
    let sources = matching(element, traits).reversed() + [element]
    func text(_ name: String) -> String? {
      sources.lazy.compactMap { $0.attributes[name] }.first
    }
    let varied = element.children.filter { $0.name == "variation" }
    func isVaried(_ name: String) -> Bool { varied.contains { $0.attributes[name] != nil } }
    if isVaried("hidden") { view.isHidden = text("hidden") == "YES" }
    if let stack = view as? UIStackView {
      if isVaried("axis") { stack.axis = text("axis") == "vertical" ? .vertical : .horizontal }
      if isVaried("spacing") {
        stack.spacing = CGFloat(text("spacing").flatMap { Double($0) } ?? 0)
      }
    }
    if let label = view as? UILabel, varied.contains(where: { fonts[ObjectIdentifier($0)] != nil }),
      let font = sources.lazy.compactMap({ fonts[ObjectIdentifier($0)] }).first
    {
      label.font = font
    }
  }

  /// Lets what varies follow the traits of the outermost view.
  static func follow(_ variations: [NibVariation], of making: NibMaking) {
    guard !variations.isEmpty, let root = making.rootView else { return }
    let kept = making.keptForVariations
    let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    root.registerForTraitChanges(traits) { (view: UIView, _) in
      _ = kept
      for variation in variations { variation.apply(view.traitCollection) }
    }
  }
}
