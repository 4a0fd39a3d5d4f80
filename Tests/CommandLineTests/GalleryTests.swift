import Foundation
import TestSupport
import Testing

@Suite struct GalleryTests {
  private static let screens: [String] =
    ((try? Command("--list").output) ?? "").split(separator: "\n").map(String.init)

  @Test(arguments: screens)
  func `two programs draw the same picture in any surroundings, byte for byte`(
    screen: String
  ) throws {
    let surroundings = try Surroundings(seed: Self.screens.firstIndex(of: screen) ?? 0)
    let pictures = try [[:], surroundings.environment].map { environment in
      let file = Command.file(".png")
      let command = try Command(
        arguments: ["--screen", screen, "--scale", "1", "--png", file.path],
        environment: environment
      )
      #expect(command.status == 0, "\(command.errors)")
      #expect(command.errors.isEmpty, "\(command.errors)")
      return try Data(contentsOf: file)
    }
    #expect(pictures[0].starts(with: [0x89, 0x50, 0x4e, 0x47]))
    #expect(pictures[0] == pictures[1], "in \(surroundings.environment)")
  }

  @Test(arguments: screens)
  func `a screen takes size, style, text size and direction`(screen: String) throws {
    let file = Command.file(".json")
    let command = try Command(
      "--screen",
      screen,
      "--size",
      "700x500",
      "--style",
      "dark",
      "--rtl",
      "--text-size",
      "accessibilityLarge",
      "--dump",
      file.path
    )
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.errors.isEmpty, "\(command.errors)")
    let dump = try Dump(file)
    #expect(dump.views.first?["frame"].numbers == [0, 0, 700, 500])
    #expect(dump.views.count > 3)
  }
}
