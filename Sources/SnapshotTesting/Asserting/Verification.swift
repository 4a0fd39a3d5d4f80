import Foundation
import UIKit
import XCTestAdditions

/// One comparison of a value with its reference.
package struct Verification<Value, Format> {
  let snapshotting: Snapshotting<Value, Format>
  let place: ReferencePlace
  let name: String?
  let record: SnapshotTestingConfiguration.Record
  let timeout: TimeInterval

  package init(
    snapshotting: Snapshotting<Value, Format>,
    place: ReferencePlace,
    name: String?,
    record: SnapshotTestingConfiguration.Record,
    timeout: TimeInterval
  ) {
    self.snapshotting = snapshotting
    self.place = place
    self.name = name
    self.record = record
    self.timeout = timeout
  }

  /// What is wrong; nil where the value is as its reference.
  package func run(_ value: @autoclosure () throws -> Value) throws -> String? {
    // What is shown is the same wherever it is: dates and numbers are those of a simulator.
    CurrentLocale.begin(isForPeople: false)
    let reference = try? Data(contentsOf: place.file)
    let sidecar = isPicture ? PictureSidecar(place.viewsFile) : nil
    let isKept = reference.map { sidecar?.file == PixelDigest.of($0) } ?? false
    let expected = isKept && record != .all ? sidecar?.pixels : nil
    let outcome = try NotedImage.$expected.withValue(expected) {
      Taking.outcome(of: snapshotting.snapshot(try value()), timeout: timeout)
    }
    let result: Format
    switch outcome {
    case .taken(let value): result = value
    case .timedOut: return Taking.words(afterTimeout: timeout)
    case .gone: return "There is nothing to compare."
    }
    if record == .all {
      try write(result)
      return macNote + "All references are recorded, as was asked for: \(place.file.path)\n"
        + "Turn recording off and run \(place.test) again to compare with it."
    }
    guard let reference else { return try withoutReference(result) }
    if let expected, (result as? NotedImage)?.digest == expected {
      return try macDifference(result, sidecar)
    }
    return try compare(reference, result, isKept ? sidecar : nil)
  }

  private var isPicture: Bool { Format.self is UIImage.Type }

  /// What goes before everything else where a Mac's reference is there.
  private var macNote: String {
    guard let file = place.macFile, FileManager.default.fileExists(atPath: file.path) else {
      return ""
    }
    return "A reference from a Mac cannot match here, where fonts and rasteriser are others:"
      + " \(file.lastPathComponent) is left alone, \(place.file.lastPathComponent) counts.\n"
  }

  private func withoutReference(_ result: Format) throws -> String {
    let file = place.file.path
    guard record != .never else {
      let made = place.artifact()
      try FileManager.default.createDirectory(
        at: made.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try write(result, to: made)
      return macNote + "There is no reference, and none is recorded: \(file)\n\n"
        + "reference:  \(file)\nresult:     \(made.path)"
    }
    try write(result)
    return macNote + "There was no reference. It is recorded now: \(file)\n"
      + "Look at it, and run \(place.test) again to compare with it."
  }

  private func write(_ result: Format) throws {
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try write(result, to: place.file)
  }

  /// Writes a value, and beside a picture the views that it shows.
  private func write(_ result: Format, to file: URL) throws {
    let data = snapshotting.diffing.toData(result)
    try data.write(to: file, options: .atomic)
    guard isPicture else { return }
    let views = ReferencePlace.viewsFile(of: file)
    guard let picture = result as? NotedImage, let tree = picture.tree else {
      // What lies there is of another picture.
      try? FileManager.default.removeItem(at: views)
      return
    }
    try PictureSidecar(file: data, picture: picture, tree: tree).write(to: views)
  }

  // MARK: Comparing

  private func compare(
    _ data: Data,
    _ result: Format,
    _ sidecar: PictureSidecar?
  ) throws -> String? {
    let views = sidecar.flatMap { sidecar in
      (result as? NotedImage)?.tree.map { sidecar.tree.changes(to: $0) }
    }
    if ReferencePictures.current.decision == .views, let views {
      if views.isEmpty { return try macDifference(result, sidecar) }
    }
    let reference = snapshotting.diffing.fromData(data)
    guard let (difference, attachments) = snapshotting.diffing.diff(reference, result) else {
      return try macDifference(result, sidecar)
    }
    let files = try writeArtifacts(result, attachments)
    var parts = [macNote + headline]
    if let views { parts.append(words(for: views, reference, result)) }
    parts.append(difference.trimmingCharacters(in: .whitespacesAndNewlines))
    parts.append(files.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  private var headline: String {
    let words = name.map { "\"\($0)\" of \(place.test)" } ?? place.test
    guard record == .failed else { return "\(words) is not as its reference." }
    return "\(words) is not as its reference, which is recorded anew."
  }

  /// What moved, or where it is that only pixels differ.
  private func words(
    for changes: [ViewTree.Change],
    _ reference: Format,
    _ result: Format
  ) -> String {
    let most = 12
    guard changes.isEmpty else {
      // From the top down, as one looks at it; cells lie behind each other in any order.
      let ordered = changes.enumerated().sorted {
        ($0.element.row.rect.minY, $0.offset) < ($1.element.row.rect.minY, $1.offset)
      }.map(\.element)
      let rest = changes.count > most ? ["… and \(changes.count - most) more"] : []
      return (ordered.prefix(most).map(\.description) + rest).map { "  \($0)" }
        .joined(separator: "\n")
    }
    let same = "All views are where they were and as they were; what is drawn in them differs"
    guard let old = (reference as? UIImage)?.cgImage?.bitmap, let picture = result as? NotedImage,
      let new = picture.cgImage?.bitmap
    else { return same + "." }
    let area = PixelPairs.area(old, new).rect(scale: picture.scale)
    let rows = picture.tree?.rows ?? []
    let around = rows.last { !area.isNull && $0.rect.insetBy(dx: -0.5, dy: -0.5).contains(area) }
    return same + (around.map { ", within \($0.title)." } ?? ".")
  }

  /// Writes what the failure shows, and names it.
  private func writeArtifacts(_ result: Format, _ attachments: [XCTAttachment]) throws -> [String] {
    let file = place.artifact()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try write(result, to: file)
    let plain = SnapshotTestingConfiguration.DiffTool.default(
      currentFilePath: place.file.path,
      failedFilePath: file.path
    )
    var lines = [plain]
    if isPicture {
      lines = ["reference:  \(place.file.path)", "result:     \(file.path)"]
      if let picture = attachments.first(where: { $0.name == "difference" }) {
        let place = place.artifact("difference")
        try picture.payload.write(to: place)
        lines.append("difference: \(place.path)")
      }
      if let picture = attachments.first(where: { $0.name == "reference" }), record == .failed {
        let place = place.artifact("reference")
        try picture.payload.write(to: place)
        // Nobody has to take the result as the reference any more.
        lines[0] = "former:     \(place.path)"
      }
    }
    let handed = HandedOver(value: attachments)
    onMain {
      XCTContext.runActivity(named: "Difference") { activity in
        for attachment in handed.value { activity.add(attachment) }
      }
    }
    if record == .failed { try write(result) }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? Defaults.diffTool
    let words = tool(currentFilePath: place.file.path, failedFilePath: file.path)
    // A tool of one's own is named as well.
    if words != plain { lines.append(words) }
    return lines
  }

  /// What is elsewhere in a Mac's picture, where that is asked for.
  private func macDifference(_ result: Format, _ sidecar: PictureSidecar?) throws -> String? {
    guard ReferencePictures.current.macPictures == .rectangles, let file = place.macFile,
      let data = try? Data(contentsOf: file), let mac = UIImage(data: data),
      let picture = result as? NotedImage, let tree = picture.tree ?? sidecar?.tree
    else { return nil }
    let lines = MacEdges(mac: mac, picture: picture, tree: tree).differences
    guard !lines.isEmpty else { return nil }
    return "\(place.stem): edges are elsewhere in a Mac's picture.\n\n"
      + lines.map { "  \($0)" }.joined(separator: "\n") + "\n\nMac's picture: \(file.path)"
  }
}
