// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Postcards",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Postcards", targets: ["Postcards"])],
  targets: [
    .target(name: "Postcards", resources: [.process("Resources")]),
    .testTarget(name: "PostcardsTests", dependencies: ["Postcards"]),
  ]
)

// Xcode never sees this part: the frameworks, and the plugin that translates all but Linux.swift.
#if os(Linux)
package.dependencies.append(.package(name: "tsumiki", path: "../.."))
for target in package.targets {
  target.dependencies.append(.product(name: "UIKit", package: "tsumiki"))
  target.plugins = [.plugin(name: "TranslateSources", package: "tsumiki")]
  target.sources = ["Linux.swift"]
}
#endif
