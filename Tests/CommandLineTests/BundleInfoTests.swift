import Diagnostics
import Foundation
import Testing

@testable import tsumiki_translate

@Suite struct BundleInfoTests {
  private func info(_ plan: ProjectPlan, in folder: URL) throws -> [String: Any] {
    let bundle = folder.appendingPathComponent("Out.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try ResourceCopy(plan: plan, bundle: bundle).run()
    let data = try Data(contentsOf: bundle.appendingPathComponent("Info.plist"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-info-\(UUID().uuidString)")
    let icon = folder.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: icon, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: icon.appendingPathComponent("Contents.json"))
    return folder
  }

  @Test func `an icon of a catalog is entered as Xcode does`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var plan = ProjectPlan(root: folder, name: "App", modules: [])
    #expect(try info(plan, in: folder)["CFBundleIcons"] == nil)
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    plan.modules = [
      ModulePlan(
        name: "App",
        sources: [],
        resources: [Resource(source: catalog, path: "Assets.xcassets")]
      )
    ]
    let icons = try info(plan, in: folder)["CFBundleIcons"] as? [String: Any]
    let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
    #expect(primary?["CFBundleIconFiles"] as? [String] == ["AppIcon60x60"])
    #expect(primary?["CFBundleIconName"] as? String == "AppIcon")
    plan.variables["ASSETCATALOG_COMPILER_APPICON_NAME"] = "Other"
    #expect(try info(plan, in: folder)["CFBundleIcons"] == nil)
  }

  @Test func `nibs are found by the name they have when compiled`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let nib = folder.appendingPathComponent("Cell.xib")
    try Data("<document/>".utf8).write(to: nib)
    let module = ModulePlan(
      name: "App",
      sources: [],
      resources: [Resource(source: nib, path: "Base.lproj/Cell.xib")]
    )
    _ = try info(ProjectPlan(root: folder, name: "App", modules: [module]), in: folder)
    let compiled = folder.appendingPathComponent("Out.app/Base.lproj/Cell.nib")
    #expect(try Data(contentsOf: compiled) == Data("<document/>".utf8))
  }

  @Test func `the accent of the settings is named`() {
    let settings = ["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Brand"]
    let entries = GeneratedInfo(settings: settings).entries
    #expect(entries["NSAccentColorName"] as? String == "Brand")
    #expect(GeneratedInfo(settings: [:]).entries.isEmpty)
  }

  @Test func `a binary list is read as one of XML`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Info.plist")
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleDisplayName": "$(PRODUCT_NAME)!"],
      format: .binary,
      options: 0
    )
    try data.write(to: file)
    var plan = ProjectPlan(root: folder, name: "App", modules: [])
    plan.infoPlist = file
    plan.variables = ["PRODUCT_NAME": "Nice"]
    #expect(try info(plan, in: folder)["CFBundleDisplayName"] as? String == "Nice!")
  }

  @Test(arguments: [
    ("INTUNE", ["pro", "both", "end"]), ("FREE=1 OTHER", ["free", "both", "old", "end"]),
    ("", ["plain", "both", "old", "end"]),
  ])
  func `lines of conditions that do not hold are left out where the target asks`(
    definitions: String,
    lines: [String]
  ) throws {
    let text = """
      #ifdef INTUNE
      pro
      #elif defined(FREE)
      free
      #else
      plain
      #endif
      #if 1
      both
      #if 0
      never
      #endif
      # ifndef INTUNE
      old
      #endif
      #endif
      end
      """
    let names = Set(definitions.split(separator: " ").map { String($0.prefix { $0 != "=" }) })
    let left = ConditionalLines.text(text, defined: names)
    #expect(left.split(separator: "\n").map(String.init) == lines)
    #expect(left.count { $0 == "\n" } == text.count { $0 == "\n" })
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Info.plist")
    let plist = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      #ifdef INTUNE
      <key>Managed</key><true/>
      #endif
      <key>Own</key><true/></dict></plist>
      """
    try Data(plist.utf8).write(to: file)
    var plan = ProjectPlan(root: folder, name: "App", modules: [])
    plan.infoPlist = file
    #expect(throws: Problem.self) { try info(plan, in: folder) }
    plan.variables = [
      "INFOPLIST_PREPROCESS": "YES", "INFOPLIST_PREPROCESSOR_DEFINITIONS": definitions,
    ]
    let made = try info(plan, in: folder)
    #expect(made["Own"] as? Bool == true && (made["Managed"] != nil) == (definitions == "INTUNE"))
  }
}
