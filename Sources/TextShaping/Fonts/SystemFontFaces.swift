import Foundation

/// The files a system font design is drawn with.
enum SystemFontFaces: Sendable {
  case inter
  case sanFrancisco

  private static let interWeights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
  private static let sanFranciscoWeights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  /// From this size on the display cut draws.
  static let displaySize = 20.0

  /// The files to try in order, best first.
  func candidates(_ description: FontDescription, size: Double) -> [FaceCandidate] {
    guard case .system(let design) = description.family else { return [] }
    switch (self, design) {
    case (.inter, .standard), (.inter, .rounded): return inter(description, size: size)
    case (_, .serif): return serif(description, size: size) + noto("NotoSerif", description)
    case (_, .monospaced): return monospaced(description) + noto("NotoSansMono", description)
    case (.sanFrancisco, .standard): return sanFrancisco("SF-Pro", description, size: size)
    case (.sanFrancisco, .rounded):
      let stem = "SF-Pro-Rounded-\(Self.sanFranciscoWeights[description.weight.step])"
      return [FaceCandidate(stem)] + sanFrancisco("SF-Pro", description, size: size)
    }
  }

  private func inter(_ description: FontDescription, size: Double) -> [FaceCandidate] {
    let weight = Self.interWeights[description.weight.step]
    let style = description.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
    // Its cut for display has digits of several widths even where they are to have one.
    let isDisplay = size >= Self.displaySize && !description.hasMonospacedDigits
    var stems = isDisplay ? ["InterDisplay-\(style)"] : []
    stems += ["Inter-\(style)", "Inter-\(weight)", "Inter-Regular"]
    return stems.map { FaceCandidate($0) }
  }

  private func sanFrancisco(
    _ family: String,
    _ description: FontDescription,
    size: Double
  ) -> [FaceCandidate] {
    let cut = size >= Self.displaySize ? "Display" : "Text"
    let weight = Self.sanFranciscoWeights[description.weight.step]
    let italic = description.isItalic ? "Italic" : ""
    let style = weight == "Regular" && description.isItalic ? "RegularItalic" : weight + italic
    let variable = FaceCandidate(
      family + (description.isItalic ? "-Italic" : ""),
      variations: [
        .init("wght", description.weight.openType), .init("opsz", min(max(size, 17), 28)),
      ]
    )
    return [FaceCandidate("\(family)-\(cut)-\(style)"), variable]
  }

  private func serif(_ description: FontDescription, size: Double) -> [FaceCandidate] {
    guard self == .sanFrancisco else { return [] }
    return [
      FaceCandidate(
        description.isItalic ? "NewYorkItalic" : "NewYork",
        variations: [.init("wght", description.weight.openType), .init("opsz", size)]
      )
    ]
  }

  private func monospaced(_ description: FontDescription) -> [FaceCandidate] {
    guard self == .sanFrancisco else { return [] }
    let weight = Self.sanFranciscoWeights[min(max(description.weight.step, 2), 7)]
    return [FaceCandidate("SF-Mono-\(weight)\(description.isItalic ? "Italic" : "")")]
  }

  private func noto(_ family: String, _ description: FontDescription) -> [FaceCandidate] {
    let isBold = description.weight.step >= 5
    let upright = isBold ? "Bold" : "Regular"
    let slanted = isBold ? "BoldItalic" : "Italic"
    let stems = (description.isItalic ? ["\(family)-\(slanted)"] : []) + ["\(family)-\(upright)"]
    return stems.map { FaceCandidate($0) }
  }
}

/// A file by its name without suffix, and where on its axes a variable font is to be used.
struct FaceCandidate: Hashable, Sendable {
  let stem: String
  let variations: [FontVariation]

  init(_ stem: String, variations: [FontVariation] = []) {
    self.stem = stem
    self.variations = variations
  }
}
