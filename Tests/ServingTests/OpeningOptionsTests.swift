import ScreenProtocol
import Testing

@testable import Serving

/// What `open` makes of its parameters.
@Suite struct OpeningOptionsTests {
  private func request(
    _ parameters: ServedValue,
    _ standard: ScreenRequest? = ScreenRequest(.gallery("settings"), device: ["--scale", "3"])
  ) throws -> ScreenRequest {
    try OpeningOptions(parameters: ServedParameters(.open, parameters)).request(standard)
  }

  @Test func `what is not said is as on the command line`() throws {
    #expect(try request([:]) == ScreenRequest(.gallery("settings"), device: ["--scale", "3"]))
    let other = try request(["gallery": "type", "name": "big", "size": [320, 480.5]])
    #expect(other.name == "big" && other.source == .gallery("type"))
    #expect(other.device == ["--scale", "3", "--size", "320x480.5"])
  }

  @Test func `the device, the language and the first screen are handed on`() throws {
    let request = try request([
      "style": "dark", "rightToLeft": true, "safeArea": [59, 0, 34, 0], "language": "zh-Hans",
      "controller": "A.B", "textSize": "large", "date": "2026-01-09",
    ])
    #expect(
      request.device.dropFirst(2) == [
        "--safe-area", "59,0,34,0", "--style", "dark", "--text-size", "large", "--date",
        "2026-01-09", "--rtl",
      ]
    )
    #expect(request.arguments == ["-AppleLanguages", "(zh-Hans)"])
    #expect(request.shown == ["controller": "A.B"])
  }

  @Test(arguments: [
    ServedValue.object(["style": "--png"]), .object(["language": "de; rm"]),
    .object(["safeArea": [1, 2]]), .object(["path": "/no/such/place"]),
  ]) func `what could be taken for something else is refused`(_ parameters: ServedValue) {
    #expect(throws: ServedError.self) { try request(parameters) }
  }

  @Test func `something must be named`() {
    #expect(throws: ServedError.self) { try request([:], nil) }
  }
}
