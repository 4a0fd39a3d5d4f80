import Diagnostics
import Foundation
import Testing

@testable import UIKit

/// Names and links in an app's files that lead out of its folder.
@Suite struct OutsideAssetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let picture = UIImage(cgImage: Picture.make(["R"])).pngData()
    try folder.write(picture, "secret.png")
    try folder.write("secret", "secret.txt")
    try folder.write(picture, "App/A.xcassets/own.imageset/own.png")
    try folder.write(picture, "App/own.png")
    for (name, file) in [
      ("own", "own.png"), ("up", "../../../secret.png"), ("link", "link.png"),
      ("whole", "/etc/hostname"), ("near", "near.png"),
    ] {
      try folder.write(
        "{\"images\": [{\"filename\": \"\(file)\", \"idiom\": \"universal\"}]}",
        "App/A.xcassets/\(name).imageset/Contents.json"
      )
    }
    for (name, file) in [("up", "../../../secret.txt"), ("link", "link.txt")] {
      try folder.write(
        "{\"data\": [{\"filename\": \"\(file)\", \"idiom\": \"universal\"}]}",
        "App/A.xcassets/\(name).dataset/Contents.json"
      )
    }
    try link("link.imageset/link.png", "\(folder.path)/secret.png")
    try link("link.dataset/link.txt", "../../../secret.txt")
    try link("near.imageset/near.png", "../own.imageset/own.png")
    try link("folder", folder.path)
  }

  private func link(_ name: String, _ target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/A.xcassets/\(name)",
      withDestinationPath: target
    )
  }

  private var app: Bundle? { Bundle(path: "\(folder.path)/App") }

  @Test(arguments: ["up", "link", "whole"])
  func `pictures outside of the catalog are told and not shown`(name: String) throws {
    let app = try #require(app)
    let findings = UIKitDiagnostics.recording {
      #expect(UIImage(named: name, in: app, compatibleWith: nil) == nil)
    }
    #expect(findings.contains { $0.code == "TSK-OUTSIDE" && $0.place.contains("\(name).imageset") })
  }

  @Test(arguments: ["up", "link"])
  func `data outside of the catalog is told and not read`(name: String) throws {
    let app = try #require(app)
    let findings = UIKitDiagnostics.recording {
      #expect(NSDataAsset(name: name, bundle: app) == nil)
    }
    #expect(findings.contains { $0.code == "TSK-OUTSIDE" && $0.place.contains("\(name).dataset") })
  }

  @Test(arguments: ["own", "near"])
  func `pictures of the catalog are shown`(name: String) throws {
    let app = try #require(app)
    _ = UIKitDiagnostics.recording {
      #expect(UIImage(named: name, in: app, compatibleWith: nil) != nil)
    }
  }

  @Test @MainActor func `names lead to nothing outside of the app`() throws {
    let app = try #require(app)
    for name in ["../secret", "../secret.png", "a/../../secret", "./../secret"] {
      let findings = UIKitDiagnostics.recording {
        #expect(UIImage(named: name, in: app, compatibleWith: nil) == nil)
      }
      #expect(findings.first?.code == "TSK-OUTSIDE", "\(name)")
    }
    try folder.write(NibSource.xib("<view id=\"v\"/>"), "Nib.xib")
    let findings = UIKitDiagnostics.recording {
      #expect(UINib(nibName: "../Nib", bundle: app).instantiate(withOwner: nil).isEmpty)
    }
    #expect(findings.first?.code == "TSK-OUTSIDE")
    try folder.write(Data(), "App/a/b")
    #expect(UIImage(named: "a/../own", in: app, compatibleWith: nil) != nil)
  }
}
