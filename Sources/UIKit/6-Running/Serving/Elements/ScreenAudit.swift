import CoreGraphics
import Foundation
import ScreenProtocol

/// What is hard to see, to touch or to hear on a screen.
///
/// What the system draws by itself, as bars and keyboards, is not looked at: no app can mend it.
@MainActor
struct ScreenAudit {
  /// What is looked for.
  enum Kind: String, CaseIterable {
    case contrast, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
  }

  /// One thing that was found.
  struct Issue {
    let kind: Kind
    /// The number of the element.
    let element: Int
    let brief: String
    let detail: String

    var fields: ServedValue {
      [
        "kind": .string(kind.rawValue), "element": .number(Double(element)),
        "brief": .string(brief), "detail": .string(detail),
      ]
    }
  }

  /// The least ratio of text to what is behind it, and that of large text.
  private static let leastContrast = (text: 4.5, large: 3.0)
  /// The least side of what is touched, in points.
  private static let leastSide: CGFloat = 44
  /// What belongs to the system, with what is in it.
  private static let system: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "keyboard", "alert", "sheet", "menu", "searchField",
    "datePicker", "picker", "segmentedControl", "stepper",
  ]

  let kinds: Set<Kind>
  /// The picture of the screen.
  let picture: Bitmap?
  let subjects: [ElementCollector.Subject]
  private(set) var issues: [Issue] = []
  private var number = 0

  init(_ kinds: Set<Kind>, picture: Bitmap?, subjects: [ElementCollector.Subject]) {
    (self.kinds, self.picture, self.subjects) = (kinds, picture, subjects)
  }

  /// Looks at an element and at what is in it, in the order of the tree.
  mutating func look(at element: ScreenElement, isSystem: Bool = false) {
    let subject = subjects[number]
    if !isSystem { examine(element, subject, number) }
    number += 1
    let inside = isSystem || Self.system.contains(element.kind)
    for child in element.children { look(at: child, isSystem: inside) }
  }

  private mutating func examine(
    _ element: ScreenElement,
    _ subject: ElementCollector.Subject,
    _ number: Int
  ) {
    guard let object = subject.object, subject.part == nil, isOnScreen(element) else { return }
    func add(_ kind: Kind, _ brief: String, _ detail: String) {
      guard kinds.contains(kind) else { return }
      issues.append(Issue(kind: kind, element: number, brief: brief, detail: detail))
    }
    if let view = subject.view as? UILabel, element.label.isEmpty == false {
      if kinds.contains(.contrast), let detail = contrast(of: view, element) {
        add(.contrast, "Contrast failed", detail)
      }
      if let clipped = ViewLook.clipping(of: view) { add(.textClipped, "Text clipped", clipped) }
      if !view.adjustsFontForContentSizeCategory {
        add(
          .dynamicType,
          "Dynamic Type font sizes are unsupported",
          "the text keeps its size when the user chooses another one; use a font of a text style and"
            + " adjustsFontForContentSizeCategory"
        )
      }
    }
    let isUsed = ["button", "link"].contains(element.kind) && element.isEnabled
    if isUsed, let detail = smallness(of: element) {
      add(.hitRegion, "Hit area is too small", detail)
    }
    let needsName = [
      "button", "link", "switch", "slider", "textField", "secureTextField", "textView", "image",
      "key", "pickerWheel", "pageIndicator",
    ].contains(element.kind)
    let isTold = element.kind != "image" || object.isAccessibilityElement
    let name = element.label + (element.placeholder ?? "") + pageValue(element)
    if needsName, isTold, name.allSatisfy(\.isWhitespace) {
      add(
        .sufficientElementDescription,
        "Element has no description",
        "a screen reader has nothing to call it; give an accessibilityLabel"
      )
    }
    let traits = object.accessibilityTraits
    let alone: UIAccessibilityTraits = [.button, .link, .searchField, .keyboardKey]
    let several = traits.intersection(alone).names
    if several.count > 1 {
      add(.trait, "Element has conflicting traits", several.joined(separator: " and "))
    }
  }

  private func pageValue(_ element: ScreenElement) -> String {
    ["pageIndicator", "pickerWheel", "textView"].contains(element.kind) ? element.value ?? "" : ""
  }

  private func isOnScreen(_ element: ScreenElement) -> Bool {
    rect(element).intersects(UIScreen.main.bounds)
  }

  private func rect(_ element: ScreenElement) -> CGRect {
    let sides = element.frame.map { CGFloat($0) }
    return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  private func smallness(of element: ScreenElement) -> String? {
    let size = rect(element).size
    guard min(size.width, size.height) < Self.leastSide - 0.01 else { return nil }
    let (width, height) = (ServedElement.number(size.width), ServedElement.number(size.height))
    return "\(width) × \(height) points, less than \(ServedElement.number(Self.leastSide))"
  }

  // MARK: Contrast

  private func contrast(of label: UILabel, _ element: ScreenElement) -> String? {
    let seen = rect(element).intersection(UIScreen.main.bounds)
    guard element.isEnabled, label.isEnabled, !seen.isEmpty,
      let ground = ground(ServedScreen.pixels(seen, UIScreen.main.scale))
    else { return nil }
    let color = (label.textColor as UIColor).resolvedColor(with: label.traitCollection)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let text = zip([red, green, blue], ground).map {
      Double($0 * alpha + CGFloat($1) * (1 - alpha))
    }
    let (first, second) = (Self.luminance(text), Self.luminance(ground))
    let ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    let font = label.font as UIFont
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let isLarge = font.pointSize >= 18 || isBold && font.pointSize >= 14
    let least = isLarge ? Self.leastContrast.large : Self.leastContrast.text
    guard ratio < least - 0.005 else { return nil }
    return "\((ratio * 100).rounded() / 100) to 1, less than \(least) to 1"
  }

  /// The colour that most of a part of the picture has, each channel from 0 to 1.
  private func ground(_ rect: PixelRect) -> [Double]? {
    guard let part = picture?.part(rect) else { return nil }
    var counts: [UInt32: Int] = [:]
    for y in 0..<part.height {
      for x in 0..<part.width { counts[part[x, y].argb, default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { color, _ in
      [16, 8, 0].map { Double(color >> UInt32($0) & 0xFF) / 255 }
    }
  }

  private static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

extension ServedScreen {
  /// Looks for what is hard to see, to touch or to hear.
  func audit(_ parameters: ServedParameters) throws(ServedError) -> ServedAnswer {
    let names = parameters.texts("kinds")
    let kinds = names.compactMap(ScreenAudit.Kind.init)
    guard kinds.count == names.count else {
      let all = ScreenAudit.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .parameters("\"kinds\" are among \(all).")
    }
    frames.playToRest([], patience: Self.patience)
    let tree = collector.collect()
    var audit = ScreenAudit(
      Set(kinds.isEmpty ? ScreenAudit.Kind.allCases : kinds),
      picture: frames.stage.picture(),
      subjects: collector.subjects
    )
    audit.look(at: tree)
    return ServedAnswer(
      "\(audit.issues.count) issues.",
      [
        "issues": .array(audit.issues.map(\.fields)), "tree": tree.fields,
        "time": .number(frames.next),
      ]
    )
  }
}
