// swift-tools-version: 5.9
import PackageDescription

// The package from elsewhere is never fetched: what is here stands in its place.
let package = Package(
  name: "Postbox",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
  ],
  targets: [
    .target(name: "Postbox"),
    .testTarget(
      name: "PostboxTests",
      dependencies: [
        "Postbox",
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
        .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
      ]
    ),
  ]
)
