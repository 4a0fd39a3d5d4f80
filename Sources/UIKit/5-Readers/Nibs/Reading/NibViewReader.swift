import CoreGraphics
import Foundation
import InterfaceFiles

/// Reads what every view has.
@MainActor
enum NibViewReader {
  static func read(_ view: UIView, _ values: NibValues) {
    readGeometry(view, values)
    readBehaviour(view, values)
    readLooks(view, values)
    readMargins(view, values)
    readResistance(view, values)
    readAccessibility(view, values)
  }

  // MARK: Geometry

  private static func readGeometry(_ view: UIView, _ values: NibValues) {
    if let frame = values.rect("frame") { view.frame = frame }
    // Cells hold on to their content by themselves.
    if values.element.key != "contentView", let mask = values.child("autoresizingMask") {
      view.autoresizingMask = self.mask(mask)
    }
    view.autoresizesSubviews = values.flag("autoresizesSubviews") ?? true
    if values.flag("translatesAutoresizingMaskIntoConstraints") == false {
      // A fixed frame is one that the design tool would have made constraints of.
      view.translatesAutoresizingMaskIntoConstraints = values.flag("fixedFrame") ?? false
    }
  }

  private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { mask, name in
      if element.flag(name.0) == true { mask.insert(name.1) }
    }
  }

  // MARK: Behaviour

  private static func readBehaviour(_ view: UIView, _ values: NibValues) {
    view.isUserInteractionEnabled = values.flag("userInteractionEnabled") ?? true
    view.isMultipleTouchEnabled = values.flag("multipleTouchEnabled") ?? false
    view.isExclusiveTouch = values.flag("exclusiveTouch") ?? false
    if let tag = values.integer("tag") { view.tag = tag }
    if let semantic = values.choice("semanticContentAttribute", semantics) {
      view.semanticContentAttribute = semantic
    }
  }

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  // MARK: Looks

  private static func readLooks(_ view: UIView, _ values: NibValues) {
    view.isOpaque = values.flag("opaque") ?? true
    view.clearsContextBeforeDrawing = values.flag("clearsContextBeforeDrawing") ?? true
    view.clipsToBounds = values.flag("clipsSubviews") ?? false
    view.isHidden = values.flag("hidden") ?? false
    if let alpha = values.number("alpha") { view.alpha = alpha }
    if let mode = values.choice("contentMode", modes) { view.contentMode = mode }
    values.color("backgroundColor") { view.backgroundColor = $0 }
    values.color("tintColor") { view.tintColor = $0 }
    switch values.text("appearanceType") ?? values.text("userInterfaceStyle") {
    case "light": view.overrideUserInterfaceStyle = .light
    case "dark": view.overrideUserInterfaceStyle = .dark
    default: break
    }
  }

  static let modes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  // MARK: Layout

  private static func readMargins(_ view: UIView, _ values: NibValues) {
    if let keeps = values.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = keeps
    }
    if let follows = values.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = follows
    } else if !values.making.document.usesSafeAreas, values.making.document.kind == .nib {
      view.insetsLayoutMarginsFromSafeArea = true
    }
    if let margins = values.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = values.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
  }

  private static func readResistance(_ view: UIView, _ values: NibValues) {
    func set(_ name: String, _ body: (UILayoutPriority) -> Void) {
      if let number = values.number(name) { body(UILayoutPriority(Float(number))) }
    }
    set("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
    set("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
    set("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  private static func readAccessibility(_ view: UIView, _ values: NibValues) {
    guard let element = values.child("accessibilityConfiguration") else { return }
    if let text = element.attributes["identifier"] { view.accessibilityIdentifier = text }
    let id = values.element.id ?? ""
    func string(_ name: String, _ translation: String) -> String? {
      values.making.strings["\(id).\(translation)"] ?? element.attributes[name]
        ?? element.child(key: name, "string").map(NibValues.characters)
    }
    if let text = string("label", "ibExternalAccessibilityLabel") { view.accessibilityLabel = text }
    if let text = string("hint", "ibExternalAccessibilityHint") { view.accessibilityHint = text }
    if let text = string("value", "ibExternalAccessibilityValue") { view.accessibilityValue = text }
    if let flag = element.child(key: "isElement")?.flag("value") {
      view.isAccessibilityElement = flag
    }
  }

  // MARK: Contents

  /// Makes what is inside a view: guides, subviews and the constraints between them.
  static func readContents(of view: UIView, _ values: NibValues) {
    readGuides(view, values)
    let making = values.making
    for child in values.element.list("subviews") {
      if making.presetObject(for: child) != nil { continue }
      guard let subview = making.make(child) as? UIView else { continue }
      if NibVariations.isLeftOut(child, "subviews", of: values.element, making) {
        NibVariations.noteSubview(subview, child, in: view, values.element, making)
        continue
      }
      NibViewReader.add(subview, to: view)
      NibVariations.noteSubview(subview, child, in: view, values.element, making)
    }
    for child in values.element.list("gestureRecognizers") {
      if let gesture = making.make(child) as? UIGestureRecognizer {
        view.addGestureRecognizer(gesture)
      }
    }
    making.constrain(view, values.element)
  }

  static func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }

  private static func readGuides(_ view: UIView, _ values: NibValues) {
    for child in values.element.children where child.name == "viewLayoutGuide" {
      guard let guide = guide(child.key, of: view) else { continue }
      values.making.adopt(guide, child)
    }
    for child in values.element.list("layoutGuides") where child.name != "viewControllerLayoutGuide"
    {
      let guide = UILayoutGuide()
      guide.identifier = child.attributes["identifier"] ?? ""
      view.addLayoutGuide(guide)
      values.making.adopt(guide, child)
    }
  }

  private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins", "margins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
