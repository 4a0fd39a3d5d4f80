import Testing

@testable import UIKit

/// The style that an app's Info.plist asks for.
@Suite struct DeviceStyleTests {
  @Test(arguments: [
    ("Dark" as String?, UIUserInterfaceStyle.dark), ("Light", .light), ("Automatic", .unspecified),
    (nil, .unspecified),
  ])
  func `is read from its key`(value: String?, style: UIUserInterfaceStyle) {
    let info: [String: Any] = value.map { ["UIUserInterfaceStyle": $0] } ?? [:]
    #expect(Device.style(in: info) == style)
  }
}
