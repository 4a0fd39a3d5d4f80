/// Faces by the names they can be asked for; letter case does not matter.
struct FontCatalog: Sendable {
  private var faceByName: [String: FaceRecord] = [:]
  private var facesByFamily: [String: [FaceRecord]] = [:]

  init(files paths: [String] = []) {
    for path in paths { add(FaceRecord.faces(inFile: path)) }
  }

  /// The families, in alphabetical order.
  var familyNames: [String] {
    facesByFamily.values.compactMap { $0.first?.names.family }.sorted()
  }

  /// The face with this PostScript or full name.
  func face(named name: String) -> FaceRecord? { faceByName[name.lowercased()] }

  /// The faces of a family, lightest first, upright before italic.
  func faces(ofFamily family: String) -> [FaceRecord] {
    (facesByFamily[family.lowercased()] ?? []).sorted {
      let left = ($0.weight.rawValue, $0.isItalic ? 1 : 0, $0.names.postScript)
      return left < ($1.weight.rawValue, $1.isItalic ? 1 : 0, $1.names.postScript)
    }
  }

  /// Adds faces; a name that is taken keeps its first owner.
  mutating func add(_ records: [FaceRecord]) {
    for record in records {
      for name in [record.names.postScript, record.names.full] {
        let key = name.lowercased()
        if faceByName[key] == nil { faceByName[key] = record }
      }
      facesByFamily[record.names.family.lowercased(), default: []].append(record)
      if let legacy = record.names.legacyFamily?.lowercased(), faceByName[legacy] == nil {
        faceByName[legacy] = record
      }
    }
  }

  /// Takes out every face of a file.
  @discardableResult
  mutating func remove(file path: String) -> Bool {
    let count = faceByName.count
    faceByName = faceByName.filter { $0.value.location.path != path }
    facesByFamily = facesByFamily.compactMapValues { records in
      let kept = records.filter { $0.location.path != path }
      return kept.isEmpty ? nil : kept
    }
    return faceByName.count < count
  }

  /// What a name stands for, with the wanted look where the name leaves it open.
  func face(for description: FontDescription, named name: String) -> FaceRecord? {
    if let named = face(named: name) {
      let wantsMore =
        (description.isItalic && !named.isItalic)
        || (description.weight != .regular && description.weight.step != named.weight.step)
      guard wantsMore else { return named }
      return Self.nearest(
        in: faces(ofFamily: named.names.family),
        weight: description.weight == .regular ? named.weight : description.weight,
        isItalic: description.isItalic || named.isItalic,
        width: named.width
      )
    }
    return Self.nearest(
      in: faces(ofFamily: name),
      weight: description.weight,
      isItalic: description.isItalic,
      width: 100 * (1 + Double(description.width))
    )
  }

  private static func nearest(
    in faces: [FaceRecord],
    weight: FontWeight,
    isItalic: Bool,
    width: Double
  ) -> FaceRecord? {
    // A wrong slant is worse than any weight, a wrong width worse than a wrong slant.
    func distance(_ face: FaceRecord) -> Double {
      abs(face.width - width) * 100 + (face.isItalic == isItalic ? 0 : 1000)
        + abs(face.weight.openType - weight.openType)
    }
    return faces.min { distance($0) < distance($1) }
  }
}
