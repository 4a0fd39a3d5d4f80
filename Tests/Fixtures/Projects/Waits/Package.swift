// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Waits",
  platforms: [.iOS(.v15)],
  targets: [.target(name: "Waits"), .testTarget(name: "WaitsTests", dependencies: ["Waits"])]
)
