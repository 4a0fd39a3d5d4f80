import Diagnostics
import Foundation
import Synchronization

extension FontLibrary {
  /// Chooses face, scale and spacing for a description.
  func resolve(_ description: FontDescription, size: Double) -> ResolvedFace {
    guard case .named(let name) = description.family else {
      return resolveSystem(description, size: size)
    }
    if let design = Self.systemDesign(named: name) {
      var system = description
      system.family = .system(design)
      return resolveSystem(system, size: size)
    }
    if let record = record(for: description, named: name),
      let typeface = typeface(at: record.location)
    {
      return resolve(record, typeface, match: .exact, size: size)
    }
    if let substitute = substitute(for: description, named: name, size: size) { return substitute }
    reportOnce("name \(name)", Self.unknown(name))
    var fallback = description
    fallback.family = .system(.standard)
    var resolved = resolveSystem(fallback, size: size)
    resolved.match = .unknown
    return resolved
  }

  /// The face registered, pinned or (where allowed) installed under a name.
  func record(for description: FontDescription, named name: String) -> FaceRecord? {
    if let own = registeredCatalog.face(for: description, named: name) { return own }
    if let pinned = pinnedCatalog().face(for: description, named: name) { return pinned }
    return installedCatalog()?.face(for: description, named: name)
  }

  /// The system font's flavour behind one of the names `UIFont` reports for it.
  static func systemDesign(named name: String) -> FontDescription.Design? {
    guard name.hasPrefix(".") else { return nil }
    if name.hasPrefix(".AppleSystemUIFontMonospaced") { return .monospaced }
    if name.hasPrefix(".AppleSystemUIFontRounded") { return .rounded }
    if name.hasPrefix(".AppleSystemUIFontSerif") { return .serif }
    let standard = [".AppleSystemUIFont", ".SFUI", ".SFNS"]
    return standard.contains(where: name.hasPrefix) ? .standard : nil
  }

  /// The faces of the pinned files, read when a font is first asked for by name.
  func pinnedCatalog() -> FontCatalog {
    if let catalog = state.withLock(\.pinned) { return catalog }
    let files = state.withLock(\.files)
    let paths = ["Inter", "Noto"].flatMap { files.stems(startingWith: $0) }.compactMap { files[$0] }
    let catalog = FontCatalog(files: paths)
    state.withLock { $0.pinned = catalog }
    return catalog
  }

  /// The faces of the machine's configuration, or nil where they are not to be used.
  func installedCatalog() -> FontCatalog? {
    let (isUsed, known) = state.withLock { ($0.usesInstalledFonts, $0.installed) }
    guard isUsed else { return nil }
    if let known { return known }
    let catalog = FontCatalog(files: InstalledFonts.files())
    state.withLock { $0.installed = catalog }
    return catalog
  }

  private func resolveSystem(_ description: FontDescription, size: Double) -> ResolvedFace {
    let (files, design) = state.withLock { ($0.files, $0.design) }
    let candidates = design.faces.candidates(description, size: size)
    let (typeface, stem) = firstFace(candidates, files: files)
    var resolved = ResolvedFace(
      match: .exact,
      typeface: typeface,
      names: Self.systemNames(description),
      metrics: design.measures.metrics(
        size: size,
        weight: description.weight,
        isItalic: description.isItalic
      )
    )
    guard !stem.hasPrefix("SF-"), !stem.hasPrefix("NewYork") else { return resolved }
    if typeface.metrics.capHeight > 0.3 {
      resolved.glyphScale = design.measures.capHeight / Double(typeface.metrics.capHeight)
    }
    if stem.hasPrefix("Inter") {
      resolved.letterSpacing = design.spacing.letterSpacing(
        size: size,
        weight: description.weight,
        isDisplayCut: stem.hasPrefix("InterDisplay")
      )
      resolved.digitSpacing = design.spacing.digitSpacing(size: size)
      // San Francisco does not turn "->" into an arrow or a letter x between digits into a sign.
      resolved.features = [FontFeature("calt", 0)]
      resolved.hasPairAdvances = true
    }
    return resolved
  }

