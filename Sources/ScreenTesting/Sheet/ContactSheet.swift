import CoreGraphics
import SnapshotTesting
import UIKit

/// A screen in all ways it can be shown, with what somebody would mend who saw it.
@MainActor @preconcurrency
public struct ContactSheet {
  /// What was found, each once for all ways in which it was.
  public let findings: [ContactFinding]
  /// The ways of showing, in the order of the picture.
  public let variants: [ContactVariant]
  private let marks: [[CGRect]]
  private let pictures: [UIImage]

  /// Shows a screen in all combinations of what is given.
  ///
  /// - Parameters:
  ///   - widths: The widths in points.
  ///   - height: The height in points.
  ///   - styles: Light, dark or both.
  ///   - textSizes: The sizes of text.
  ///   - directions: Reading directions.
  ///   - languages: Languages; where there are several, texts that are the same in two are told. The closure
  ///     is given each and has to show the screen in it.
  ///   - hasPicture: Whether the screens are painted for `picture()`; findings alone take less time.
  ///   - make: Makes the screen.
  public init(
    widths: [CGFloat] = [320, 390],
    height: CGFloat = 844,
    styles: [UIUserInterfaceStyle] = [.light, .dark],
    textSizes: [UIContentSizeCategory] = [.large, .accessibilityExtraLarge],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft],
    languages: [String] = [],
    hasPicture: Bool = true,
    _ make: (ContactVariant) -> UIViewController
  ) {
    var variants: [ContactVariant] = []
    for language in languages.isEmpty ? [nil] : languages.map(Optional.init) {
      for width in widths {
        for style in styles {
          for textSize in textSizes {
            for direction in directions {
              variants.append(
                ContactVariant(
                  width: width,
                  style: style,
                  textSize: textSize,
                  isRightToLeft: direction == .rightToLeft,
                  language: language
                )
              )
            }
          }
        }
      }
    }
    self.variants = variants
    var pictures: [UIImage] = []
    var looks: [ScreenInspection] = []
    for variant in variants {
      let config = ViewImageConfig(
        size: CGSize(width: variant.width, height: height),
        traits: Self.traits(of: variant)
      )
      let exhibit = Exhibit(make(variant), config, traits: UITraitCollection(displayScale: 1))
      pictures.append(hasPicture ? exhibit.picture() : UIImage())
      looks.append(exhibit.inspection())
      exhibit.end()
    }
    self.pictures = pictures
    let all = zip(variants, looks).flatMap { variant, look in
      look.found.map { (variant, $0.kind, $0.words) }
    }
    var findings = Self.gathered(all)
    findings += Self.untranslated(Array(zip(variants, looks)))
    self.findings = findings
    marks = looks.map { $0.found.map(\.rect) }
  }

  private static func traits(of variant: ContactVariant) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: variant.style),
      UITraitCollection(preferredContentSizeCategory: variant.textSize),
      UITraitCollection(layoutDirection: variant.isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(horizontalSizeClass: variant.width >= 600 ? .regular : .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
  }

  private static func gathered(
    _ all: [(variant: ContactVariant, kind: ContactFinding.Kind, words: String)]
  ) -> [ContactFinding] {
    var order: [String] = []
    var found: [String: (kind: ContactFinding.Kind, words: String, variants: [ContactVariant])] =
      [:]
    for (variant, kind, words) in all {
      // Numbers differ from size to size; the view is the same.
      let subject = words.replacing(/[0-9.]+/, with: "#")
      let key = "\(kind.rawValue) \(subject)"
      if found[key] == nil { order.append(key) }
      found[key, default: (kind, words, [])].variants.append(variant)
    }
    return order.compactMap { key in
      found[key].map { ContactFinding(kind: $0.kind, variants: $0.variants, words: $0.words) }
    }
  }

  /// Texts that are the same in two languages.
  private static func untranslated(
    _ looks: [(variant: ContactVariant, look: ScreenInspection)]
  ) -> [ContactFinding] {
    guard let first = looks.first, first.variant.language != nil else { return [] }
    let known = Set(first.look.texts.map(\.text))
    var found: [(ContactVariant, ContactFinding.Kind, String)] = []
    for (variant, look) in looks where variant.language != first.variant.language {
      for (_, text) in look.texts where known.contains(text) {
        guard text.count(where: \.isLetter) > 2 else { continue }
        found.append(
          (
            variant, .untranslated,
            "\"\(text.prefix(40))\" is the same in \(first.variant.language ?? "")"
              + " and \(variant.language ?? "")"
          )
        )
      }
    }
    return gathered(found)
  }

  /// All ways of showing side by side, each with its words below and what was found in red.
  ///
  /// Without their pictures where the sheet was made without.
  public func picture() -> UIImage {
    let columns = max(1, Int(Double(pictures.count).squareRoot().rounded(.up)))
    let cell = CGSize(
      width: (pictures.map(\.size.width).max() ?? 1) / 2 + 16,
      height: (pictures.map(\.size.height).max() ?? 1) / 2 + 40
    )
    let rows = (pictures.count + columns - 1) / columns
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.85, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, picture) in pictures.enumerated() {
        let origin = CGPoint(
          x: CGFloat(index % columns) * cell.width + 8,
          y: CGFloat(index / columns) * cell.height + 8
        )
        draw(picture, marks[index], variants[index], at: origin, context)
      }
    }
  }

  private func draw(
    _ picture: UIImage,
    _ marks: [CGRect],
    _ variant: ContactVariant,
    at origin: CGPoint,
    _ context: UIGraphicsImageRendererContext
  ) {
    let size = CGSize(width: picture.size.width / 2, height: picture.size.height / 2)
    picture.draw(in: CGRect(origin: origin, size: size))
    UIColor.red.setStroke()
    for mark in marks {
      let rect = CGRect(
        x: origin.x + mark.minX / 2,
        y: origin.y + mark.minY / 2,
        width: mark.width / 2,
        height: mark.height / 2
      )
      UIBezierPath(rect: rect.insetBy(dx: -1, dy: -1)).stroke()
    }
    let text = NSAttributedString(
      string: "\(variant)",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.black]
    )
    text.draw(
      with: CGRect(x: origin.x, y: origin.y + size.height + 3, width: size.width, height: 26),
      options: .usesLineFragmentOrigin,
      context: nil
    )
  }
}

extension Exhibit {
  /// What somebody would mend who saw the view.
  func inspection() -> ScreenInspection { looked { ScreenInspection($0) } }
}
