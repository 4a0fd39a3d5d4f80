import Foundation
import TestSupport
import Testing

/// What somebody finds who knows nothing of an app but what it answers.
@Suite struct TenDefectsTests {
  /// A look at an app for mistakes of layout; each finding says what proves it.
  private struct Inspection {
    let server: ServedProgram
    private(set) var findings: [String: String] = [:]

    init(_ arguments: [String]) throws {
      server = try ServedProgram([Command.app("TenDefects")] + arguments)
      try lookAtConstraints()
      try lookAtViews()
      try lookAtList()
      try lookAtButtons()
      try lookAtReuse()
      try lookInTheDark()
      try lookFromTheRight()
    }

    private mutating func find(_ defect: String, _ proof: String?) {
      if let proof { findings[defect] = proof }
    }

    /// The lines of the tree of views, each with what is in it.
    private func lines() throws -> [Substring] {
      try server.text("tree", #"{"views":true,"all":true}"#).split(separator: "\n")
    }

    private func views() throws -> [JSONValue] { try server.ask("inspect")["views"].list ?? [] }

    private func view(_ name: String) throws -> JSONValue {
      let all = try views()
      let view = try #require(all.first { $0["name"].string?.contains(name) == true }, "\(name)")
      return try server.ask("inspect", #"{"view":\#(Int(view["view"].number ?? 0))}"#)
    }

    private func value(_ name: String, of view: JSONValue) -> String {
      let values = view["values"].list ?? []
      return values.first { $0.list?.first?.string == name }?.list?.last?.string ?? ""
    }

    private func frame(_ parameters: String) throws -> [Double] {
      try server.ask("find", parameters)["elements"].list?.first?["frame"].numbers ?? []
    }

    // What stands in the margin of the screen stands 16 points from its edge.
    private mutating func lookAtConstraints() throws {
      let why = try view("#avatar")["text"].string ?? ""
      let left = why.split(separator: "\n").first { $0.hasPrefix("left = ") }
      find("wrong constraint", left == "left = 16" ? nil : left.map(String.init))
    }

    private mutating func lookAtViews() throws {
      let slogan = try view("#slogan")
      let clipped = value("clipped", of: slogan)
      find("clipped text", clipped.isEmpty ? nil : clipped)
      let flat = try lines().first { $0.contains("#separator") && $0.hasSuffix("× 0)") }
      find("lost separator", flat.map(String.init))
    }

    private mutating func lookAtList() throws {
      let why = try server.text("explain", #"{"role":"item","index":1}"#)
      let inset = why.split(separator: "\n").first { $0.contains("(section inset before)") }
      find(
        "wrong inset",
        inset.map(String.init).flatMap { $0.contains("16 (section inset before)") ? nil : $0 }
      )
      let frames =
        try views().first { !$0["layout"].isNull }?["layout"].list?
        .map { $0["frame"].numbers } ?? []
      let ordered = frames.sorted { $0[1] < $1[1] }
      let pair = zip(ordered, ordered.dropFirst()).first { $0[1] + $0[3] > $1[1] + 0.01 }
      find("overlapping cells", pair.map { "\($0) and \($1)" })
    }

    private mutating func lookAtButtons() throws {
      let tree = try server.text("tree", #"{"all":true}"#).split(separator: "\n")
      let nameless = tree.first { $0.contains("button (") }
      find("unlabelled button", nameless.map(String.init))
      let height = try frame(#"{"role":"window"}"#).last ?? 0
      let low = try lines().first { line in
        guard line.contains("UIButton "), let place = line.split(separator: "(").last else {
          return false
        }
        let top = place.split(separator: ",").dropFirst().first.flatMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        return (top ?? 0) >= height
      }
      find("off-screen button", low.map(String.init))
    }

    private mutating func lookAtReuse() throws {
      func badges() throws -> Int {
        try lines().count { $0.contains("UILabel \"New\"") }
      }
      for _ in 0..<6 { _ = try server.ask("scroll", #"{"by":[0,300],"role":"item","index":0}"#) }
      let count = try badges()
      find("contamination by reuse", count == 0 ? nil : "\(count) badges far from the first orders")
    }

    private mutating func lookInTheDark() throws {
      _ = try server.ask("set", #"{"style":"dark"}"#)
      let color = value("color", of: try view("#name"))
      find("wrong dark colour", color.contains("label") ? nil : color)
      _ = try server.ask("set", #"{"style":"light"}"#)
    }

    private mutating func lookFromTheRight() throws {
      _ = try server.ask("set", #"{"rightToLeft":true}"#)
      let (name, amount) = (
        try frame(#"{"identifier":"name"}"#), try frame(#"{"identifier":"amount"}"#)
      )
      try #require(name.count == 4 && amount.count == 4)
      find("wrong order from right to left", name[0] < amount[0] ? "\(name), \(amount)" : nil)
    }
  }

  private static let defects = [
    "clipped text", "contamination by reuse", "lost separator", "off-screen button",
    "overlapping cells", "unlabelled button", "wrong constraint", "wrong dark colour",
    "wrong inset", "wrong order from right to left",
  ]

  @Test func `ten mistakes are found and proved by requests alone`() throws {
    let inspection = try Inspection([])
    #expect(inspection.findings.keys.sorted() == Self.defects, "\(inspection.findings)")
    for (defect, proof) in inspection.findings.sorted(by: { $0.key < $1.key }) {
      print("\(defect): \(proof)")
    }
  }

  @Test func `nothing is found where nothing is wrong`() throws {
    let findings = try Inspection(["-Mended", "YES"]).findings
    #expect(findings == [:], "\(findings)")
  }
}