  /// The first face there is of some, or any other where there is none; and its file's name.
  private func firstFace(
    _ candidates: [FaceCandidate],
    files: FontFiles
  )
    -> (Typeface, stem: String)
  {
    for candidate in candidates {
      guard let path = files[candidate.stem] else { continue }
      let location = Typeface.Location(path: path, variations: candidate.variations)
      if let typeface = typeface(at: location) { return (typeface, candidate.stem) }
    }
    let package = FontPackage(ofFile: candidates.last?.stem ?? "Inter")
    reportMissing(package)
    for stem in ["Inter-Regular", "NotoSans-Regular", "NotoSansMono-Regular"] {
      if let path = files[stem], let typeface = typeface(at: .init(path: path)) {
        return (typeface, stem)
      }
    }
    if let path = files.lastResort, let typeface = typeface(at: .init(path: path)) {
      return (typeface, "")
    }
    return (Typeface.empty, "")
  }

  private func resolve(
    _ record: FaceRecord,
    _ typeface: Typeface,
    match: Font.Match,
    size: Double
  ) -> ResolvedFace {
    ResolvedFace(
      match: match,
      typeface: typeface,
      names: record.names,
      metrics: typeface.metrics.scaled(by: size)
    )
  }

  private func substitute(
    for description: FontDescription,
    named name: String,
    size: Double
  ) -> ResolvedFace? {
    guard let match = FamilySubstitutes.match(name) else { return nil }
    var wanted = description
    if wanted.weight == .regular { wanted.weight = match.weight }
    wanted.isItalic = wanted.isItalic || match.isItalic
    if !description.isImplied {
      reportOnce("family \(match.family)", Self.substituted(match))
    }
    guard let record = pinnedCatalog().face(for: wanted, named: match.substitute),
      let typeface = typeface(at: record.location)
    else {
      wanted.family = .system(.standard)
      var resolved = resolveSystem(wanted, size: size)
      resolved.match = .substituted(family: match.family)
      return resolved
    }
    var resolved = resolve(
      record,
      typeface,
      match: .substituted(family: match.family),
      size: size
    )
    // The app compares names with the ones it asked for.
    resolved.names.family = match.family
    resolved.names.postScript = name
    resolved.names.full = name
    if match.substitute == "Inter" { resolved.features = [FontFeature("calt", 0)] }
    return resolved
  }

  private static func systemNames(_ description: FontDescription) -> FontNames {
    let weights = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let weight = weights[description.weight.step]
    let style = description.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
    let (family, prefix) =
      switch description.family {
      case .system(.serif): (".AppleSystemUIFontSerif", ".AppleSystemUIFontSerif")
      case .system(.rounded): (".AppleSystemUIFontRounded", ".AppleSystemUIFontRounded")
      case .system(.monospaced): (".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced")
      default: (".AppleSystemUIFont", ".SFUI")
      }
    return FontNames(
      family: family,
      style: style,
      full: "System Font \(style)",
      postScript: "\(prefix)-\(style)"
    )
  }

  private static func unknown(_ name: String) -> Diagnosis {
    Diagnosis(
      .fontMissing,
      what: "There is no font \"\(name)\", neither here nor on iOS; the system font draws instead.",
      place: "font \(name)",
      remedy: "List the font's file under UIAppFonts in Info.plist, or check the spelling."
    )
  }

  private static func substituted(_ match: FamilySubstitutes.Match) -> Diagnosis {
    Diagnosis(
      .fontMissing,
      what: "\"\(match.family)\" is not on this machine; \(match.substitute) draws instead.",
      place: "font family \(match.family)",
      remedy: "Widths differ from iOS. Add the font's file to the app where that matters."
    )
  }
}
