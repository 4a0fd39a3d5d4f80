// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "Kit",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Kit", targets: ["Kit"])],
  targets: [
    .target(name: "Kit", resources: [.process("word.txt")]),
    .testTarget(name: "KitTests", dependencies: ["Kit"]),
  ]
)
