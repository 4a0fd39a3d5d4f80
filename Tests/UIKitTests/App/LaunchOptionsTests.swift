import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What the environment says of how an app is to be shown.
@Suite struct LaunchOptionsTests {
  private func options(_ text: String) throws -> LaunchOptions {
    try JSONDecoder().decode(LaunchOptions.self, from: Data(text.utf8))
  }

  @Test func `nothing said is a phone in the light at twice the pixels`() throws {
    let device = try options("{}").device
    #expect(device.width == 390 && device.height == 844 && device.scale == 2)
    #expect(device.style == .light && device.textSize == .large && !device.isRightToLeft)
    #expect(device.safeArea == [0, 0, 0, 0] && !device.typesSmartly && !device.showsKeyboard)
  }

  @Test func `what is said is the device's`() throws {
    let device = try options(
      """
      {"size": [1024, 768], "scale": 3, "style": "dark", "safeArea": [1, 2, 3, 4],
       "textSize": "accessibilityLarge", "isRightToLeft": true, "smartTyping": true, "keyboard": true}
      """
    ).device
    #expect(device.width == 1_024 && device.height == 768 && device.scale == 3)
    #expect(device.style == .dark && device.textSize == .accessibilityLarge)
    #expect(device.safeArea == [1, 2, 3, 4] && device.isRightToLeft)
    #expect(device.typesSmartly && device.showsKeyboard)
  }

  @Test(arguments: ["png", "dump", "accessibility"])
  func `a file that is asked for needs no display`(_ name: String) throws {
    #expect(try options("{\"\(name)\": \"/tmp/file\"}").isHeadless)
  }

  @Test(arguments: ["gestures", "record", "fallbackPNG", "title"])
  func `what goes on in a window needs one`(_ name: String) throws {
    #expect(try !options("{\"\(name)\": \"/tmp/file\"}").isHeadless)
  }

  @Test func `each text size has a name, the smallest first`() throws {
    let sizes = UIContentSizeCategory.optionNames.map { UIContentSizeCategory(optionName: $0) }
    let known = sizes.compactMap { $0 }
    #expect(known.count == 12 && Set(known).count == 12)
    #expect(known.first == .extraSmall && known[3] == .large)
    #expect(known.last == .accessibilityExtraExtraExtraLarge)
    #expect(zip(known, known.dropFirst()).allSatisfy { $0 < $1 })
    #expect(known.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory(optionName: "huge") == nil)
  }

  @Test func `an unknown style or text size is the usual one`() throws {
    let device = try options(#"{"style": "sepia", "textSize": "huge"}"#).device
    #expect(device.style == .light && device.textSize == .large)
  }

  @Test func `options survive being written and read`() throws {
    var options = LaunchOptions()
    options.size = [320, 568]
    options.scale = 1
    options.style = "dark"
    options.at = 2.5
    options.open = URL(string: "app://place/42")
    options.date = 86_400
    options.endsAtFirstFrame = true
    let data = try JSONEncoder().encode(options)
    #expect(try JSONDecoder().decode(LaunchOptions.self, from: data) == options)
  }
}
